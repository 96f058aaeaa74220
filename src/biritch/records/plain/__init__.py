"""Plain text: its encoding, and the deals that people paste or print in it."""
