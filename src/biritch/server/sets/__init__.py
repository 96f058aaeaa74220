"""Sets on the server: boards many people play at different times against the same robots."""
