"""One file, one game; each binds ``VARIANT``."""
