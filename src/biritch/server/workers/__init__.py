"""Worker processes, in which robots think."""
