"""Dealing by computer: from the system's entropy, or the same for ever from a seed.

A deal is a number drawn uniformly (:mod:`biritch.core.deal_numbers`) and unranked, so each
deal is exactly as likely as any other (Law 6E4: "same wholly random expectations").
"""

from __future__ import annotations

from collections.abc import Iterator

from biritch.core.deal_numbers import fresh_number, seeded_numbers
from biritch.core.deals import Deal


def fresh() -> Deal:
    """Return a deal nobody can foresee, from the system's entropy.

    Example:
        >>> len(fresh().north)
        13
    """
    return Deal.from_rank(fresh_number())


def seeded_deals(seed: int | str) -> Iterator[Deal]:
    """Yield the deals of *seed*, without end, the same ones on every machine for ever.

    Example:
        >>> deals = seeded_deals(7)
        >>> next(deals) == Deal.random(seed=7)
        True
    """
    return map(Deal.from_rank, seeded_numbers(seed))
