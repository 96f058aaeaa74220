"""What each table made of a board, and where it is read from."""
