"""Competitions: movements, comparison of scores, rankings.

This package knows board numbers, scores and contestants, never anybody's cards. All scoring is
exact (``Fraction``); figures are rounded once, for display.
"""
