"""The games of the family, one file a game; each binds ``VARIANT``."""
