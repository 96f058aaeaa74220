"""Who listens to a tournament, and how they hear that it has changed."""
