"""One file, one convention; each binds ``PACKAGE``."""
