"""Played together by friends: a bidding table for two, a match of two tables."""
