"""The games: which phases and which tariff make one game, and what each seat sees of it.

This room knows deals under way. It knows no person, no clock and no socket.
"""
