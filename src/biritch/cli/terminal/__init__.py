"""A table in the terminal, line by line."""
