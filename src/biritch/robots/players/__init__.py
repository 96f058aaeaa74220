"""The kinds of robots, one file a kind; each binds ``ROBOT``."""
