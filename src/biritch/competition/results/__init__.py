"""The result of a board at a table, and how results are read from what people write."""
