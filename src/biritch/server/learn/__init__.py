"""Learning: the tutor's hints, odds, deals gone over, one's own deals and their editor."""
