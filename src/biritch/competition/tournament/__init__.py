"""A tournament in play: its log, and the state that follows from it."""
