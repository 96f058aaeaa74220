"""Files of the ACBL, the American league: results of Live for Clubs, ACBLscore game files."""
