"""The page of help: the handbook, sent whole, so that a browser can search and keep it."""
