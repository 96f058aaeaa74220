"""A table played line by line in a terminal."""
