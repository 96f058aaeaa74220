"""Bidding systems: each file binds ``SYSTEM``."""
