"""One file, one movement; each binds ``MOVEMENT``."""
