"""A season: its evenings, and the terms of its ladder."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from biritch.competition.clubs.evening import Evening
from biritch.competition.clubs.members import plain
from biritch.competition.movement import EntrantKind


@dataclass(frozen=True, slots=True)
class Season:
    """The terms of a season: which evenings count, and by which formula.

    Example:
        >>> Season("s1", "Autumn", since="2026-09-01", until="2026-12-31").ladder
        'best-average'
    """

    name: str
    title: str
    ladder: str = "best-average"
    """The formula, by its name on the shelf ``ladders/``."""
    count: int = 3
    """How many evenings count, where the formula takes the best ones."""
    least: int = 1
    """The least evenings with which somebody has a place."""
    since: str = ""
    until: str = ""
    """The first and the last day (ISO 8601); empty for no limit."""
    form: str = ""
    """``pairs``, ``teams`` or ``individual``: what alone counts; empty for everything."""
    words: str = ""
    """Part of the title of the tournaments that count, without accents or capitals."""
    left_out: tuple[str, ...] = ()
    """Tournaments that do not count, by name."""
    members_only: bool = False
    """Whether visitors have no place."""
    fee: str = ""
    """Table money of a member for an evening, ``3.50``."""
    visitor_fee: str = ""
    """That of a visitor; empty where it is the same."""
    public: bool = False
    """Whether everybody may see the ladder, without the club's key."""

    def counts(self, evening: Evening) -> bool:
        """Return whether *evening* belongs to this season.

        Example:
            >>> monday = Evening("k3x7qa", "2026-01-05", "Monday", EntrantKind.PAIRS, ())
            >>> Season("s1", "Autumn", since="2026-09-01").counts(monday)
            False
        """
        return (
            evening.name not in self.left_out
            and (not self.since or evening.date >= self.since)
            and (not self.until or evening.date <= self.until)
            and (not self.form or evening.kind is EntrantKind(self.form))
            and plain(self.words) in plain(evening.title)
        )


def evenings_of(season: Season, evenings: Iterable[Evening]) -> tuple[Evening, ...]:
    """Return the *evenings* of *season* that have a ranking, in order.

    Example:
        >>> evenings_of(Season("s1", "Autumn"), ())
        ()
    """
    counted = (evening for evening in evenings if evening.lines and season.counts(evening))
    return tuple(sorted(counted, key=lambda evening: evening.date))
