"""Random keys and names, and the digests under which keys are stored."""

from __future__ import annotations

import hashlib
import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Of keys and names: no ``i``, ``l``, ``o``, ``0`` or ``1``, which look alike."""


KEY_LENGTH = 26
"""Letters of a key: 128 bits, as many as nobody guesses by trying."""


def digest(token: str, salt: str = "") -> str:
    """Return the stored digest of *token*: hexadecimal SHA-256 of *salt* and *token*.

    Each log has its own salt, so that equal tokens of two logs differ and no precomputed table
    helps the reader of a stolen file. Logs of version 0.1.0 have none.

    Example:
        >>> digest("secret")[:8], digest("secret", salt="3f")[:8]
        ('2bb80d53', 'dff09df7')
    """
    return hashlib.sha256(f"{salt}{token}".encode()).hexdigest()


def fresh_salt() -> str:
    """Return a salt of 128 bits.

    Example:
        >>> len(fresh_salt())
        32
    """
    return secrets.token_hex(16)


def random_word(length: int) -> str:
    """Return *length* random :data:`LETTERS`, almost five bits each.

    Example:
        >>> len(random_word(6))
        6
    """
    return "".join(secrets.choice(LETTERS) for _ in range(length))
