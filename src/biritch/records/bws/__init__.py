"""BWS, the database of the Bridgemate and its likes: an Access database, read, never written."""
