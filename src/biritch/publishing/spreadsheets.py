"""A ranking as a table for spreadsheets, and a whole event as BridgeWebs takes it in.

The second is the file that BBO Extractor writes and that BridgeWebs reads: ``#Ranking`` with a
line for everybody, then ``#TravellerLines``. Its columns are those of the extractor's own
source. BridgeWebs has a format of its own too (``#VERSION``, ``#SCORES``, ``#TRAVELLERS``); the
columns of its boards are told nowhere we could read, so it is not written.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from biritch.cli.messages import refuse
from biritch.cli.tournaments.ranking_output import KINDS, place
from biritch.competition.results.result import (
    ArtificialScore,
    Contestant,
    NoScore,
    ObtainedScore,
)
from biritch.competition.scoring.rounding import brief, rounded, text
from biritch.core.calls import Contract
from biritch.core.cards import Card
from biritch.core.seats import Seat
from biritch.records.csv.travellers import write
from biritch.records.csv.writer import safe
from biritch.records.record import PASSED_OUT, Played, Record, Tag
from biritch.records.results import PAIRS, SEATED, artificial, opening_lead_only, points_tag
from biritch.words.translation import tell

if TYPE_CHECKING:
    from biritch.cli.tournaments.rankings import Found
    from biritch.competition.results.result import BoardResult, BoardScore
    from biritch.competition.scoring.ranking import RankingLine

SCORINGS = {"match_points": "MP", "cross_imps": "IMP;Cross", "cross_imps_total": "IMP;Cross"}
_LINES = {"ns": "NS", "ew": "EW", "": "Both"}


def ranking_table(found: Found, kind: str, lang: str) -> str:
    """Return the ranking as a table; in French, with semicolons and decimal commas."""
    french = lang == "fr"
    point, sign = (",", ";") if french else (".", ",")
    strata = [name for name in found.strata if name != "A"]
    heads = ["rank", "direction", KINDS[kind], "names", "score", "percent", "boards"]
    rows = [[tell(f"table-{head}", lang) for head in heads] + strata]
    for one in found.placed:
        who, total = one.contestant, one.total
        rows.append(
            [
                f"{one.rank}{'=' if one.shared else ''}",
                tell(f"dealing-brief-{who.direction}", lang) if who.direction else "",
                who.label,
                found.names.get(who, ""),
                brief(total.points, point),
                "" if total.percent is None else text(total.percent, 2, point),
                str(total.boards),
                *(place(who, found.strata[name]) for name in strata),
            ]
        )
    return "".join(_rows(rows, sign))


def _rows(rows: Iterable[Sequence[str]], sign: str) -> Iterator[str]:
    for cells in rows:
        out = io.StringIO()
        told = (safe(cell.rstrip("=")) + "=" * cell.endswith("=") for cell in cells)
        csv.writer(out, delimiter=sign, lineterminator="\r\n").writerow(told)
        yield out.getvalue()


def bridgewebs(found: Found, kind: str, title: str) -> str:
    """Return the event as BBO Extractor would have written it, for BridgeWebs.

    Raises:
        Refusal: Players are ranked each for himself, or a board has no number.
    """
    if kind == "individual":
        raise refuse("table-no-individual")
    records = list(_records(found, kind, title))
    told = "".join(write(records))
    head, _, lines = told.partition("#TravellerLines")
    rows = (_teams if kind == "teams" else _pairs)(found)
    return head + "".join(_marked(rows)) + "#TravellerLines" + lines


def _marked(rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """Yield rows of which some begin with ``#``, which is no formula."""
    for cells in rows:
        out = io.StringIO()
        told = [cell if cell[:1] == "#" else safe(cell) for cell in cells]
        csv.writer(out, lineterminator="\r\n").writerow(told)
        yield out.getvalue()


def _pairs(found: Found) -> Iterator[Sequence[str]]:
    lines: dict[str, list[RankingLine]] = {}
    for one in found.placed:
        lines.setdefault(one.contestant.direction, []).append(one)
    for direction, line in lines.items():
        said = _LINES[direction]
        yield "#Ranking", "Ranking" if said == "Both" else said, "1", said
        yield "#Rank", "Name", "Score", "pair", "ID1", "ID2", "BBO Pts", "Section"
        for one in line:
            who, total = one.contestant, one.total
            name = "+".join(_players(found, who)) or who.label
            score = brief(total.points)
            if total.percent is not None:
                score = f"{text(total.percent)}%"
            yield str(one.rank), name, score, who.label, "", "", "", "1"


def _teams(found: Found) -> Iterator[Sequence[str]]:
    yield "#Ranking", "TEAMS"
    names, ids = (f"Name{n}" for n in range(1, 5)), (f"ID{n}" for n in range(1, 5))
    yield "#Rank", "Team", "Imps", "TeamName", *names, *ids
    for one in found.placed:
        who = one.contestant
        named = found.names.get(who, who.label)
        nets = [each.nets[who != each.home] for each in found.matches
                if who in (each.home, each.away)]  # fmt: skip
        imps = brief(sum(nets, Fraction(0)))
        yield str(one.rank), who.label, imps, named, *[""] * 8


def _players(found: Found, who: Contestant) -> list[str]:
    """Return the players of a pair as far as they are known, ``Ann - Bob``."""
    name = found.names.get(who, "")
    return [one.strip() for one in name.split(" - ", 1)] if name else []


def _records(found: Found, kind: str, title: str) -> Iterator[Record]:
    worth = _worth(found)
    method = found.scored.regulation.method if found.scored is not None else ""
    scoring = SCORINGS.get(method, "") if kind == "pairs" else "IMP"
    for result in found.results:
        if not (result.board.isascii() and result.board.isdigit() and int(result.board)):
            raise refuse("table-no-number", text=result.board)
        names = [""] * 4
        for side, seats in zip((result.ns, result.ew), SEATED, strict=True):
            for seat, name in zip(seats, _players(found, side[0]), strict=False):
                names[seat] = name if kind == "pairs" else ""
        contract = _contract(result)
        n, e, s, w = names
        yield Record(
            number=int(result.board),
            event=title,
            scoring=scoring,
            contract=contract,
            play=opening_lead_only(contract, _lead(result)),
            tricks=result.told.tricks if isinstance(contract, Contract) else None,
            score=_points(result.for_ns),
            names=(n, e, s, w),
            tags=tuple(_tags(result, kind, worth.get(id(result)), scoring)),
        )


def _contract(result: BoardResult) -> Played | None:
    told = result.told
    if told.contract == "Pass":
        return PASSED_OUT
    return Contract.parse(told.contract, Seat.parse(told.declarer)) if told.contract else None


def _lead(result: BoardResult) -> Card | None:
    try:
        return Card.parse(result.told.lead)
    except ValueError:
        return None


def _points(standing: BoardScore) -> int | None:
    """Return North-South's score; of a weighted one the mean, to the nearest point."""
    if not isinstance(standing, ObtainedScore):
        return None
    return int(rounded(sum((points * Fraction(w) for points, w in standing.parts),
                           Fraction(0)), 0))  # fmt: skip


def unlike(found: Found) -> list[str]:
    """Return the boards whose score is not written as it is: weighted, or split."""
    boards = {one.board for one in found.results if not _as_it_is(one)}
    return sorted(boards, key=lambda board: Contestant(board).order)


def _as_it_is(result: BoardResult) -> bool:
    sides = (result.for_ns, result.for_ew)
    if all(isinstance(one, ArtificialScore) for one in sides):
        return all(
            one.percent.denominator == 1 for one in sides if isinstance(one, ArtificialScore)
        )
    if isinstance(result.for_ns, ObtainedScore):
        return sides[0] == sides[1] and result.for_ns.plain is not None
    return sides[0] == sides[1]


def _tags(
    result: BoardResult, kind: str, worth: tuple[str, str] | None, scoring: str
) -> Iterator[Tag]:
    for tag, side, line in zip(PAIRS, (result.ns, result.ew), ("NS", "EW"), strict=True):
        yield Tag(tag, f"{line if kind == 'teams' else ''}{side[0].label}")
    if word := _word(result):
        yield Tag("Score", word)
    if worth is not None:
        yield from points_tag("ScoreMP" if scoring == "MP" else "ScoreIMP", *worth)


def _word(result: BoardResult) -> str:
    """Return what stands for a score: ``A6040``, ``not-played``; nothing for a plain one."""
    ns, ew = result.for_ns, result.for_ew
    if isinstance(ns, NoScore):
        return ns.value
    if not isinstance(ns, ArtificialScore):
        return ""
    theirs = ew.percent if isinstance(ew, ArtificialScore) else 100 - ns.percent
    shares = (f"{int(rounded(one, 0)):02}" for one in (ns.percent, theirs))
    return artificial("-".join(shares))


def _worth(found: Found) -> dict[int, tuple[str, str]]:
    """Return what each result is worth to both sides, of pairs."""
    sides: dict[int, dict[int, str]] = {}
    for line in found.scored.lines if found.scored is not None else ():
        if line.award is not None:
            sides.setdefault(id(line.result), {})[line.side] = text(line.award.points)
    return {place: (both[0], both[1]) for place, both in sides.items() if len(both) == 2}
