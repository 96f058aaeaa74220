"""A log as text: a JSON object a line, written once and never changed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any

from biritch.competition.results.entry import ResultError
from biritch.competition.results.result import (
    ArtificialScore,
    BoardResult,
    BoardScore,
    Contestant,
    ContractPlayed,
    NoScore,
    ObtainedScore,
)
from biritch.competition.tournament.scorebook_log import (
    BoardAtTable,
    ContestantEntered,
    ContestantWithdrew,
    PenaltyGiven,
    RoundDrawn,
    ScoreAction,
    ScoreAgreed,
    ScorebookLine,
    ScorebookOpened,
    ScorebookStep,
    ScoreEntered,
    ScoreUndone,
)
from biritch.core.phrase import Phrase


def written(line: ScorebookLine) -> str:
    """Return *line* as text; the inverse of :func:`read`."""
    document = {"at": line.at, "by": line.by, **_document(line.happening)}
    return json.dumps(document, ensure_ascii=False)


def _document(  # noqa: PLR0911 - one for each kind
    happening: ScorebookStep,
) -> dict[str, object]:
    match happening:
        case ScorebookOpened(title, rules, method, teams, count, boards):
            found: dict[str, object] = {"title": title, "rules": rules, "method": method}
            if teams:
                found |= {"teams": True, "count": count, "boards": boards}
            return {"do": "open", **found}
        case ContestantEntered(contestant, name):
            return {"do": "enter", "who": contestant, "name": name}
        case ContestantWithdrew(contestant, why):
            return {"do": "withdraw", "who": contestant, "why": why}
        case PenaltyGiven(contestant, points, kind, why):
            said = {"points": str(points), "kind": kind, "why": why}
            return {"do": "penalty", "who": contestant, **said}
        case ScoreAgreed(table):
            return {"do": "agree"} | _placed(table)
        case RoundDrawn(matches, byes):
            return {"do": "draw", "matches": matches, "byes": byes}
        case _:
            return _of_table(happening)


def _placed(table: BoardAtTable) -> dict[str, object]:
    return {"board": table.board, "ns": table.ns, "ew": table.ew} | _staged(table.stage)


def _of_table(happening: ScoreEntered | ScoreUndone) -> dict[str, object]:
    match happening:
        case ScoreUndone(table, why):
            return {"do": "undo"} | _placed(table) | {"why": why}
        case ScoreEntered(deed, result, why):
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


def _standing(standing: BoardScore) -> object:
    if isinstance(standing, ObtainedScore):
        return [[points, str(weight)] for points, weight in standing.parts]
    return str(standing.percent) if isinstance(standing, ArtificialScore) else standing.value


def read(lines: Iterable[str]) -> Iterator[ScorebookLine]:
    """Yield the lines of a log; one that cannot be read is a ``Misread`` with its place."""
    for number, text in enumerate(lines, 1):
        if not text.strip():
            continue
        try:
            document = json.loads(text)
            found = ScorebookLine(
                _happening(document), str(document["by"]), str(document["at"])
            )
        except (ValueError, TypeError, KeyError, RecursionError, ZeroDivisionError):
            where = Phrase.of("rank-at-line", line=str(number))
            raise ResultError("log", where, text=text.strip()) from None
        yield found


def _happening(found: dict[str, Any]) -> ScorebookStep:  # noqa: PLR0911 - one for each kind
    match found["do"]:
        case "open":
            return _opened(found)
        case "enter":
            return ContestantEntered(_who(found["who"]), str(found["name"]))
        case "withdraw":
            return ContestantWithdrew(_who(found["who"]), str(found["why"]))
        case "penalty":
            points, kind = Fraction(found["points"]), str(found["kind"])
            return PenaltyGiven(_who(found["who"]), points, kind, str(found["why"]))
        case "agree":
            return ScoreAgreed(_table(found))
        case "draw":
            two = tuple((_who(home), _who(away)) for home, away in found["matches"])
            return RoundDrawn(two, _side(found["byes"]))
        case deed:
            return _scored(deed, found)


def _table(found: dict[str, Any]) -> BoardAtTable:
    sides = _side(found["ns"]), _side(found["ew"])
    return BoardAtTable(str(found["board"]), *sides, str(found.get("round", "")))


def _scored(deed: str, found: dict[str, Any]) -> ScoreEntered | ScoreUndone:
    if deed == "undo":
        return ScoreUndone(_table(found), str(found["why"]))
    return _noted(ScoreAction(deed), found)


def _opened(found: dict[str, Any]) -> ScorebookOpened:
    named = str(found["title"]), str(found["rules"]), str(found["method"])
    if not found.get("teams"):
        return ScorebookOpened(*named)
    return ScorebookOpened(*named, True, str(found["count"]), int(found["boards"]))


def _noted(deed: ScoreAction, found: dict[str, Any]) -> ScoreEntered:
    contract, declarer, tricks, lead = found["told"]
    result = BoardResult(
        str(found["board"]),
        _side(found["ns"]),
        _side(found["ew"]),
        _read_standing(found["for_ns"]),
        _read_standing(found["for_ew"]),
        str(found["group"]),
        stage=str(found.get("round", "")),
        told=ContractPlayed(str(contract), str(declarer), tricks, str(lead)),
    )
    return ScoreEntered(deed, result, str(found["why"]))


def _who(one: list[str]) -> Contestant:
    label, direction = one
    if direction not in ("", "ns", "ew"):
        raise ValueError(direction)
    return Contestant(str(label), direction)  # type: ignore[arg-type]


def _side(found: list[list[str]]) -> tuple[Contestant, ...]:
    return tuple(map(_who, found))


def _read_standing(found: object) -> BoardScore:
    if isinstance(found, list):
        return ObtainedScore(tuple((int(points), _weight(weight)) for points, weight in found))
    word = str(found)
    known = [one for one in NoScore if one.value == word]
    return known[0] if known else ArtificialScore(Fraction(word))


def _weight(text: str) -> int | Fraction:
    exact = Fraction(text)
    return exact.numerator if exact.denominator == 1 else exact
