"""Movements: what may be played, proposed with its figures, and changed while it is played."""
