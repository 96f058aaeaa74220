"""The SEF after the opponents have opened."""
