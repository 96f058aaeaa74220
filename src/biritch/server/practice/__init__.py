"""Hands to practise bidding on."""
