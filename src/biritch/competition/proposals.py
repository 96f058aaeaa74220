"""Which movement to play, for so many entrants and so much time: proposals, the best first.

The burden of a proposal adds up what its players would rather not have. The weights are our
own and a club may weigh otherwise, so every burden is shown by name beside the total.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from biritch.competition.movement import EntrantKind, Movement, Span
from biritch.competition.schedule_figures import PACES, ScheduleFigures, schedule_figures

USUAL: Span = (2, 4)
"""Boards a round: two or three, rarely four
(*Bridge, les règles élémentaires* (2007), B.II).
"""
HURRY = 30
"""What a round of one board costs: as many moves as boards, and a table that is slow holds up
the next one at once. No director plays so where two boards a round fill the time as well.
"""
MOST = {EntrantKind.PAIRS: 6, EntrantKind.INDIVIDUAL: 4, EntrantKind.TEAMS: 32}
"""The most boards a round: a small Howell needs five or six to fill a session."""


@dataclass(frozen=True, slots=True)
class SessionNeeds:
    """Who enters, and how much time, how many tables and boards there are.

    Example:
        >>> SessionNeeds(EntrantKind.PAIRS, entrants=14, minutes=180).boards
        20
    """

    form: EntrantKind
    entrants: int
    minutes: int = 240
    """A session of 24 boards takes a little under four hours
    (*Bridge, les règles élémentaires* (2007), B.II).
    """
    pace: Fraction | None = None
    """Minutes for a board, else as many as is usual."""
    tables: int | None = None
    """How many tables there are, if they may be too few."""
    each: int | None = None
    """Boards a round, if that is settled."""

    @property
    def boards(self) -> int:
        """How many boards there is time for."""
        return int(self.minutes / (self.pace or PACES[self.form]))


@dataclass(frozen=True, slots=True)
class Proposal:
    """A movement with its length, its figures and its burdens."""

    name: str
    rounds: int
    each: int
    figures: ScheduleFigures
    burdens: Mapping[str, Fraction]

    @property
    def burden(self) -> Fraction:
        """The sum of the burdens: less is better."""
        return sum(self.burdens.values(), Fraction(0))


def proposals(needs: SessionNeeds, movements: Mapping[str, Movement]) -> tuple[Proposal, ...]:
    """Return the *movements* that suit *needs*, the best first, one length of each.

    Example:
        >>> from biritch.competition.catalogue import movements_by_name
        >>> best = proposals(SessionNeeds(EntrantKind.PAIRS, 10), movements_by_name())[0]
        >>> best.name, best.rounds, best.each
        ('mitchell', 5, 5)
    """
    best = [
        min(suited, key=lambda proposal: (proposal.burden, -proposal.rounds))
        for name, movement in movements.items()
        if movement.form is needs.form and needs.entrants in movement.sizes
        if (suited := list(_suited(name, movement, needs)))
    ]
    return tuple(sorted(best, key=lambda proposal: (proposal.burden, proposal.name)))


def _suited(name: str, movement: Movement, needs: SessionNeeds) -> Iterator[Proposal]:
    """Yield the lengths of *movement* that fill the time best, and the usual one."""
    lengths = {
        rounds: each
        for rounds in movement.lengths(needs.entrants)
        if (each := _each(needs, rounds)) and rounds * each <= needs.boards
    }
    fullest = sorted(
        lengths,
        key=lambda rounds: (lengths[rounds] < USUAL[0], -rounds * lengths[rounds], rounds),
    )
    usual = movement.lengths(needs.entrants)[-1:]
    # A schedule takes time to make: only lengths that fill the session are tried.
    for rounds in {*fullest[:6], *(length for length in usual if length in lengths)}:
        schedule = movement.schedule(needs.entrants, rounds)
        if needs.tables is None or len({sitting.table for sitting in schedule}) <= needs.tables:
            offered = schedule_figures(schedule, lengths[rounds], needs.pace)
            burdens = _burdens(offered, needs, lengths[rounds])
            yield Proposal(name, rounds, lengths[rounds], offered, burdens)


def _each(needs: SessionNeeds, rounds: int) -> int:
    return needs.each or min(MOST[needs.form], needs.boards // rounds)


def _burdens(offered: ScheduleFigures, needs: SessionNeeds, each: int) -> dict[str, Fraction]:
    """Return the burdens of a schedule by name, without those that are nothing."""
    least, most = USUAL if needs.form is not EntrantKind.TEAMS else (2, MOST[EntrantKind.TEAMS])
    uneven = offered.variance or Fraction(0)
    burdens = {
        "time": Fraction(needs.boards - offered.played[1]),
        "unplayed": Fraction(offered.boards - offered.played[1], 2),
        "waiting": Fraction(2 * (offered.played[1] - offered.played[0])),
        "strangers": 8 * offered.strangers,
        "rankings": Fraction(2 * (offered.rankings - 1)),
        "balance": uneven if offered.rankings == 1 else Fraction(0),
        "sharing": Fraction(0 if offered.copies == 1 else 3 if offered.copies == 2 else 4),
        "results": Fraction(offered.results[1] - offered.results[0]),
        "boards": Fraction(HURRY * max(least - each, 0) + 2 * max(each - most, 0)),
    }
    return {name: burden for name, burden in burdens.items() if burden}
