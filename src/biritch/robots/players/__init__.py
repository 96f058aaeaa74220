"""One file, one robot; each binds ``ROBOT``."""
