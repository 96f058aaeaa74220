"""Sentences: phrases rendered in French and English from ``locales/``."""
