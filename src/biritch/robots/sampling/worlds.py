"""Worlds: possible layouts of the hidden cards, consistent with what a seat knows.

A world is four hands consistent with the view: one's own hand, dummy, every card played, every
failure to follow suit. Within that it keeps the auction's promises as well as possible: first
by dealing within their limits, which is cheap, then by testing each promise. If no deal keeps
them all, those that break fewest are used, so that there is always a world.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from biritch.core.cards import Suit
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.games.view import View
from biritch.robots.sampling.evidence import HandBounds, HandEvidence, Promises
from biritch.robots.sampling.known_cards import KnownCards
from biritch.robots.sampling.rejection import deals_keeping_promises
from biritch.robots.sampling.splits import Bits, Need, Split

_SLACKS = ((0, 0, 80), (2, 1, 12), (6, 2, 12), (40, 13, 12))
"""Points and cards by which the boxes are widened when nothing fits, turn by turn, and
how many rounds of :data:`_ROUND` candidates are looked at then."""
_ROUND = 64
_BARREN = 2
"""Rounds without one world after which the boxes are widened."""
_FEW = 10
"""Worlds too few to judge by: worse ones are added up to that many."""
_FAULT = 0.02
"""What a world that breaks one promise counts for, beside one that keeps them all."""


@dataclass(frozen=True, slots=True)
class World:
    """A possible layout: ``held`` now, ``dealt`` at the start of the play.

    ``faults`` is the number of promises it breaks, nearly always 0.

    Example:
        >>> import biritch as bw
        >>> deal = bw.Deal.random(seed=7)
        >>> World(deal.hands, deal.hands).deal == deal
        True
    """

    held: tuple[Hand, ...]
    dealt: tuple[Hand, ...]
    faults: int = 0

    @property
    def deal(self) -> Deal:
        """The four hands at the start of the play, in games for four."""
        north, east, south, west = self.dealt
        return Deal((north, east, south, west))


@dataclass(frozen=True, slots=True)
class _Candidate:
    dealt: tuple[Hand, ...]
    weight: float
    faults: int


def worlds(
    view: View,
    evidence: HandEvidence,
    rng: random.Random,
    count: int,
    late: Callable[[], bool] = lambda: False,
) -> list[World]:
    """Return *count* possible layouts of the cards, from the knowledge of *view*'s owner.

    They are equally weighted: plausible ones are drawn more often. They are fewer than *count*
    once *late* is true, or if it takes too long to find as many that keep the promises; at
    least one is always found. They may repeat when few cards are hidden.

    Example:
        >>> import biritch as bw
        >>> view = bw.game(deal=bw.Deal.random(seed=7)).view(bw.Seat.NORTH)
        >>> dealt = worlds(view, HandEvidence(), random.Random(1), 20)
        >>> len(dealt), {world.deal.north == view.seen[bw.Seat.NORTH] for world in dealt}
        (20, {True})
    """
    known_cards = KnownCards.of(view)
    found = _deal_worlds(known_cards, evidence, rng, count, late)
    if isinstance(found, list):
        return found
    deals = (tuple(map(Hand, hands)) for hands in found.T.tolist())
    if not any(known_cards.played):  # nothing played: what is held is what was dealt
        return [World(hands, hands) for hands in deals]
    return [_world(known_cards, hands, 0) for hands in deals]


def held_in_worlds(
    view: View,
    evidence: HandEvidence,
    rng: random.Random,
    count: int,
    late: Callable[[], bool] = lambda: False,
) -> Bits:
    """Return the hands now held in the worlds that :func:`worlds` returns, a row a world.

    Example:
        >>> import biritch as bw
        >>> view = bw.game(deal=bw.Deal.random(seed=7)).view(bw.Seat.NORTH)
        >>> held_in_worlds(view, HandEvidence(), random.Random(1), 20).shape
        (20, 4)
    """
    known_cards = KnownCards.of(view)
    found = _deal_worlds(known_cards, evidence, rng, count, late)
    if isinstance(found, list):
        return np.array([[hand.bits for hand in world.held] for world in found], np.int64)
    played = np.array([hand.bits for hand in known_cards.played], np.int64)
    return found.T & ~played


def _deal_worlds(
    known_cards: KnownCards,
    evidence: HandEvidence,
    rng: random.Random,
    count: int,
    late: Callable[[], bool],
) -> list[World] | Bits:
    """Return worlds, or the hands as dealt of those that keep every promise, a row a seat."""
    if not known_cards.hidden:
        return [_world(known_cards, _deal_hands(known_cards, {}), 0)] * count
    # One number of *rng* seeds numpy's: the same seed gives the same worlds for ever.
    numbers = np.random.default_rng(rng.getrandbits(64))
    sampled = deals_keeping_promises(known_cards, evidence, numbers, count, late)
    if sampled.shape[1] >= min(_FEW, count):
        return sampled
    candidates: list[_Candidate] = []
    for candidate in _candidates(known_cards, evidence, numbers):
        candidates.append(candidate)
        enough = len(candidates) % _ROUND == 0 and _plenty(candidates, count)
        if enough or (len(candidates) % 8 == 0 and late()):
            break
    return [
        _world(known_cards, candidate.dealt, candidate.faults)
        for candidate in _pick_candidates(candidates, count, rng)
    ]


def _plenty(candidates: list[_Candidate], count: int) -> bool:
    """Return whether the weights are spread over enough candidates to pick *count*."""
    total = sum(candidate.weight for candidate in candidates)
    square = sum(candidate.weight**2 for candidate in candidates)
    honest = sum(candidate.faults == 0 for candidate in candidates)
    # total²/square is the effective sample size (Kish): how many equally likely ones they are.
    return honest >= count and total * total >= 1.5 * count * square


def _pick_candidates(
    candidates: list[_Candidate], count: int, rng: random.Random
) -> list[_Candidate]:
    """Return at most *count* of the candidates, picked with their weights.

    Only those that break the fewest promises, unless they are too few.
    """
    # Weighted sampling without replacement (Efraimidis and Spirakis, 2006): the smallest of
    # exponential numbers divided by the weights.
    keyed = sorted(
        candidates, key=lambda candidate: rng.expovariate(1.0) / max(candidate.weight, 1e-200)
    )
    least = min(candidate.faults for candidate in keyed)
    best = [candidate for candidate in keyed if candidate.faults == least]
    rest = [candidate for candidate in keyed if candidate.faults != least]
    return (best + rest[: max(0, _FEW - len(best))])[:count]


def _candidates(
    known_cards: KnownCards, evidence: HandEvidence, numbers: np.random.Generator
) -> Iterator[_Candidate]:
    """Yield worlds in rounds, from the tightest limits that allow any."""
    heard = [
        (seat, promise) for seat, promise in evidence.promises if seat in known_cards.hidden
    ]
    # Where few cards are hidden the same deals come again and again: each is looked at once.
    looked_at: dict[tuple[Hand, ...], tuple[int, float]] = {}
    for *slack, rounds in _SLACKS:
        needs = _needs(known_cards, heard, slack)
        some = False
        for turn in range(rounds):
            for shares, ways in _shares(
                known_cards.hidden, needs, known_cards.pool.bits, _ROUND, numbers
            ):
                some = True
                dealt = _deal_hands(known_cards, shares)
                if dealt not in looked_at:
                    faults = sum(not promise.accepts(dealt[seat]) for seat, promise in heard)
                    well = _explain_deal(known_cards, evidence, dealt)
                    looked_at[dealt] = faults, well
                faults, well = looked_at[dealt]
                yield _Candidate(dealt, ways * _FAULT**faults * well, faults)
            if not some and turn == _BARREN:
                break
        if some:
            return


def _explain_deal(
    known_cards: KnownCards, evidence: HandEvidence, dealt: tuple[Hand, ...]
) -> float:
    """Return how well *dealt* explains the calls and cards."""
    well = 1.0
    if evidence.likelihood is not None:
        well = float(evidence.likelihood(np.array([[hand.bits] for hand in dealt]))[0])
    if evidence.calls is not None:
        for seat in known_cards.hidden:
            well *= float(evidence.calls(seat, np.array([dealt[seat].bits]))[0])
    return well


def _needs(known_cards: KnownCards, heard: Promises, slack: list[int]) -> dict[Seat, Need]:
    """Return the limits of each hidden seat's share, widened by *slack*."""
    return {
        seat: _compute_need(
            known_cards,
            seat,
            [promise.project() for who, promise in heard if who == seat],
            slack,
        )
        for seat in known_cards.hidden
    }


def _compute_need(
    known_cards: KnownCards, seat: Seat, boxes: list[HandBounds], slack: list[int]
) -> Need:
    more_points, more_cards = slack
    played = known_cards.played[seat]
    low = max((box.hcp[0] for box in boxes), default=0) - more_points - played.hcp
    high = min((box.hcp[1] for box in boxes), default=40) + more_points - played.hcp
    lengths = []
    for suit in Suit:
        played_here, room = played.length(suit), known_cards.room(seat, suit)
        least = (
            max((box.lengths[suit][0] for box in boxes), default=0) - more_cards - played_here
        )
        most = (
            min((box.lengths[suit][1] for box in boxes), default=13) + more_cards - played_here
        )
        lengths.append((max(least, 0), min(most, room)))
    return Need(known_cards.needs[seat], tuple(lengths), (max(low, 0), high))


def _shares(
    seats: tuple[Seat, ...],
    needs: dict[Seat, Need],
    pool: int,
    count: int,
    numbers: np.random.Generator,
) -> Iterator[tuple[dict[Seat, int], float]]:
    """Yield random deals of *pool* to *seats*, each with the number of similar ones."""
    # The seat with least room goes first: the others can mostly take what it leaves.
    first, *later = sorted(seats, key=lambda seat: _tightness(needs[seat]))
    if not later:
        yield {first: pool}, 1.0
        return
    later_need = needs[later[0]]
    for seat in later[1:]:
        later_need += needs[seat]
    deeper = len(later) > 1
    split = Split(pool, needs[first], later_need)
    # Of three hidden hands each share of the first is split on in four ways.
    for cards in split.draw(count // 4 if deeper else count, numbers).tolist():
        below = _shares(tuple(later), needs, pool & ~cards, 4, numbers)
        if not deeper:
            yield {first: cards, later[0]: pool & ~cards}, split.ways
            continue
        yield from (({first: cards, **share}, ways * split.ways) for share, ways in below)


def _tightness(need: Need) -> int:
    return sum(high - low for low, high in (*need.lengths, need.points))


def _deal_hands(known_cards: KnownCards, shares: dict[Seat, int]) -> tuple[Hand, ...]:
    """Return the four hands as dealt, if the hidden seats hold *shares*."""
    return tuple(
        known_cards.held[seat] | Hand(shares.get(seat, 0)) | known_cards.played[seat]
        for seat in Seat
    )


def _world(known_cards: KnownCards, dealt: tuple[Hand, ...], faults: int) -> World:
    held = tuple(hand - played for hand, played in zip(dealt, known_cards.played, strict=True))
    return World(held, dealt, faults)
