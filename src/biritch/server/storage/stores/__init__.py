"""One file for each kind of store; each binds ``STORE``."""
