"""Addresses of clubs' lists of members."""
