"""A live table: its inbox, attendance, broadcast, robots; policies say what differs."""
