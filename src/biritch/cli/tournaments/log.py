"""Commands of ``biritch event`` as steps of a scorebook, and the log as a file."""

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
    list_round,
    next_round,
    unfinished_match,
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


def read_step(words: Sequence[str], scorebook: Scorebook) -> ScorebookStep:
    """Parse *words* as a step of the *scorebook*.

    Raises:
        Refusal: The words are no step, or not written as it is; the usage is shown.
    """
    action, rest = words[0].lower(), list(words[1:])
    if action not in USAGE:
        raise refuse("event-no-deed", text=action, words=", ".join(USAGE))
    try:
        return _read_step(action, rest, scorebook)
    except ResultError as error:
        raise Refusal(blame("cli-at", place=action, what=error.phrase)) from None
    except Unsuitable as error:
        raise Refusal(error.phrase) from None
    # Words too many or too few, no number, and 1/0, which a fraction may be typed as.
    except (IndexError, TypeError, ValueError, ZeroDivisionError):
        raise refuse("event-usage", text=" ".join(words), usage=USAGE[action]) from None


def _read_step(  # noqa: PLR0911 - one for each action
    action: str, rest: list[str], scorebook: Scorebook
) -> ScorebookStep:
    match action:
        case "open":
            return _open_scorebook(*rest)
        case "draw":
            return _draw_round(rest, scorebook)
        case "enter":
            return ContestantEntered(read_contestant(rest[0]), " ".join(rest[1:]))
        case "withdraw":
            return ContestantWithdrew(read_contestant(rest[0]), " ".join(rest[1:]))
        case "penalty":
            return PenaltyGiven(
                read_contestant(rest[0]), Fraction(rest[1]), why=" ".join(rest[2:])
            )
        case "agree" | "undo":
            return _of_table(scorebook, action, *rest)
        case _:
            noted = _note_score(ScoreAction(action), rest)
            stage = _stage(
                scorebook, BoardAtTable.of(noted.result), new=noted.action is ScoreAction.SCORE
            )
            return replace(noted, result=replace(noted.result, stage=stage))


def _open_scorebook(
    title: str, rules: str = "wbf", method: str = "", *more: str
) -> ScorebookOpened:
    rules, method = rules.lower(), method.lower()
    # Pairs have nothing after the method; *more* are the scale and boards of teams.
    if method != "teams":
        if more:
            raise ValueError(more)
        return ScorebookOpened(title, rules, method.replace("-", "_"))
    count = more[0] if more else ""
    boards = more[1] if len(more) > 1 else "0"
    if len(more) > 2 or not re.fullmatch("[0-9]{1,3}", boards, re.ASCII):
        raise ValueError(more)
    return ScorebookOpened(title, rules, "", True, count.lower().replace("_", "-"), int(boards))


def _draw_round(words: Sequence[str], scorebook: Scorebook) -> RoundDrawn:
    """Return the next round: drawn, or as given by the director."""
    waits = unfinished_match(scorebook)
    if waits is not None:
        home, away = map(str, waits)
        arguments = {"round": str(len(scorebook.rounds)), "home": home, "away": away}
        raise refuse("scorebook-fault-unfinished", **arguments)
    if not words:
        return next_round(scorebook)
    if len(words) == 1 and words[0].lower() in RULES:
        return next_round(scorebook, words[0].lower())
    return list_round(scorebook, tuple(map(_two, words)))


def _two(text: str) -> tuple[Contestant, Contestant]:
    # The colon is for names that have hyphens.
    match = re.fullmatch(r"([^:]+):([^:]+)|([^-]+)-([^-]+)", text)
    if match is None:
        raise ValueError(text)
    home, away = (side for side in match.groups() if side is not None)
    return read_contestant(home), read_contestant(away)


def _stage(scorebook: Scorebook, table: BoardAtTable, *, new: bool = False) -> str:
    """Return the round of *table*: this one if *new*, else the last that has it.

    Only teams have separate boards in each round; pairs are compared across rounds.
    """
    if not (scorebook.teams and scorebook.rounds):
        return ""
    last = len(scorebook.rounds)
    if not new:
        for number in range(last, 0, -1):
            if table._replace(stage=str(number)) in scorebook.scores:
                return str(number)
    return str(last)


def _of_table(
    scorebook: Scorebook, action: str, board: str, ns: str, ew: str, *why: str
) -> ScoreAgreed | ScoreUndone:
    table = BoardAtTable(board, (read_contestant(ns),), (read_contestant(ew),))
    table = table._replace(stage=_stage(scorebook, table))
    if action == "undo":
        return ScoreUndone.of(table, " ".join(why))
    if why:
        raise ValueError(why)
    return ScoreAgreed.of(table)


def read_contestant(text: str) -> Contestant:
    """Return the contestant ``3``, or ``3ns`` with two rankings.

    Raises:
        ValueError: There is nothing to read.

    Example:
        >>> read_contestant("3ns"), read_contestant("7")
        (Contestant(label='3', direction='ns'), Contestant(label='7', direction=''))
    """
    # With two lines there are two contestants 3.
    match = re.fullmatch(r"(.+?)[ -]?(ns|ew)", text.strip(), re.IGNORECASE)
    if match:
        direction: Direction = "ns" if match[2].lower() == "ns" else "ew"
        return Contestant(match[1], direction)
    if not text.strip():
        raise ValueError(text)
    return Contestant(text.strip())


def _note_score(action: ScoreAction, rest: list[str]) -> ScoreEntered:
    board, ns, ew, *result_words = rest
    if not result_words:
        raise ValueError(board)
    both, why = None, ""
    # An adjusted score is points or percentages and then the reason; so is a single word.
    if action is ScoreAction.ADJUST or len(result_words) == 1:
        why = " ".join(result_words[1:])
        passed = result_words[0].lower() in ("pass", "passe", "p")
        both = None if passed else scores_in(result_words[0], board)
    row = TravellerLine(board, (ns,), (ew,), for_ns=both and both[0], for_ew=both and both[1])
    if both is None:
        contract, declarer, result = (
            result_words if len(result_words) == 3 else (result_words[0], "", "")
        )
        row = replace(row, contract=contract, declarer=declarer, result=result)
    entered: BoardResult = result_of(row)
    return ScoreEntered(
        action, replace(entered, ns=(read_contestant(ns),), ew=(read_contestant(ew),)), why
    )


def read_log(path: str, until: int | None = None) -> tuple[ScorebookLine, ...]:
    """Return the lines of the log at *path*; empty without a file.

    Raises:
        Refusal: A line of the file is no line of a log.
    """
    if not Path(path).exists():
        return ()
    try:
        lines = tuple(read_lines(Path(path).read_text(encoding="utf-8").splitlines()))
    except UnicodeDecodeError:
        raise refuse("cli-at", place=path, what=Phrase.of("rank-fault-log", text="")) from None
    except ResultError as error:
        where = error.where or Phrase.of("rank-at-line", line="1")
        fault = Phrase.of("rank-at", place=where, what=error.phrase)
        raise refuse("cli-at", place=path, what=fault) from None
    # The past is nothing but a shorter log.
    return lines if until is None else lines[:until]


def replay(path: str, lines: Sequence[ScorebookLine]) -> Scorebook:
    """Return the scorebook that *lines* make.

    Raises:
        Refusal: The scorebook does not allow one of them.

    Example:
        >>> replay("monday.json", ()) == Scorebook()
        True
    """
    scorebook = Scorebook()
    for number, line in enumerate(lines, 1):
        try:
            scorebook = scorebook.after(line)
        except NotAllowed as error:
            at = Phrase.of("rank-at-line", line=str(number))
            fault = Phrase.of("rank-at", place=at, what=error.phrase)
            raise refuse("cli-at", place=path, what=fault) from None
    return scorebook


def append(path: str, scorebook: Scorebook, line: ScorebookLine) -> Scorebook:
    """Return *scorebook* with *line*, once it is on the disk.

    Raises:
        Refusal: The scorebook does not allow it.
    """
    try:
        after = scorebook.after(line)
    except NotAllowed as error:
        raise Refusal(error.phrase) from None
    with Path(path).open("a", encoding="utf-8") as file:
        file.write(write_line(line) + "\n")
        file.flush()
        # On the disk before it is shown: what the director saw accepted is never lost.
        os.fsync(file.fileno())
    return after
