"""Strata: the same scores ranked again among those with fewer master points.

The ACBL's way. Everybody is ranked in the highest stratum, A; those of B and C again in B,
those of C in C. A bottom stratum of fewer than three joins the one above it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from biritch.competition.results.result import Contestant
from biritch.competition.scoring.ranking import RankingLine

FEWEST = 3
"""The fewest contestants of a bottom stratum (ACBL)."""


def strata(holdings: Mapping[Contestant, int], limits: Sequence[int]) -> dict[Contestant, int]:
    """Return the stratum of each, 0 for the highest.

    *limits* fall from stratum to stratum: below the first is stratum 1, and so on. A pair's
    holding is its larger one, or its average: the organiser says which.

    Raises:
        ValueError: The limits do not fall.

    Example:
        >>> strata({Contestant(str(n)): 100 * n for n in range(1, 7)}, [400])[Contestant("1")]
        1
    """
    if list(limits) != sorted(set(limits), reverse=True):
        raise ValueError(f"limits must fall: {', '.join(map(str, limits))}")
    strata_of = {who: sum(held < limit for limit in limits) for who, held in holdings.items()}
    lowest = len(limits)
    while lowest and sum(stratum == lowest for stratum in strata_of.values()) < FEWEST:
        strata_of = {who: min(stratum, lowest - 1) for who, stratum in strata_of.items()}
        lowest -= 1
    return strata_of


def places_in_strata(
    placed: Iterable[RankingLine], where: Mapping[Contestant, int]
) -> dict[str, dict[Contestant, tuple[int, bool]]]:
    """Return the ranks in each stratum A, B and so on, and whether they are shared.

    The order is that of the whole field: a tie broken there is broken in every stratum.
    """
    placed = tuple(placed)
    places_of: dict[str, dict[Contestant, tuple[int, bool]]] = {}
    for stratum in sorted({0, *where.values()}):
        inside = [line for line in placed if where[line.contestant] >= stratum]
        places = [(line.contestant.direction, line.rank) for line in inside]
        places_of[chr(ord("A") + stratum)] = {
            line.contestant: (
                1 + sum(line == mine[0] and rank < mine[1] for line, rank in places),
                places.count(mine) > 1,
            )
            for line, mine in zip(inside, places, strict=True)
        }
    return places_of
