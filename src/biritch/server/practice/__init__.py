"""The practice room: hands to bid with a robot as partner, and their review."""
