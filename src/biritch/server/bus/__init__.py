"""Messages between the servers of one set of tables; each of them may be lost."""
