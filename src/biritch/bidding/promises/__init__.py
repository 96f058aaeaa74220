"""Promises of calls: points, lengths, shapes, honours."""
