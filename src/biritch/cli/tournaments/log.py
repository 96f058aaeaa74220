"""The words of ``biritch event`` as lines of a log, and the log as a file."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

from biritch.cli.messages import Refusal, blame, refuse
from biritch.competition.movement import Unsuitable
from biritch.competition.results.entry import Misread, Row, result_of, standings_in
from biritch.competition.results.result import Contestant, Direction, Result
from biritch.competition.tournament.scorebook import Event, NotAllowed
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
from biritch.competition.tournament.scorebook_rounds import RULES, drawn, listed, unfinished
from biritch.competition.tournament.scorebook_text import read, written
from biritch.core.phrase import Phrase

USAGE = {
    "open": "open TITLE [RULES [METHOD | teams [SCALE|imp|bam|total [BOARDS]]]]",
    "enter": "enter WHO [NAMES]",
    "withdraw": "withdraw WHO [WHY]",
    "score": "score BOARD NS EW 4S N +1 | -620 | 60-40 | not-played | late",
    "correct": "correct BOARD NS EW 4S N +1 | -620 | 60-40 | not-played | late",
    "adjust": "adjust BOARD NS EW 60-40 | -620 [WHY]",
    "agree": "agree BOARD NS EW",
    "undo": "undo BOARD NS EW [WHY]",
    "penalty": "penalty WHO POINTS [WHY]",
    "draw": "draw [closest|descending|danish|first] | draw 1-8 7-2",
}
"""What may be said, and how."""


def happening(words: Sequence[str], event: Event) -> Happening:
    """Return what *words* say of *event* as it is, or refuse with how it is said."""
    deed, rest = words[0].lower(), list(words[1:])
    if deed not in USAGE:
        raise refuse("event-no-deed", text=deed, words=", ".join(USAGE))
    try:
        return _said(deed, rest, event)
    except Misread as error:
        raise Refusal(blame("cli-at", place=deed, what=error.phrase)) from None
    except Unsuitable as error:
        raise Refusal(error.phrase) from None
    except (IndexError, TypeError, ValueError, ZeroDivisionError):
        raise refuse("event-usage", text=" ".join(words), usage=USAGE[deed]) from None


def _said(  # noqa: PLR0911 - one for each deed
    deed: str, rest: list[str], event: Event
) -> Happening:
    match deed:
        case "open":
            return _opened(*rest)
        case "draw":
            return _drew(rest, event)
        case "enter":
            return Joined(contestant(rest[0]), " ".join(rest[1:]))
        case "withdraw":
            return Withdrew(contestant(rest[0]), " ".join(rest[1:]))
        case "penalty":
            return Penalised(contestant(rest[0]), Fraction(rest[1]), why=" ".join(rest[2:]))
        case "agree" | "undo":
            return _of_table(event, deed, *rest)
        case _:
            noted = _noted(Deed(deed), rest)
            stage = _stage(event, Table.of(noted.result), new=noted.deed is Deed.SCORE)
            return replace(noted, result=replace(noted.result, stage=stage))


def _opened(title: str, rules: str = "wbf", method: str = "", *more: str) -> Opened:
    rules, method = rules.lower(), method.lower()
    if method != "teams":
        if more:
            raise ValueError(more)
        return Opened(title, rules, method.replace("-", "_"))
    count = more[0] if more else ""
    boards = more[1] if len(more) > 1 else "0"
    if len(more) > 2 or not re.fullmatch("[0-9]{1,3}", boards, re.ASCII):
        raise ValueError(more)
    return Opened(title, rules, "", True, count.lower().replace("_", "-"), int(boards))


def _drew(words: Sequence[str], event: Event) -> Drew:
    """Return the next round: drawn, or as the director says."""
    waits = unfinished(event)
    if waits is not None:
        home, away = map(str, waits)
        said = {"round": str(len(event.rounds)), "home": home, "away": away}
        raise refuse("event-fault-unfinished", **said)
    if not words:
        return drawn(event)
    if len(words) == 1 and words[0].lower() in RULES:
        return drawn(event, words[0].lower())
    return listed(event, tuple(map(_two, words)))


def _two(text: str) -> tuple[Contestant, Contestant]:
    found = re.fullmatch(r"([^:]+):([^:]+)|([^-]+)-([^-]+)", text)
    if found is None:
        raise ValueError(text)
    home, away = (one for one in found.groups() if one is not None)
    return contestant(home), contestant(away)


def _stage(event: Event, table: Table, *, new: bool = False) -> str:
    """Return the round of *table*: this one where it is *new*, else the last that has it.

    Only teams play the boards of each round apart; pairs are compared through them all.
    """
    if not (event.teams and event.rounds):
        return ""
    last = len(event.rounds)
    if not new:
        for number in range(last, 0, -1):
            if table._replace(stage=str(number)) in event.scores:
                return str(number)
    return str(last)


def _of_table(
    event: Event, deed: str, board: str, ns: str, ew: str, *why: str
) -> Agreed | Undone:
    table = Table(board, (contestant(ns),), (contestant(ew),))
    table = table._replace(stage=_stage(event, table))
    if deed == "undo":
        return Undone(table, " ".join(why))
    if why:
        raise ValueError(why)
    return Agreed(table)


def contestant(text: str) -> Contestant:
    """Return the contestant written ``3``, or ``3ns`` where there are two lines."""
    found = re.fullmatch(r"(.+?)[ -]?(ns|ew)", text.strip(), re.IGNORECASE)
    if found:
        direction: Direction = "ns" if found[2].lower() == "ns" else "ew"
        return Contestant(found[1], direction)
    if not text.strip():
        raise ValueError(text)
    return Contestant(text.strip())


def _noted(deed: Deed, rest: list[str]) -> Noted:
    board, ns, ew, *told = rest
    if not told:
        raise ValueError(board)
    both, why = None, ""
    if deed is Deed.ADJUST or len(told) == 1:
        why = " ".join(told[1:])
        passed = told[0].lower() in ("pass", "passe", "p")
        both = None if passed else standings_in(told[0], board)
    row = Row(board, (ns,), (ew,), for_ns=both and both[0], for_ew=both and both[1])
    if both is None:
        contract, declarer, result = told if len(told) == 3 else (told[0], "", "")
        row = replace(row, contract=contract, declarer=declarer, result=result)
    found: Result = result_of(row)
    return Noted(deed, replace(found, ns=(contestant(ns),), ew=(contestant(ew),)), why)


def history(path: str, until: int | None = None) -> tuple[Line, ...]:
    """Return the lines of the log at *path*; none where there is no file yet."""
    if not Path(path).exists():
        return ()
    try:
        found = tuple(read(Path(path).read_text(encoding="utf-8").splitlines()))
    except UnicodeDecodeError:
        raise refuse("cli-at", place=path, what=Phrase.of("rank-fault-log", text="")) from None
    except Misread as error:
        where = error.where or Phrase.of("rank-at-line", line="1")
        what = Phrase.of("rank-at", place=where, what=error.phrase)
        raise refuse("cli-at", place=path, what=what) from None
    return found if until is None else found[:until]


def folded(path: str, lines: Sequence[Line]) -> Event:
    """Return the event of *lines*; refuse the first that the event does not allow."""
    event = Event()
    for number, line in enumerate(lines, 1):
        try:
            event = event.after(line)
        except NotAllowed as error:
            at = Phrase.of("rank-at-line", line=str(number))
            what = Phrase.of("rank-at", place=at, what=error.phrase)
            raise refuse("cli-at", place=path, what=what) from None
    return event


def added(path: str, event: Event, line: Line) -> Event:
    """Return *event* with *line*, once it is on the disk."""
    try:
        found = event.after(line)
    except NotAllowed as error:
        raise Refusal(error.phrase) from None
    with Path(path).open("a", encoding="utf-8") as file:
        file.write(written(line) + "\n")
        file.flush()
        os.fsync(file.fileno())
    return found
