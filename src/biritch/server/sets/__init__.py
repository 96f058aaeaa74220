"""Sets: boards that many people play at different times against the same robots."""
