"""One file for each federation's ranking rules; binds ``PRESET`` and names its source."""
