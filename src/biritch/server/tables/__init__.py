"""Tables at which one game is played live."""
