"""Slam bidding: Blackwood, control bids, splinters, trump quality."""
