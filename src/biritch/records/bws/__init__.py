"""BWS, the database of the Bridgemate and its likes: tables of Jet 4, read, never written."""
