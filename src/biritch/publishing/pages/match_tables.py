"""The matches of a team: what both its pairs did on each board, and what it brought."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from biritch.competition.results.result import BoardResult, Contestant
from biritch.competition.scoring.ranking import RankingLine
from biritch.competition.teams.match import BoardComparison, TeamMatch
from biritch.competition.teams.match_explanation import explain_team
from biritch.competition.teams.team_ranking import TeamScoring
from biritch.publishing.pages.site import Site, row, table
from biritch.words.score_reasons import sentence


def matches(site: Site, event: TeamScoring, placed: RankingLine) -> Iterator[str]:
    """Yield the matches of a team, each with its score and a table of its boards."""
    who = placed.contestant
    mine = [one for one in site.found.matches if who in (one.home, one.away)]
    tree = explain_team(mine, event, placed)
    for match, told in zip(mine, tree.parts, strict=False):
        yield f"<h2>{escape(sentence(told, site.ink.language))}</h2>\n"
        yield _boards(site, match, who)


def _boards(site: Site, match: TeamMatch, who: Contestant) -> str:
    ns, ew = (site.ink.say(f"dealing-brief-{side}") for side in ("ns", "ew"))
    heads = [
        (site.ink.say("rank-head-board"), ""),
        (site.say("our-table", side=ns), "text"),
        (site.say("own-score"), ""),
        (site.say("our-table", side=ew), "text"),
        (site.say("own-score"), ""),
        (site.ink.say("rank-head-total"), ""),
        (site.say("net"), ""),
    ]
    both = {match.home, match.away}
    played = [
        one
        for one in site.found.results
        if one.stage == match.stage and {*one.ns, *one.ew} == both
    ]
    return table(heads, [_row(site, match, one, who, played) for one in match.boards])


def _row(
    site: Site,
    match: TeamMatch,
    one: BoardComparison,
    who: Contestant,
    played: list[BoardResult],
) -> str:
    tables = [each for each in played if each.board == one.board]
    cells = [(site.board_link(one.board), "")]
    for side, sign in (("ns", 1), ("ew", -1)):
        found = next((each for each in tables if who in getattr(each, side)), None)
        cells += [("", "text"), ("", "")] if found is None else _table(site, found, sign)
    home = who == match.home
    total = "" if one.total is None else site.figure(one.total if home else -one.total)
    net = site.figure(one.home if home else one.away) if one.played else site.say("missed")
    return row([*cells, (total, ""), (net, "")])


def _table(site: Site, found: BoardResult, sign: int) -> list[tuple[str, str]]:
    """Return what was played at a table, and its score to the side of *sign*."""
    told = f"{site.contract(found)} {site.seat(found.told.declarer)}".strip()
    return [
        (told, "text"),
        (site.standing(found.for_ns if sign > 0 else found.for_ew, sign), ""),
    ]
