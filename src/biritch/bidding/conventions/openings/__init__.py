"""Openings, and answers to those of two and above."""
