"""One file, one bidding system; each binds ``SYSTEM``."""
