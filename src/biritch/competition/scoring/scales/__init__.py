"""One file each: the scales of victory points, each binding ``SCALE``."""
