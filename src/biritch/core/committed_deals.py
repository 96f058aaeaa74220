"""Deals committed to before anyone could know them, as SquareDeal makes them.

A secret key is chosen and its digest published. Later a value nobody could foresee, such as
a stock index, is added, and the deals are drawn from both. Once the key is published everybody
can draw them again: nobody has chosen them, not even the keeper of the key.

The method is that of Hans van Staveren's Big Deal and SquareDeal: numbers of 96 bits from
RIPEMD-160 of a counter, of the key and value, and of an owner; numbers too large for a deal
are passed over.
"""

from __future__ import annotations

import base64
import re
import secrets
import string
from collections.abc import Iterator

from biritch.core.deal_numbers import DEALS
from biritch.core.deals import Deal
from biritch.core.ripemd import digest

KEY_LENGTH = 60
"""Letters and digits of a new key: 357 bits, for the 320 that the drawing uses."""
LEAST_KEY = 40
"""A shorter key could be guessed."""

_SIGNS = string.ascii_letters + string.digits


def fresh_key() -> str:
    """Return a key nobody can foresee, from the system's entropy.

    Example:
        >>> len(fresh_key())
        60
    """
    return "".join(secrets.choice(_SIGNS) for _ in range(KEY_LENGTH))


def normalise_value(value: str) -> str:
    """Return the published *value* as everybody would write it.

    Blanks are single, and signs between two digits of a number are left out, as SquareDeal
    does from version 2.6 on.

    Example:
        >>> normalise_value(" Dow  Jones 34,500.66 ")
        'Dow Jones 3450066'
    """
    return re.sub(r"([0-9])[.,]([0-9])", r"\1\2", " ".join(value.split()))


def committed_deals(key: str, value: str, *, reserve: bool = False) -> Iterator[Deal]:
    """Yield the deals of *key* once *value* is known, without end.

    A *reserve* set is another one, drawn only where the first cannot be played.

    Example:
        >>> deals = committed_deals("a secret key of sufficient length, they say", "3450066")
        >>> print(next(deals))
        N:QJ83.K52.AKT3.87 A742.AJ743.97.AT K65.Q9.J52.KQJ53 T9.T86.Q864.9642
    """
    # As SquareDeal does: half of the key stands for its owner, the rest goes with the value.
    half = len(key) // 2
    kind = "reserve" if reserve else "original"
    encoded = base64.b64encode(value.encode()).decode()
    collected = digest(f"{key[half:]}{encoded}{kind}".encode())
    owner = digest(key[:half].encode())
    counter = 0
    while True:
        counter += 1
        # Big Deal writes the counter low byte first, and reads the number high byte first.
        drawn = digest(counter.to_bytes(4, "little") + collected + owner)
        number = int.from_bytes(drawn[:12], "big")
        if number < DEALS:
            yield Deal.from_rank(number)
