"""Shared parts of the commands for servers."""
