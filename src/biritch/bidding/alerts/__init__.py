"""Which calls are alerted or announced, under whose regulations."""
