"""Claims: searched for plans without a guess, read as lines of play, and made by robots."""
