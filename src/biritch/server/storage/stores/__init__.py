"""One file, one place to keep tables; each binds ``STORE``."""
