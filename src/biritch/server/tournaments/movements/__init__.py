"""Movements: proposals with their figures, and changes during play."""
