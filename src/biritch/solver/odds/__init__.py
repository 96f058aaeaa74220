"""Probabilities: suit breaks, best lines in a suit, break-even points.

It counts possible layouts of hidden cards; it uses no hand and no auction.
"""
