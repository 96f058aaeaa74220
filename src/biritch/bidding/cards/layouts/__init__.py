"""Layouts of convention cards: each file binds ``LAYOUT``."""
