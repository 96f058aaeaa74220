"""Sentences in French and English, and how calls and cards are written in each."""
