"""Answers to notrump openings, and their interference."""
