"""The double dummy solver of this project: the compiled engine.

The engine is written in C++ in ``native/``; :mod:`biritch.solver.engine` takes arrays and
returns arrays, on threads of its own. Here deals and positions are put in rows, and rows
turned back into tables and cards. Its results are exact, so they are those of any other solver.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from biritch.core.cards import Card, Strain
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.core.trick_table import TrickTable
from biritch.solver.cores import cores
from biritch.solver.solver import (
    Position,
    PositionRows,
    ProgressCallback,
    QuestionMode,
    SolverFault,
    check,
    nobody,
)

if TYPE_CHECKING:
    from types import ModuleType

    import numpy as np
    from numpy.typing import NDArray

_NOBODY_PLAYED = (-1, -1, -1)


def _engine() -> ModuleType:
    """Return the engine, imported late because it needs numpy."""
    try:
        from biritch.solver import engine
    except ImportError as error:
        raise SolverFault(f"the compiled engine does not load: {error}") from None
    return engine


@dataclass(frozen=True, slots=True)
class NativeSolver:
    """A :class:`~biritch.solver.solver.BatchSolver` on every core; it can be pickled.

    ``most`` limits how many cores one call takes; ``None`` is all of them.

    Example:
        >>> (table,) = NativeSolver().tables([Deal.random(seed=7)])
        >>> table["N", "NT"]
        10
    """

    most: int | None = None

    @property
    def _threads(self) -> int:
        return min(cores(), self.most or cores())

    def tables(
        self, deals: Sequence[Deal], progress: ProgressCallback = nobody
    ) -> list[TrickTable]:
        """Return the tricks of every declarer in every strain, one table a deal.

        *progress* is called with the number of strains solved so far, five a deal.

        Raises:
            SolverFault: The engine is not installed, or does not load.

        Example:
            >>> (table,) = NativeSolver().tables([Deal.random(seed=7)])
            >>> table["E", "C"]
            5
        """
        if not deals:
            return []
        hands = [[hand.bits for hand in deal.hands] for deal in deals]
        tricks = _engine().tables(hands, threads=self._threads, progress=progress)
        # The engine goes by strain, then declarer; a table the other way round.
        return [
            TrickTable(tuple(map(tuple, rows))) for rows in tricks.transpose(0, 2, 1).tolist()
        ]

    def leads(
        self, positions: Sequence[Position], progress: ProgressCallback = nobody
    ) -> list[dict[Card, int]]:
        """Return, for each position, every legal card with the tricks of its own side.

        The current trick counts. Without cards left the dictionary is empty. *progress* is
        called with the number of positions solved so far.

        Raises:
            ValueError: A position is not possible; nothing is solved then.
            SolverFault: The engine is not installed, or does not load.

        Example:
            >>> from biritch.core.hands import Hand
            >>> from biritch.rules.play import Trick
            >>> hands = tuple(map(Hand.parse, ("AQ...", "65...", "43...", "K2...")))
            >>> NativeSolver().leads([Position(hands, Strain.NOTRUMP, Trick(Seat.SOUTH))])
            [{S4: 2, S3: 2}]
        """
        for position in positions:
            check(position)
        if not positions:
            return []
        tricks = _engine().leads(
            [[hand.bits for hand in position.hands] for position in positions],
            [position.strain for position in positions],
            [position.trick.leader for position in positions],
            [(*position.trick.cards, *_NOBODY_PLAYED)[:3] for position in positions],
            threads=self._threads,
            progress=progress,
        )
        return [
            {card: won[card] for card in trick.legal(position.hands[trick.turn])}
            for position, won in zip(positions, tricks.tolist(), strict=True)
            for trick in [position.trick]
        ]

    def rows(
        self,
        positions: PositionRows,
        mode: QuestionMode = "exact",
        *,
        target: int = 0,
        seconds: float | None = None,
    ) -> NDArray[np.int8]:
        """Return the value of each card of each row; see :class:`RowSolver`.

        Raises:
            ValueError: A position is not possible.
            SolverFault: The engine is not installed, or does not load.

        Example:
            >>> import numpy as np
            >>> hands = np.array([[1 << 12, 1 << 11, 1 << 10, 1 << 9]], np.uint64)
            >>> table = np.full((1, 3), -1, np.int8)
            >>> lead = PositionRows(hands, Strain.NOTRUMP, Seat.NORTH, table)
            >>> int(NativeSolver().rows(lead)[0, 12])
            1
        """
        tricks: NDArray[np.int8] = _engine().leads(
            positions.hands,
            int(positions.strain),
            int(positions.leader),
            positions.table,
            mode=mode,
            target=target,
            cards=positions.asked,
            threads=self._threads,
            seconds=None if seconds is None else max(0.0, seconds),
        )
        return tricks

    def course(
        self, positions: PositionRows, cards: Sequence[Card], *, seconds: float | None = None
    ) -> NDArray[np.int8]:
        """Return the result after each of *cards*; see :class:`CourseSolver`.

        Raises:
            ValueError: The cards cannot be played so.
            SolverFault: The engine is not installed, or does not load.

        Example:
            >>> import numpy as np
            >>> hands = np.array([[1 << 12, 1 << 11, 1 << 10, 1 << 9]], np.uint64)
            >>> table = np.full((1, 3), -1, np.int8)
            >>> lead = PositionRows(hands, Strain.NOTRUMP, Seat.NORTH, table)
            >>> NativeSolver().course(lead, [Card.parse("CA"), Card.parse("CK")]).tolist()
            [[0, 0, 0]]
        """
        tricks: NDArray[np.int8] = _engine().plays(
            positions.hands,
            int(positions.strain),
            int(positions.leader),
            [[int(card) for card in cards]] * len(positions),
            threads=self._threads,
            seconds=None if seconds is None else max(0.0, seconds),
        )
        return tricks

    def declarer_tricks(
        self,
        contracts: Sequence[tuple[Deal, Strain, Seat]],
        *,
        within: Sequence[tuple[int, int]] | None = None,
        seconds: float | None = None,
    ) -> list[int]:
        """Return, for each deal, the tricks of one declarer in one strain.

        For a single contract this is faster than :meth:`tables`. Deals not solved in *seconds*
        are ``UNSOLVED``. With *within*, a least and a most for each, it is faster still, and
        results are clipped to these.

        Raises:
            SolverFault: The engine is not installed, or does not load.

        Example:
            >>> game = Deal.random(seed=7), Strain.NOTRUMP, Seat.NORTH
            >>> NativeSolver().declarer_tricks([game, game], within=[(0, 13), (0, 9)])
            [10, 9]
        """
        if not contracts:
            return []
        # What declarer wins before any card is played.
        tricks = _engine().plays(
            [[hand.bits for hand in deal.hands] for deal, _, _ in contracts],
            [strain for _, strain, _ in contracts],
            [declarer.after() for _, _, declarer in contracts],
            [[-1]] * len(contracts),
            least=[least for least, _ in within] if within is not None else 0,
            most=[most for _, most in within] if within is not None else 13,
            threads=self._threads,
            seconds=None if seconds is None else max(0.0, seconds),
        )
        won: list[int] = tricks[:, 0].tolist()
        return won
