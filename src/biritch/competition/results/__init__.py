"""Results: the result of a board at a table, and the parsing of results."""
