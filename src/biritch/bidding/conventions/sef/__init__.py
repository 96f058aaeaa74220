"""Chapters of the SEF, the French standard system."""
