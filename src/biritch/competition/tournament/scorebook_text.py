"""A log as text: a JSON object a line, written once and never changed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any

from biritch.competition.results.entry import Misread
from biritch.competition.results.result import (
    Artificial,
    Contestant,
    Obtained,
    Result,
    Standing,
    Told,
    Unplayed,
)
from biritch.competition.tournament.scorebook_log import (
    Agreed,
    Deed,
    Drew,
    Happening,
    Joined,
    Line,
    Noted,
    Opened,
    Penalised,
    Table,
    Undone,
    Withdrew,
)
from biritch.core.phrase import Phrase


def written(line: Line) -> str:
    """Return *line* as text; the inverse of :func:`read`."""
    document = {"at": line.at, "by": line.by, **_document(line.happening)}
    return json.dumps(document, ensure_ascii=False)


def _document(  # noqa: PLR0911 - one for each kind
    happening: Happening,
) -> dict[str, object]:
    match happening:
        case Opened(title, rules, method, teams, count, boards):
            found: dict[str, object] = {"title": title, "rules": rules, "method": method}
            if teams:
                found |= {"teams": True, "count": count, "boards": boards}
            return {"do": "open", **found}
        case Joined(contestant, name):
            return {"do": "enter", "who": contestant, "name": name}
        case Withdrew(contestant, why):
            return {"do": "withdraw", "who": contestant, "why": why}
        case Penalised(contestant, points, kind, why):
            said = {"points": str(points), "kind": kind, "why": why}
            return {"do": "penalty", "who": contestant, **said}
        case Agreed(table):
            return {"do": "agree"} | _placed(table)
        case Drew(matches, byes):
            return {"do": "draw", "matches": matches, "byes": byes}
        case _:
            return _of_table(happening)


def _placed(table: Table) -> dict[str, object]:
    return {"board": table.board, "ns": table.ns, "ew": table.ew} | _staged(table.stage)


def _of_table(happening: Noted | Undone) -> dict[str, object]:
    match happening:
        case Undone(table, why):
            return {"do": "undo"} | _placed(table) | {"why": why}
        case Noted(deed, result, why):
            told = result.told
            return {
                "do": deed.value,
                "board": result.board,
                "ns": result.ns,
                "ew": result.ew,
                "for_ns": _standing(result.for_ns),
                "for_ew": _standing(result.for_ew),
                "told": [told.contract, told.declarer, told.tricks, told.lead],
                "group": result.group,
                "why": why,
            } | _staged(result.stage)


def _staged(stage: str) -> dict[str, object]:
    return {"round": stage} if stage else {}


def _standing(standing: Standing) -> object:
    if isinstance(standing, Obtained):
        return [[points, str(weight)] for points, weight in standing.parts]
    return str(standing.percent) if isinstance(standing, Artificial) else standing.value


def read(lines: Iterable[str]) -> Iterator[Line]:
    """Yield the lines of a log; one that cannot be read is a ``Misread`` with its place."""
    for number, text in enumerate(lines, 1):
        if not text.strip():
            continue
        try:
            document = json.loads(text)
            found = Line(_happening(document), str(document["by"]), str(document["at"]))
        except (ValueError, TypeError, KeyError, RecursionError, ZeroDivisionError):
            where = Phrase.of("rank-at-line", line=str(number))
            raise Misread("log", where, text=text.strip()) from None
        yield found


def _happening(found: dict[str, Any]) -> Happening:  # noqa: PLR0911 - one for each kind
    match found["do"]:
        case "open":
            return _opened(found)
        case "enter":
            return Joined(_who(found["who"]), str(found["name"]))
        case "withdraw":
            return Withdrew(_who(found["who"]), str(found["why"]))
        case "penalty":
            points, kind = Fraction(found["points"]), str(found["kind"])
            return Penalised(_who(found["who"]), points, kind, str(found["why"]))
        case "agree":
            return Agreed(_table(found))
        case "draw":
            two = tuple((_who(home), _who(away)) for home, away in found["matches"])
            return Drew(two, _side(found["byes"]))
        case deed:
            return _scored(deed, found)


def _table(found: dict[str, Any]) -> Table:
    sides = _side(found["ns"]), _side(found["ew"])
    return Table(str(found["board"]), *sides, str(found.get("round", "")))


def _scored(deed: str, found: dict[str, Any]) -> Noted | Undone:
    if deed == "undo":
        return Undone(_table(found), str(found["why"]))
    return _noted(Deed(deed), found)


def _opened(found: dict[str, Any]) -> Opened:
    named = str(found["title"]), str(found["rules"]), str(found["method"])
    if not found.get("teams"):
        return Opened(*named)
    return Opened(*named, True, str(found["count"]), int(found["boards"]))


def _noted(deed: Deed, found: dict[str, Any]) -> Noted:
    contract, declarer, tricks, lead = found["told"]
    result = Result(
        str(found["board"]),
        _side(found["ns"]),
        _side(found["ew"]),
        _read_standing(found["for_ns"]),
        _read_standing(found["for_ew"]),
        str(found["group"]),
        stage=str(found.get("round", "")),
        told=Told(str(contract), str(declarer), tricks, str(lead)),
    )
    return Noted(deed, result, str(found["why"]))


def _who(one: list[str]) -> Contestant:
    label, direction = one
    if direction not in ("", "ns", "ew"):
        raise ValueError(direction)
    return Contestant(str(label), direction)  # type: ignore[arg-type]


def _side(found: list[list[str]]) -> tuple[Contestant, ...]:
    return tuple(map(_who, found))


def _read_standing(found: object) -> Standing:
    if isinstance(found, list):
        return Obtained(tuple((int(points), _weight(weight)) for points, weight in found))
    word = str(found)
    known = [one for one in Unplayed if one.value == word]
    return known[0] if known else Artificial(Fraction(word))


def _weight(text: str) -> int | Fraction:
    exact = Fraction(text)
    return exact.numerator if exact.denominator == 1 else exact
