"""The likelihood of each world given the others' cards: players seldom give tricks away.

In every world the last tricks are replayed double dummy. A world in which a defender or
declarer would just have given a trick away is less likely than one in which the same card cost
nothing: a defender who took the ace at once probably had to. Players see less than all cards,
so no world is excluded. The factors were fitted to robots' play
(``benchmarks/world_weights.py``).
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
    """Settings for reading the others' cards; the defaults did best in measurements.

    A world's likelihood is multiplied by a factor for every trick that a card gave away in it:
    ``slip`` if declarer reads a defender, ``partner`` and ``declarer`` if a defender reads
    those. ``tricks`` are how many of the last complete tricks are replayed, by the number of
    cards left; ``declaring`` the same for declarer, to whom the defenders' signals tell nearly
    everything.

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
        """Return how many complete tricks are replayed with *left* cards; -1 for none."""
        limits = self.declaring if declaring else self.tricks
        return next(tricks for most, tricks in limits if left <= most)


def likelihoods(
    view: View,
    rows: WorldRows,
    solver: Solver,
    seconds: float,
    settings: ReadingSettings,
) -> NDArray[np.float64]:
    """Return the likelihood of each of *rows* by the last cards played; 1 without evidence.

    It is 1 for all if there is nothing to read, no time, or a solver without this ability.

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
    """Return, for each card of *seats*, the factor for a trick given away by it."""
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
    """Return the tricks to replay: the last ones, without the lead to the first."""
    back = settings.back(max(view.counts), declaring=_declares(view))
    if back < 0:
        return []
    under_way = bool(view.tricks) and not view.tricks[-1].full
    first = max(1, len(view.tricks) - back - under_way)
    return list(view.tricks[first:])


def _whole(view: View) -> bool:
    """Return whether four play, and no hand is partly visible."""
    known = KnownCards.of(view)
    playing = len(view.tricks[0].seats) == len(FOUR)
    return playing and all(view.seen[seat] is None for seat in known.hidden)


def _own(view: View) -> set[Seat]:
    """Return the seats for which the player of *view* chose: two for declarer."""
    assert view.contract is not None
    assert view.turn is not None
    declarer, seat = view.contract.declarer, view.seat or view.turn
    return {declarer, declarer.partner} if _declares(view) else {seat}


def _declares(view: View) -> bool:
    """Return whether the player of *view* is declarer."""
    assert view.contract is not None
    assert view.turn is not None
    return (view.seat or view.turn).side is view.contract.declarer.side


def _before(rows: WorldRows, tricks: list[Trick]) -> PositionRows:
    """Return *rows* before the cards of *tricks*."""
    played = [Hand()] * len(FOUR)
    for trick in tricks:
        for seat, card in trick.cards_by_seat:
            played[seat] |= Hand.of([card])
    back = np.array([hand.bits for hand in played], np.uint64)
    table = np.full((len(rows), 3), -1, np.int8)
    return PositionRows(rows.hands | back, rows.strain, tricks[0].leader, table)
