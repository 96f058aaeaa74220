"""One file, one command, in a folder by subject; each binds ``COMMAND``."""
