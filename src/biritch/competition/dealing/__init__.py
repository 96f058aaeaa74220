"""Dealing to conditions: dealer scripts, and batches of random deals as arrays."""
