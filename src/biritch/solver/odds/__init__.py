"""Probabilities: how suits break, how a suit is best played, how often a contract must make.

It counts the ways that hidden cards may lie; it sees no hand, no auction and no person.
"""
