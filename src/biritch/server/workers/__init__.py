"""Worker processes, in which robots decide and boards are solved."""
