"""Reading a JSON document of results into records.

``biritch rank`` reads such a document directly (``competition/results/json_document.py``); here
it becomes records, to be written in any format.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any

from biritch.records.csv.reader import result as sheet_result
from biritch.records.faults import BadText, Fault
from biritch.records.pbn.adjusted_scores import share_word, split_word, weighted_word
from biritch.records.pbn.event_tags import (
    ADJUSTMENTS,
    BRACKET,
    COMPETITIONS,
    ENTRANTS,
    table_tag,
    team_names,
    with_heading,
)
from biritch.records.record import Record, Tag
from biritch.records.results import score_word, with_rooms

SCORINGS = {"mp": "MP", "butler": "IMP;Butler", "cross-imp": "IMP;Cross"}
"""Methods of ranking as PBN names the scoring of their boards."""
_TAGS = {
    "rules": "Regulation", "method": "RankingMethod", "count": "TeamScoring",
    "director": "Director", "movement": "Movement", "club_number": "ClubNumber",
}  # fmt: skip
_TEXTS = {"title": "Event", "club": "Site", "date": "Date"}
_READ = frozenset(
    (*_TAGS, *_TEXTS, "boards", "kind", "winners", "names", "adjustments", "bracket", "matches")
)


def is_result(fields: Mapping[Any, Any]) -> bool:
    """Return whether *fields* are a result with contestants.

    Example:
        >>> is_result({"ns": 1, "ew": 2}), is_result({"board": 7})
        (True, False)
    """
    return not {"ns", "ew", "seats"}.isdisjoint(fields)


def results_of(boards: Iterable[object]) -> Iterator[object]:
    """Yield *boards*, those with results or rooms as single results.

    Example:
        >>> list(results_of([{"board": 1, "results": [{"ns": 1, "ew": 2}, "not-played"]}]))
        [{'board': 1, 'ns': 1, 'ew': 2}]
    """
    for board in boards:
        if not isinstance(board, dict):
            yield board
            continue
        results = board.get("results")
        if isinstance(results, list):
            yield from _each_result(board, results)
        elif not is_result(board) and not {"open", "closed"}.isdisjoint(board):
            yield from _rooms(board)
        else:
            yield board


def _each_result(board: dict[Any, Any], results: list[object]) -> Iterator[object]:
    same = {name: value for name, value in board.items() if name != "results"}
    for result in results:
        if isinstance(result, dict):
            yield same | result
        elif result != "not-played":  # nobody is named, nothing is told
            yield result


def _rooms(board: dict[Any, Any]) -> Iterator[object]:
    """Yield the rooms of a match; the home team sits North-South in the open one."""
    same = {name: value for name, value in board.items() if name not in ("open", "closed")}
    for name, ns, ew in (("open", "home", "away"), ("closed", "away", "home")):
        if name in board:
            room = board[name]
            whole = isinstance(room, dict) and "contract" in room
            told = room if whole else {"score": room}
            yield same | {"ns": ns, "ew": ew} | told | {"room": name}


def result_record(fields: Mapping[Any, Any]) -> Record:
    """Return one result of a document.

    Raises:
        BadText: Something in it cannot be read.

    Example:
        >>> score = {"weighted": [[620, 0.6], [170, 0.4]]}
        >>> result_record({"board": 1, "ns": 3, "ew": 4, "score": score}).tag("Score")
        '60% 620, 40% 170'
    """
    seats = fields.get("seats")
    if isinstance(seats, dict):
        fields = {**fields, **{str(seat).lower(): who for seat, who in seats.items()}}
    row = {str(name): _cell(value) for name, value in fields.items()}
    row["result"] = row.get("result") or row.get("tricks", "")
    score = fields.get("score")
    if score is None:
        score = next(
            ({key: fields[key]} for key in ("adjust", "weighted") if key in fields), None
        )
    if isinstance(score, dict | list):
        row["score"] = _words(score)
    if score is not None and "contract" in row and not isinstance(score, int):
        # What was assigned is not what the contract is worth.
        row |= {"contract": "", "declarer": "", "result": "", "lead": ""}
    return sheet_result({"board": "", **row})


def _words(score: object) -> str:
    ns, ew = _both(score)
    if ns == ew:
        return ns
    return score_word(split_word(ns, _turn_points(ew))) or ns


def _turn_points(word: str) -> str:
    """Return North-South's points from East-West's view."""
    if word.lstrip("+-").isdigit():
        return str(-int(word))
    parts = [part.rpartition(" ") for part in word.split(", ")]
    if all(points.lstrip("+-").isdigit() for _, _, points in parts):
        return ", ".join(f"{weight} {-int(points)}" for weight, _, points in parts)
    return word


def _both(score: object) -> tuple[str, str]:
    """Return the words of both sides' scores, in North-South's points."""
    match score:
        case bool():
            pass
        case int():
            return str(score), str(score)
        case str():
            return score, score
        case {"adjust": {"ns": ns, "ew": ew}} | {"adjust": {"home": ns, "away": ew}}:
            return _share(ns), _share(ew)
        case {"weighted": [*parts]}:
            word = _read_weighted(parts)
            return word, word
        case {"ns": ns, "ew": ew}:
            return _both(ns)[0], _both(ew)[1]
        case _:
            pass
    return _refuse_value(score), ""


def _share(percent: object) -> str:
    try:
        if isinstance(percent, int | float | str) and not isinstance(percent, bool):
            return share_word(Fraction(str(percent)))
    except (ValueError, ZeroDivisionError):
        pass
    return _refuse_value(percent)


def _read_weighted(parts: list[object]) -> str:
    try:
        exact = [(int(points), Fraction(str(weight))) for points, weight in parts]  # type: ignore[misc, has-type]
    except (TypeError, ValueError, ZeroDivisionError):
        return _refuse_value(parts)
    return weighted_word(exact)


def _refuse_value(value: object) -> str:
    raise BadText("bad-score", text=str(value))


def _cell(value: object) -> str:
    if isinstance(value, list):
        return " + ".join(map(_cell, value))
    return str(value) if isinstance(value, (str, int)) and not isinstance(value, bool) else ""


def event_tags(document: Mapping[str, Any]) -> tuple[Tag, ...]:
    """Return the event's tags in *document*.

    Example:
        >>> [tag.value for tag in event_tags({"title": "Monday", "rules": "acbl"})]
        ['Monday', 'acbl']
    """
    tags = [
        Tag(tag, text)
        for name, tag in (_TEXTS | _TAGS).items()
        if (text := _cell(document.get(name)).strip())
    ]
    tags = [Tag(tag.name, tag.value.replace("-", ".")) if tag.name == "Date" else tag
            for tag in tags]  # fmt: skip
    kind, method = _cell(document.get("kind")), _cell(document.get("method"))
    tags += [Tag("Scoring", SCORINGS[method])] if method in SCORINGS and kind != "teams" else []
    tags += [Tag("Scoring", "IMP")] if kind == "teams" else []
    tags += [Tag("Competition", COMPETITIONS[kind])] if kind in COMPETITIONS else []
    winners = _cell(document.get("winners"))
    tags += [Tag("Winners", winners)] if winners in ("1", "2") and kind in ("", "pairs") else []
    if names := [_entrant(item) for item in _items(document, "names")]:
        tags.append(table_tag("TotalScoreTable", ENTRANTS, names))
    if taken := [_adjustment(item) for item in _items(document, "adjustments")]:
        tags.append(table_tag("AdjustmentTable", ADJUSTMENTS, taken))
    if met := [_bracket_row(item) for item in _items(document, "bracket")]:
        tags.append(table_tag("BracketTable", BRACKET, met))
    return tuple(tags)


def _items(document: Mapping[str, Any], name: str) -> list[dict[Any, Any]]:
    items = document.get(name)
    return [item for item in items if isinstance(item, dict)] if isinstance(items, list) else []


def _entrant(item: Mapping[Any, Any]) -> tuple[str, ...]:
    row = dict.fromkeys(ENTRANTS, "")
    row |= {
        "PairId": _cell(item.get("number")),
        "Direction": _cell(item.get("direction")).upper(),
        "Names": _cell(item.get("name")),
        "MemberIds": _cell(item.get("member_ids")),
    }
    return tuple(row.values())


def _adjustment(item: Mapping[Any, Any]) -> tuple[str, ...]:
    who = next((item[key] for key in ("pair", "team", "player") if key in item), "")
    points = item.get("points")
    known = isinstance(points, int | float | Fraction | str) and not isinstance(points, bool)
    return (
        _cell(who), _cell(item.get("direction")).upper(), str(points) if known else "",
        _cell(item.get("kind")) or "penalty", _cell(item.get("why")),
        *(str(item[name]) if item.get(name) else "" for name in ("top", "boards")),
    )  # fmt: skip


def _bracket_row(item: Mapping[Any, Any]) -> tuple[str, ...]:
    return tuple(
        _cell(item.get(name)) for name in ("stage", "home", "away", "winner", "decided")
    )


def with_event(records: Iterable[Record], tags: tuple[Tag, ...]) -> Iterator[Record]:
    """Yield *records* with the event's *tags*; of teams, as rooms of matches.

    Example:
        >>> two = [Record(number=1), Record(number=2)]
        >>> tuple(record.event for record in with_event(two, (Tag("Event", "Monday"),)))
        ('Monday', 'Monday')
    """
    if Tag("Competition", COMPETITIONS["teams"]) in tags:
        records = with_rooms(records, team_names(tags))
    for at, record in enumerate(records):
        yield with_heading(record, tags, first=at == 0)


def unread_fields(document: Mapping[str, Any]) -> tuple[Fault, ...]:
    """Return the faults of fields in *document* that no record holds.

    Example:
        >>> [str(fault) for fault in unread_fields({"boards": [], "weather": "fine"})]
        ['fields that are not read: weather']
    """
    return tuple(Fault.of("json-unread", text=name) for name in document if name not in _READ)
