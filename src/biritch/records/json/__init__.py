"""Boards as JSON: a list of objects, every field under its own name (``docs/formats.md``)."""
