"""What opponents bid: a system of the catalogue, or what is expected of those nobody knows.

Players who sit down against strangers take an opening at two for a weak one, 2C for a strong
one, a notrump for strong and a major for five cards, until they hear otherwise. So are
opponents heard here whose system is not known.
"""

from __future__ import annotations

from biritch.bidding import catalogue
from biritch.bidding.system import System

UNKNOWN = "unknown"
"""The name for opponents whose system is not known."""
_EXPECTED = "sayc"


def opponents(name: str) -> System:
    """Return the system that opponents are heard in who say they bid *name*.

    Raises:
        ValueError: No such system; the message names those there are.

    Example:
        >>> opponents("unknown").name, opponents("acol").name
        ('sayc', 'acol:modern')
    """
    return catalogue.find(_EXPECTED if name.strip().lower() == UNKNOWN else name)
