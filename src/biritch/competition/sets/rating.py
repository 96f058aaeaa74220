"""Ratings with their uncertainty: Glicko-2.

Mark E. Glickman, *Example of the Glicko-2 system* (2013),
http://www.glicko.net/glicko/glicko2.pdf. Steps and symbols are the paper's. One thing is added:
a result may count for more or less than one game (``weight``), because one set of boards
compares a player with many others by one performance. With weights of 1 it is the paper's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt

TAU = 0.5
"""How much the volatility may change in a period; the paper proposes 0.3 to 1.2."""
_SCALE = 173.7178
_ACCURACY = 0.000001


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating: with 95 % probability within two ``deviation`` of ``value``.

    ``volatility`` is the expected change from period to period.

    Example:
        >>> Rating().value, Rating().deviation
        (1500.0, 350.0)
    """

    value: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06

    @property
    def bounds(self) -> tuple[float, float]:
        """The 95 % confidence interval.

        Example:
            >>> Rating(1600.0, 50.0).bounds
            (1502.0, 1698.0)
        """
        margin = 1.96 * self.deviation
        return self.value - margin, self.value + margin


@dataclass(frozen=True, slots=True)
class RatedResult:
    """A result against an opponent: ``score`` 1, 1/2 or 0, with a ``weight``."""

    opponent: Rating
    score: float
    weight: float = 1.0


def _g(phi: float) -> float:
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _expected_score(mu: float, other: float, phi: float) -> float:
    return 1 / (1 + exp(-_g(phi) * (mu - other)))


def rate(before: Rating, results: Sequence[RatedResult]) -> Rating:
    """Return the rating after a period of *results*; without any, only less certain.

    Example:
        >>> before = Rating(1500.0, 200.0, 0.06)
        >>> opponents = Rating(1400.0, 30.0), Rating(1550.0, 100.0), Rating(1700.0, 300.0)
        >>> results = [RatedResult(who, won) for who, won in zip(opponents, (1, 0, 0))]
        >>> after = rate(before, results)
        >>> round(after.value, 2), round(after.deviation, 2), round(after.volatility, 5)
        (1464.05, 151.52, 0.06)
    """
    mu, phi = (before.value - 1500) / _SCALE, before.deviation / _SCALE
    if not results:
        return _rating(mu, min(sqrt(phi**2 + before.volatility**2), 350 / _SCALE), before)
    information = gained = 0.0
    for result in results:
        other = (result.opponent.value - 1500) / _SCALE
        their = result.opponent.deviation / _SCALE
        expected = _expected_score(mu, other, their)
        information += result.weight * _g(their) ** 2 * expected * (1 - expected)
        gained += result.weight * _g(their) * (result.score - expected)
    variance = 1 / information
    volatility = _volatility(before.volatility, phi, variance, variance * gained)
    widened = sqrt(phi**2 + volatility**2)
    after = 1 / sqrt(1 / widened**2 + 1 / variance)
    return _rating(mu + after**2 * gained, after, Rating(volatility=volatility))


def _rating(mu: float, phi: float, of: Rating) -> Rating:
    return Rating(_SCALE * mu + 1500, _SCALE * phi, of.volatility)


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """Return the new volatility (step 5): a root found by the Illinois algorithm."""
    start = log(sigma**2)

    def f(x: float) -> float:
        spread = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - start) / TAU**2

    low = start
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while f(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _ACCURACY:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)
