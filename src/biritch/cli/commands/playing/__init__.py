"""Commands that play, solve and reckon chances."""
