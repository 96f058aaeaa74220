"""Double dummy by plain search, for endings of about five cards a hand.

Slow, short and plainly right: the tests hold the compiled solver against it. It is also the
solver of an installation that was built without the compiled engine (``BIRITCH_PURE=1``).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from time import monotonic
from typing import TYPE_CHECKING

from biritch.core.cards import DECK, Card, Strain
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.core.trick_table import TrickTable
from biritch.rules.play import Trick
from biritch.solver.solver import (
    NOT_LEGAL,
    UNSOLVED,
    Position,
    PositionRows,
    ProgressCallback,
    QuestionMode,
    SolverFault,
    check,
    clamp_tricks,
    nobody,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

REACH = 4
"""Cards a hand up to which plain search answers in about a tenth of a second."""


@dataclass(frozen=True, slots=True)
class PlainSolver:
    """A :class:`~biritch.solver.solver.BatchSolver` and ``RowSolver`` for the last four tricks.

    Longer positions are :data:`~biritch.solver.solver.UNSOLVED` if allowed, else refused.

    Example:
        >>> from biritch.core.cards import Strain
        >>> hands = tuple(map(Hand.parse, ("AQ...", "65...", "43...", "K2...")))
        >>> PlainSolver().leads([Position(hands, Strain.NOTRUMP, Trick(Seat.SOUTH))])
        [{S4: 2, S3: 2}]
    """

    def tables(
        self, deals: Sequence[Deal], progress: ProgressCallback = nobody
    ) -> list[TrickTable]:
        """Return the tricks of every declarer in every strain, one table a deal.

        Raises:
            SolverFault: A hand has more than :data:`REACH` cards.

        Example:
            >>> PlainSolver().tables([])
            []
        """
        tables = []
        for number, deal in enumerate(deals, 1):
            _check_reach(map(len, deal.hands))
            rows = (
                tuple(self._declarer_tricks(deal, strain, seat) for strain in Strain)
                for seat in Seat
            )
            tables.append(TrickTable(tuple(rows)))
            progress(number * len(Strain))
        return tables

    def leads(
        self, positions: Sequence[Position], progress: ProgressCallback = nobody
    ) -> list[dict[Card, int]]:
        """Return, for each position, every legal card with the tricks of its own side.

        Raises:
            ValueError: A position is not possible.
            SolverFault: A hand has more than :data:`REACH` cards.

        Example:
            >>> PlainSolver().leads([])
            []
        """
        for position in positions:
            check(position)
            _check_reach(map(len, position.hands))
        answers = []
        for number, position in enumerate(positions, 1):
            answers += leads([position])
            progress(number)
        return answers

    def rows(
        self,
        positions: PositionRows,
        mode: QuestionMode = "exact",
        *,
        target: int = 0,
        seconds: float | None = None,
    ) -> NDArray[np.int8]:
        """Return the value of each card of each row; see ``RowSolver``.

        Example:
            >>> import numpy as np
            >>> hands = np.array([[1 << 12, 1 << 11, 1 << 10, 1 << 9]], np.uint64)
            >>> table = np.full((1, 3), -1, np.int8)
            >>> lead = PositionRows(hands, Strain.NOTRUMP, Seat.NORTH, table)
            >>> int(PlainSolver().rows(lead)[0, 12])
            1
        """
        import numpy as np

        end = None if seconds is None else monotonic() + seconds
        answers = np.full((len(positions), len(DECK)), UNSOLVED, np.int8)
        for row, numbers in enumerate(positions.hands.tolist()):
            hands = tuple(map(Hand, numbers))
            if max(map(len, hands)) > REACH or (end is not None and monotonic() >= end):
                break
            on_table = tuple(DECK[card] for card in positions.table[row].tolist() if card >= 0)
            position = Position(hands, positions.strain, Trick(positions.leader, on_table))
            answers[row] = NOT_LEGAL
            for card, won in leads([position])[0].items():
                answers[row, card] = won >= target if mode == "target" else won
        return answers

    def declarer_tricks(
        self,
        contracts: Sequence[tuple[Deal, Strain, Seat]],
        *,
        within: Sequence[tuple[int, int]] | None = None,
        seconds: float | None = None,
    ) -> list[int]:
        """Return, for each deal, the tricks of one declarer in one strain, or ``UNSOLVED``.

        Raises:
            SolverFault: A hand has more than :data:`REACH` cards, and no time was given after
                which the question may stay open.

        Example:
            >>> game = Deal.random(seed=7), Strain.NOTRUMP, Seat.NORTH
            >>> PlainSolver().declarer_tricks([game], seconds=1) == [UNSOLVED]
            True
        """
        if seconds is None:
            _check_reach(len(hand) for deal, _, _ in contracts for hand in deal.hands)
        won = [
            self._declarer_tricks(*contract)
            if max(map(len, contract[0].hands)) <= REACH
            else UNSOLVED
            for contract in contracts
        ]
        if within is None:
            return won
        return [
            tricks if tricks == UNSOLVED else clamp_tricks(tricks, bounds)
            for tricks, bounds in zip(won, within, strict=True)
        ]

    def _declarer_tricks(self, deal: Deal, strain: Strain, declarer: Seat) -> int:
        lead = Position(deal.hands, strain, Trick(declarer.after()))
        return len(deal.hands[0]) - max(leads([lead])[0].values())


def _check_reach(cards: Iterable[int]) -> None:
    """Refuse hands too long for a plain search."""
    if max(cards, default=0) > REACH:
        # A command shows sixty characters of it.
        raise SolverFault(f"no compiled engine (BIRITCH_PURE=1): {REACH} cards a hand at most")


def leads(positions: Sequence[Position]) -> list[dict[Card, int]]:
    """Return, for each position, every legal card with the tricks of its own side.

    Raises:
        ValueError: A position is not possible.

    Example:
        >>> from biritch.core.cards import Strain
        >>> hands = tuple(map(Hand.parse, ("AQ...", "65...", "43...", "K2...")))
        >>> leads([Position(hands, Strain.NOTRUMP, Trick(Seat.SOUTH))])
        [{S4: 2, S3: 2}]
    """
    for position in positions:
        check(position)
    return [_leads(position, {}) for position in positions]


def _leads(position: Position, solved: dict[Position, int]) -> dict[Card, int]:
    seat = position.trick.turn
    left = max(map(len, position.hands))
    won = {}
    for card in position.trick.legal(position.hands[seat]):
        after, winner = _after(position, card)
        theirs = _most(after, solved)
        ours = theirs if after.trick.turn.side == seat.side else _tricks_in(after) - theirs
        won[card] = ours + (winner is not None and winner.side == seat.side)
        assert won[card] <= left
    return won


def _most(position: Position, solved: dict[Position, int]) -> int:
    """Return the most tricks that the side to play can win."""
    if position not in solved:
        solved[position] = max(_leads(position, solved).values(), default=0)
    return solved[position]


def _tricks_in(position: Position) -> int:
    """Return the number of remaining tricks, including the current one."""
    return len(position.hands[position.trick.turn])


def _after(position: Position, card: Card) -> tuple[Position, Seat | None]:
    """Return the position after *card*, and the winner if the trick is complete."""
    seat, trick = position.trick.turn, position.trick.add(card)
    hands = list[Hand](position.hands)
    hands[seat] = hands[seat].without(card)
    played = replace(position, hands=tuple(hands), trick=trick)
    if len(trick.cards) < 4:
        return played, None
    winner = trick.winner(position.strain)
    return replace(played, trick=Trick(winner)), winner
