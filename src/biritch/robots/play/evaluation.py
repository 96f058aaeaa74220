"""What each card is worth, over many deals solved double dummy.

A world is one way the hidden cards may lie. In every world a card loses, against the best card
of that world, what their two scores are apart: in IMPs, match points or points, as boards are
compared; the card that loses least on average is best. In IMPs making or beating the contract
comes first, and the tricks after it count for what they are worth.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from biritch.core.calls import Contract
from biritch.core.cards import Card
from biritch.core.hands import Hand
from biritch.games.view import View
from biritch.robots.play.situation import under_way
from biritch.robots.sampling.worlds import World
from biritch.robots.scores import ScoreScale, result_value, scale_of
from biritch.solver.solver import Position, Solver

_FIRST, _MOST = 4, 8
"""Worlds in the first batch, which tells how long one takes, and in any later one."""


@dataclass(frozen=True, slots=True)
class CardTotals:
    """What one card did, summed over the worlds.

    ``lost`` is what it lost against the best card, as boards are compared; ``points`` what its
    own side scored; ``tricks`` those of declarer; ``made`` how often the contract was made.
    """

    lost: float = 0.0
    points: float = 0.0
    tricks: int = 0
    made: int = 0


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What every card did in ``worlds`` worlds together; the methods give averages.

    Example:
        >>> from biritch.core.cards import Card
        >>> totals = CardTotals(lost=2.0, points=1600, tricks=38, made=3)
        >>> tally = Evaluation(worlds=4, cards={Card.parse("SA"): totals})
        >>> tally.loss(Card.parse("SA")), tally.tricks(Card.parse("SA"))
        (0.5, 9.5)
    """

    worlds: int = 0
    cards: dict[Card, CardTotals] = field(default_factory=dict)

    def loss(self, card: Card) -> float:
        """Return how much *card* loses on average, in what boards are compared in."""
        return self.cards[card].lost / self.worlds

    def points(self, card: Card) -> float:
        """Return how many points its own side scores with *card* on average."""
        return self.cards[card].points / self.worlds

    def tricks(self, card: Card) -> float:
        """Return how many tricks declarer wins in the end with *card* on average."""
        return self.cards[card].tricks / self.worlds


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a number of tricks is worth to the side about to play.

    ``won`` are declarer's tricks so far, ``left`` those still to come.

    ``worths`` are declarer's points for every number of tricks from none to thirteen.

    Example:
        >>> import biritch as bw
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> stakes = Stakes.of(game.view(game.actor))
        >>> stakes.declaring, stakes.left, stakes.total(own=5)
        (False, 13, 8)
    """

    scale: ScoreScale
    contract: Contract
    worths: tuple[int, ...]
    declaring: bool
    won: int
    left: int

    @classmethod
    def of(cls, view: View) -> Stakes:
        """Read *view*, in which a card is to be played."""
        contract = view.contract
        assert contract is not None
        assert view.turn is not None
        return cls(
            scale=scale_of(view),
            contract=contract,
            # Scored once for every number of tricks: each card of each world looks its own up.
            worths=tuple(result_value(view, contract, total) for total in range(14)),
            declaring=view.turn.side == contract.declarer.side,
            won=view.won,
            left=max(view.counts),
        )

    def total(self, own: int) -> int:
        """Return declarer's tricks in the end, when the side to play wins *own* more."""
        return self.won + (own if self.declaring else self.left - own)

    def points(self, total: int) -> int:
        """Return what *total* tricks of declarer score for the side to play."""
        points = self.worths[total]
        return points if self.declaring else -points

    def made(self, total: int) -> bool:
        """Whether *total* tricks make the contract."""
        return total >= self.contract.level + 6


class NoUsableWorld(RuntimeError):
    """No world allows all the cards that may be played, so that none can be compared."""


def evaluate(
    view: View,
    worlds: Sequence[World],
    solver: Solver,
    time_left: Callable[[], float],
) -> Evaluation:
    """Return what each legal card does in *worlds*, or in as many as there is time for.

    *time_left* says how many seconds are left. The first batch is always solved; worlds that
    put every card in the same place are solved once.

    Raises:
        NoUsableWorld: In no world can all of those cards be played.

    Example:
        >>> import random
        >>> import biritch as bw
        >>> from biritch.robots.double_dummy import double_dummy
        >>> from biritch.robots.sampling.evidence import HandEvidence
        >>> from biritch.robots.sampling.worlds import worlds
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> view = game.view(game.actor)
        >>> dealt = worlds(view, HandEvidence(), random.Random(1), 4)
        >>> evaluate(view, dealt, double_dummy(), lambda: 9.0).worlds
        4
    """
    stakes, trick = Stakes.of(view), under_way(view)
    tally = Evaluation()
    # Few cards hidden: many worlds are one and the same, and each is solved once.
    for batch in _batches(Counter(world.held for world in worlds), time_left):
        positions = [Position(held, stakes.contract.strain, trick) for held, _ in batch]
        for won_by_card, (_, times) in zip(solver.leads(positions), batch, strict=True):
            tricks = {card: won for card, won in won_by_card.items() if card in view.legal}
            if len(tricks) == len(view.legal):  # a dummy may be void in what lies face up
                tally = _added(tally, stakes, tricks, times)
    if not tally.worlds:
        raise NoUsableWorld(f"none of {len(worlds)} worlds allows the cards that may be played")
    return tally


def _batches(
    counted: Counter[tuple[Hand, ...]], time_left: Callable[[], float]
) -> Iterator[list[tuple[tuple[Hand, ...], int]]]:
    """Yield the positions by batches small enough to end in time."""
    waiting = list(counted.items())
    size, done, start = _FIRST, 0, time_left()
    while waiting:
        batch, waiting = waiting[:size], waiting[size:]
        yield batch
        done += len(batch)
        remaining = time_left()
        cost = (start - remaining) / done
        # As many as fit in four fifths of the time left, at the pace so far.
        size = min(_MOST, int(0.8 * remaining / cost) if cost > 0 else _MOST)
        if size < 1:
            return


def _added(
    tally: Evaluation, stakes: Stakes, tricks: dict[Card, int], times: int
) -> Evaluation:
    """Return *tally* with one world more, that counts for *times*."""
    totals = {card: stakes.total(own) for card, own in tricks.items()}
    points = {card: stakes.points(total) for card, total in totals.items()}
    best = max(points.values())
    cards = dict(tally.cards)
    for card, total in totals.items():
        old = cards.get(card, CardTotals())
        cards[card] = replace(
            old,
            lost=old.lost + times * stakes.scale.swing(best - points[card]),
            points=old.points + times * points[card],
            tricks=old.tricks + times * total,
            made=old.made + times * stakes.made(total),
        )
    return Evaluation(tally.worlds + times, cards)
