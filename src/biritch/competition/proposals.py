"""Proposals of movements for a number of entrants and a time, the best first.

The burden of a proposal is the sum of its drawbacks for the players. The weights are our own,
so every burden is shown by name beside the total.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
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
LARGE = 28
"""Pairs of a large field: with more of them nobody meets but a part of the others."""
FEW_ROUNDS = 7
"""Rounds below which, in a large field, each costs two: few opponents are a matter of luck."""
MOST = {EntrantKind.PAIRS: 6, EntrantKind.INDIVIDUAL: 4, EntrantKind.TEAMS: 32}
"""The most boards a round: a small Howell needs five or six to fill a session."""


@dataclass(frozen=True, slots=True)
class SessionNeeds:
    """The needs of a session: entrants, time, tables and boards.

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
    change: int = 0
    """Minutes of a change of round, where they are not in those of a board."""
    rounds: int | None = None
    """How many rounds are played, if that is settled; a longer movement is cut off there."""

    @property
    def boards(self) -> int:
        """The number of boards that fit the time, with a change of round after every three.

        Example:
            >>> SessionNeeds(EntrantKind.PAIRS, 14, 180, pace=Fraction(7), change=3).boards
            22
        """
        each = self.each or 3
        return int(self.minutes / (self.board + Fraction(self.change, each)))

    @property
    def board(self) -> Fraction:
        """Minutes for a board."""
        return self.pace or PACES[self.form]

    def last(self, rounds: int, each: int) -> bool:
        """Return whether *rounds* rounds of *each* boards fit the time.

        Example:
            >>> SessionNeeds(EntrantKind.PAIRS, 14, minutes=180).last(7, 3)
            False
        """
        return rounds * (each * self.board + self.change) <= self.minutes


@dataclass(frozen=True, slots=True)
class Proposal:
    """A movement with its length, its figures and its burdens."""

    name: str
    rounds: int
    """How many are played."""
    each: int
    figures: ScheduleFigures
    burdens: Mapping[str, Fraction]
    whole: int = 0
    """How many rounds the movement has, where it is cut off; else 0."""

    @property
    def burden(self) -> Fraction:
        """The sum of all burdens; the smallest is best."""
        return sum(self.burdens.values(), Fraction(0))


def proposals(needs: SessionNeeds, movements: Mapping[str, Movement]) -> tuple[Proposal, ...]:
    """Return the *movements* that suit *needs*, the best first, each with one length.

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
        if (suited := list(_suitable_lengths(name, movement, needs)))
    ]
    return tuple(sorted(best, key=lambda proposal: (proposal.burden, proposal.name)))


def _suitable_lengths(name: str, movement: Movement, needs: SessionNeeds) -> Iterator[Proposal]:
    """Yield *movement* with the lengths that fill the time best, and the usual one."""
    lengths = {
        rounds: each
        for rounds in _lengths(movement, needs)
        if (each := _each(needs, rounds)) and needs.last(rounds, each)
    }
    fullest = sorted(
        lengths,
        key=lambda rounds: (lengths[rounds] < USUAL[0], -rounds * lengths[rounds], rounds),
    )
    usual = movement.lengths(needs.entrants)[-1:]
    # A schedule takes time to make: only lengths that fill the session are tried.
    for rounds in {*fullest[:6], *(length for length in usual if length in lengths)}:
        proposal = proposal_of(name, movement, needs, rounds, lengths[rounds])
        if needs.tables is None or proposal.figures.tables <= needs.tables:
            yield proposal


def proposal_of(
    name: str, movement: Movement, needs: SessionNeeds, rounds: int, each: int
) -> Proposal:
    """Return *movement* over *rounds* rounds of *each* boards, with its burdens.

    Raises:
        Unsuitable: The movement does not seat that many, or not for so long.

    Example:
        >>> from biritch.competition.catalogue import movements_by_name
        >>> needs = SessionNeeds(EntrantKind.PAIRS, 8)
        >>> howell = movements_by_name()["howell"]
        >>> proposal_of("howell", howell, needs, rounds=5, each=4).whole
        7
    """
    longer = [one for one in movement.lengths(needs.entrants) if one >= rounds]
    whole = min(longer, default=rounds)
    schedule = movement.schedule(needs.entrants, whole)
    schedule = replace(schedule, rounds=schedule.rounds[:rounds])
    offered = schedule_figures(schedule, each, needs.pace)
    burdens = _burdens(offered, needs, each)
    return Proposal(name, rounds, each, offered, burdens, whole if whole > rounds else 0)


def _lengths(movement: Movement, needs: SessionNeeds) -> Iterable[int]:
    """Return the possible numbers of rounds, or the one requested."""
    lengths = movement.lengths(needs.entrants)
    if needs.rounds is None:
        return lengths
    return [needs.rounds] if needs.rounds <= max(lengths, default=0) else []


def _each(needs: SessionNeeds, rounds: int) -> int:
    fit = int((Fraction(needs.minutes, rounds) - needs.change) / needs.board)
    return needs.each or max(0, min(MOST[needs.form], fit))


def _burdens(offered: ScheduleFigures, needs: SessionNeeds, each: int) -> dict[str, Fraction]:
    """Return the burdens of a schedule by name, without zero ones."""
    least, most = USUAL if needs.form is not EntrantKind.TEAMS else (2, MOST[EntrantKind.TEAMS])
    uneven = offered.variance or Fraction(0)
    large = needs.form is EntrantKind.PAIRS and needs.entrants > LARGE
    burdens = {
        "rounds": Fraction(2 * max(0, FEW_ROUNDS - offered.rounds) if large else 0),
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
