"""One file for each tie-break rule; binds ``TIE`` and names its source."""
