"""Deals that keep every promise, selected from thousands of random ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, reduce
from operator import and_
from typing import TYPE_CHECKING

import numpy as np

from biritch.bidding.promises import charts
from biritch.bidding.promises.promise import Promise
from biritch.core.seats import Seat
from biritch.robots.sampling.hand_arrays import HandArray, unsettled_part
from biritch.robots.sampling.joint_deals import Floats, JointDeals
from biritch.robots.sampling.splits import Bits

if TYPE_CHECKING:
    from biritch.robots.sampling.evidence import HandEvidence
    from biritch.robots.sampling.evidence import PromiseLike as Anything
    from biritch.robots.sampling.known_cards import KnownCards

_LEAST, _MOST = 256, 1 << 13
"""Deals in the first round, and in any later one."""
_EVER = 1 << 19
"""Deals after which those kept so far have to do."""
_BARREN = 1 << 14
"""Deals without one kept after which there are taken to be none."""
_HEAVY = 6.0
"""How many times the mean weight a weight may be: a deal of more would come too often."""
_SPARE = 1.5
"""How many times more deals are wanted than are used, so that weights tell little."""


def deals_keeping_promises(
    known_cards: KnownCards,
    evidence: HandEvidence,
    rng: np.random.Generator,
    count: int,
    late: Callable[[], bool],
) -> Bits:
    """Return the four hands, as dealt, of at most *count* deals that keep every promise.

    One row a seat, one column a deal. There are fewer once *late* is true, and none if no deal
    keeps them all or if not two or three hands are hidden.
    """
    heard = [
        (seat, promise) for seat, promise in evidence.promises if seat in known_cards.hidden
    ]
    jointly = _jointly(known_cards, heard)
    if jointly is None:
        return np.zeros((4, 0), dtype=np.int64)
    kept_so_far, weights = [np.zeros((4, 0), dtype=np.int64)], [np.zeros(0)]
    size, dealt = max(_LEAST, 2 * count), 0
    while True:
        size = min(size, _MOST)
        shares, weight = jointly.deal(size, rng)
        dealt += size
        deals, weight = _keep_deals(known_cards, heard, shares, weight)
        if evidence.calls is not None:
            for seat in shares:
                weight *= evidence.calls(seat, deals[seat])
        if evidence.likelihood is not None:
            weight *= evidence.likelihood(deals)
        kept_so_far.append(deals)
        weights.append(weight)
        together = _clip_weights(np.concatenate(weights))
        honest = _worth(together)
        enough = honest >= _SPARE * count or dealt >= _EVER
        if enough or late() or (not honest and dealt >= _BARREN):
            return _pick_deals(np.concatenate(kept_so_far, axis=1), together, count, rng)
        # As many as the yield so far says are missing, and a fifth more.
        size = int(1.2 * dealt * (_SPARE * count - honest) / honest) if honest else 4 * size
        size = max(size, _LEAST)


def _jointly(
    known_cards: KnownCards, heard: Sequence[tuple[Seat, Anything]]
) -> JointDeals | None:
    # A widow or a stock holds cards of the pool that are in no hand: not dealt here.
    loose = sum(known_cards.needs[seat] for seat in known_cards.hidden)
    if len(known_cards.hidden) not in (2, 3) or loose != len(known_cards.pool):
        return None
    charts_left = {
        seat: reduce(and_, (_chart(p) for who, p in heard if who == seat), charts.EVERY)
        for seat in known_cards.hidden
    }
    joint_deals = JointDeals(known_cards, charts_left)
    return joint_deals if joint_deals.possible else None


def _chart(promise: Anything) -> charts.Chart:
    """Return the chart of *promise*, or of its limits if it has none."""
    if isinstance(promise, Promise):
        return _draw_chart(promise)
    box = promise.project()
    low, high = box.hcp
    points = charts.of_points((max(low, 0), min(high, charts.WIDTH - 1)))
    spans = enumerate(box.lengths)
    return reduce(and_, (charts.of_length(suit, *span) for suit, span in spans), points)


@lru_cache(maxsize=1 << 12)
def _draw_chart(promise: Promise) -> charts.Chart:
    return promise.chart()


def _keep_deals(
    known_cards: KnownCards,
    heard: Sequence[tuple[Seat, Anything]],
    shares: dict[Seat, Bits],
    weight: Floats,
) -> tuple[Bits, Floats]:
    """Return the deals that keep the promises, and their weights."""
    size = len(weight)
    dealt = np.zeros((4, size), dtype=np.int64)
    for seat in Seat:
        known_bits = (known_cards.held[seat] | known_cards.played[seat]).bits
        dealt[seat] = known_bits | shares[seat] if seat in shares else known_bits
    alive = weight > 0
    for seat in shares:
        # Seat after seat, so that each is asked only of the deals the others have left.
        dealt, weight = dealt[:, alive], weight[alive]
        crowd, alive = HandArray(dealt[seat]), np.ones(len(weight), dtype=bool)
        for who, promise in heard:
            unsettled = unsettled_part(promise) if isinstance(promise, Promise) else promise
            if who == seat and unsettled is not None:
                alive &= crowd.keeps(unsettled)
    return dealt[:, alive], weight[alive]


def _clip_weights(weights: Floats) -> Floats:
    """Return *weights* limited so that no deal is picked too often."""
    clipped: Floats = np.minimum(weights, _HEAVY * weights.mean()) if len(weights) else weights
    return clipped


def _worth(weights: Floats) -> float:
    """Return the effective number of deals, given their weights."""
    # The effective sample size (Kish).
    return float(weights.sum() ** 2 / (weights**2).sum()) if len(weights) else 0.0


def _pick_deals(deals: Bits, weights: Floats, count: int, rng: np.random.Generator) -> Bits:
    """Return at most *count* of *deals*, picked with their weights."""
    # Weighted sampling without replacement (Efraimidis and Spirakis, 2006).
    order = np.argsort(rng.exponential(size=len(weights)) / np.maximum(weights, 1e-300))
    return deals[:, order[:count]]
