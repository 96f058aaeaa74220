"""One irregularity a file; each binds ``IRREGULARITY``."""
