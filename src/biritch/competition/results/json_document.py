"""Results as a JSON document: boards with results, or with both rooms' scores.

It has data that records lack: weighted or split scores, penalties, the number of winners.
``{"boards": [{"board": 1, "results": [{"ns": 1, "ew": 2, "contract": "4S", "declarer": "N",
"tricks": 10}]}]}``. ``score`` may replace contract, declarer and tricks; a score is a number,
``{"adjust": {"ns": 60, "ew": 40}}``, ``{"weighted": [[620, 0.6], [170, 0.4]]}``, ``{"ns": …,
"ew": …}`` if it is split, ``"not-played"`` or ``"late"``. Optional fields beside the boards:
``title``, ``date``, ``club``, ``director``, ``movement``, ``kind`` (``pairs``, ``teams``,
``individual``), ``rules`` and ``method`` (the regulation and the scoring, as named by ``biritch
rank``), ``count`` (of teams), ``winners``, ``names`` (``{"number": 3, "direction": "ns",
"name": "Ann & Bob"}``), ``adjustments`` (of a carried-over total with ``top`` and ``boards``)
and the ``bracket`` of a knock-out (``{"stage": 1, "home": 1, "away": 4, "winner": 4}``).
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from typing import Any

from biritch.competition.results.entry import (
    FileAdjustment,
    ResultError,
    ResultFile,
    TravellerLine,
    artificial_score,
    points_in,
    result_of,
    scores_in,
)
from biritch.competition.results.event_facts import ABOUT
from biritch.competition.results.result import (
    BoardResult,
    BoardScore,
    BracketLine,
    Contestant,
    NoScore,
    ObtainedScore,
)
from biritch.core.phrase import Phrase
from biritch.records.results import share_numbers

Pair = tuple[BoardScore | None, BoardScore | None]


LOOK = re.compile(r'\s*\{.*"boards"\s*:', re.DOTALL)
"""How such a text begins."""
WRITTEN = re.compile(r'"(?:deal|score_ns|play|tags)"\s*:')
"""What is only found in boards written as records, which are read elsewhere."""


def read_document(
    lines: Iterable[str], errors: Callable[[ResultError], None] | None = None
) -> ResultFile:
    """Parse a document; with *errors*, skip and report unreadable results.

    Raises:
        ResultError: It is not such a document, or a result in it cannot be read and *errors*
            is not given.

    Example:
        >>> text = '{"boards": [{"board": 1, "results": [{"ns": 1, "ew": 2, "score": 420}]}]}'
        >>> [result.for_ns.plain for result in read_document([text]).results]
        [420]
    """
    try:
        # Fractions, since weights such as 0.1 must add up to 1 exactly.
        document = json.loads("\n".join(lines), parse_float=Fraction, parse_constant=_refuse)
    except (ValueError, RecursionError) as error:
        raise ResultError("json", text=str(error)) from None
    if not isinstance(document, dict) or not isinstance(document.get("boards"), list):
        raise ResultError("json-boards")
    boards = _with_numbers(document["boards"])
    results = tuple(result for board in boards for result in _board(board, errors))
    kind = _text(document.get("kind"))
    return ResultFile(
        results,
        winners=document.get("winners") if document.get("winners") in (1, 2) else None,
        names=dict(_name(item) for item in document.get("names") or ()) or None,
        adjustments=tuple(_adjustment(item) for item in document.get("adjustments") or ()),
        bracket=tuple(_bracket_line(item) for item in document.get("bracket") or ()),
        title=_text(document.get("title")),
        method=_text(document.get("method")),
        rules=_text(document.get("rules")),
        count=_text(document.get("count")),
        kind=kind if kind in ("individual", "teams") else "",
        about={name: text for name in ABOUT.values() if (text := _text(document.get(name)))},
    )


def _with_numbers(boards: list[Any]) -> list[Any]:
    """Return *boards* without sections if no two sections share a number."""
    listed = [
        result
        for board in boards
        if isinstance(board, dict) and isinstance(board.get("results"), list)
        for result in board["results"]
        if isinstance(result, dict) and _text(result.get("section"))
    ]
    met = ((_text(one["section"]), label) for one in listed for label in _labels(one))
    if not listed or share_numbers(met):
        return boards
    return [
        {
            **board,
            "results": [
                {name: told for name, told in one.items() if name != "section"}
                if isinstance(one, dict)
                else one
                for one in board["results"]
            ],
        }
        if isinstance(board, dict) and isinstance(board.get("results"), list)
        else board
        for board in boards
    ]


def _labels(item: dict[str, Any]) -> tuple[str, ...]:
    seats = item["seats"] if isinstance(item.get("seats"), dict) else item
    return (*_who(item.get("ns"), seats, "NS", ""), *_who(item.get("ew"), seats, "EW", ""))


def _bracket_line(item: object) -> BracketLine:
    match item:
        case {"stage": int() as stage, "home": home, **rest} if _text(home) and stage > 0:
            both = [_text(rest.get(name)) for name in ("away", "winner")]
            away, winner = (Contestant(who) if who else None for who in both)
            by = _text(rest.get("decided"))
            return BracketLine(stage, Contestant(_text(home)), away, winner, by)
        case _:
            pass
    raise ResultError("bracket", text=json.dumps(item, default=str))


def _name(item: object) -> tuple[Contestant, str]:
    match item:
        case {"number": number, "name": str() as name, **rest} if _text(number):
            line = _text(rest.get("direction")).lower()
            if line in ("", "ns", "ew"):
                return Contestant(_text(number), line), name  # type: ignore[arg-type]
        case _:
            pass
    raise ResultError("name", text=json.dumps(item, default=str))


def _refuse(word: str) -> object:
    raise ValueError(f"{word} is not a number")


def _text(value: object) -> str:
    """Return a number or a string as text; empty for anything else."""
    if isinstance(value, Fraction):
        value = int(value) if value.denominator == 1 else str(value)
    return str(value).strip() if isinstance(value, (str, int)) else ""


def _board(
    board: object, errors: Callable[[ResultError], None] | None
) -> Iterator[BoardResult]:
    if not isinstance(board, dict):
        raise ResultError("json-boards")
    number = _text(board.get("board"))
    if "open" in board or "closed" in board:
        yield from _check_rooms(_rooms(number, board), errors)
        return
    results = board.get("results")
    if not isinstance(results, list):
        raise ResultError("json-results", board=number)
    for place, item in enumerate(results, 1):
        if item == NoScore.MISSED.value:
            continue  # nobody is named, nothing is told
        try:
            yield result_of(_row(number, board, item))
        except ResultError as wrong:
            wrong.where = wrong.where or Phrase.of(
                "rank-at-result", board=number, place=str(place)
            )
            if errors is None:
                raise
            errors(wrong)


def _check_rooms(
    results: Iterator[BoardResult], errors: Callable[[ResultError], None] | None
) -> Iterator[BoardResult]:
    """Yield both rooms' *results*, or none if one cannot be parsed."""
    try:
        yield from tuple(results)
    except ResultError as wrong:
        if errors is None:
            raise
        errors(wrong)


def _rooms(number: str, board: dict[str, Any]) -> Iterator[BoardResult]:
    for name in ("open", "closed"):
        if name not in board:
            continue
        room = board[name]
        more = room if isinstance(room, dict) and "contract" in room else {"score": room}
        yield result_of(_row(number, board, {**more, "room": name.title()}))


def _row(number: str, board: dict[str, Any], item: object) -> TravellerLine:
    if not isinstance(item, dict):
        raise ResultError("json-results", board=number)
    seats = item.get("seats") if isinstance(item.get("seats"), dict) else item
    assert isinstance(seats, dict)
    section = _text(item.get("section"))
    score = item.get("score")
    contract = _text(item.get("contract"))
    if score is None and "adjust" in item:
        score = {"adjust": item["adjust"]}
    if score is None and "weighted" in item:
        score = {"weighted": item["weighted"]}
    # Some write "not played" where the contract would stand.
    if score is None and "play" in contract.lower():
        score, contract = contract, ""
    for_ns, for_ew = _score(score, number)
    played = next((item[key] for key in ("tricks", "result") if item.get(key) is not None), "")
    return TravellerLine(
        board=number,
        ns=_who(item.get("ns"), seats, "NS", section),
        ew=_who(item.get("ew"), seats, "EW", section),
        contract=contract,
        declarer=_text(item.get("declarer")),
        result=_text(played),
        lead=_text(item.get("lead")),
        for_ns=for_ns,
        for_ew=for_ew,
        vulnerable=_text(item.get("vulnerable", board.get("vulnerable"))),
        group=_text(item.get("group")),
        room=_text(item.get("room")),
        stage=_text(item.get("round", item.get("match"))),
        section=_text(item.get("scored_apart")),
    )


def _who(side: object, seats: dict[str, Any], letters: str, section: str) -> tuple[str, ...]:
    if isinstance(side, list):
        labels = [_text(label) for label in side]
    elif _text(side):
        labels = [_text(side)]
    else:
        labels = [_text(seats.get(letter, seats.get(letter.lower()))) for letter in letters]
    return tuple(section + label for label in labels if label)


def _score(score: object, board: str) -> Pair:
    """Return both sides' scores if a score is given."""
    if score is None:
        return None, None
    if isinstance(score, str):
        return scores_in(score, board) or (None, None)
    if isinstance(score, int) and not isinstance(score, bool):
        return _both(ObtainedScore.of(points_in(score, board)))
    if isinstance(score, dict):
        return _read_adjusted(score, board)
    raise ResultError("score", board=board, text=json.dumps(score, default=str))


def _read_adjusted(score: dict[str, Any], board: str) -> Pair:
    match score:
        case {"adjust": {"ns": ns, "ew": ew}} | {"adjust": {"home": ns, "away": ew}}:
            return _percent(ns, board), _percent(ew, board)
        case {"adjust": str() as word}:
            return scores_in(word, board) or (None, None)
        case {"weighted": list() as parts}:
            return _both(_read_weighted(parts, board))
        case {"ns": ns, "ew": ew}:
            return _score(ns, board)[0], _score(ew, board)[1]
        case _:
            pass
    raise ResultError("score", board=board, text=json.dumps(score, default=str))


def _both(standing: BoardScore) -> Pair:
    return standing, standing


def _percent(value: object, board: str) -> BoardScore:
    percent = _figure(value) if isinstance(value, (int, Fraction, str)) else None
    if percent is None:
        raise ResultError("percent", board=board, text=str(value))
    return artificial_score(percent, board)


def _read_weighted(parts: list[Any], board: str) -> ObtainedScore:
    try:
        weighted = ObtainedScore(
            tuple((_whole(points), Fraction(weight)) for points, weight in parts)
        )
    except (TypeError, ValueError, ZeroDivisionError):
        raise ResultError("weights", board=board, text=json.dumps(parts, default=str)) from None
    for points, _ in weighted.parts:
        points_in(points, board)
    return weighted


def _whole(points: object) -> int:
    if isinstance(points, bool) or not isinstance(points, int):
        raise TypeError(points)
    return points


def _figure(told: int | Fraction | str) -> Fraction | None:
    """Return a number, also from text like ``1/3``; ``None`` for anything else."""
    try:
        return None if isinstance(told, bool) else Fraction(told)
    except (ValueError, ZeroDivisionError):
        return None


def _adjustment(item: object) -> FileAdjustment:
    match item:
        case {"points": int() | Fraction() | str() as told, **rest} if (
            points := _figure(told)
        ) is not None:
            who = next((rest[key] for key in ("pair", "team", "player") if key in rest), None)
            line = _text(rest.get("direction")).lower()
            if _text(who) and line in ("", "ns", "ew"):
                kind = _text(rest.get("kind")) or "penalty"
                contestant = Contestant(_text(who), line)  # type: ignore[arg-type]
                top, boards = rest.get("top", 0), rest.get("boards", 0)
                known = _figure(top) if isinstance(top, (int, Fraction, str)) else None
                if known is not None and isinstance(boards, int):
                    why = _text(rest.get("why"))
                    return FileAdjustment(contestant, points, kind, why, known, boards)
        case _:
            pass
    raise ResultError("adjustment", text=json.dumps(item, default=str))
