"""Commands that play, solve and compute odds."""
