"""Figures of a schedule: meetings, boards, waits, balance, minutes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import ceil
from types import MappingProxyType

from biritch.competition.fairness import balance, opponents, waits
from biritch.competition.movement import EntrantKind, Schedule, Span

PACES: Mapping[EntrantKind, Fraction] = MappingProxyType({
    EntrantKind.PAIRS: Fraction(9),
    EntrantKind.INDIVIDUAL: Fraction(9),
    EntrantKind.TEAMS: Fraction(15, 2),
})  # fmt: skip
"""Minutes for a board: of pairs 33 boards take a little under five hours
(*Bridge, les règles élémentaires* (2007), B.II), of a match of teams 24 take three.
"""
MOST_BALANCED = 120
"""Pairs up to which every two are compared, which takes the square of their number. Larger
fields play in sections.
"""


@dataclass(frozen=True, slots=True)
class ScheduleFigures:
    """The figures of a session for its players."""

    entrants: int
    tables: int
    rounds: int
    boards: int
    """How many boards there are."""
    played: Span
    """The least and the most boards anybody plays."""
    results: Span
    """The least and the most results of a board."""
    meetings: Span
    """The least and the most times that two are opponents."""
    waits: Span
    """The least and the most rounds anybody sits out."""
    copies: int
    """The most tables that need the same boards at once."""
    variance: Fraction | None
    """The variance of the competition between pairs; ``None`` for players, for teams, and for
    more pairs than :data:`MOST_BALANCED`.
    """
    strangers: Fraction
    """The share of all pairs of entrants who never meet."""
    rankings: int
    """Two where every pair keeps its direction, else one."""
    minutes: int

    @property
    def complete(self) -> bool:
        """Whether everybody meets everybody.

        Example:
            >>> from biritch.competition.catalogue import movements_by_name
            >>> schedule_figures(movements_by_name()["howell"].schedule(8), boards=3).complete
            True
        """
        return self.meetings[0] > 0


def schedule_figures(
    schedule: Schedule, boards: int, pace: Fraction | None = None
) -> ScheduleFigures:
    """Return the figures of *schedule* with that many *boards* a round.

    A board takes *pace* minutes, else as many as is usual for the form.

    Example:
        >>> from biritch.competition.catalogue import movements_by_name
        >>> schedule_figures(movements_by_name()["howell"].schedule(8), boards=3).rounds
        7
    """
    pace = pace or PACES[schedule.form]
    opponents_of = opponents(schedule)
    met = [opponents_of[two] for two in combinations(schedule.entrants, 2)]
    results = [0] * schedule.sets
    seats = dict.fromkeys(schedule.entrants, 0)
    for sitting in schedule:
        results[sitting.boards - 1] += 1
        for who in sitting.entrants:
            seats[who] += 1
    # Where rounds are cut off some boards are never played.
    results = [many for many in results if many]
    # A team plays at two tables in each round.
    places = 2 if schedule.form is EntrantKind.TEAMS else 1
    left = waits(schedule).values()
    return ScheduleFigures(
        entrants=len(schedule.entrants),
        tables=len({sitting.table for sitting in schedule}),
        rounds=len(schedule.rounds),
        boards=len(results) * boards,
        played=(min(seats.values()) // places * boards, max(seats.values()) // places * boards),
        results=(min(results), max(results)),
        meetings=(min(met), max(met)),
        waits=(min(left), max(left)),
        copies=schedule.copies,
        variance=balance(schedule).variance if _is_balance_known(schedule) else None,
        strangers=Fraction(met.count(0), len(met)),
        rankings=2 if schedule.form is EntrantKind.PAIRS and _apart(schedule) else 1,
        minutes=ceil(len(schedule.rounds) * boards * pace),
    )


def _is_balance_known(schedule: Schedule) -> bool:
    """Return whether the balance of comparisons is computed for this schedule."""
    return schedule.form is EntrantKind.PAIRS and len(schedule.entrants) <= MOST_BALANCED


def _apart(schedule: Schedule) -> bool:
    """Return whether nobody ever changes direction."""
    north = {who for sitting in schedule for who in sitting.ns}
    return not north & {who for sitting in schedule for who in sitting.ew}
