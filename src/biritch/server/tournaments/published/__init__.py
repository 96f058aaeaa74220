"""The publication of a tournament, and its routes."""
