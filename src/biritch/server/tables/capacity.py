"""What is said when there is no room for another table."""


class Full(Exception):
    """No more tables for now."""
