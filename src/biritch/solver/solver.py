"""Interfaces of double dummy solvers, and the positions they solve."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias, runtime_checkable

from biritch.core.cards import Card, Strain
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.core.trick_table import TrickTable
from biritch.rules.play import Trick

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

NOT_LEGAL, UNSOLVED, WORSE = -1, -2, -3
"""In rows of answers: a card that cannot be played, one there was no time for, one that is not
among the best."""

QuestionMode: TypeAlias = Literal["exact", "best", "target"]
"""What is asked of every legal card: its tricks; its tricks if it is among the best; whether it
wins that many."""

ProgressCallback: TypeAlias = Callable[[int], object]
"""Is called, again and again, with the number of answers so far."""


def nobody(_: int) -> None:
    """Ignore progress.

    Example:
        >>> nobody(3)
    """


class SolverFault(RuntimeError):
    """Raised if a solver is not installed, cannot be loaded, or refuses its input.

    Example:
        >>> issubclass(SolverFault, RuntimeError)
        True
    """


@dataclass(frozen=True, slots=True)
class Position:
    """The cards still held, and the current trick, whose cards are no longer held.

    Every seat has as many cards as its turn in ``trick`` implies; see :func:`check`.

    Example:
        >>> hands = tuple(map(Hand.parse, ("A...", "K...", "Q...", "J...")))
        >>> position = Position(hands, Strain.NOTRUMP, Trick(Seat.NORTH))
        >>> check(position)
    """

    hands: tuple[Hand, ...]
    strain: Strain
    trick: Trick


def clamp_tricks(tricks: int, within: tuple[int, int]) -> int:
    """Return *tricks* clipped to the given bounds.

    Example:
        >>> clamp_tricks(10, (6, 9)), clamp_tricks(UNSOLVED, (6, 9)) == UNSOLVED
        (9, True)
    """
    least, most = within
    return min(max(tricks, least), most) if tricks >= 0 else tricks


class Solver(Protocol):
    """The interface of double dummy solvers: many deals or positions at once.

    Example:
        >>> from biritch.solver.native import NativeSolver
        >>> solver: Solver = NativeSolver()
        >>> solver.tables([])
        []
    """

    def tables(self, deals: Sequence[Deal]) -> list[TrickTable]:
        """Return the tricks of every declarer in every strain, one table a deal."""

    def leads(self, positions: Sequence[Position]) -> list[dict[Card, int]]:
        """Return, for each position, every legal card of the seat to play.

        Each has the tricks of its *own side* from here on, including the current trick.

        Raises:
            ValueError: One of the positions is not possible.
        """


@runtime_checkable
class DeclarerSolver(Protocol):
    """The interface of solvers for single contracts.

    Example:
        >>> from biritch.solver.native import NativeSolver
        >>> isinstance(NativeSolver(), DeclarerSolver)
        True
    """

    def declarer_tricks(
        self,
        contracts: Sequence[tuple[Deal, Strain, Seat]],
        *,
        within: Sequence[tuple[int, int]] | None = None,
        seconds: float | None = None,
    ) -> list[int]:
        """Return, for each deal, the tricks of one declarer in one strain.

        Deals not solved in *seconds* are :data:`UNSOLVED`. *within* has a least and a most for
        each: results are clipped to these.
        """


@dataclass(frozen=True, slots=True)
class PositionRows:
    """Many positions in the same trick as arrays: the worlds of a robot.

    ``hands`` is ``(n, 4)``, the cards still held, one bit a card; ``table`` ``(n, 3)``, the
    cards of the current trick as numbers 0 to 51, then -1. ``asked`` are the cards to be
    valued, one bit a card; ``None`` means all.

    Example:
        >>> import numpy as np
        >>> hands = np.array([[1 << 12, 1 << 11, 1 << 10, 1 << 9]], np.uint64)
        >>> len(PositionRows(hands, Strain.NOTRUMP, Seat.NORTH, np.full((1, 3), -1, np.int8)))
        1
    """

    hands: NDArray[np.uint64]
    strain: Strain
    leader: Seat
    table: NDArray[np.int8]
    asked: int | None = None

    def __len__(self) -> int:
        return len(self.hands)


@runtime_checkable
class RowSolver(Protocol):
    """The interface of solvers for positions as arrays, with partial results and a time limit.

    Example:
        >>> from biritch.solver.native import NativeSolver
        >>> isinstance(NativeSolver(), RowSolver)
        True
    """

    def rows(
        self,
        positions: PositionRows,
        mode: QuestionMode = "exact",
        *,
        target: int = 0,
        seconds: float | None = None,
    ) -> NDArray[np.int8]:
        """Return ``(n, 52)``: the value of each card to the side to play.

        Illegal cards are :data:`NOT_LEGAL`, those not among the best :data:`WORSE` if only the
        best are requested. With *target* a value is 1 if the card wins that many tricks, else
        0. Rows not solved in *seconds* are all :data:`UNSOLVED`.

        Raises:
            ValueError: A position is not possible.
        """


@runtime_checkable
class CourseSolver(Protocol):
    """The interface of solvers that evaluate each card of a play.

    Example:
        >>> from biritch.solver.native import NativeSolver
        >>> isinstance(NativeSolver(), CourseSolver)
        True
    """

    def course(
        self,
        positions: PositionRows,
        cards: Sequence[Card],
        *,
        seconds: float | None = None,
    ) -> NDArray[np.int8]:
        """Return ``(n, m + 1)``: the tricks of the leader's opponents around each card.

        *positions* are at the start of a trick; tricks won since then count. Rows not solved in
        *seconds* contain :data:`UNSOLVED`.

        Raises:
            ValueError: The cards cannot be played so.
        """


class BatchSolver(DeclarerSolver, Protocol):
    """The interface of solvers of whole files, with progress and single contracts.

    Example:
        >>> from biritch.solver.choice import choose_solver
        >>> solver: BatchSolver = choose_solver()
        >>> solver.leads([], print)
        []
    """

    def tables(
        self, deals: Sequence[Deal], progress: ProgressCallback = nobody
    ) -> list[TrickTable]:
        """Return the tricks of every declarer in every strain, one table a deal."""

    def leads(
        self, positions: Sequence[Position], progress: ProgressCallback = nobody
    ) -> list[dict[Card, int]]:
        """Return, for each position, every legal card of the seat to play."""


def check(position: Position) -> None:
    """Refuse a position that cannot be on the table.

    Every seat that has not yet played to the trick must hold as many cards as the leader
    of the trick did; those that have played hold one fewer; no card is in two places. A
    trick of four cards is over and must be taken away first.

    Raises:
        ValueError: The position is not possible; the message says which seat or card is wrong.

    Example:
        >>> check(Position((Hand.parse("A..."), Hand(), Hand(), Hand()), Strain.SPADES,
        ...                Trick(Seat.NORTH)))
        Traceback (most recent call last):
        ...
        ValueError: not a position: E has 0 cards, the trick under way included, and N has 1
    """
    hands, played = position.hands, position.trick.cards
    if len(hands) != 4:
        raise ValueError(f"not a position: {len(hands)} hands (want 4)")
    if len(played) > 3:
        raise ValueError(f"not a position: {len(played)} cards on the table (want 0..3)")
    seen = Hand()
    for card in played:
        if card in seen:
            raise ValueError(f"not a position: {card} is on the table twice")
        seen |= Hand.of([card])
    for seat, hand in zip(Seat, hands, strict=True):
        if twice := seen & hand:
            raise ValueError(f"not a position: {next(iter(twice))} of {seat} is there twice")
        seen |= hand
    _check_counts(position)


def _check_counts(position: Position) -> None:
    have_played = {seat for seat, _ in position.trick.cards_by_seat}
    counts = [
        len(hand) + (seat in have_played)
        for seat, hand in zip(Seat, position.hands, strict=True)
    ]
    expected = counts[position.trick.leader]
    if expected > 13:
        raise ValueError(f"not a position: {expected} cards to a seat (want 0..13)")
    for seat, count in zip(Seat, counts, strict=True):
        if count != expected:
            raise ValueError(
                f"not a position: {seat} has {count} cards, the trick under way included, "
                f"and {position.trick.leader} has {expected}"
            )
