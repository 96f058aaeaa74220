"""From results to a ranking: match points, IMPs, victory points, ties, strata."""
