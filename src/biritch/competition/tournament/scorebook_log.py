"""The log of a scorebook: what was entered, by whom and when; and how it is written as text.

Lines are only ever added. A score is corrected by a later line and both stay: Law 79C allows
corrections, and an appeal needs to see what stood before. As text a line is a JSON object.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import Any, NamedTuple, TypeAlias

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
from biritch.competition.tournament.subjects import Subjects, same_subjects
from biritch.core.phrase import Phrase


@dataclass(frozen=True, slots=True)
class ScorebookOpened:
    """The competition begins, under a regulation by its name on the shelf ``presets/``."""

    title: str
    rules: str = "wbf"
    method: str = ""
    teams: bool = False
    count: str = ""
    """What teams count: a scale of victory points, or ``imp``, ``bam``, ``total``."""
    boards: int = 0
    """How many boards a match of teams has; 0 if unknown."""

    @property
    def subjects(self) -> Subjects:
        """What it answers, and what it changes."""
        return same_subjects("entrants")


@dataclass(frozen=True, slots=True)
class ContestantEntered:
    """A contestant enters, at the start or later."""

    contestant: Contestant
    name: str = ""

    @property
    def subjects(self) -> Subjects:
        """What it answers, and what it changes."""
        return same_subjects("entrants")


@dataclass(frozen=True, slots=True)
class ContestantWithdrew:
    """A contestant leaves; its scores stay."""

    contestant: Contestant
    why: str = ""

    @property
    def subjects(self) -> Subjects:
        """What it answers, and what it changes."""
        return same_subjects(f"attendance/{self.contestant.label}")


class ScoreAction(Enum):
    """How a score was given: by a table, as a correction, or by the director's adjustment."""

    SCORE = "score"
    CORRECT = "correct"
    ADJUST = "adjust"


@dataclass(frozen=True, slots=True)
class ScoreEntered:
    """A score of a board at a table is entered, corrected or adjusted."""

    action: ScoreAction
    result: BoardResult
    why: str = ""

    @property
    def subjects(self) -> Subjects:
        """What it answers, and what it changes."""
        return same_subjects(BoardAtTable.of(self.result).subject)


@dataclass(frozen=True, slots=True)
class ScoreAgreed:
    """The other side agrees with the score of a board at a table."""

    table: BoardAtTable

    @property
    def subjects(self) -> Subjects:
        """What it answers, and what it changes."""
        return same_subjects(self.table.subject)


@dataclass(frozen=True, slots=True)
class ScoreUndone:
    """The last score of a board at a table is taken back; the one before it stands again."""

    table: BoardAtTable
    why: str = ""

    @property
    def subjects(self) -> Subjects:
        """What it answers, and what it changes."""
        return same_subjects(self.table.subject)


@dataclass(frozen=True, slots=True)
class PenaltyGiven:
    """Points are given or taken apart from the boards (Laws 90 and 91)."""

    contestant: Contestant
    points: Fraction
    kind: str = "penalty"
    why: str = ""

    @property
    def subjects(self) -> Subjects:
        """What it answers, and what it changes."""
        return same_subjects(f"penalties/{self.contestant.label}")


@dataclass(frozen=True, slots=True)
class RoundDrawn:
    """The next round is drawn: the matches, home first, and who has a bye."""

    matches: tuple[tuple[Contestant, Contestant], ...]
    byes: tuple[Contestant, ...] = ()

    @property
    def subjects(self) -> Subjects:
        """What it answers, and what it changes."""
        return same_subjects("entrants")


class BoardAtTable(NamedTuple):
    """A board and the two sides that play it: what one score belongs to."""

    board: str
    ns: tuple[Contestant, ...]
    ew: tuple[Contestant, ...]
    stage: str = ""
    """The round, where board numbers are used again in every round."""

    @classmethod
    def of(cls, result: BoardResult) -> BoardAtTable:
        """Return the table and board of *result*."""
        return cls(result.board, result.ns, result.ew, result.stage)

    @property
    def subject(self) -> str:
        """The name of its score among the subjects of a tournament.

        Example:
            >>> BoardAtTable("3", (Contestant("1"),), (Contestant("8"),)).subject
            'score/3/1-8'
        """
        ns, ew = ("+".join(who.label for who in side) for side in (self.ns, self.ew))
        stage = f"/{self.stage}" if self.stage else ""
        return f"score/{self.board}/{ns}-{ew}{stage}"

    @property
    def labels(self) -> dict[str, str]:
        """The board, and the first contestant of each side, for a sentence."""
        return {"board": self.board, "ns": self.ns[0].label, "ew": self.ew[0].label}


ScorebookStep: TypeAlias = (
    ScorebookOpened
    | ContestantEntered
    | ContestantWithdrew
    | ScoreEntered
    | ScoreAgreed
    | ScoreUndone
    | PenaltyGiven
    | RoundDrawn
)


@dataclass(frozen=True, slots=True)
class ScorebookLine:
    """A line of the log: what happened, who entered it, and when."""

    step: ScorebookStep
    by: str
    at: str
    """When, in the form of ISO 8601; it is never read from a clock here."""


def write_line(line: ScorebookLine) -> str:
    """Return *line* as text; :func:`read_lines` reads it back.

    Example:
        >>> line = ScorebookLine(ScorebookOpened("Monday"), "director", "2026-01-05T20:00")
        >>> next(read_lines([write_line(line)])) == line
        True
    """
    document = {"at": line.at, "by": line.by, **_document(line.step)}
    return json.dumps(document, ensure_ascii=False)


def _document(  # noqa: PLR0911 - one for each kind
    step: ScorebookStep,
) -> dict[str, object]:
    match step:
        case ScorebookOpened(title, rules, method, teams, count, boards):
            document: dict[str, object] = {"title": title, "rules": rules, "method": method}
            if teams:
                document |= {"teams": True, "count": count, "boards": boards}
            return {"do": "open", **document}
        case ContestantEntered(contestant, name):
            return {"do": "enter", "who": contestant, "name": name}
        case ContestantWithdrew(contestant, why):
            return {"do": "withdraw", "who": contestant, "why": why}
        case PenaltyGiven(contestant, points, kind, why):
            document = {"points": str(points), "kind": kind, "why": why}
            return {"do": "penalty", "who": contestant, **document}
        case ScoreAgreed(table):
            return {"do": "agree"} | _place_document(table)
        case RoundDrawn(matches, byes):
            return {"do": "draw", "matches": matches, "byes": byes}
        case _:
            return _of_table(step)


def _place_document(table: BoardAtTable) -> dict[str, object]:
    return {"board": table.board, "ns": table.ns, "ew": table.ew} | _stage_document(table.stage)


def _of_table(step: ScoreEntered | ScoreUndone) -> dict[str, object]:
    match step:
        case ScoreUndone(table, why):
            return {"do": "undo"} | _place_document(table) | {"why": why}
        case ScoreEntered(action, result, why):
            contract = result.written
            return {
                "do": action.value,
                "board": result.board,
                "ns": result.ns,
                "ew": result.ew,
                "for_ns": _written_score(result.for_ns),
                "for_ew": _written_score(result.for_ew),
                "told": [contract.contract, contract.declarer, contract.tricks, contract.lead],
                "group": result.group,
                "why": why,
            } | _stage_document(result.stage)


def _stage_document(stage: str) -> dict[str, object]:
    return {"round": stage} if stage else {}


def _written_score(score: BoardScore) -> object:
    if isinstance(score, ObtainedScore):
        return [[points, str(weight)] for points, weight in score.parts]
    return str(score.percent) if isinstance(score, ArtificialScore) else score.value


def read_lines(lines: Iterable[str]) -> Iterator[ScorebookLine]:
    """Yield the lines of a log; empty ones are passed over.

    Raises:
        ResultError: A line cannot be read; it names which.

    Example:
        >>> text = '{"at": "2026", "by": "Ann", "do": "enter", "who": ["7", ""], "name": "Bob"}'
        >>> next(read_lines([text])).step.name
        'Bob'
    """
    for number, text in enumerate(lines, 1):
        if not text.strip():
            continue
        try:
            document = json.loads(text)
            line = ScorebookLine(_happening(document), str(document["by"]), str(document["at"]))
        except (ValueError, TypeError, KeyError, RecursionError, ZeroDivisionError):
            where = Phrase.of("rank-at-line", line=str(number))
            raise ResultError("log", where, text=text.strip()) from None
        yield line


def _happening(document: dict[str, Any]) -> ScorebookStep:  # noqa: PLR0911 - one for each kind
    match document["do"]:
        case "open":
            return _scorebook_opened(document)
        case "enter":
            return ContestantEntered(_who(document["who"]), str(document["name"]))
        case "withdraw":
            return ContestantWithdrew(_who(document["who"]), str(document["why"]))
        case "penalty":
            points, kind = Fraction(document["points"]), str(document["kind"])
            return PenaltyGiven(_who(document["who"]), points, kind, str(document["why"]))
        case "agree":
            return ScoreAgreed(_table(document))
        case "draw":
            two = tuple((_who(home), _who(away)) for home, away in document["matches"])
            return RoundDrawn(two, _side(document["byes"]))
        case action:
            return _score_step(action, document)


def _table(document: dict[str, Any]) -> BoardAtTable:
    sides = _side(document["ns"]), _side(document["ew"])
    return BoardAtTable(str(document["board"]), *sides, str(document.get("round", "")))


def _score_step(action: str, document: dict[str, Any]) -> ScoreEntered | ScoreUndone:
    if action == "undo":
        return ScoreUndone(_table(document), str(document["why"]))
    return _score_entered(ScoreAction(action), document)


def _scorebook_opened(document: dict[str, Any]) -> ScorebookOpened:
    named = str(document["title"]), str(document["rules"]), str(document["method"])
    # Logs older than the scoring of teams lack the keys about them.
    if not document.get("teams"):
        return ScorebookOpened(*named)
    return ScorebookOpened(*named, True, str(document["count"]), int(document["boards"]))


def _score_entered(action: ScoreAction, document: dict[str, Any]) -> ScoreEntered:
    contract, declarer, tricks, lead = document["told"]
    result = BoardResult(
        str(document["board"]),
        _side(document["ns"]),
        _side(document["ew"]),
        _read_score(document["for_ns"]),
        _read_score(document["for_ew"]),
        str(document["group"]),
        stage=str(document.get("round", "")),
        written=ContractPlayed(str(contract), str(declarer), tricks, str(lead)),
    )
    return ScoreEntered(action, result, str(document["why"]))


def _who(pair: list[str]) -> Contestant:
    label, direction = pair
    if direction not in ("", "ns", "ew"):
        raise ValueError(direction)
    return Contestant(str(label), direction)  # type: ignore[arg-type]


def _side(labels: list[list[str]]) -> tuple[Contestant, ...]:
    return tuple(map(_who, labels))


def _read_score(written_score: object) -> BoardScore:
    if isinstance(written_score, list):
        return ObtainedScore(
            tuple((int(points), _weight(weight)) for points, weight in written_score)
        )
    word = str(written_score)
    reasons = [reason for reason in NoScore if reason.value == word]
    return reasons[0] if reasons else ArtificialScore(Fraction(word))


def _weight(text: str) -> int | Fraction:
    exact = Fraction(text)
    # A whole weight is the number 1, as a plain score has it.
    return exact.numerator if exact.denominator == 1 else exact
