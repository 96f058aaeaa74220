"""Statistics of deals against exact distributions; what a bad dealer cannot pass.

Each test's threshold is a p-value of 1e-6, so that a good dealer fails one run in some
hundred thousand.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import erfc, sqrt
from pathlib import Path

from biritch.core.cards import DECK
from biritch.core.deals import Deal
from biritch.core.seats import Seat

EXACT = json.loads(
    (Path(__file__).parent.parent / "vectors" / "deal_distributions.json").read_text()
)
FIT: dict[object, float] = {
    7: 0.157363,
    8: 0.457447,
    9: 0.280999,
    10: 0.086729,
    11: 0.015816,
    12: 0.001647,
}
LIMIT = 1e-6


@dataclass(frozen=True)
class Sample:
    """What was counted over many deals."""

    size: int
    places: Counter[tuple[int, Seat]]
    pairs: Counter[int]
    shapes: Counter[tuple[int, ...]]
    points: Counter[int]
    fits: Counter[int]
    repeats: int

    @classmethod
    def of(cls, deals: Iterable[Deal]) -> Sample:
        """Count *deals*."""
        places: Counter[tuple[int, Seat]] = Counter()
        pairs: Counter[int] = Counter()
        shapes: Counter[tuple[int, ...]] = Counter()
        points: Counter[int] = Counter()
        fits: Counter[int] = Counter()
        seen: set[Deal] = set()
        size = 0
        for deal in deals:
            size += 1
            seen.add(deal)
            for seat, hand in zip(Seat, deal.hands, strict=True):
                places.update((card, seat) for card in hand)
                both = hand.bits & hand.bits >> 1
                pairs.update(place for place in range(51) if both >> place & 1)
            shapes.update(hand.shape for hand in deal.hands)
            points.update(hand.hcp for hand in deal.hands)
            north, south = deal[Seat.NORTH].lengths, deal[Seat.SOUTH].lengths
            fits[max(a + b for a, b in zip(north, south, strict=True))] += 1
        return cls(size, places, pairs, shapes, points, fits, size - len(seen))


def _tail(chi2: float, freedom: int) -> float:
    """The p-value of *chi2*, by Wilson and Hilferty's cube root."""
    z = ((chi2 / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / sqrt(2 / (9 * freedom))
    return 0.5 * erfc(z / sqrt(2))


def _against(
    seen: Counter[int] | Counter[tuple[int, ...]], shares: dict[object, float], n: float
) -> float:
    """The p-value of counts against shares; classes expecting under ten are pooled."""
    chi2, classes, rest_seen, rest_due = 0.0, 0, 0.0, 0.0
    for key, share in shares.items():
        due, got = share * n, seen[key]  # type: ignore[index]
        if due < 10:
            rest_seen, rest_due = rest_seen + got, rest_due + due
        else:
            chi2, classes = chi2 + (got - due) ** 2 / due, classes + 1
    if rest_due > 1:
        chi2, classes = chi2 + (rest_seen - rest_due) ** 2 / rest_due, classes + 1
    return _tail(chi2, classes - 1)


def p_values(sample: Sample) -> dict[str, float]:
    """How likely an honest dealer is to stray this far, test by test."""
    size = sample.size
    due = size / 4
    hands: float = EXACT["hands"]
    shapes: dict[object, float] = {
        tuple(map(int, name.split("-"))): count / hands
        for name, count in EXACT["shape"].items()
    }
    points: dict[object, float] = {
        int(name): count / hands for name, count in EXACT["hcp"].items()
    }
    places = sum((sample.places[card, seat] - due) ** 2 / due for card in DECK for seat in Seat)
    together = size * 12 / 51
    neighbours = sum((sample.pairs[place] - together) ** 2 for place in range(51))
    neighbours /= together * (1 - 12 / 51)
    return {
        "card by seat": _tail(places * 51 / 52, 153),
        "neighbours": _tail(neighbours, 51),
        "shapes": _against(sample.shapes, shapes, 4.0 * size),
        "points": _against(sample.points, points, 4.0 * size),
        "fits": _against(sample.fits, FIT, float(size)),
    }


def complaints(sample: Sample) -> list[str]:
    """Say what no honest dealer would have dealt."""
    found = [f"{name}: p = {p:.1e}" for name, p in p_values(sample).items() if not p > LIMIT]
    if sample.repeats:
        found.append(f"{sample.repeats} deals came twice")
    return found
