"""Handicaps computed from past evenings: they move averages towards 50 %.

A handicap is *share* of the difference between 50 % and the player's average over the latest
evenings. A pair's handicap is the mean of its players'.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from biritch.competition.clubs.evening import Evening
from biritch.competition.clubs.ladder import player_keys


@dataclass(frozen=True, slots=True)
class HandicapTerms:
    """The number of latest evenings, the least number, and the share."""

    latest: int = 10
    least: int = 3
    share: Fraction = Fraction(1, 2)


USUAL = HandicapTerms()


@dataclass(frozen=True, slots=True)
class PlayerHandicap:
    """A player's average over a number of evenings, and the handicap in per cent."""

    key: str
    name: str
    average: Fraction
    evenings: int
    handicap: Fraction


def handicaps(
    evenings: Iterable[Evening], terms: HandicapTerms = USUAL
) -> tuple[PlayerHandicap, ...]:
    """Return the handicap of every player with enough evenings, the strongest first.

    A player who averages 56 % has a handicap of -3: half of what is above 50 %.

    Example:
        >>> handicaps(())
        ()
    """
    ordered = sorted(evenings, key=lambda evening: evening.date)
    keys = player_keys(ordered)
    played: dict[str, list[tuple[str, Fraction]]] = {}
    for evening in ordered:
        for line in evening.lines:
            if line.percent is not None:
                for player in line.players:
                    entry = (player.name, line.percent)
                    played.setdefault(keys[player], []).append(entry)
    found = [
        _handicap(key, entries[-terms.latest :], terms)
        for key, entries in played.items()
        if len(entries) >= terms.least
    ]
    return tuple(sorted(found, key=lambda one: (one.handicap, one.name)))


def _handicap(
    key: str, entries: list[tuple[str, Fraction]], terms: HandicapTerms
) -> PlayerHandicap:
    average = sum((percent for _, percent in entries), Fraction(0)) / len(entries)
    handicap = terms.share * (50 - average)
    return PlayerHandicap(key, entries[-1][0], average, len(entries), handicap)
