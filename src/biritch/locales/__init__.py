"""Sentences and typed words of every language, one folder each."""
