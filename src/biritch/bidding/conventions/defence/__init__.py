"""Bids after the opponents have opened."""
