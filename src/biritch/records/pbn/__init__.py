"""Portable Bridge Notation 2.1 (Veugen and Backas, 2017): read as found, written exactly."""
