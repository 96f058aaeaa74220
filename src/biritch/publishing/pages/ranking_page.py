"""The first page of a tournament: ranking, boards, and a Butler of teams."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import TypeAlias

from biritch.competition.results.result import Contestant, NoScore
from biritch.competition.scoring.ranking import RankingLine, Total
from biritch.competition.scoring.session import rank_session, score_session, with_directions
from biritch.publishing.jinja import render
from biritch.publishing.pages.site import Site

ButlerRow: TypeAlias = tuple[Contestant, str, Total, Fraction]
"""A team, the direction one of its pairs sat in, that pair's total, and its IMPs a board."""


def ranking_page(site: Site) -> str:
    """Return the first page of *site*, ``index.html``."""
    lines: dict[str, list[RankingLine]] = {}
    for placed in site.results.ranking:
        lines.setdefault(placed.contestant.direction, []).append(placed)
    butler = _butler(site) if site.results.kind == "teams" else []
    return render(
        "site/ranking.html",
        site=site,
        heading=site.title,
        here="index.html",
        lines=lines.items(),
        butler=butler,
    )


def _butler(site: Site) -> list[ButlerRow]:
    """Return each pair's IMPs against the datum of all tables (for teams).

    The best average comes first. In a single match a datum would only compare the two tables
    again: the list is empty.
    """
    assert site.results.team_event is not None
    results = [
        result
        for result in with_directions(site.results.results, 2)
        if not any(isinstance(standing, NoScore) for standing in (result.for_ns, result.for_ew))
    ]
    if len({contestant for result in results for contestant in (*result.ns, *result.ew)}) <= 4:
        return []
    rules = replace(site.results.team_event.regulation, method="butler", ties=())
    rows = [
        (
            placed.contestant._replace(direction=""),
            placed.contestant.direction,
            placed.total,
            placed.total.points / max(1, placed.total.boards),
        )
        for placed in rank_session(score_session(results, rules))
    ]
    return sorted(rows, key=lambda row: -row[3])
