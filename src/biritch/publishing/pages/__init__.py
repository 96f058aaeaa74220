"""The results of a tournament as web pages: no script, nothing fetched from elsewhere."""
