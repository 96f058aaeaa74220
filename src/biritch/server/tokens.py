"""Keys and names that nobody guesses, and the digests of keys that are stored."""

from __future__ import annotations

import hashlib
import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Of keys and names: no ``i``, ``l``, ``o``, ``0`` or ``1``, which look alike."""


def digest(token: str) -> str:
    """Return what is stored of *token*: its SHA-256, in hexadecimal.

    Example:
        >>> digest("secret")[:8]
        '2bb80d53'
    """
    return hashlib.sha256(token.encode()).hexdigest()


def random_word(length: int) -> str:
    """Return *length* random :data:`LETTERS`, almost five bits each.

    Example:
        >>> len(random_word(6))
        6
    """
    return "".join(secrets.choice(LETTERS) for _ in range(length))
