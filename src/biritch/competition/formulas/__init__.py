"""One file, one formula; each binds ``FORMULA``."""
