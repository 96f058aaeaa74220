"""Tournaments played at this server's own tables."""
