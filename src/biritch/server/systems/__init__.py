"""Addresses of bidding systems and convention cards."""
