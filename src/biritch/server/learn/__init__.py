"""Learning: hints, odds, reviewed deals, the library of deals and its editor."""
