"""Competitions: who meets whom, how the scores compare, and who has won.

This room knows board numbers, scores and contestants, never anybody's cards. All scoring is
exact (``Fraction``); figures are rounded once, when they are shown.
"""
