"""Clubs' lists of members, kept on the server."""
