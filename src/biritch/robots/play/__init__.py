"""How robots choose a card."""
