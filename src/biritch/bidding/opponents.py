"""The assumed systems of opponents: one of the catalogue, or a typical one if unknown.

Against strangers, players take an opening at the two level as weak, 2C as strong, a notrump as
strong and a major as five cards, until they hear otherwise. Unknown opponents are treated the
same way here.
"""

from __future__ import annotations

from biritch.bidding import catalogue
from biritch.bidding.system import System

UNKNOWN = "unknown"
"""The name for opponents whose system is not known."""
_EXPECTED = "sayc"


def opponents(name: str) -> System:
    """Return the system with which to interpret opponents who say they bid *name*.

    Raises:
        ValueError: No such system; the message names those there are.

    Example:
        >>> opponents("unknown").name, opponents("acol").name
        ('sayc', 'acol:modern')
    """
    return catalogue.find(_EXPECTED if name.strip().lower() == UNKNOWN else name)
