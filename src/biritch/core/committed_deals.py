"""Deals promised before anyone could know them, in the manner of SquareDeal.

A key is kept secret and its digest published; later something nobody could foresee, such as
a stock index, is added, and the deals are drawn from both. Once the key is shown everybody
can draw them again: nobody has chosen them, not even the keeper of the key. The drawing is
that of Big Deal (van Staveren): numbers of 96 bits from RIPEMD-160 of a counter, of what was
collected and of an owner; those that are no deal's are passed over.
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
    """Return a key nobody can foresee, from the system's entropy."""
    return "".join(secrets.choice(_SIGNS) for _ in range(KEY_LENGTH))


def plain(value: str) -> str:
    """Return what became known as everybody would write it.

    Blanks are single, and signs between two digits of a number are left out, as SquareDeal
    does from version 2.6 on.
    """
    return re.sub(r"([0-9])[.,]([0-9])", r"\1\2", " ".join(value.split()))


def pledged(key: str, value: str, *, reserve: bool = False) -> Iterator[Deal]:
    """Yield the deals of *key* once *value* is known, without end.

    A *reserve* set is another one, drawn only where the first cannot be played.
    """
    half = len(key) // 2
    kind = "reserve" if reserve else "original"
    told = base64.b64encode(value.encode()).decode()
    collected = digest(f"{key[half:]}{told}{kind}".encode())
    owner = digest(key[:half].encode())
    counter = 0
    while True:
        counter += 1
        drawn = digest(counter.to_bytes(4, "little") + collected + owner)
        number = int.from_bytes(drawn[:12], "big")
        if number < DEALS:
            yield Deal.unranked(number)
