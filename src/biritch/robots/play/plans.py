"""One plan for all worlds that look alike: the value of a card to a player who cannot see.

Solving each world separately assumes that later choices see all the cards: a card after which
declarer would have to guess looks as good as one after which they need not. Here the cards that
may be best are played on blindly (:mod:`biritch.robots.play.blind_play`), and the resulting
tricks decide, if the difference is significant.

The fault is called strategy fusion (Frank and Basin, *Search in games with incomplete
information*, Artificial Intelligence 100, 1998).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import astuple, dataclass, replace
from itertools import groupby, starmap

import numpy as np

from biritch.core.cards import Card
from biritch.core.seats import FOUR
from biritch.games.view import View
from biritch.robots.play.blind_play import BlindPlay, OutOfTime
from biritch.robots.play.evaluation import (
    CardTotals,
    Evaluation,
    Stakes,
    Tricks,
    WorldRows,
    tally_known,
)
from biritch.robots.play.rules_of_thumb import prefer
from biritch.robots.play.situation import CardSituation, under_way
from biritch.robots.sampling.known_cards import KnownCards
from biritch.solver.solver import UNSOLVED, Solver


@dataclass(frozen=True, slots=True)
class PlanRound:
    """One search for a plan: the number of ``cards`` and of ``worlds``.

    After ``ahead`` more cards the rest is solved double dummy.

    Example:
        >>> PlanRound(worlds=40, ahead=3, cards=8).ahead
        3
    """

    worlds: int
    ahead: int
    cards: int


_ROUNDS = (
    (6, ((900, 52, 8),)),
    (9, ((100, 8, 13), (100, 52, 5))),
    (10, ((16, 4, 13), (40, 8, 8), (100, 52, 4))),
    (11, ((8, 4, 13), (16, 4, 13), (40, 4, 8), (60, 52, 4))),
    (13, ((16, 3, 13), (100, 3, 8), (40, 8, 5), (40, 52, 4))),
)
"""With that many cards left to a hand, the worlds of each round, the cards ahead, and how many
cards are compared."""
_FEW_WORLDS = 20
"""Worlds of a round made only so that there is a plan if time runs out: it must be surer."""
_SURER = 2.0
"""Times as many standard errors as are wanted of a round of more worlds."""


@dataclass(frozen=True, slots=True)
class PlanSettings:
    """Settings of the search for one plan; the defaults did best in measurements.

    ``rounds`` are, for hands of at most that many cards, the successive searches, each costlier
    than the one before; the last one completed in time counts, and a first one of few worlds
    has to be twice as certain. Candidates are cards whose double dummy loss is at most ``near``
    times the least significant difference. Another card is played if it is better by ``sure``
    standard errors. With at most ``few`` cards left, ``many`` worlds are dealt: nearly all the
    possible layouts, so that a guess is postponed as long as possible.

    Example:
        >>> PlanSettings().at(11)[2:]
        (PlanRound(worlds=40, ahead=4, cards=8), PlanRound(worlds=60, ahead=52, cards=4))
    """

    rounds: tuple[tuple[int, tuple[tuple[int, int, int], ...]], ...] = _ROUNDS
    near: float = 25.0
    sure: float = 1.0
    few: int = 6
    many: int = 900

    def at(self, left: int) -> tuple[PlanRound, ...]:
        """Return the rounds for hands with that many cards *left*."""
        rounds = next(rounds for most, rounds in self.rounds if left <= most)
        return tuple(starmap(PlanRound, rounds))


def with_one_plan(  # noqa: PLR0913, PLR0917 - what was found, and what it may use
    tally: Evaluation,
    view: View,
    rows: WorldRows,
    solver: Solver,
    time_left: Callable[[], float],
    settings: PlanSettings | None = None,
    deal: Callable[[int], WorldRows] | None = None,
) -> Evaluation:
    """Return *tally* with each good card valued by the best single plan for all worlds.

    Only cards that may still be best are searched. If the others' hands are known, if not four
    play, or without time, *tally* is returned unchanged. With few cards left, *deal* deals that
    many worlds to replace *rows*, and the results are for those.

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
    settings = settings or PlanSettings()
    stakes = Stakes.of(view)
    runs = _good(tally, CardSituation.of(view), settings, stakes) if _fits(view) else []
    better, sure, seen = tally, settings.sure, tally.seen
    try:
        if deal is not None and stakes.left <= settings.few and len(runs) > 1:
            more = deal(settings.many)
            if len(more) > len(rows):
                # Nearly all the ways there are: little of what sets cards apart is chance.
                rows, sure = more, sure / 2
                seen = own = _solve_seen(rows, solver, time_left)
                better = tally = tally_known(rows, own, stakes)
                runs = _good(tally, CardSituation.of(view), settings, stakes)
        begun = False
        for turn in settings.at(stakes.left):
            if len(runs) < 2 or (begun and len(runs) > turn.cards):
                break
            begun = turn.worlds >= _FEW_WORLDS
            runs = runs[: turn.cards]
            some = rows.part(slice(turn.worlds))
            own = _solve_seen(some, solver, time_left, seen)
            seen = own if seen is None or len(own) > len(seen) else seen
            play = BlindPlay.of(view, some, own, solver, time_left)
            won = play.tricks(some, [run[0] for run in runs], turn.ahead)
            found = {card: won[:, place] for place, run in enumerate(runs) for card in run}
            planned = _plan_tally(tally, stakes, some, own, found)
            surer = 1.0 if begun else _SURER
            better = _unless_chance(tally, planned, runs[0][0], surer * sure)
            runs = _runs_left(planned, runs, surer)
    except OutOfTime:
        # What the round before found stands.
        pass
    return better


def _runs_left(
    planned: Evaluation, runs: list[tuple[Card, ...]], surer: float
) -> list[tuple[Card, ...]]:
    """Return the *runs* that may be best by *planned*; always the first.

    They are at most *surer* standard errors behind.
    """
    least = min(map(planned.loss, planned.planned))
    return [
        run
        for run in runs
        if run is runs[0] or planned.loss(run[0]) <= least + surer * planned.doubts[run[0]]
    ]


def _good(
    tally: Evaluation, at: CardSituation, settings: PlanSettings, stakes: Stakes
) -> list[tuple[Card, ...]]:
    """Return the cards that may be best, equivalent ones together, best first.

    The very first is the choice of the rules of thumb among equals; then come the lowest of
    every suit, then the highest.
    """
    least, close = min(map(tally.loss, tally.cards)), stakes.scale.close
    habit = prefer(at, [card for card in tally.cards if tally.loss(card) <= least + close])
    most = least + settings.near * close
    runs = sorted({at.equals(card) for card in tally.cards if tally.loss(card) <= most})
    places: dict[tuple[Card, ...], int] = {}
    for _, of_suit in groupby(runs, key=lambda run: run[0].suit):
        first, *more = of_suit
        places |= {first: 0, **{run: 1 + place for place, run in enumerate(reversed(more))}}
    return sorted(
        runs, key=lambda run: (habit not in run, tally.loss(run[0]), places[run], run)
    )


def _fits(view: View) -> bool:
    """Return whether four play, and two or three hands are completely hidden."""
    hidden = KnownCards.of(view).hidden
    full = all(view.seen[seat] is None for seat in hidden)
    return full and len(hidden) >= 2 and len(under_way(view).seats) == len(FOUR)


def _solve_seen(
    rows: WorldRows,
    solver: Solver,
    time_left: Callable[[], float],
    known: Tricks | None = None,
) -> Tricks:
    """Return the double dummy tricks of each card of each of *rows*; *known* for the first."""
    if known is not None and len(known) >= len(rows):
        return known[: len(rows)]
    if known is not None:
        rest = _solve_seen(rows.part(slice(len(known), None)), solver, time_left)
        return np.concatenate([known, rest])
    if (seconds := time_left()) <= 0:
        raise OutOfTime
    own = rows.solve(solver, seconds)
    if (own == UNSOLVED).any():
        raise OutOfTime
    return own


def _plan_tally(
    tally: Evaluation, stakes: Stakes, rows: WorldRows, own: Tricks, found: dict[Card, Tricks]
) -> Evaluation:
    """Return *tally* with the loss of each card of *found* under one plan.

    Its errors are the standard errors of each card's loss relative to the first.
    """
    planned = own.copy()
    for card, tricks in found.items():
        planned[:, rows.cards.index(card)] = tricks
    # Both against the best with all cards seen: what is apart is what one plan costs.
    blind, seeing = stakes.figures_against(planned, own), stakes.figures(own)
    costs = tally.worlds * np.average(blind - seeing, axis=1, weights=rows.times)
    looked_at = [rows.cards.index(card) for card in found]
    # A card nobody looked at is no better for it: it is put down as the worst of the others.
    costliest = looked_at[int(costs[0, looked_at].argmax())]
    costs[:, [card not in found for card in rows.cards]] = costs[:, [costliest]]
    cards = {
        card: CardTotals(*(np.array(astuple(tally.cards[card])) + costs[:, place]).tolist())
        for place, card in enumerate(rows.cards)
    }
    gained = blind[0][:, [looked_at[0]]] - blind[0]
    means = np.average(gained, axis=0, weights=rows.times)
    spread = np.average((gained - means) ** 2, axis=0, weights=rows.times)
    errors = np.sqrt(spread * (rows.times**2).sum()) / rows.times.sum()
    doubts = dict(zip(rows.cards, errors.tolist(), strict=True))
    return replace(tally, cards=cards, doubts=doubts, planned=frozenset(found))


def _unless_chance(
    tally: Evaluation, planned: Evaluation, habit: Card, sure: float
) -> Evaluation:
    """Return *planned*, or *tally* if it prefers another card to *habit* only by chance."""
    new = min(planned.planned, key=planned.loss)
    gained = planned.loss(habit) - planned.loss(new)
    if not gained:
        return replace(planned, planned=frozenset())
    return planned if gained >= sure * planned.doubts[new] else tally
