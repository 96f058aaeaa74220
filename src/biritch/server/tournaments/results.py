"""The results of a tournament as files: a table, and a document that holds weights too."""

from __future__ import annotations

import csv
import io
import json
from collections import defaultdict
from fractions import Fraction

from biritch.competition.results.entry import agrees_with_contract
from biritch.competition.results.result import (
    ArtificialScore,
    BoardResult,
    BoardScore,
    ObtainedScore,
)
from biritch.competition.scoring.rounding import number
from biritch.competition.tournament.tournament import Tournament
from biritch.server.tournaments import views

HEADING = ("board", "ns", "ew", "contract", "declarer", "result", "lead", "score")


def plain(tournament: Tournament) -> bool:
    """Whether a table holds all that is ranked: it has no place for weights."""
    return all(
        told.given or told.points is not None
        for told in map(views.score_view, tournament.settled.results)
    )


def table(tournament: Tournament) -> str:
    """Return what is ranked as a table that ``biritch rank`` reads."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(HEADING)
    for one in tournament.settled.results:
        told = views.score_view(one)
        played = (told.contract, told.declarer, told.result, told.lead)
        given = "" if agrees_with_contract(one) else told.given or str(told.points)
        row = ("", "", "", "") if given else played
        rows.writerow((one.board, one.ns[0].label, one.ew[0].label, *row, given))
    return text.getvalue()


def document(tournament: Tournament) -> str:
    """Return what is ranked as a document for ``biritch rank``, weights and penalties too.

    The inverse of :func:`biritch.competition.results.json_document.read_document`.
    """
    boards: dict[str, list[dict[str, object]]] = defaultdict(list)
    for one in tournament.settled.results:
        boards[one.board].append(_line(one))
    found = {
        "boards": [{"board": int(board), "results": lines} for board, lines in boards.items()],
        "adjustments": [
            {
                "pair": one.contestant.label,
                "direction": one.contestant.direction,
                "points": number(one.points, 4),
                "kind": one.kind,
                "why": one.why,
            }
            for one in tournament.scorebook.adjustments
        ],
    }
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"


def _line(result: BoardResult) -> dict[str, object]:
    who: dict[str, object] = {
        "ns": [one.label for one in result.ns],
        "ew": [one.label for one in result.ew],
    }
    told = views.score_view(result)
    if agrees_with_contract(result):
        return who | {
            "contract": told.contract,
            "declarer": told.declarer,
            "tricks": result.told.tricks,
            "lead": told.lead,
        }
    both = _standing(result.for_ns), _standing(result.for_ew)
    if told.given:
        return who | {"score": told.given}
    return who | {"score": both[0] if both[0] == both[1] else {"ns": both[0], "ew": both[1]}}


def _standing(standing: BoardScore) -> object:
    if isinstance(standing, ArtificialScore):
        percent = number(standing.percent, 4)
        return {"adjust": {"ns": percent, "ew": percent}}
    if not isinstance(standing, ObtainedScore):
        return standing.value
    if standing.plain is not None:
        return standing.plain
    parts = [[points, number(Fraction(part), 8)] for points, part in standing.parts]
    return {"weighted": parts}
