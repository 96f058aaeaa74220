"""Formulas of ladders: one file each, bound to ``LADDER``."""
