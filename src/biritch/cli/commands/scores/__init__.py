"""Commands that score results and rank them."""
