"""Commands that score and rank results."""
