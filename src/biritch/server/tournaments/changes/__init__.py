"""Requests that change who plays what while it is played."""
