"""tokens."""

from __future__ import annotations

import hashlib
import secrets


def digest(token: str) -> str:
    """Return what is stored of *token*."""
    return hashlib.sha256(token.encode()).hexdigest()


LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that are taken for one another."""


def fresh(length: int) -> str:
    """Return a word nobody guesses: five bits a letter, almost."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))
