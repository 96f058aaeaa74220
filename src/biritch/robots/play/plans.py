"""One plan for all the worlds that look alike: what a card is worth to who cannot see.

Solving every world by itself supposes that later choices see all the cards: a card after which
declarer would have to guess looks as good as one after which he need not. Here the cards of
one's own hands are chosen once for all worlds in which the same was seen, as deep as there is
time for; beyond, and for all other seats, every world is solved by itself. The others play the
lowest of the cards that cost them nothing there; which of several worthless or touching cards
it is tells nothing.

The fault is called strategy fusion (Frank and Basin, *Search in games with incomplete
information*, Artificial Intelligence 100, 1998). Cazenave and Ventos, *The αμ search algorithm
for the game of bridge* (2019), search as is done here, but against defenders who see the plan
too, so that they keep sets of vectors where here one number is enough.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import astuple, dataclass, field, replace
from itertools import starmap
from math import inf

import numpy as np
from numpy.typing import NDArray

from biritch.core.cards import DECK, Card, Strain
from biritch.core.seats import FOUR, Seat, Side
from biritch.games.view import View
from biritch.robots.double_dummy import solve_rows
from biritch.robots.play.evaluation import CardTotals, Evaluation, Stakes, Tricks, WorldRows
from biritch.robots.play.situation import under_way
from biritch.robots.sampling.hand_arrays import LENGTH
from biritch.robots.sampling.known_cards import KnownCards
from biritch.solver.solver import UNSOLVED, PositionRows, QuestionMode, Solver

_NOBODY = -1
_SHOWN_OUT = 255
"""What is seen of a card that follows no suit and trumps nothing."""


@dataclass(frozen=True, slots=True)
class PlanRound:
    """One search for a plan: in how many ``worlds``, choosing how many of one's own cards.

    Example:
        >>> PlanRound(worlds=40, depth=2).depth
        2
    """

    worlds: int
    depth: int


_SURE = 2.0
"""Standard errors by which a card must be better by one plan to be played instead."""
_ROUNDS = (
    (7, ((100, 2), (100, 8))),
    (8, ((100, 1), (100, 4))),
    (9, ((100, 1), (100, 2))),
    (10, ((50, 1), (100, 1))),
    (13, ((40, 1), (100, 1))),
)
"""With so many cards left to a hand, the worlds and the depth of each round."""


@dataclass(frozen=True, slots=True)
class PlanSettings:
    """How far ahead one plan is made for all worlds; the defaults did best when measured.

    ``rounds`` are, for hands of at most so many cards, the searches one after the other, each
    dearer than the one before; the last one that there is time for counts.

    Example:
        >>> PlanSettings().at(13)
        (PlanRound(worlds=40, depth=1), PlanRound(worlds=100, depth=1))
    """

    rounds: tuple[tuple[int, tuple[tuple[int, int], ...]], ...] = _ROUNDS

    def at(self, left: int) -> tuple[PlanRound, ...]:
        """Return the rounds with so many cards *left* to a hand."""
        rounds = next(rounds for most, rounds in self.rounds if left <= most)
        return tuple(starmap(PlanRound, rounds))


class OutOfTime(RuntimeError):
    """The time was up before a plan was made."""


@dataclass(frozen=True, slots=True)
class _Node:
    """Worlds in which the same has been seen so far: a row a world.

    ``rows`` are their places among all; ``won`` the tricks of one's own side since the start.
    """

    rows: NDArray[np.intp]
    hands: NDArray[np.uint64]
    table: NDArray[np.int8]
    leader: Seat
    turns: int
    won: int

    @property
    def seat(self) -> Seat:
        return self.leader.after(self.turns)

    def part(self, chosen: NDArray[np.bool_]) -> _Node:
        return replace(
            self, rows=self.rows[chosen], hands=self.hands[chosen], table=self.table[chosen]
        )


@dataclass
class _Planner:
    """A search for one plan; ``ours`` are the seats whose cards are chosen blindly.

    ``seen`` are the seats whose cards lie open to the player; ``times`` is how often each world
    was dealt, ``lost`` what it costs there to win so many tricks.
    """

    solver: Solver
    strain: Strain
    side: Side
    ours: frozenset[Seat]
    seen: tuple[Seat, ...]
    times: NDArray[np.float64]
    time_left: Callable[[], float]
    lost: NDArray[np.float64] = field(init=False)

    def compare(self, own: Tricks, stakes: Stakes) -> None:
        """Hold all results against the best in each world, given what each card wins there."""
        best = stakes.by_tricks[own.max(axis=1)]
        self.lost = stakes.swings(best[:, None] - stakes.by_tricks) * self.times[:, None]

    def compared(
        self, root: _Node, own: Tricks, depth: int, close: float
    ) -> dict[Card, Tricks]:
        """Return the tricks by one plan after each card that may be best, or nearly."""
        found: dict[Card, Tricks] = {}
        least = inf
        for bound, run in self.candidates(root, own):
            if bound > least + close * float(self.times.sum()):
                break
            tricks = self.after(root, np.full(len(root.rows), int(run[0])), depth - 1)
            found.update(dict.fromkeys(run, tricks))
            least = min(least, self.cost(root, tricks))
        return found

    def value(self, node: _Node, depth: int) -> Tricks:
        """Return the tricks of one's own side in each world, if the plan is kept to."""
        if not node.hands[0, node.seat]:
            return np.full(len(node.rows), node.won)
        if node.seat in self.ours:
            return self._chosen(node, depth)
        return self._answered(node, depth)

    def cost(self, node: _Node, own: Tricks) -> float:
        """Return what *own* tricks lose, in all the worlds of *node* together."""
        return float(self.lost[node.rows, own].sum())

    def solved(self, node: _Node, mode: QuestionMode) -> Tricks:
        """Return ``(n, 52)``: the tricks of one's own side after each card; others negative."""
        seconds = self.time_left()
        if seconds <= 0:
            raise OutOfTime
        asked = PositionRows(node.hands, self.strain, node.leader, node.table)
        won: Tricks = solve_rows(self.solver, asked, mode, seconds=seconds)
        if (won == UNSOLVED).any():
            raise OutOfTime
        if node.seat.side is not self.side:
            left = int(node.hands[0, node.seat]).bit_count()
            won = np.where(won < 0, won, left - won)
        return np.where(won < 0, won, won + node.won)

    def candidates(self, node: _Node, own: Tricks) -> list[tuple[float, tuple[Card, ...]]]:
        """Return the cards of one's own hand, equal ones together, by what they lose.

        That is with all cards seen, in all worlds of *node* together.
        """
        runs = self._equal(node, own[0] >= 0)
        return sorted((self.cost(node, own[:, run[0]]), run) for run in runs)

    def _equal(self, node: _Node, legal: NDArray[np.bool_]) -> list[tuple[Card, ...]]:
        """Return the *legal* cards in runs that nobody else's card parts, lowest first."""
        others = np.delete(node.hands, node.seat, axis=1)
        alive = int(np.bitwise_or.reduce(others, axis=None))
        for card in np.unique(node.table[node.table >= 0]).tolist():
            alive |= 1 << card
        runs: list[tuple[Card, ...]] = []
        for place in np.flatnonzero(legal).tolist():
            card, last = DECK[place], runs[-1][-1] if runs else None
            if last is None or last.suit != card.suit or alive & ((1 << card) - (1 << last)):
                runs.append((card,))
            else:
                runs[-1] += (card,)
        return runs

    def _chosen(self, node: _Node, depth: int) -> Tricks:
        own = self.solved(node, "exact")
        ranked = self.candidates(node, own)
        if depth == 0 or len(node.rows) == 1:
            return self._by_the_others(node, own[:, [run[0] for _, run in ranked]])
        best, least = own[:, ranked[0][1][0]], inf
        for bound, run in ranked:
            # With all cards seen a card does at least as well as by one plan.
            if bound >= least:
                break
            tricks = self.after(node, np.full(len(node.rows), int(run[0])), depth - 1)
            if (cost := self.cost(node, tricks)) < least:
                best, least = tricks, cost
        return best

    def _by_the_others(self, node: _Node, own: Tricks) -> Tricks:
        """Return the tricks in each world with the card that is best in all the others.

        Chosen by all worlds, a card would look better than it is: few worlds that look alike
        are nearly known. A world dealt more than once counts among the others.
        """
        lost = np.take_along_axis(self.lost[node.rows], own, axis=1)
        once = lost / self.times[node.rows, None]
        # In a world alone, or where the others leave it open, its own results decide.
        chosen = (lost.sum(axis=0) - once * (1 - 1e-6)).argmin(axis=1)
        return np.asarray(own[np.arange(len(own)), chosen])

    def _answered(self, node: _Node, depth: int) -> Tricks:
        own = self.solved(node, "best")
        if len(node.rows) == 1:
            return np.asarray(own.max(axis=1))
        # The lowest of the cards that cost nothing: by rank, then by suit.
        order = np.arange(52) % 13 * 4 + np.arange(52) // 13
        return self.after(node, np.where(own >= 0, order, 99).argmin(axis=1), depth)

    def after(self, node: _Node, cards: NDArray[np.intp], depth: int) -> Tricks:
        """Return the tricks in each world of *node* once each row's card is played."""
        tricks = np.zeros(len(node.rows), np.int64)
        for chosen, child in self._children(node, cards):
            tricks[chosen] = self.value(child, depth)
        return tricks

    def _children(
        self, node: _Node, cards: NDArray[np.intp]
    ) -> Iterator[tuple[NDArray[np.bool_], _Node]]:
        """Yield the worlds that still look alike once each row's card is played."""
        hands = node.hands.copy()
        hands[:, node.seat] &= ~(np.uint64(1) << cards.astype(np.uint64))
        trick = np.column_stack([node.table[:, : node.turns], cards])
        winners = _winners(trick, self.strain)
        looks = winners if node.seat in self.ours else 4 * self._looks(node, cards) + winners
        full = node.turns == 3
        table = np.full_like(node.table, _NOBODY)
        if not full:
            table[:, : node.turns + 1] = trick
        for look in np.unique(looks):
            chosen = looks == look
            leader = node.leader.after(int(winners[chosen][0])) if full else node.leader
            won = node.won + (full and leader.side is self.side)
            yield (
                chosen,
                _Node(
                    node.rows[chosen],
                    hands[chosen],
                    table[chosen],
                    leader,
                    0 if full else node.turns + 1,
                    won,
                ),
            )

    def _looks(self, node: _Node, cards: NDArray[np.intp]) -> NDArray[np.intp]:
        """Return what a card tells: its suit, and how it ranks among the cards seen."""
        seen = np.bitwise_or.reduce(node.hands[0, list(self.seen)]).astype(np.int64)
        suits, ranks = cards // 13, cards % 13
        below = (seen >> (13 * suits)) & ((1 << ranks) - 1)
        looks = 16 * suits + LENGTH[below]
        if node.turns:
            out = (suits != node.table[:, 0] // 13) & (suits != int(self.strain))
            looks = np.where(out, _SHOWN_OUT, looks)
        return np.asarray(looks)


def _winners(trick: NDArray[np.int64], strain: Strain) -> NDArray[np.intp]:
    """Return whose card is best so far, counted from the leader."""
    suits, ranks = trick // 13, trick % 13
    power = np.where(suits == suits[:, :1], ranks + 1, 0)
    power = np.where(suits == int(strain), ranks + 20, power)
    return np.asarray(power.argmax(axis=1))


def with_one_plan(  # noqa: PLR0913, PLR0917 - what was found, and what it may use
    tally: Evaluation,
    view: View,
    rows: WorldRows,
    solver: Solver,
    time_left: Callable[[], float],
    settings: PlanSettings | None = None,
) -> Evaluation:
    """Return *tally* with each good card put down to what it does by one plan for all worlds.

    Only cards that still may be best are looked at. Where the others' hands are known, where
    not four play, or without time, the *tally* stays as it is.

    Example:
        >>> import random
        >>> import biritch as bw
        >>> from biritch.robots.double_dummy import double_dummy
        >>> from biritch.robots.play.evaluation import evaluate
        >>> from biritch.robots.sampling.evidence import HandEvidence
        >>> from biritch.robots.sampling.worlds import worlds
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> for _ in range(28):
        ...     game = game.after(game.view(game.actor).legal[0])
        >>> view = game.view(game.actor)
        >>> dealt = WorldRows.of(view, worlds(view, HandEvidence(), random.Random(1), 4))
        >>> tally = evaluate(view, dealt, double_dummy(), lambda: 9.0)
        >>> with_one_plan(tally, view, dealt, double_dummy(), lambda: 9.0).worlds
        4
    """
    if not _fits(view):
        return tally
    stakes = Stakes.of(view)
    better = tally
    try:
        for turn in (settings or PlanSettings()).at(stakes.left):
            some = rows.part(slice(turn.worlds))
            planner, root = _begun(view, some, stakes, solver, time_left)
            own = planner.solved(root, "exact")
            planner.compare(own, stakes)
            found = planner.compared(root, own, turn.depth, stakes.scale.close)
            better = _corrected(tally, stakes, some, own, found)
    except OutOfTime:
        # What the round before found stands.
        pass
    return better


def _fits(view: View) -> bool:
    """Whether four play, and two or three hands are hidden and the others seen in full."""
    hidden = KnownCards.of(view).hidden
    full = all(view.seen[seat] is None for seat in hidden)
    return full and len(hidden) >= 2 and len(under_way(view).seats) == len(FOUR)


def _begun(
    view: View,
    rows: WorldRows,
    stakes: Stakes,
    solver: Solver,
    time_left: Callable[[], float],
) -> tuple[_Planner, _Node]:
    """Return the planner of the player to act in *view*, and where it begins."""
    seat = view.turn
    assert seat is not None
    seen = tuple(s for s in Seat if view.seen[s] is not None)
    both = stakes.declaring and seat.partner in seen
    trick, positions = rows.trick, rows.positions
    root = _Node(
        np.arange(len(rows)),
        positions.hands,
        positions.table,
        trick.leader,
        len(trick.cards),
        0,
    )
    planner = _Planner(
        solver=solver,
        strain=rows.strain,
        side=seat.side,
        ours=frozenset({seat, seat.partner} if both else {seat}),
        seen=seen,
        times=rows.times,
        time_left=time_left,
    )
    return planner, root


def _corrected(
    tally: Evaluation,
    stakes: Stakes,
    rows: WorldRows,
    own: Tricks,
    found: dict[Card, Tricks],
) -> Evaluation:
    """Return *tally* with what each card of *found* loses by one plan, against all seen.

    Where that gives another card the lead only by chance, *tally* stays as it is.
    """
    before = own[:, list(rows.cards)]
    planned = before.copy()
    for card, tricks in found.items():
        planned[:, rows.cards.index(card)] = tricks
    # Both against the best with all cards seen: what is apart is what one plan costs.
    blind, seeing = stakes.figures_against(planned, before), stakes.figures(before)
    costs = tally.worlds * np.average(blind - seeing, axis=1, weights=rows.times)
    cards = {
        card: CardTotals(*(np.array(astuple(tally.cards[card])) + costs[:, place]).tolist())
        for place, card in enumerate(rows.cards)
    }
    better = replace(tally, cards=cards, planned=frozenset(found))
    old, new = min(rows.cards, key=tally.loss), min(found, key=better.loss)
    gained = blind[0][:, rows.cards.index(old)] - blind[0][:, rows.cards.index(new)]
    mean = np.average(gained, weights=rows.times)
    spread = np.average((gained - mean) ** 2, weights=rows.times)
    error = float(np.sqrt(spread * (rows.times**2).sum()) / rows.times.sum())
    if old == new:
        return replace(better, planned=frozenset())
    return better if better.loss(old) - better.loss(new) >= _SURE * error else tally
