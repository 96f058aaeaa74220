"""Which movement for those who have come, in the time there is: proposals, the best first.

A proposal's burden adds up what its players would rather not have. The weights are ours: a
club may see things otherwise, so each burden is told by name beside its total.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from biritch.competition.movement import EntrantKind, Movement, Span
from biritch.competition.schedule_figures import PACES, ScheduleFigures, schedule_figures

USUAL: Span = (2, 4)
"""Boards a round: two or three, rarely four (document 000, line 244)."""
MOST = {EntrantKind.PAIRS: 6, EntrantKind.INDIVIDUAL: 4, EntrantKind.TEAMS: 32}
"""The most boards a round: a small Howell needs five or six (document 000, line 250)."""


@dataclass(frozen=True, slots=True)
class SessionNeeds:
    """Who has come, and how long they stay."""

    form: EntrantKind
    entrants: int
    minutes: int = 240
    """A little under four hours is a session of 24 boards (document 000, line 254)."""
    pace: Fraction | None = None
    """Minutes for a board, else as many as is usual."""
    tables: int | None = None
    """How many tables there are, where they are few."""
    each: int | None = None
    """Boards a round, where that is settled."""

    @property
    def boards(self) -> int:
        """How many boards there is time for."""
        return int(self.minutes / (self.pace or PACES[self.form]))


@dataclass(frozen=True, slots=True)
class Proposal:
    """A movement, how long it lasts, what it offers and what it costs."""

    name: str
    rounds: int
    each: int
    figures: ScheduleFigures
    burdens: Mapping[str, Fraction]

    @property
    def burden(self) -> Fraction:
        """All burdens together: the less, the better."""
        return sum(self.burdens.values(), Fraction(0))


def proposals(wish: SessionNeeds, movements: Mapping[str, Movement]) -> tuple[Proposal, ...]:
    """Return the *movements* that suit *wish*, the lightest first, one length of each."""
    best = [
        min(suited, key=lambda proposal: (proposal.burden, -proposal.rounds))
        for name, movement in movements.items()
        if movement.form is wish.form and wish.entrants in movement.sizes
        if (suited := list(_suited(name, movement, wish)))
    ]
    return tuple(sorted(best, key=lambda proposal: (proposal.burden, proposal.name)))


def _suited(name: str, movement: Movement, wish: SessionNeeds) -> Iterator[Proposal]:
    """Yield the few lengths of *movement* that fill the time best."""
    lengths = {
        rounds: each
        for rounds in movement.lengths(wish.entrants)
        if (each := _each(wish, rounds)) and rounds * each <= wish.boards
    }
    fullest = sorted(lengths, key=lambda rounds: (-rounds * lengths[rounds], rounds))
    usual = movement.lengths(wish.entrants)[-1:]
    for rounds in {*fullest[:3], *(length for length in usual if length in lengths)}:
        schedule = movement.schedule(wish.entrants, rounds)
        if wish.tables is None or len({sitting.table for sitting in schedule}) <= wish.tables:
            offered = schedule_figures(schedule, lengths[rounds], wish.pace)
            burdens = _burdens(offered, wish, lengths[rounds])
            yield Proposal(name, rounds, lengths[rounds], offered, burdens)


def _each(wish: SessionNeeds, rounds: int) -> int:
    return wish.each or min(MOST[wish.form], wish.boards // rounds)


def _burdens(offered: ScheduleFigures, wish: SessionNeeds, each: int) -> dict[str, Fraction]:
    """Return what weighs on a schedule, by name, leaving out what does not."""
    least, most = USUAL if wish.form is not EntrantKind.TEAMS else (2, MOST[EntrantKind.TEAMS])
    uneven = offered.variance or Fraction(0)
    burdens = {
        "time": Fraction(wish.boards - offered.played[1]),
        "unplayed": Fraction(offered.boards - offered.played[1], 2),
        "waiting": Fraction(2 * (offered.played[1] - offered.played[0])),
        "strangers": 8 * offered.strangers,
        "rankings": Fraction(2 * (offered.rankings - 1)),
        "balance": uneven if offered.rankings == 1 else Fraction(0),
        "sharing": Fraction(0 if offered.copies == 1 else 3 if offered.copies == 2 else 4),
        "results": Fraction(offered.results[1] - offered.results[0]),
        "boards": Fraction(2 * (max(least - each, 0) + max(each - most, 0))),
    }
    return {name: burden for name, burden in burdens.items() if burden}
