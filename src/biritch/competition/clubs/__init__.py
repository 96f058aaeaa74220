"""Clubs: members, attendance, ladders, regular and simultaneous events."""
