"""Kinds of hands to practise: each file binds ``DRILL``."""
