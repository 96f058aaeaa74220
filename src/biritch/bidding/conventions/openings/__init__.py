"""Openings, and responses to those at the two level and above."""
