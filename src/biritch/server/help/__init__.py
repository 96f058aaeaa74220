"""The help page: the handbook in one response, which the browser searches and keeps."""
