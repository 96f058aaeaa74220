"""A live tournament: its log, and all that follows from it."""
