"""Doubles, answers to them, and rescues from them."""
