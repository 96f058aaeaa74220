"""Dealing by computer: from the system's entropy, or the same for ever from a seed.

A deal is a number drawn uniformly (:mod:`biritch.core.deal_numbers`) and unranked, so each
deal is exactly as likely as any other (Law 6E4: "same wholly random expectations").
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from biritch.core.deal_numbers import fresh_number, seeded_numbers
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.services import service

if TYPE_CHECKING:
    from biritch.core.predeal import GivenHand


def fresh() -> Deal:
    """Return a deal nobody can foresee, from the system's entropy.

    Example:
        >>> len(fresh().north)
        13
    """
    return Deal.unranked(fresh_number())


def seeded(seed: int | str) -> Iterator[Deal]:
    """Yield the deals of *seed*, without end, the same ones on every machine for ever.

    Example:
        >>> deals = seeded(7)
        >>> next(deals) == Deal.random(seed=7)
        True
    """
    return map(Deal.unranked, seeded_numbers(seed))


def matching(
    given: Mapping[str, Hand | str | GivenHand],
    where: str | Callable[[Deal], bool] | None = None,
    seed: int | str | None = None,
    tries: int = 1_000_000,
) -> Iterator[Deal]:
    """Yield deals with the hands *given* that answer *where*, each as likely as any other.

    Raises:
        ValueError: What is given cannot be read, or *tries* deals in a row answer nothing.

    Example:
        >>> deals = matching({"N": "5(332)"}, lambda deal: deal.south.hcp > 12, seed=7)
        >>> deal = next(deals)
        >>> deal.north.lengths[3], deal.south.hcp > 12
        (5, True)
    """
    from biritch.core.predeal import Predeal

    rng = random.SystemRandom() if seed is None else random.Random(seed)  # noqa: S311
    draw = Predeal(given, rng).deal
    asked: Callable[[Deal], bool]
    if where is None:
        asked = bool
    elif isinstance(where, str):
        # With no hand given, one of those asked about may be dealt as it is wanted.
        asked, stacked = service("condition")(where, stack=not given)
        if stacked is not None:
            draw = lambda: stacked.deal(rng)  # noqa: E731
    elif callable(where):
        asked = where
    else:
        raise TypeError(f"not a condition: {where!r} (want a text or a function of a deal)")
    while True:
        for _ in range(tries):
            if asked(deal := draw()):
                yield deal
                break
        else:
            raise ValueError(f"no deal of {tries} tried answers {where!r}")
