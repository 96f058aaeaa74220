"""Routes of the rulings page."""
