"""The page of a contestant: every board, against whom, and why it is worth what it is."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from biritch.cli.tournaments.ranking_output import place
from biritch.competition.scoring.explanation import explain_board
from biritch.competition.scoring.methods.butler import datum
from biritch.competition.scoring.ranking import RankingLine
from biritch.competition.scoring.reason import Reason
from biritch.competition.scoring.session import BoardAward, ScoredSession
from biritch.core.seats import Side
from biritch.publishing.pages.match_tables import matches
from biritch.publishing.pages.site import Site, row, table
from biritch.words.score_reasons import sentence


def entrant_page(site: Site, placed: RankingLine) -> str:
    """Return the page of one contestant."""
    return site.page(site.called(placed.contestant), _body(site, placed), site.home)


def _body(site: Site, placed: RankingLine) -> Iterator[str]:
    who, total = placed.contestant, placed.total
    if name := site.name(who):
        yield f"<p><strong>{name}</strong></p>\n"
    rank = f"{placed.rank}{'=' if placed.shared else ''}"
    told = [site.say("placed", rank=rank), site.say("score", points=site.figure(total.points))]
    if total.percent is not None:
        told.append(f"{site.percent(total.percent)} %")
    told += [
        site.say("in-stratum", stratum=name, rank=place(who, inside))
        for name, inside in site.found.strata.items()
        if who in inside and name != "A"
    ]
    yield f"<p>{' · '.join(told)}</p>\n"
    if site.found.scored is not None:
        yield _card(site, site.found.scored, placed)
    elif site.found.event is not None:
        yield from matches(site, site.found.event, placed)
    for one in total.adjustments:
        said = Reason.of("adjustment", one.points, kind=one.kind, why=one.why)
        yield f"<p>{escape(sentence(said, site.ink.language))}</p>\n"


def _card(site: Site, scored: ScoredSession, placed: RankingLine) -> str:
    say = site.ink.say
    heads = [
        (say("rank-head-board"), ""),
        (site.say("against"), "text"),
        (site.say("sat"), "text"),
        (say("dealing-contract"), "text"),
        (say("dealing-declarer"), "text"),
        (say("dealing-lead"), "text"),
        (say("dealing-tricks"), ""),
        (site.say("own-score"), ""),
        (site.say("datum"), ""),
        (site.say("points"), ""),
    ]
    percents = placed.total.percent is not None
    heads += [("%", "")] * percents
    mine = [line for line in scored.lines if line.contestant == placed.contestant]
    mine.sort(key=lambda line: site.boards.index(line.result.board))
    return table(heads, [_line(site, scored, line, percents=percents) for line in mine])


def _line(site: Site, scored: ScoredSession, line: BoardAward, *, percents: bool) -> str:
    result, side = line.result, line.side
    sign = 1 if side is Side.NS else -1
    field = scored.field(result, side)
    mean = site.figure(datum(field, scored.regulation)) if field.size else ""
    cells = [
        (site.board_link(result.board), ""),
        (site.who(result.who(side.other)), "text"),
        (site.ink.say(f"dealing-brief-{side.name.lower()}"), "text"),
        (site.contract(result), "text"),
        (site.seat(result.told.declarer), "text"),
        (site.lead(result.told.lead), "text"),
        ("" if result.told.tricks is None else str(result.told.tricks), ""),
        (site.standing(result.of(side), sign), ""),
        (mean, ""),
    ]
    if line.award is None:
        return row([*cells, ("", ""), *[("", "")] * percents])
    why = _tree(explain_board(scored, line).parts, site.ink.language)
    points = site.figure(line.award.points)
    cells.append((f"<details><summary>{points}</summary>{why}</details>", ""))
    if percents:
        top = line.award.top
        cells.append((site.percent(100 * line.award.points / top) if top else "", ""))
    return row(cells)


def _tree(reasons: tuple[Reason, ...], language: str) -> str:
    """Return reasons and what they follow from as lists in lists."""
    if not reasons:
        return ""
    told = "".join(
        f"<li>{escape(sentence(one, language))}{_tree(one.parts, language)}</li>"
        for one in reasons
    )
    return f"<ul>{told}</ul>"
