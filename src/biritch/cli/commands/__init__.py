"""One file, one command; each binds ``COMMAND``."""
