"""Storage of the server's logs and records."""
