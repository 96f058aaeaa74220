"""BWS, the Access database in which Bridgemates and their likes keep results: read only."""
