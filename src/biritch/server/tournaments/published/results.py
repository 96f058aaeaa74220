"""The results of a tournament as files: CSV, and JSON that holds weighted scores too."""

from __future__ import annotations

import csv
import io
import json
from collections import defaultdict
from fractions import Fraction

from biritch.competition.movement import EntrantKind
from biritch.competition.results.entry import agrees_with_contract
from biritch.competition.results.result import (
    ArtificialScore,
    BoardResult,
    BoardScore,
    ObtainedScore,
)
from biritch.competition.scoring.rounding import number
from biritch.competition.teams.team_ranking import USUAL_SCALE
from biritch.competition.tournament import bracket
from biritch.competition.tournament.tournament import Tournament
from biritch.records.csv.writer import safe
from biritch.server.tournaments import views

HEADING = ("board", "ns", "ew", "contract", "declarer", "result", "lead", "score")


def fits_a_table(tournament: Tournament) -> bool:
    """Whether a table can hold all that is ranked.

    It has no place for weighted scores, groups of a fouled board, penalties.
    """
    book = tournament.scorebook
    return not (book.forms or book.adjustments) and all(
        score.given or score.points is not None
        for score in map(views.score_view, tournament.settled.results)
    )


def results_csv(tournament: Tournament) -> str:
    """Return the results as a table that ``biritch rank`` reads."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(HEADING)
    for result in tournament.settled.results:
        score = views.score_view(result)
        played = (score.contract, score.declarer, score.result, score.lead)
        given = "" if agrees_with_contract(result) else score.given or str(score.points)
        row = ("", "", "", "") if given else played
        cells = (result.board, result.ns[0].label, result.ew[0].label, *row, given)
        rows.writerow(map(safe, cells))
    return text.getvalue()


def results_json(tournament: Tournament) -> str:
    """Return the results as a document for ``biritch rank``, weights and penalties too.

    The inverse of :func:`biritch.competition.results.json_document.read_document`.
    """
    boards: dict[str, list[dict[str, object]]] = defaultdict(list)
    for result in tournament.settled.results:
        boards[result.board].append(_result_document(result))
    book, teams = tournament.scorebook, tournament.form is EntrantKind.TEAMS
    two = any(who.direction for who in tournament.contestants.values())
    seated = tournament.seated
    document = {
        "title": book.title,
        "kind": str(tournament.form.value),
        "rules": book.rules,
        "method": "" if teams else _METHODS.get(book.method, book.method.replace("_", "-")),
        "count": (seated.count or _usual_count(tournament)) if teams and seated else "",
        "winners": 2 if two else 1,
        "names": [
            {"number": who.label, "direction": who.direction, "name": name}
            for number, who in tournament.contestants.items()
            if (name := tournament.names.get(number, ""))
        ],
        "boards": [{"board": int(board), "results": lines} for board, lines in boards.items()],
        "adjustments": [
            {
                "pair": adjustment.contestant.label,
                "direction": adjustment.contestant.direction,
                "points": number(adjustment.points, 4),
                "kind": adjustment.kind,
                "why": adjustment.why,
            }
            for adjustment in tournament.scorebook.adjustments
        ],
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


_METHODS = {"match_points": "mp", "cross_imps": "cross-imp", "": "mp"}
"""Methods by their short names, as ``--by`` takes them; the others by their own."""


def _usual_count(tournament: Tournament) -> str:
    return bracket.USUAL if tournament.knock_out else USUAL_SCALE


def _result_document(result: BoardResult) -> dict[str, object]:
    document: dict[str, object] = {
        "ns": [contestant.label for contestant in result.ns],
        "ew": [contestant.label for contestant in result.ew],
    }
    if result.group:
        document["group"] = result.group
    score = views.score_view(result)
    if agrees_with_contract(result):
        return document | {
            "contract": score.contract,
            "declarer": score.declarer,
            "tricks": result.written.tricks,
            "lead": score.lead,
        }
    both = _score_document(result.for_ns), _score_document(result.for_ew)
    if score.given:
        return document | {"score": score.given}
    return document | {
        "score": both[0] if both[0] == both[1] else {"ns": both[0], "ew": both[1]}
    }


def _score_document(standing: BoardScore) -> object:
    if isinstance(standing, ArtificialScore):
        percent = number(standing.percent, 4)
        return {"adjust": {"ns": percent, "ew": percent}}
    if not isinstance(standing, ObtainedScore):
        return standing.value
    if standing.plain is not None:
        return standing.plain
    parts = [[points, number(Fraction(part), 8)] for points, part in standing.parts]
    return {"weighted": parts}
