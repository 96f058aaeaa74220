"""The page of a board: hands, analysis, score frequencies, traveller."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from biritch.competition.results.result import BoardResult, ObtainedScore
from biritch.core.boards import Board
from biritch.publishing.jinja import render
from biritch.publishing.pages.score_frequencies import Histogram
from biritch.publishing.pages.site import Site


def board_page(site: Site, board: str) -> str:
    """Return the page of *board*."""
    place = site.boards.index(board)
    neighbours = [
        (way, site.boards[neighbour])
        for neighbour, way in ((place - 1, "before"), (place + 1, "after"))
        if 0 <= neighbour < len(site.boards)
    ]
    results = [result for result in site.results.results if result.board == board]
    return render(
        "site/board.html",
        site=site,
        heading=site.wording.say("cli-board", number=board),
        here=site.board_file(board),
        neighbours=neighbours,
        dealt=site.dealt.get(board),
        conditions=Board.from_number(int(board)) if board.isdigit() else None,
        bars=Histogram.of(results),
        **_traveller(site, results),
    )


def traveller(site: Site, results: Sequence[BoardResult]) -> str:
    """Return the table of the results of a board, North-South's best score first."""
    return render("site/traveller.html", site=site, **_traveller(site, results))


def _traveller(site: Site, results: Sequence[BoardResult]) -> dict[str, object]:
    """Return the data of the traveller's template."""
    awards = _awards(site)
    blank = [""] * (1 if site.results.kind == "teams" else 2)
    return {
        "results": sorted(results, key=_best_first),
        "rooms": any(result.room for result in results),
        "groups": len({result.group for result in results}) > 1,
        "awards": lambda result: awards.get(id(result), blank),
    }


def _best_first(result: BoardResult) -> tuple[str, int, Fraction]:
    """Return a sort key: North-South's best score first, missing scores last."""
    standing = result.for_ns
    if not isinstance(standing, ObtainedScore):
        return result.group, 1, Fraction(0)
    mean = sum((points * Fraction(weight) for points, weight in standing.parts), Fraction(0))
    return result.group, 0, -mean


def _awards(site: Site) -> dict[int, list[str]]:
    """Return both sides' awards for every result; in a match, those of North-South's team.

    Results are distinguished by identity: two tables may have equal results.
    """
    if site.results.session is None:
        return _nets(site)
    worths: dict[tuple[int, int], str] = {}
    for line in site.results.session.lines:
        worth = "" if line.award is None else site.wording.figure(line.award.points)
        worths.setdefault((id(line.result), line.side), worth)
    awards: dict[int, list[str]] = {}
    for (result, _), worth in worths.items():
        awards.setdefault(result, []).append(worth)
    return awards


def _nets(site: Site) -> dict[int, list[str]]:
    """Return the net of North-South's team for every result of a match."""
    figure, nets = site.wording.figure, {}
    for match in site.results.matches:
        for board in match.boards:
            if board.played:
                nets[match.stage, board.board, match.home, match.away] = figure(board.home)
                nets[match.stage, board.board, match.away, match.home] = figure(board.away)
    return {
        id(result): [nets.get((result.stage, result.board, result.ns[0], result.ew[0]), "")]
        for result in site.results.results
    }
