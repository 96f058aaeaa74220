"""A live table: its inbox, attendance, broadcast and robots; policies vary them."""
