"""Numbers of deals: how many deals there are, and numbers drawn from chance or from a seed.

Nothing here touches :mod:`random`: a number is drawn uniformly below 52!/(13!)^4, so each
deal is exactly as likely as any other (Law 6E4: "same wholly random expectations").
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

DEALS = comb(52, 13) * comb(39, 13) * comb(26, 13)
"""How many deals there are, 52! / (13!)^4 = 53644737765488792839237440000."""

_BITS = 96
"""Enough for every deal: 2**96 is about 1.48 deals' worth; the rest is drawn again."""


def fresh_number() -> int:
    """Return the number of a deal nobody can foresee, from the system's entropy.

    Example:
        >>> 0 <= fresh_number() < DEALS
        True
    """
    import secrets  # late: it costs more than all the core

    return secrets.randbelow(DEALS)


def seeded_numbers(seed: int | str) -> Iterator[int]:
    """Yield the numbers of the deals of *seed*, without end, the same ones for ever.

    The stream is SHA-256 of ``biritch deal <seed> <counter>``, read 96 bits at a time;
    a number of :data:`DEALS` or more is skipped.

    Raises:
        TypeError: *seed* is neither a whole number nor a text.

    Example:
        >>> next(seeded_numbers(7))
        28603442999831882091229073141
    """
    # Anything can be written as text, and would be a seed nobody meant.
    if not isinstance(seed, str) and not hasattr(type(seed), "__index__"):
        raise TypeError(f"a seed is a whole number or a text, not {seed!r}")
    return _numbers(seed)


def _numbers(seed: int | str) -> Iterator[int]:
    import hashlib

    counter = 0
    while True:
        text = f"biritch deal {seed} {counter}".encode()
        counter += 1
        number = int.from_bytes(hashlib.sha256(text).digest()[: _BITS // 8], "big")
        if number < DEALS:
            yield number
