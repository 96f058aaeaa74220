"""Routes of bidding systems and convention cards."""
