"""The people of a tournament: its club, who sits at a table, whose it is."""
