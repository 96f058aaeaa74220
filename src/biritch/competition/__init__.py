"""Competitions: who plays whom, what it is worth beside the others, and who is first.

This room knows board numbers, scores and contestants; never who held what. All that is
scored is exact (``Fraction``): figures are rounded once, when they are shown.
"""
