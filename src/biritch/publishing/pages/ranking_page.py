"""The first page of an event: the ranking, line by line and by strata, and its boards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from biritch.cli.tournaments.ranking_output import KINDS, place
from biritch.competition.results.result import NoScore
from biritch.competition.scoring.ranking import RankingLine
from biritch.competition.scoring.session import rank_session, score_session, with_directions
from biritch.publishing.pages.site import Site, row, table


def index_page(site: Site) -> str:
    """Return the first page."""
    return site.page(site.title, _body(site))


def _body(site: Site) -> Iterator[str]:
    lines: dict[str, list[RankingLine]] = {}
    for one in site.found.placed:
        lines.setdefault(one.contestant.direction, []).append(one)
    for direction, line in lines.items():
        if direction:
            yield f"<h2>{site.ink.say(f'cli-side-{direction}')}</h2>\n"
        yield _ranking(site, line)
    yield f"<h2>{site.say('boards')}</h2>\n"
    items = "".join(f"<li>{site.board_link(board)}</li>" for board in site.boards)
    yield f'<ol class="boards">{items}</ol>\n'
    if site.kind == "teams":
        yield from _butler(site)


def _ranking(site: Site, line: list[RankingLine]) -> str:
    say, strata = site.ink.say, site.found.strata
    percents = any(one.total.percent is not None for one in line)
    named = any(one.contestant in site.found.names for one in line)
    heads = [(say("rank-head-rank"), ""), (say(f"rank-head-{KINDS[site.kind]}"), "")]
    heads += [(site.say("names"), "text")] * named
    heads += [(say("rank-head-score"), "")] + [("%", "")] * percents
    heads += [
        (f'<abbr title="{site.say("stratum", stratum=name)}">{name}</abbr>', "")
        for name in strata
        if name != "A"
    ]
    rows = []
    for one in line:
        who, total = one.contestant, one.total
        cells = [(f"{one.rank}{'=' if one.shared else ''}", ""), (site.who([who]), "")]
        cells += [(site.name(who), "text name")] * named
        cells.append((site.figure(total.points), ""))
        if percents:
            cells.append(("" if total.percent is None else site.percent(total.percent), ""))
        cells += [(place(who, inside), "") for name, inside in strata.items() if name != "A"]
        rows.append(row(cells))
    return table(heads, rows)


def _butler(site: Site) -> Iterator[str]:
    """Yield what each team made in either direction against the datum of all tables."""
    assert site.found.event is not None
    results = [
        one
        for one in with_directions(site.found.results, 2)
        if not any(isinstance(side, NoScore) for side in (one.for_ns, one.for_ew))
    ]
    if len({one for result in results for one in (*result.ns, *result.ew)}) <= 4:
        return
    rules = replace(site.found.event.regulation, method="butler", ties=())
    heads = [
        (site.ink.say("rank-head-team"), "text"),
        (site.say("sat"), "text"),
        (site.say("boards"), ""),
        (site.say("imps"), ""),
        (site.say("imps-a-board"), ""),
    ]
    placed = rank_session(score_session(results, rules))
    placed = tuple(sorted(placed, key=lambda one: -one.total.points / max(1, one.total.boards)))
    rows = [
        row(
            [
                (site.who([one.contestant._replace(direction="")]), "text"),
                (site.ink.say(f"dealing-brief-{one.contestant.direction}"), "text"),
                (str(one.total.boards), ""),
                (site.figure(one.total.points), ""),
                (site.percent(one.total.points / max(1, one.total.boards)), ""),
            ]
        )
        for one in placed
    ]
    yield f"<h2>Butler</h2>\n{table(heads, rows, site.say('butler'))}"
