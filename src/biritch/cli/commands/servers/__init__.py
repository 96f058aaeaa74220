"""Commands for the owner of a server."""
