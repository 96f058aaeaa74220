"""Claims: search for sure plans, parsing of stated lines, robots' own claims."""
