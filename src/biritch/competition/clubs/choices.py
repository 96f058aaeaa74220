"""A club's default choices for a new tournament."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ClubChoices:
    """The default choices of a club, by the field names of ``POST /events``.

    Example:
        >>> ClubChoices(rules="ffb", pace=7).correction
        30
    """

    rules: str = "wbf"
    """The regulation: it says how ties are broken."""
    method: str = ""
    """How boards of pairs and players are scored."""
    count: str = ""
    """What matches of teams count."""
    pace: int = 0
    """Minutes a board; 0 is what is usual."""
    change: int = 0
    """Minutes for the change of a round, where the pace is the club's own."""
    time: int = 180
    """Minutes there are."""
    language: str = ""
    """The language of the desk; empty is each director's own."""
    shown: bool = False
    """Whether everybody may see the ranking from the beginning, and the results at the end."""
    correction: int = 30
    """Minutes of the correction period (Law 79C1)."""
