"""One file for each scale of master points; binds ``SCALE`` and names its source."""
