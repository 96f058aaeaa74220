"""Matches between robots, and the protocol for other programs to take part."""
