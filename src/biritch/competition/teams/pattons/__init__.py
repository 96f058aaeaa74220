"""One file each: the forms of Patton, each binding ``PATTON``."""
