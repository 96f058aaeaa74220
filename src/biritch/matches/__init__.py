"""Matches between robots, and the protocol by which programs of other people sit down."""
