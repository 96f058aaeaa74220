"""Commands for tournaments and clubs."""
