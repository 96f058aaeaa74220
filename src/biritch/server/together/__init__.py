"""Playing with friends: a bidding table for two, a match of two tables."""
