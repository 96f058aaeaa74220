"""Movements: the seating and boards of each round, and their guarantees.

A movement seats its entrants (pairs, players or teams) round by round, each table with one
*set* of boards. Its claims are in a :class:`Guarantee`; they are verified by
:func:`biritch.competition.fairness.schedule_faults`, never by the movement itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple, TypeAlias

from biritch.core.phrase import Argument, Phrase, PhrasedError


class EntrantKind(StrEnum):
    """The kinds of entrants: pairs, players or teams."""

    PAIRS = "pairs"
    INDIVIDUAL = "individual"
    TEAMS = "teams"


class Unsuitable(PhrasedError):
    """Raised for a number of entrants or rounds that a movement cannot seat."""

    def __init__(self, name: str, /, **blanks: Argument) -> None:
        """Keep the message *name* and its arguments."""
        super().__init__(f"{name} {blanks}")
        self.phrase = Phrase.of(name, **blanks)


class BoardApart(NamedTuple):
    """A board of a table that is played differently from the rest of its set."""

    board: int
    """Its number in the set."""
    played: int
    """The board played instead: the same number, another, or 0 where none was."""
    ns: tuple[int, ...]
    ew: tuple[int, ...]

    @property
    def with_sides_swapped(self) -> BoardApart:
        """The same with the directions exchanged.

        Example:
            >>> BoardApart(5, 5, (3,), (8,)).with_sides_swapped.ns
            (8,)
        """
        return self._replace(ns=self.ew, ew=self.ns)


@dataclass(frozen=True, slots=True)
class Sitting:
    """One table in one round: the entrants in each direction, and the set of boards.

    ``ns`` and ``ew`` have one pair or team each, or two players: North and South, East and
    West.

    Example:
        >>> sitting = Sitting(table=3, ns=(3,), ew=(10,), boards=5)
        >>> sitting.entrants, sitting.section
        ((3, 10), 1)
    """

    table: int
    ns: tuple[int, ...]
    ew: tuple[int, ...]
    boards: int
    section: int = 1
    apart: tuple[BoardApart, ...] = field(default=(), repr=False)
    """The boards by number that were played by others, the other way round, or not at all."""

    @property
    def entrants(self) -> tuple[int, ...]:
        """All entrants at the table, North-South first.

        Example:
            >>> Sitting(1, ns=(3,), ew=(8,), boards=2).entrants
            (3, 8)
        """
        return self.ns + self.ew

    @property
    def everybody(self) -> frozenset[int]:
        """All who play a board there, including those who play only one.

        Example:
            >>> lent = Sitting(1, (3,), (8,), 2, apart=(BoardApart(5, 5, (4,), (8,)),))
            >>> sorted(lent.everybody)
            [3, 4, 8]
        """
        return frozenset(self.entrants).union(*(one.ns + one.ew for one in self.apart))

    @property
    def with_sides_swapped(self) -> Sitting:
        """The same table with the directions exchanged.

        Example:
            >>> Sitting(1, ns=(3,), ew=(8,), boards=2).with_sides_swapped.entrants
            (8, 3)
        """
        apart = tuple(one.with_sides_swapped for one in self.apart)
        return replace(self, ns=self.ew, ew=self.ns, apart=apart)

    def at_board(self, board: int) -> Sitting:
        """Return the table as it is while *board* is played.

        Example:
            >>> turned = Sitting(1, (3,), (8,), 2, apart=(BoardApart(5, 5, (8,), (3,)),))
            >>> turned.at_board(5).entrants, turned.at_board(6).entrants
            ((8, 3), (3, 8))
        """
        for one in self.apart:
            if one.played == board:
                return replace(self, ns=one.ns, ew=one.ew)
        return self

    def with_apart(self, apart: BoardApart) -> Sitting:
        """Return the table with a board played differently, or normally again.

        Example:
            >>> table = Sitting(1, (3,), (8,), 2)
            >>> turned = table.with_apart(BoardApart(5, 5, (8,), (3,)))
            >>> turned.with_apart(BoardApart(5, 5, (3,), (8,))) == table
            True
        """
        others = tuple(one for one in self.apart if one.board != apart.board)
        usual = BoardApart(apart.board, apart.board, self.ns, self.ew)
        if apart != usual:
            others = tuple(sorted((*others, apart)))
        return replace(self, apart=others)


Round: TypeAlias = tuple[Sitting, ...]
Span: TypeAlias = tuple[int, int]
"""The least and the most of something."""


@dataclass(frozen=True, slots=True)
class Guarantee:
    """What a schedule guarantees its players."""

    results: Span
    """The least and the most results a set of boards gets."""
    meetings: Span = (1, 1)
    """How often two entrants are opponents."""
    partners: Span = (0, 0)
    """How often two players are partners, where players enter."""
    copies: int = 1
    """How many tables may need one set at once; above one it is shared or duplicated."""
    waits: Span = (0, 0)
    """How many rounds an entrant sits out."""
    down: bool = False
    """The boards go down one table a round, or by way of a stand."""
    variance: Fraction | None = None
    """The variance of the competition between pairs, where it is claimed."""


@dataclass(frozen=True, slots=True)
class Schedule:
    """The rounds of a session, and their guarantee.

    Example:
        >>> from biritch.competition.catalogue import movements_by_name
        >>> howell = movements_by_name()["howell"].schedule(8)
        >>> len(howell.rounds), howell.tables, howell.sets, howell.copies
        (7, 4, 7, 1)
    """

    rounds: tuple[Round, ...]
    guarantee: Guarantee
    form: EntrantKind = EntrantKind.PAIRS

    @property
    def entrants(self) -> tuple[int, ...]:
        """All entrants that are seated at least once, in order of number."""
        return tuple(sorted({who for sitting in self for who in sitting.entrants}))

    @property
    def sets(self) -> int:
        """How many sets of boards there are."""
        return max(sitting.boards for sitting in self)

    @property
    def tables(self) -> int:
        """How many tables there are."""
        return max(sitting.table for sitting in self)

    @property
    def copies(self) -> int:
        """The largest number of tables that need one set of boards in the same round."""
        sets_in_use = ([sitting.boards for sitting in sittings] for sittings in self.rounds)
        return max(sets.count(number) for sets in sets_in_use for number in sets)

    def __iter__(self) -> Iterator[Sitting]:
        return (sitting for sittings in self.rounds for sitting in sittings)


@dataclass(frozen=True, slots=True)
class Movement:
    """A movement, one file of the shelf ``movements/``.

    ``lengths`` returns the possible numbers of rounds for that many entrants, the usual one
    last; ``plan`` makes the schedule of (entrants, rounds), for those values only.

    Example:
        >>> from biritch.competition.catalogue import movements_by_name
        >>> mitchell = movements_by_name()["mitchell"]
        >>> mitchell.form, mitchell.sizes[:4], mitchell.lengths(10)
        (<EntrantKind.PAIRS: 'pairs'>, (5, 6, 9, 10), range(2, 6))
    """

    title: str
    form: EntrantKind
    sizes: Sequence[int]
    lengths: Callable[[int], Sequence[int]]
    plan: Callable[[int, int], Schedule]
    source: str

    def schedule(self, entrants: int, rounds: int | None = None) -> Schedule:
        """Return the schedule for that many *entrants*, over *rounds* or the usual number.

        Raises:
            Unsuitable: The movement does not seat that many, or not for so long.

        Example:
            >>> from biritch.competition.catalogue import movements_by_name
            >>> schedule = movements_by_name()["mitchell"].schedule(10)
            >>> schedule.rounds[0][0]
            Sitting(table=1, ns=(1,), ew=(6,), boards=1, section=1)
            >>> schedule.tables, len(schedule.rounds), schedule.sets
            (5, 5, 5)
        """
        if entrants not in self.sizes:
            sizes = number_ranges(self.sizes)
            raise Unsuitable(f"movement-size-{self.form}", size=str(entrants), sizes=sizes)
        lengths = self.lengths(entrants)
        if rounds is not None and rounds not in lengths:
            raise Unsuitable(
                "movement-rounds", rounds=str(rounds), lengths=number_ranges(lengths)
            )
        return self.plan(entrants, lengths[-1] if rounds is None else rounds)


def number_ranges(numbers: Sequence[int]) -> str:
    """Return *numbers* as short text with ranges.

    Example:
        >>> number_ranges([5, 6, 7, 9, 12])
        '5-7, 9, 12'
    """
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(
        f"{run[0]}-{run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in runs
    )
