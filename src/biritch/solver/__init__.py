"""Double dummy: the tricks and the score of perfect play by both sides, all cards seen."""
