"""Signed feeds: results of sets exchanged with trusted servers."""
