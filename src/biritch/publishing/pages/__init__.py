"""Web pages of a tournament's results: no scripts, no external resources."""
