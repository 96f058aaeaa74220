"""Optional user accounts: sign-in, sessions, synchronised deals and preferences."""
