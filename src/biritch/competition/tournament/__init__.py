"""A tournament as it is played: its log, and what follows from it."""
