"""Clubs: their members."""
