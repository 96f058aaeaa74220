"""What calls mean: promises, agreements, systems. It knows no play, socket or randomness."""
