"""The value of each card, over many deals solved double dummy.

A world is one possible layout of the hidden cards. In every world a card's loss is the
difference between its score and that of the best card there: in IMPs, match points or points,
as boards are compared; the card with the least average loss is best. In IMPs making or beating
the contract comes first, and later tricks count for their value.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import compress, starmap
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from biritch.core.calls import Contract
from biritch.core.cards import Card, Strain
from biritch.core.hands import Hand
from biritch.core.seats import FOUR
from biritch.games.view import View
from biritch.robots.double_dummy import solve_rows
from biritch.robots.play.situation import under_way
from biritch.robots.sampling.splits import Bits
from biritch.robots.sampling.worlds import World
from biritch.robots.scores import ScoreScale, result_value, scale_of
from biritch.rules.play import Trick
from biritch.solver.solver import UNSOLVED, PositionRows, Solver

Tricks: TypeAlias = NDArray[np.integer[Any]]
"""Tricks of the side to play, a row a world and a column a card."""
Figures: TypeAlias = NDArray[np.float64]
"""What cards come to, ``(4, worlds, cards)``: lost, points, declarer's tricks, whether made."""

_BATCH = 16
"""Worlds between two looks at the clock; the solver looks at it too."""
_FEWEST, _MORE = 48, 32
"""Worlds in which the tricks of every card are asked for, and how many more are looked at at a
time. On the opening lead they are asked for in every world: whether a lead beats the contract
must be known in each."""
_FEW_CARDS = 100
"""Worlds in which cards must be worth the same to count as alike, with few cards left: those
cost little, and what is worse in one world of fifty is seen."""
_LEADS = 16
"""Worlds looked at at a time on the opening lead: every card of a world is dear there, and the
first ones tell which leads need not be asked about any more."""
_BEHIND, _LEAD_BEHIND, _LEAD_NEAR = 2, 2.5, 50
"""Standard errors behind the best at which a card is asked about no more; for a lead, also the
points behind that it must be, so that the points told with those near the best are right."""
_DOUBTED = 15
"""In that many worlds half of what a card does better than its like is chance."""
_MANY = 10
"""Cards left to a hand from which on later worlds are solved against a target:
with fewer left, exact tricks cost nothing."""


@dataclass(frozen=True, slots=True)
class CardTotals:
    """The totals of one card over the worlds.

    ``lost`` is its loss against the best card, as boards are compared; ``points`` its own
    side's score; ``tricks`` declarer's; ``made`` how often the contract was made.
    """

    lost: float = 0.0
    points: float = 0.0
    tricks: float = 0
    made: float = 0


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The totals of every card over ``worlds`` worlds; the methods return averages.

    Example:
        >>> from biritch.core.cards import Card
        >>> totals = CardTotals(lost=2.0, points=1600, tricks=38, made=3)
        >>> tally = Evaluation(worlds=4, cards={Card.parse("SA"): totals})
        >>> tally.loss(Card.parse("SA")), tally.tricks(Card.parse("SA"))
        (0.5, 9.5)
    """

    worlds: int = 0
    cards: dict[Card, CardTotals] = field(default_factory=dict)
    doubts: dict[Card, float] = field(default_factory=dict)
    """Standard errors of what each card loses more than the best."""
    planned: frozenset[Card] = frozenset()
    """Where one plan for all worlds put another card ahead, the cards it looked at."""
    dominated: frozenset[Card] = frozenset()
    """Cards that in no world win more tricks than a certain other, and in some win fewer."""
    errors: dict[Card, float] = field(default_factory=dict)
    """Standard errors of the points its own side scores with each card on average."""
    seen: Tricks | None = field(default=None, compare=False)
    """What every card wins in each of the first worlds, all cards seen, if that is known."""

    def loss(self, card: Card) -> float:
        """Return the average loss of *card*, in the unit of comparison."""
        return self.cards[card].lost / self.worlds

    def points(self, card: Card) -> float:
        """Return the average score of its own side with *card*, in points."""
        return self.cards[card].points / self.worlds

    def tricks(self, card: Card) -> float:
        """Return declarer's average tricks with *card*."""
        return self.cards[card].tricks / self.worlds


@dataclass(frozen=True, slots=True)
class Stakes:
    """The value of numbers of tricks to the side to play.

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
        """Return the stakes in *view*, in which a card is to be played."""
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
        """Return declarer's final tricks if the side to play wins *own* more."""
        return self.won + (own if self.declaring else self.left - own)

    def points(self, total: int) -> int:
        """Return the score of the side to play for *total* tricks of declarer."""
        points = self.worths[total]
        return points if self.declaring else -points

    def is_made(self, total: int) -> bool:
        """Return whether *total* tricks make the contract."""
        return total >= self.contract.level + 6

    @property
    def goal(self) -> int:
        """The number of own tricks that decides the contract."""
        declarers = self.contract.level + 6 - self.won
        return declarers if self.declaring else self.left - declarers + 1

    @property
    def by_tricks(self) -> NDArray[np.int64]:
        """The score of the side to play, for every number of further tricks."""
        return np.array([self.points(self.total(own)) for own in range(self.left + 1)])

    def figures(self, own: Tricks) -> Figures:
        """Return the results of every card in every world: see :class:`Figures`.

        *own* are the further tricks of its own side, one row a world.
        """
        return self.figures_against(own, own)

    def figures_against(self, own: Tricks, best: Tricks) -> Figures:
        """Return each card's results, with losses against *best* in each world."""
        points = self.by_tricks[own]
        lost = self.swings(self.by_tricks[best].max(axis=1, keepdims=True) - points)
        totals = self.won + (own if self.declaring else self.left - own)
        made = totals >= self.contract.level + 6
        return np.stack([lost, points, totals, made]).astype(np.float64)

    def swings(self, points: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return the value of differences in *points*."""
        apart, places = np.unique(points, return_inverse=True)
        counts = np.array([self.scale.swing(difference) for difference in apart.tolist()])
        return np.asarray(counts[places.reshape(points.shape)])


class NoUsableWorld(RuntimeError):
    """Raised when no world allows all the legal cards, so that none can be compared."""


@dataclass(frozen=True)
class WorldRows:
    """The worlds of one decision as arrays: one row for each distinct world.

    ``dealt`` is how often each was dealt, ``times`` how often it should have been, given other
    evidence.

    Example:
        >>> import biritch as bw
        >>> from biritch.robots.sampling.worlds import World
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> deal = game.deal
        >>> rows = WorldRows.of(game.view(game.actor), [World(deal.hands, deal.hands)] * 3)
        >>> rows.hands.shape, rows.times.tolist()
        ((1, 4), [3.0])
    """

    hands: NDArray[np.uint64]
    dealt: NDArray[np.float64]
    times: NDArray[np.float64]
    cards: tuple[Card, ...]
    strain: Strain
    trick: Trick
    asked: int | None = None
    """The cards the solver is asked about, a bit a card; ``None`` is all that can be played."""

    @classmethod
    def of(cls, view: View, worlds: Sequence[World]) -> WorldRows:
        """Return *worlds* in order of first appearance, for the card to be played in *view*."""
        held = [[hand.bits for hand in world.held] for world in worlds]
        return cls.of_held(view, np.array(held, np.int64))

    @classmethod
    def of_held(cls, view: View, held: Bits) -> WorldRows:
        """Return the same of worlds given by the hands *held* in them, a row a world."""
        assert view.contract is not None
        # Few cards hidden: many worlds are one and the same, and each is solved once.
        counted = Counter(map(tuple, held.tolist()))
        times = np.array(list(counted.values()), np.float64)
        return cls(
            hands=np.array(list(counted), np.uint64),
            dealt=times,
            times=times,
            cards=tuple(card for card in view.legal if isinstance(card, Card)),
            strain=view.contract.strain,
            trick=under_way(view),
        )

    def __len__(self) -> int:
        return len(self.hands)

    def weigh_rows(self, likelihoods: NDArray[np.float64]) -> WorldRows:
        """Return the rows, weighted by their likelihoods."""
        return replace(self, times=self.dealt * likelihoods)

    def asking(self, cards: tuple[Card, ...]) -> WorldRows:
        """Return the same worlds, restricted to those *cards*."""
        return replace(self, cards=cards, asked=Hand.of(cards).bits)

    def part(self, rows: slice | NDArray[np.intp]) -> WorldRows:
        """Return the given *rows* only."""
        return replace(
            self, hands=self.hands[rows], dealt=self.dealt[rows], times=self.times[rows]
        )

    @cached_property
    def positions(self) -> PositionRows:
        """The rows in the solver's form."""
        on_table = (*self.trick.cards, -1, -1, -1)[:3]
        table = np.full((len(self), 3), on_table, np.int8)
        return PositionRows(self.hands, self.strain, self.trick.leader, table, self.asked)

    def solve(self, solver: Solver, seconds: float, target: int | None = None) -> Tricks:
        """Return the value of each of ``cards``; unsolved rows are negative.

        With *target*, a card's value is 1 if it wins that many tricks, else 0.
        """
        answers = solve_rows(
            solver,
            self.positions,
            "exact" if target is None else "target",
            target=target or 0,
            seconds=seconds,
            seats=self.trick.seats,
        )
        return answers[:, list(self.cards)]


def evaluate(
    view: View,
    rows: WorldRows,
    solver: Solver,
    time_left: Callable[[], float],
    deal_more: Callable[[], WorldRows | None] | None = None,
) -> Evaluation:
    """Return the results of each legal card in *rows*, or in as many as time allows.

    If cards that may be best are not yet separated, *deal_more* deals further worlds, until it
    returns ``None``.

    *time_left* returns the seconds left; the solver stops by then. On the opening lead all
    tricks are counted in every world. Later, with many cards left, they are counted in the
    first worlds only; in the others the question is whether a card wins the number of tricks
    that separated the cards most, a quarter of the work, and the value of that answer is taken
    from the first worlds. A card that is two standard errors behind is dropped (a lead that is
    two and a half, and fifty points, behind), and the search ends when a single card and its
    equivalents are left.

    Raises:
        NoUsableWorld: There was no time for a world in which all those cards can be played.

    Example:
        >>> import random
        >>> import biritch as bw
        >>> from biritch.robots.double_dummy import double_dummy
        >>> from biritch.robots.sampling.evidence import HandEvidence
        >>> from biritch.robots.sampling.worlds import worlds
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> view = game.view(game.actor)
        >>> dealt = WorldRows.of(view, worlds(view, HandEvidence(), random.Random(1), 4))
        >>> evaluate(view, dealt, double_dummy(), lambda: 9.0).worlds
        4
    """
    stakes = Stakes.of(view)
    many = stakes.left >= _MANY and len(rows.trick.seats) == len(FOUR) and bool(view.tricks)
    fewest, step = (_FEWEST, _MORE) if view.tricks else (_LEADS, _LEADS)
    own, known = _solve_rows(rows.part(slice(fewest)), solver, time_left)
    if not len(own):
        raise NoUsableWorld(f"none of {len(rows)} worlds allows the cards that may be played")
    first = figures = stakes.figures(own)
    times, dealt = known.times, known.dealt
    target = telling_target(own, figures[0], times) if many else None
    rest = rows.part(slice(fewest, None))
    asked = np.ones(len(rows.cards), dtype=bool)
    compared = ComparedCards(rows.cards).and_in(own, asked)
    least = _FEWEST if many else _FEW_CARDS
    while time_left() > 0 and not _clear(figures[0], times, stakes.scale, least):
        # Held against the best of these: a card left out may look best again by chance.
        seen = figures[:, :, asked]
        asked[asked] = ~_find_beaten(seen, times, stakes.scale, lead=not view.tricks)
        if not len(rest):
            doubtful = _is_doubtful(figures[0][:, asked], times, stakes.scale)
            if deal_more is None or not doubtful or (more_rows := deal_more()) is None:
                break
            rest = more_rows
        some = rest.part(slice(step)).asking(tuple(compress(rows.cards, asked)))
        rest = rest.part(slice(step, None))
        answers, more = _solve_rows(some, solver, time_left, target)
        if not len(more):
            continue
        compared = compared.and_in(answers, asked)
        if target is None:
            added = stakes.figures(answers)
        else:
            reached = own[:, asked] >= target
            added = _suppose_figures(first[:, :, asked], reached, known.times, answers > 0)
        added = _with_beaten(figures, times, added, asked)
        figures = np.concatenate([figures, added], axis=1)
        times = np.concatenate([times, more.times])
        dealt = np.concatenate([dealt, more.dealt])
    # Weights say how often each counts; together they count as often as worlds were dealt.
    found = _sum_figures(rows.cards, figures, times * dealt.sum() / times.sum(), stakes.scale)
    # A world that could not be used would put those after it out of step.
    whole = len(own) == min(fewest, len(rows))
    found = replace(found, dominated=compared.dominated_cards, seen=own if whole else None)
    if target is None:
        return found
    # What is only supposed is nearer to the mean than it is: the first worlds say how far apart
    # worlds are.
    count = _worth(times) / _worth(known.times)
    before = _sum_figures(rows.cards, first, known.times, stakes.scale).doubts
    doubts = {
        card: max(doubt, before[card] / count**0.5) for card, doubt in found.doubts.items()
    }
    return replace(found, doubts=doubts)


def tally_known(rows: WorldRows, own: Tricks, stakes: Stakes) -> Evaluation:
    """Return the results of each card in *rows*, given its tricks *own* in all of them.

    Example:
        >>> import random
        >>> import biritch as bw
        >>> from biritch.robots.double_dummy import double_dummy
        >>> from biritch.robots.sampling.evidence import HandEvidence
        >>> from biritch.robots.sampling.worlds import worlds
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> view = game.view(game.actor)
        >>> dealt = WorldRows.of(view, worlds(view, HandEvidence(), random.Random(1), 4))
        >>> own = dealt.solve(double_dummy(), 9.0)
        >>> tally_known(dealt, own, Stakes.of(view)).worlds
        4
    """
    compared = ComparedCards(rows.cards).and_in(own, np.ones(len(rows.cards), dtype=bool))
    times = rows.times * rows.dealt.sum() / rows.times.sum()
    found = _sum_figures(rows.cards, stakes.figures(own), times, stakes.scale)
    return replace(found, dominated=compared.dominated_cards)


@dataclass(frozen=True)
class ComparedCards:
    """Which cards were ever behind, or ahead of, which others in the worlds so far.

    Both are ``(cards, cards)``: whether the first ever won fewer, or more, than the second.

    Example:
        >>> cards = (Card.parse("SA"), Card.parse("S2"))
        >>> both = np.array([True, True])
        >>> ComparedCards(cards).and_in(np.array([[3, 3], [3, 2]]), both).dominated_cards
        frozenset({S2})
    """

    cards: tuple[Card, ...]
    ahead: NDArray[np.bool_] | None = None

    def and_in(self, answers: Tricks, asked: NDArray[np.bool_]) -> ComparedCards:
        """Return the comparisons extended by the *answers* of the cards *asked* elsewhere.

        *answers* are tricks, or whether that many were reached: one row a world.
        """
        count = len(self.cards)
        ahead = np.zeros((count, count), bool) if self.ahead is None else self.ahead.copy()
        ahead[np.ix_(asked, asked)] |= (answers[:, :, None] > answers[:, None, :]).any(axis=0)
        return replace(self, ahead=ahead)

    @property
    def dominated_cards(self) -> frozenset[Card]:
        """The cards that another one beat in some world, and never lost to."""
        if self.ahead is None:
            return frozenset()
        beaten = np.flatnonzero((self.ahead & ~self.ahead.T).any(axis=0))
        return frozenset(self.cards[place] for place in beaten.tolist())


def _worth(times: NDArray[np.float64]) -> float:
    """Return the effective number of worlds (Kish), given their weights."""
    return float(times.sum() ** 2 / (times**2).sum())


def _solve_rows(
    rows: WorldRows,
    solver: Solver,
    time_left: Callable[[], float],
    target: int | None = None,
) -> tuple[Tricks, WorldRows]:
    """Return the solved part of *rows*, and its answers."""
    answers = np.full((len(rows), len(rows.cards)), UNSOLVED, np.int8)
    for first in range(0, len(rows), _BATCH):
        if (seconds := time_left()) <= 0:
            break
        batch = slice(first, first + _BATCH)
        answers[batch] = rows.part(batch).solve(solver, seconds, target)
        if (answers[batch] == UNSOLVED).any():
            break
    # A dummy may be void in what lies face up, and then some card is not legal there.
    known = np.flatnonzero((answers >= 0).all(axis=1))
    return answers[known], rows.part(known)


def telling_target(own: Tricks, lost: NDArray[np.float64], times: NDArray[np.float64]) -> int:
    """Return the number of tricks that best predicts the losses of cards.

    A card's failure counts differently if another card does not fail.

    Example:
        >>> own = np.array([[9, 8], [9, 8], [10, 9]])
        >>> lost = np.array([[0.0, 10.0], [0.0, 10.0], [0.0, 1.0]])
        >>> telling_target(own, lost, np.array([1, 1, 1]))
        9
    """

    def left_open(target: int) -> float:
        kinds = _kinds(own >= target)
        return sum(
            float(
                weights[part]
                @ (lost[part] - np.average(lost[part], weights=weights[part])) ** 2
            )
            for part in (kinds == kind for kind in range(3))
            if part.any()
        )

    weights = np.broadcast_to(times[:, None], own.shape)
    targets = range(int(own.min()), int(own.max()) + 1)
    return min(targets, key=lambda target: (left_open(target), target))


def _clear(
    lost: NDArray[np.float64], times: NDArray[np.float64], scale: ScoreScale, least: int
) -> bool:
    """Return whether one card is certainly ahead of all others but its equals.

    Cards are equal if they are so in all of at least *least* worlds.
    """
    best = int(np.average(lost, axis=0, weights=times).argmin())
    behind = np.delete(lost, best, axis=1) - lost[:, [best]]
    same = (behind == 0).all(axis=0) & (len(lost) >= least)
    ahead = _gaps(behind, times) > 3 * _errors(behind, times, scale)
    return bool((same | ahead).all())


def _is_doubtful(
    lost: NDArray[np.float64], times: NDArray[np.float64], scale: ScoreScale
) -> bool:
    """Return whether the best card may by chance lose more than the scale allows."""
    best = int(np.average(lost, axis=0, weights=times).argmin())
    behind = np.delete(lost, best, axis=1) - lost[:, [best]]
    apart = (behind != 0).any(axis=0)
    spread = np.average((behind - _gaps(behind, times)) ** 2, axis=0, weights=times)
    return bool((apart & (np.sqrt(spread / _worth(times)) > scale.lead)).any())


def _find_beaten(
    figures: Figures, times: NDArray[np.float64], scale: ScoreScale, *, lead: bool
) -> NDArray[np.bool_]:
    """Return which cards are certainly behind the best; leads, far behind in points too."""
    lost = figures[0]
    best = int(np.average(lost, axis=0, weights=times).argmin())
    behind = lost - lost[:, [best]]
    errors = _LEAD_BEHIND if lead else _BEHIND
    beaten = np.asarray(_gaps(behind, times) > errors * _errors(behind, times, scale))
    if not lead:
        return beaten
    points = np.average(figures[1], axis=0, weights=times)
    return np.asarray(beaten & (points < points.max() - _LEAD_NEAR))


def _with_beaten(
    figures: Figures, times: NDArray[np.float64], added: Figures, asked: NDArray[np.bool_]
) -> Figures:
    """Return the *added* results of the cards *asked*, with those of the others estimated.

    The others are assumed to keep their distance from the mean of the cards asked; if that
    would put one before the best of those, it keeps its distance behind that best one.
    """
    every = np.empty((len(figures), added.shape[1], figures.shape[2]))
    every[:, :, asked] = added
    means = np.average(figures, axis=1, weights=times)
    best = np.flatnonzero(asked)[means[0, asked].argmin()]
    apart = means[:, ~asked] - means[:, asked].mean(axis=1, keepdims=True)
    behind = means[:, ~asked] - means[:, [best]]
    by_mean = added.mean(axis=2, keepdims=True) + apart[:, None, :]
    by_best = every[:, :, [best]] + behind[:, None, :]
    before = by_mean[0].sum(axis=0) < every[0, :, best].sum()
    every[:, :, ~asked] = np.where(before, by_best, by_mean)
    return every


def _gaps(behind: NDArray[np.float64], times: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray(np.average(behind, axis=0, weights=times))


def _errors(
    behind: NDArray[np.float64], times: NDArray[np.float64], scale: ScoreScale
) -> NDArray[np.float64]:
    """Return the standard errors of the means of *behind*, with the scale's minimum."""
    spread = np.average((behind - _gaps(behind, times)) ** 2, axis=0, weights=times)
    return np.asarray(np.sqrt(np.maximum(spread, scale.spread) / _worth(times)))


def _suppose_figures(
    figures: Figures,
    reached_there: NDArray[np.bool_],
    times: NDArray[np.float64],
    reached: NDArray[np.bool_],
) -> Figures:
    """Return estimated results for worlds in which only *reached* is known.

    A card that reaches the target, that alone fails, or that fails with all others, gets the
    mean of such cards in the first worlds; and its own difference from that mean there.
    """
    kinds_there, kinds = _kinds(reached_there), _kinds(reached)
    weights = np.broadcast_to(times[:, None], kinds_there.shape)
    means = np.zeros((len(figures), 3))
    for kind in range(3):
        alike = kinds_there == kind
        if alike.any():
            means[:, kind] = np.average(figures[:, alike], axis=1, weights=weights[alike])
        else:
            means[:, kind] = np.average(
                figures.reshape(len(figures), -1), axis=1, weights=weights.ravel()
            )
    apart = np.average(figures - means[:, kinds_there], axis=1, weights=times)
    # Of what few worlds say a part is chance.
    apart *= len(times) / (len(times) + _DOUBTED)
    return np.asarray(means[:, kinds] + apart[:, None, :])


def _kinds(reached: NDArray[np.bool_]) -> NDArray[np.intp]:
    """Return 0 for a card that reaches the target, 1 if it alone fails, 2 if all do."""
    return np.where(reached, 0, np.where(reached.any(axis=1, keepdims=True), 1, 2))


def _sum_figures(
    cards: Sequence[Card], figures: Figures, times: NDArray[np.float64], scale: ScoreScale
) -> Evaluation:
    sums = (figures * times[:, None]).sum(axis=1)
    totals = dict(zip(cards, starmap(CardTotals, sums.T.tolist()), strict=True))
    best = int(sums[0].argmin())
    behind = figures[0] - figures[0][:, [best]]
    errors = _errors(behind, times, scale)
    means = np.average(figures[1], axis=0, weights=times)
    spread = np.average((figures[1] - means) ** 2, axis=0, weights=times)
    of_points = np.sqrt(spread / max(1.0, _worth(times) - 1))
    return Evaluation(
        round(times.sum()),
        totals,
        dict(zip(cards, errors.tolist(), strict=True)),
        errors=dict(zip(cards, of_points.tolist(), strict=True)),
    )
