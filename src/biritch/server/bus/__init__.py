"""Several servers at one set of tables: what they tell each other, which may all be lost."""
