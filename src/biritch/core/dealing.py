"""Dealing by computer: from the system's entropy, or the same for ever from a seed.

Nothing here touches :mod:`random`: a deal is a number drawn uniformly below 52!/(13!)^4
and unranked, so each deal is exactly as likely as any other (Law 6E4: "same wholly
random expectations").
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator

from biritch.core.deals import DEALS, Deal

_BITS = 96
"""Enough for every deal: 2**96 is about 1.48 deals' worth; the rest is drawn again."""


def fresh() -> Deal:
    """Return a deal nobody can foresee, from the system's entropy."""
    return Deal.unranked(secrets.randbelow(DEALS))


def seeded(seed: int | str) -> Iterator[Deal]:
    """Yield the deals of *seed*, without end, the same ones on every machine for ever.

    The stream is SHA-256 of ``biritch deal <seed> <counter>``, read 96 bits at a time;
    a number of :data:`~biritch.core.deals.DEALS` or more is skipped.
    """
    counter = 0
    while True:
        text = f"biritch deal {seed} {counter}".encode()
        counter += 1
        number = int.from_bytes(hashlib.sha256(text).digest()[: _BITS // 8], "big")
        if number < DEALS:
            yield Deal.unranked(number)
