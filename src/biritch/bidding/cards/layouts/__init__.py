"""Lay-outs of convention cards: each file binds ``LAYOUT``."""
