"""Columns beside the ranking of a tournament: strata, handicaps, master points.

None of them changes the ranking itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from biritch.competition.master_points import master_point_scales, master_points
from biritch.competition.movement import EntrantKind
from biritch.competition.results.result import Contestant
from biritch.competition.scoring.ranking import RankingLine
from biritch.competition.scoring.rounding import round_half_up
from biritch.competition.scoring.strata import places_in_strata, strata
from biritch.competition.tournament.steps.presentation import strata_limits
from biritch.competition.tournament.tournament import Tournament


@dataclass(frozen=True, slots=True)
class BesideRanking:
    """The columns beside one line of the ranking."""

    strata: str = ""
    """The places in the strata below the highest: ``B 1, C 1=``."""
    with_handicap: Fraction | None = None
    """The percentage with the handicap, where anybody has one."""
    handicap_rank: int = 0
    points: Fraction | None = None
    """Master points, unofficial."""


def beside_ranking(
    tournament: Tournament, ranking: Sequence[RankingLine]
) -> dict[Contestant, BesideRanking]:
    """Return the columns beside each line of *ranking*.

    Example:
        >>> beside_ranking(Tournament(), ())
        {}
    """
    beside = {line.contestant: BesideRanking() for line in ranking}
    if tournament.form is EntrantKind.TEAMS:
        return beside
    _put_strata(tournament, ranking, beside)
    _put_handicaps(tournament, ranking, beside)
    for who, points in points_earned(tournament, ranking).items():
        beside[who] = replace(beside[who], points=points)
    return beside


def points_earned(
    tournament: Tournament, ranking: Sequence[RankingLine]
) -> dict[Contestant, Fraction]:
    """Return the master points for *ranking*, unofficial; empty without a scale.

    Example:
        >>> points_earned(Tournament(), ())
        {}
    """
    if tournament.form is EntrantKind.TEAMS or not (tournament.columns.points and ranking):
        return {}
    return master_points(ranking, master_point_scales()[tournament.columns.points])


def strata_places(
    tournament: Tournament, ranking: Sequence[RankingLine]
) -> dict[str, dict[Contestant, tuple[int, bool]]]:
    """Return the ranks in each stratum, and whether they are shared; empty without limits.

    Example:
        >>> strata_places(Tournament(), ())
        {}
    """
    limits = strata_limits(tournament.columns.strata)
    if tournament.form is EntrantKind.TEAMS or not limits or not ranking:
        return {}
    rated = tournament.ratings
    holdings = {
        line.contestant: rated[number].holding
        if (number := int(line.contestant.label)) in rated
        else limits[0]
        for line in ranking
    }
    return places_in_strata(ranking, strata(holdings, limits))


def _put_strata(
    tournament: Tournament,
    ranking: Sequence[RankingLine],
    beside: dict[Contestant, BesideRanking],
) -> None:
    for name, places in list(strata_places(tournament, ranking).items())[1:]:
        for who, (place, shared) in places.items():
            told = f"{name} {place}{'=' if shared else ''}"
            before = beside[who].strata
            beside[who] = replace(beside[who], strata=f"{before}, {told}" if before else told)


def _put_handicaps(
    tournament: Tournament,
    ranking: Sequence[RankingLine],
    beside: dict[Contestant, BesideRanking],
) -> None:
    given = {
        number: Fraction(rating.handicap)
        for number, rating in tournament.ratings.items()
        if rating.handicap
    }
    shares = {
        line.contestant: line.total.percent + given.get(int(line.contestant.label), Fraction(0))
        for line in ranking
        if line.total.percent is not None
    }
    if not given:
        return
    for who, share in shares.items():
        better = sum(
            round_half_up(other) > round_half_up(share)
            for another, other in shares.items()
            if another.direction == who.direction
        )
        beside[who] = replace(beside[who], with_handicap=share, handicap_rank=1 + better)
