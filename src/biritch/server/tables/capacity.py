"""What is said when there is no room for another table."""


class TooManyTables(Exception):
    """No more tables for now."""
