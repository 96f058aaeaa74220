"""One file, one notation; each binds ``FORMAT``."""
