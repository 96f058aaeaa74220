"""What a table of friends or of a tournament adds to play: onlookers, clocks, waiting seats."""
