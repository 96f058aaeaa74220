"""Kinds of hands to practise bidding on: each file binds ``DRILL``."""
