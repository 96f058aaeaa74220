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
from biritch.competition.results.entry import (
    ResultError,
    TravellerLine,
    result_of,
    scores_in,
)
from biritch.competition.results.result import BoardResult, Contestant, Direction
from biritch.competition.tournament.scorebook import NotAllowed, Scorebook
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
    read_lines,
    write_line,
)
from biritch.competition.tournament.scorebook_rounds import (
    RULES,
    listed,
    next_round,
    unfinished,
)
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


def read_step(words: Sequence[str], event: Scorebook) -> ScorebookStep:
    """Return what *words* say of *event* as it is, or refuse with how it is said."""
    deed, rest = words[0].lower(), list(words[1:])
    if deed not in USAGE:
        raise refuse("event-no-deed", text=deed, words=", ".join(USAGE))
    try:
        return _said(deed, rest, event)
    except ResultError as error:
        raise Refusal(blame("cli-at", place=deed, what=error.phrase)) from None
    except Unsuitable as error:
        raise Refusal(error.phrase) from None
    except (IndexError, TypeError, ValueError, ZeroDivisionError):
        raise refuse("event-usage", text=" ".join(words), usage=USAGE[deed]) from None


def _said(  # noqa: PLR0911 - one for each deed
    deed: str, rest: list[str], event: Scorebook
) -> ScorebookStep:
    match deed:
        case "open":
            return _opened(*rest)
        case "draw":
            return _drew(rest, event)
        case "enter":
            return ContestantEntered(read_contestant(rest[0]), " ".join(rest[1:]))
        case "withdraw":
            return ContestantWithdrew(read_contestant(rest[0]), " ".join(rest[1:]))
        case "penalty":
            return PenaltyGiven(
                read_contestant(rest[0]), Fraction(rest[1]), why=" ".join(rest[2:])
            )
        case "agree" | "undo":
            return _of_table(event, deed, *rest)
        case _:
            noted = _noted(ScoreAction(deed), rest)
            stage = _stage(
                event, BoardAtTable.of(noted.result), new=noted.deed is ScoreAction.SCORE
            )
            return replace(noted, result=replace(noted.result, stage=stage))


def _opened(title: str, rules: str = "wbf", method: str = "", *more: str) -> ScorebookOpened:
    rules, method = rules.lower(), method.lower()
    if method != "teams":
        if more:
            raise ValueError(more)
        return ScorebookOpened(title, rules, method.replace("-", "_"))
    count = more[0] if more else ""
    boards = more[1] if len(more) > 1 else "0"
    if len(more) > 2 or not re.fullmatch("[0-9]{1,3}", boards, re.ASCII):
        raise ValueError(more)
    return ScorebookOpened(title, rules, "", True, count.lower().replace("_", "-"), int(boards))


def _drew(words: Sequence[str], event: Scorebook) -> RoundDrawn:
    """Return the next round: drawn, or as the director says."""
    waits = unfinished(event)
    if waits is not None:
        home, away = map(str, waits)
        said = {"round": str(len(event.rounds)), "home": home, "away": away}
        raise refuse("scorebook-fault-unfinished", **said)
    if not words:
        return next_round(event)
    if len(words) == 1 and words[0].lower() in RULES:
        return next_round(event, words[0].lower())
    return listed(event, tuple(map(_two, words)))


def _two(text: str) -> tuple[Contestant, Contestant]:
    found = re.fullmatch(r"([^:]+):([^:]+)|([^-]+)-([^-]+)", text)
    if found is None:
        raise ValueError(text)
    home, away = (one for one in found.groups() if one is not None)
    return read_contestant(home), read_contestant(away)


def _stage(event: Scorebook, table: BoardAtTable, *, new: bool = False) -> str:
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
    event: Scorebook, deed: str, board: str, ns: str, ew: str, *why: str
) -> ScoreAgreed | ScoreUndone:
    table = BoardAtTable(board, (read_contestant(ns),), (read_contestant(ew),))
    table = table._replace(stage=_stage(event, table))
    if deed == "undo":
        return ScoreUndone(table, " ".join(why))
    if why:
        raise ValueError(why)
    return ScoreAgreed(table)


def read_contestant(text: str) -> Contestant:
    """Return the contestant written ``3``, or ``3ns`` where there are two lines."""
    found = re.fullmatch(r"(.+?)[ -]?(ns|ew)", text.strip(), re.IGNORECASE)
    if found:
        direction: Direction = "ns" if found[2].lower() == "ns" else "ew"
        return Contestant(found[1], direction)
    if not text.strip():
        raise ValueError(text)
    return Contestant(text.strip())


def _noted(deed: ScoreAction, rest: list[str]) -> ScoreEntered:
    board, ns, ew, *told = rest
    if not told:
        raise ValueError(board)
    both, why = None, ""
    if deed is ScoreAction.ADJUST or len(told) == 1:
        why = " ".join(told[1:])
        passed = told[0].lower() in ("pass", "passe", "p")
        both = None if passed else scores_in(told[0], board)
    row = TravellerLine(board, (ns,), (ew,), for_ns=both and both[0], for_ew=both and both[1])
    if both is None:
        contract, declarer, result = told if len(told) == 3 else (told[0], "", "")
        row = replace(row, contract=contract, declarer=declarer, result=result)
    found: BoardResult = result_of(row)
    return ScoreEntered(
        deed, replace(found, ns=(read_contestant(ns),), ew=(read_contestant(ew),)), why
    )


def read_log(path: str, until: int | None = None) -> tuple[ScorebookLine, ...]:
    """Return the lines of the log at *path*; none where there is no file yet."""
    if not Path(path).exists():
        return ()
    try:
        found = tuple(read_lines(Path(path).read_text(encoding="utf-8").splitlines()))
    except UnicodeDecodeError:
        raise refuse("cli-at", place=path, what=Phrase.of("rank-fault-log", text="")) from None
    except ResultError as error:
        where = error.where or Phrase.of("rank-at-line", line="1")
        what = Phrase.of("rank-at", place=where, what=error.phrase)
        raise refuse("cli-at", place=path, what=what) from None
    return found if until is None else found[:until]


def replay(path: str, lines: Sequence[ScorebookLine]) -> Scorebook:
    """Return the event of *lines*; refuse the first that the event does not allow."""
    event = Scorebook()
    for number, line in enumerate(lines, 1):
        try:
            event = event.after(line)
        except NotAllowed as error:
            at = Phrase.of("rank-at-line", line=str(number))
            what = Phrase.of("rank-at", place=at, what=error.phrase)
            raise refuse("cli-at", place=path, what=what) from None
    return event


def append(path: str, event: Scorebook, line: ScorebookLine) -> Scorebook:
    """Return *event* with *line*, once it is on the disk."""
    try:
        found = event.after(line)
    except NotAllowed as error:
        raise Refusal(error.phrase) from None
    with Path(path).open("a", encoding="utf-8") as file:
        file.write(write_line(line) + "\n")
        file.flush()
        os.fsync(file.fileno())
    return found
