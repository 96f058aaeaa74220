"""The people of a tournament: its club, the players at a table, the holders of keys."""
