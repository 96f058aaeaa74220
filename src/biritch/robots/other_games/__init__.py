"""Robots of the games other than contract bridge."""
