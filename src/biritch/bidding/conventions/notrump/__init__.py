"""Responses to notrump openings, and the opponents' interference."""
