"""One file each: the notations that carry results, each binding ``FILE``."""
