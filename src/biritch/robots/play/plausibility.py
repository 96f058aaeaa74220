"""How likely each world is by the cards the others chose: few players give tricks away.

In every world the last tricks are followed card by card with all cards seen. A world in which
a defender or declarer would just have thrown a trick away is less likely than one in which the
same card cost nothing: a defender who took the ace at once probably had to, and one who did not
lead a suit had no use for it. Players see less than all cards, so no world is ruled out. How
much less likely was fitted to cards that robots played (``benchmarks/world_weights.py``).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from biritch.core.hands import Hand
from biritch.core.seats import FOUR, Seat
from biritch.games.view import View
from biritch.robots.play.evaluation import WorldRows
from biritch.robots.sampling.known_cards import KnownCards
from biritch.rules.play import Trick
from biritch.solver.solver import UNSOLVED, CourseSolver, PositionRows, Solver


@dataclass(frozen=True, slots=True)
class ReadingSettings:
    """How the others' cards are read; the defaults did best when measured.

    A world is so much less likely for every trick that a card gave away in it: ``slip`` where
    declarer reads a defender, ``partner`` and ``declarer`` where a defender reads those.
    ``tricks`` are how many of the last tricks are followed, the one under way not counted, with
    at most that many cards left to a hand; ``declaring`` the same for declarer, whom the
    defenders' signals tell nearly all of it.

    Example:
        >>> ReadingSettings().back(8), ReadingSettings().back(8, declaring=True)
        (4, 3)
    """

    slip: float = 0.6
    partner: float = 0.3
    declarer: float = 0.5
    tricks: tuple[tuple[int, int], ...] = ((7, 6), (8, 4), (9, 3), (10, 2), (11, 1), (13, -1))
    declaring: tuple[tuple[int, int], ...] = ((9, 3), (13, -1))

    def back(self, left: int, *, declaring: bool = False) -> int:
        """Return how many whole tricks are followed with that many cards *left*; -1 is none."""
        limits = self.declaring if declaring else self.tricks
        return next(tricks for most, tricks in limits if left <= most)


def likelihoods(
    view: View,
    rows: WorldRows,
    solver: Solver,
    seconds: float,
    settings: ReadingSettings,
) -> NDArray[np.float64]:
    """Return how likely each of *rows* is by the cards last played, 1 where they say nothing.

    That is 1 for all where there is nothing to read, no time, or a solver that cannot follow.

    Example:
        >>> import random
        >>> import biritch as bw
        >>> from biritch.robots.double_dummy import double_dummy
        >>> from biritch.robots.sampling.evidence import HandEvidence
        >>> from biritch.robots.sampling.worlds import worlds
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> view = game.view(game.actor)
        >>> rows = WorldRows.of(view, worlds(view, HandEvidence(), random.Random(1), 3))
        >>> likelihoods(view, rows, double_dummy(), 9.0, ReadingSettings()).tolist()
        [1.0, 1.0, 1.0]
    """
    nothing = np.ones(len(rows))
    tricks = _tricks_followed(view, settings)
    if not tricks or not isinstance(solver, CourseSolver) or not _whole(view):
        return nothing
    cards = [card for trick in tricks for card in trick.cards]
    course = solver.course(_before(rows, tricks), cards, seconds=seconds)
    if (course == UNSOLVED).any():
        return nothing
    # What the opponents of the first leader win is counted.
    change = np.diff(course.astype(np.int64), axis=1)
    seats = [seat for trick in tricks for seat, _ in trick.cards_by_seat]
    leaders = [seat.side is tricks[0].leader.side for seat in seats]
    given = np.where(leaders, change, -change).clip(0)
    return np.asarray(np.prod(_weights(view, seats, settings) ** given, axis=1))


def _weights(view: View, seats: list[Seat], settings: ReadingSettings) -> NDArray[np.float64]:
    """Return, for each card of one of *seats*, what a trick given away by it counts."""
    own = _own(view)
    assert view.contract is not None
    declaring = view.contract.declarer.side
    partner = settings.slip if _declares(view) else settings.partner
    return np.array(
        [
            1.0 if seat in own else settings.declarer if seat.side is declaring else partner
            for seat in seats
        ]
    )


def _tricks_followed(view: View, settings: ReadingSettings) -> list[Trick]:
    """Return the tricks to follow: the last ones, the lead to the first left out."""
    back = settings.back(max(view.counts), declaring=_declares(view))
    if back < 0:
        return []
    under_way = bool(view.tricks) and not view.tricks[-1].full
    first = max(1, len(view.tricks) - back - under_way)
    return list(view.tricks[first:])


def _whole(view: View) -> bool:
    """Whether four play, and nobody's cards lie face up in part."""
    known = KnownCards.of(view)
    playing = len(view.tricks[0].seats) == len(FOUR)
    return playing and all(view.seen[seat] is None for seat in known.hidden)


def _own(view: View) -> set[Seat]:
    """Return the seats whose cards the player of *view* chose: declarer's are two."""
    assert view.contract is not None
    assert view.turn is not None
    declarer, seat = view.contract.declarer, view.seat or view.turn
    return {declarer, declarer.partner} if _declares(view) else {seat}


def _declares(view: View) -> bool:
    """Whether the player of *view* is declarer."""
    assert view.contract is not None
    assert view.turn is not None
    return (view.seat or view.turn).side is view.contract.declarer.side


def _before(rows: WorldRows, tricks: list[Trick]) -> PositionRows:
    """Return *rows* with the cards of *tricks* taken back."""
    played = [Hand()] * len(FOUR)
    for trick in tricks:
        for seat, card in trick.cards_by_seat:
            played[seat] |= Hand.of([card])
    back = np.array([hand.bits for hand in played], np.uint64)
    table = np.full((len(rows), 3), -1, np.int8)
    return PositionRows(rows.hands | back, rows.strain, tricks[0].leader, table)
