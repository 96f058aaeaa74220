"""What we bid after the opponents have opened."""
