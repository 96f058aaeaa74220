"""Results of a tournament as JSON, readable by ``biritch rank`` and ``convert``."""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import replace
from fractions import Fraction

from biritch.competition.results.entry import agrees_with_contract
from biritch.competition.results.result import (
    ArtificialScore,
    BoardResult,
    BoardScore,
    BracketLine,
    Contestant,
    ObtainedScore,
)
from biritch.competition.scoring.rounding import number
from biritch.publishing.results import letter_of_section
from biritch.records.pbn.adjusted_scores import decimal_text
from biritch.server.tournaments import views
from biritch.server.tournaments.published.publication import Publication


def results_json(publication: Publication) -> str:
    """Return the results as a JSON document, with weights and penalties.

    The inverse of :func:`biritch.competition.results.json_document.read_document`.
    """
    tournament, results, about = publication.tournament, publication.results, publication.about
    boards: dict[str, list[dict[str, object]]] = defaultdict(list)
    for result in tournament.agreed_scorebook.results:
        stage = results.stages.get(result.board, result.stage)
        section = results.seated_in.get(result.ns[0], 0)
        seated = {"section": letter_of_section(section)} if section else {}
        document_of_result = _result_document(replace(result, stage=stage))
        boards[result.board].append(document_of_result | seated)
    two = any(who.direction for who in tournament.contestants.values())
    document: dict[str, object] = {
        "title": publication.title,
        "date": about.date.replace(".", "-"),
        "club": about.club,
        "director": about.director,
        "movement": about.movement,
        "kind": results.kind,
        "rules": about.rules,
        "method": about.method,
        "count": about.count,
        "winners": 2 if two else 1,
        "names": [
            _entrant(who, name, tournament.numbers.get(number, ""))
            for number, who in tournament.contestants.items()
            if (name := tournament.names.get(number, ""))
        ],
        "boards": [{"board": int(board), "results": lines} for board, lines in boards.items()],
        "adjustments": [
            {
                "pair": adjustment.contestant.label,
                "direction": adjustment.contestant.direction,
                "points": _exact(adjustment.points),
                "kind": adjustment.kind,
                "why": adjustment.why,
            }
            | (
                {"top": _exact(adjustment.top), "boards": adjustment.boards}
                if adjustment.boards
                else {}
            )
            for adjustment in results.adjustments
        ],
    }
    if results.bracket:
        document["bracket"] = [_bracket_document(match) for match in results.bracket]
    told = {name: value for name, value in document.items() if value != ""}
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def _bracket_document(match: BracketLine) -> dict[str, object]:
    met = {"home": match.home, "away": match.away, "winner": match.winner}
    labels = {name: who.label for name, who in met.items() if who is not None}
    decided = {"decided": match.decided} if match.decided else {}
    return {"stage": match.stage, **labels, **decided}


def _entrant(who: Contestant, name: str, numbers: str) -> dict[str, str]:
    entrant = {"number": who.label, "direction": who.direction, "name": name}
    return entrant | ({"member_ids": numbers} if numbers else {})


def _exact(value: Fraction) -> object:
    """Return *value* as a number, or as text such as ``1/3`` if decimals are not exact."""
    return number(value, 6) if decimal_text(value) else str(value)


def _result_document(result: BoardResult) -> dict[str, object]:
    document: dict[str, object] = {
        "ns": [contestant.label for contestant in result.ns],
        "ew": [contestant.label for contestant in result.ew],
    }
    told = {"group": result.group, "round": result.stage, "scored_apart": result.section}
    document |= {name: value for name, value in told.items() if value}
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
        percent = _exact(standing.percent)
        return {"adjust": {"ns": percent, "ew": percent}}
    if not isinstance(standing, ObtainedScore):
        return standing.value
    if standing.plain is not None:
        return standing.plain
    parts = [[points, _exact(Fraction(part))] for points, part in standing.parts]
    return {"weighted": parts}
