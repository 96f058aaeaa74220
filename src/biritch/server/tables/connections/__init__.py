"""Connections to the people at a table: their sockets, and the changes that are sent."""
