"""BWS, the Access database of Bridgemates and similar devices: read only."""
