"""The page of a board: hands and what they make, how often each score, the traveller."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from biritch.competition.results.result import BoardResult, ObtainedScore
from biritch.core.boards import Board
from biritch.publishing.handouts.hand_records import drawn
from biritch.publishing.pages.histogram import histogram
from biritch.publishing.pages.site import Site, row, table


def board_page(site: Site, board: str) -> str:
    """Return the page of *board*."""
    place = site.boards.index(board)
    links = site.home
    for other, name in ((place - 1, "before"), (place + 1, "after")):
        if 0 <= other < len(site.boards):
            shown = site.say(f"board-{name}", board=site.boards[other])
            links += " " + site.board_link(site.boards[other], shown)
    heading = site.ink.say("cli-board", number=board)
    return site.page(heading, _body(site, board), links)


def _body(site: Site, board: str) -> Iterator[str]:
    results = [one for one in site.found.results if one.board == board]
    yield '<div class="beside">\n'
    if board in site.dealt:
        yield drawn(*site.dealt[board], site.ink, "hands")
    elif board.isdigit():
        known = Board.numbered(int(board))
        dealer = site.ink.say("dealing-dealer", seat=site.ink.seat(known.dealer))
        yield f"<p>{dealer}, {site.ink.say(f'cli-vulnerable-{known.vulnerability}')}</p>\n"
    yield histogram(results, site)
    yield "</div>\n"
    yield f"<h2>{site.say('traveller')}</h2>\n"
    yield traveller(site, results)


def traveller(site: Site, results: list[BoardResult]) -> str:
    """Return the table of what was made of a board, North-South's best score first."""
    awards = _awards(site)
    say = site.ink.say
    teams = site.kind == "teams"
    room = any(one.room for one in results)
    group = len({one.group for one in results}) > 1
    heads = [(say("dealing-ns-pair"), ""), (say("dealing-ew-pair"), "")]
    heads += [(site.say("room"), "text")] * room + [(site.say("form"), "text")] * group
    heads += [
        (say("dealing-contract"), "text"),
        (say("dealing-declarer"), "text"),
        (say("dealing-lead"), "text"),
        (say("dealing-tricks"), "less"),
        (say("dealing-score-ns"), ""),
    ]
    heads += [(site.say("net-ns" if teams else "points-ns"), "")]
    heads += [] if teams else [(site.say("points-ew"), "")]
    rows = []
    for one in sorted(results, key=_best_first):
        cells = [(site.who(one.ns), ""), (site.who(one.ew), "")]
        cells += [(site.say(f"room-{one.room.lower() or 'none'}"), "text")] * room
        cells += [(one.group, "text")] * group
        cells += [
            (site.contract(one), "text"),
            (site.seat(one.told.declarer), "text"),
            (site.lead(one.told.lead), "text"),
            ("" if one.told.tricks is None else str(one.told.tricks), "less"),
            (site.standing(one.for_ns), ""),
        ]
        cells += [(cell, "") for cell in awards.get(id(one), [""] * (2 - teams))]
        rows.append(row(cells))
    return table(heads, rows)


def _best_first(result: BoardResult) -> tuple[str, int, Fraction]:
    """A key that puts North-South's best score first, and what is no score last."""
    standing = result.for_ns
    if not isinstance(standing, ObtainedScore):
        return result.group, 1, Fraction(0)
    mean = sum((points * Fraction(weight) for points, weight in standing.parts), Fraction(0))
    return result.group, 0, -mean


def _awards(site: Site) -> dict[int, list[str]]:
    """Return what every result is worth to both sides; in a match, to North-South's team."""
    found: dict[int, list[str]] = {}
    if site.found.scored is not None:
        seen: dict[tuple[int, int], str] = {}
        for line in site.found.scored.lines:
            worth = "" if line.award is None else site.figure(line.award.points)
            seen.setdefault((id(line.result), line.side), worth)
        for (place, _), worth in seen.items():
            found.setdefault(place, []).append(worth)
        return found
    nets = {}
    for match in site.found.matches:
        for net in match.boards:
            if net.played:
                nets[match.stage, net.board, match.home, match.away] = site.figure(net.home)
                nets[match.stage, net.board, match.away, match.home] = site.figure(net.away)
    for result in site.found.results:
        key = result.stage, result.board, result.ns[0], result.ew[0]
        found[id(result)] = [nets.get(key, "")]
    return found
