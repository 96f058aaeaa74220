"""The log of a scorebook: what was entered, by whom and when, and its encoding.

A step is a tagged struct; its tag is the field ``do`` of a stored entry.

The log is append-only. A correction is a later entry, and both stay: Law 79C allows
corrections, and an appeal needs the earlier score. As text an entry is a JSON object.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import ClassVar, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct, field

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


class ScorebookOpened(Struct, tag_field="do", tag="open", frozen=True):
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
        """The subjects it answers and changes."""
        return same_subjects("entrants")


class ContestantEntered(Struct, tag_field="do", tag="enter", frozen=True):
    """A contestant enters, at the start or later."""

    contestant: Contestant = field(name="who")
    name: str = ""

    @property
    def subjects(self) -> Subjects:
        """The subjects it answers and changes."""
        return same_subjects("entrants")


class ContestantWithdrew(Struct, tag_field="do", tag="withdraw", frozen=True):
    """A contestant leaves; its scores stay."""

    contestant: Contestant = field(name="who")
    why: str = ""

    @property
    def subjects(self) -> Subjects:
        """The subjects it answers and changes."""
        return same_subjects(f"attendance/{self.contestant.label}")


class ScoreAction(Enum):
    """The origin of a score: a table, a correction, or the director's adjustment."""

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
        """The subjects it answers and changes."""
        return same_subjects(BoardAtTable.of(self.result).subject)


class AnsweredScore(Struct, tag_field="do", frozen=True):
    """A step that answers the score of a board at a table."""

    board: str
    ns: tuple[Contestant, ...]
    ew: tuple[Contestant, ...]
    stage: str = field(default="", name="round")

    @property
    def table(self) -> BoardAtTable:
        """The board and the table."""
        return BoardAtTable(self.board, self.ns, self.ew, self.stage)

    @property
    def subjects(self) -> Subjects:
        """The subjects it answers and changes."""
        return same_subjects(self.table.subject)


class ScoreAgreed(AnsweredScore, tag="agree", frozen=True):
    """The other side agrees with the score of a board at a table."""

    @classmethod
    def of(cls, table: BoardAtTable) -> ScoreAgreed:
        """Return the step that agrees with the score of *table*."""
        return cls(*table)


class ScoreUndone(AnsweredScore, tag="undo", frozen=True):
    """The last score of a board at a table is undone; the one before it applies again."""

    why: str = ""

    @classmethod
    def of(cls, table: BoardAtTable, why: str = "") -> ScoreUndone:
        """Return the step that undoes the last score of *table*."""
        return cls(*table, why)


class PenaltyGiven(Struct, tag_field="do", tag="penalty", frozen=True):
    """Points are given or deducted apart from the boards (Laws 90 and 91)."""

    contestant: Contestant = field(name="who")
    points: Fraction
    kind: str = "penalty"
    why: str = ""

    @property
    def subjects(self) -> Subjects:
        """The subjects it answers and changes."""
        return same_subjects(f"penalties/{self.contestant.label}")


class RoundDrawn(Struct, tag_field="do", tag="draw", frozen=True):
    """The next round is drawn: the matches, home first, and who has a bye."""

    matches: tuple[tuple[Contestant, Contestant], ...]
    byes: tuple[Contestant, ...] = ()

    @property
    def subjects(self) -> Subjects:
        """The subjects it answers and changes."""
        return same_subjects("entrants")


class BoardAtTable(NamedTuple):
    """A board and the two sides that play it: the key of one score."""

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
        """The name of its score among a tournament's subjects.

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
    """An entry of the log: the step, its author and time."""

    step: ScorebookStep
    by: str
    at: str
    """When, in the form of ISO 8601; it is never read from a clock here."""


WrittenSide: TypeAlias = list[tuple[int, str]] | str
"""A side's score as it is written: points with their weights, a percentage, or why none."""


class WrittenScore(Struct, tag_field="do", frozen=True):
    """The stored form of a score: flat, tagged with its action."""

    action: ClassVar[ScoreAction]

    board: str
    ns: tuple[Contestant, ...]
    ew: tuple[Contestant, ...]
    for_ns: WrittenSide
    for_ew: WrittenSide
    told: tuple[str, str, int | None, str]
    """Contract, declarer, tricks and lead as they were written beside the score."""
    group: str
    why: str
    stage: str = field(default="", name="round")

    @classmethod
    def of(cls, step: ScoreEntered) -> WrittenScore:
        """Return the stored form of *step*."""
        result, played = step.result, step.result.written
        return _SCORE_KINDS[step.action](
            result.board,
            result.ns,
            result.ew,
            _written_score(result.for_ns),
            _written_score(result.for_ew),
            (played.contract, played.declarer, played.tricks, played.lead),
            result.group,
            step.why,
            result.stage,
        )

    @property
    def step(self) -> ScoreEntered:
        """The step in this stored form."""
        result = BoardResult(
            self.board,
            self.ns,
            self.ew,
            _read_score(self.for_ns),
            _read_score(self.for_ew),
            self.group,
            stage=self.stage,
            written=ContractPlayed(*self.told),
        )
        return ScoreEntered(self.action, result, self.why)


class ScoreWritten(WrittenScore, tag="score", frozen=True):
    """A score entered by a table."""

    action = ScoreAction.SCORE


class CorrectionWritten(WrittenScore, tag="correct", frozen=True):
    """A score that corrects another."""

    action = ScoreAction.CORRECT


class AdjustmentWritten(WrittenScore, tag="adjust", frozen=True):
    """A score assigned by the director."""

    action = ScoreAction.ADJUST


_SCORE_KINDS: Mapping[ScoreAction, type[WrittenScore]] = {
    kind.action: kind for kind in (ScoreWritten, CorrectionWritten, AdjustmentWritten)
}


def write_line(line: ScorebookLine) -> str:
    """Return *line* as text; :func:`read_lines` reads it back.

    Example:
        >>> line = ScorebookLine(ScorebookOpened("Monday"), "director", "2026-01-05T20:00")
        >>> next(read_lines([write_line(line)])) == line
        True
    """
    step = WrittenScore.of(line.step) if isinstance(line.step, ScoreEntered) else line.step
    # As text: JSON has no exact fractions.
    document = {"at": line.at, "by": line.by, **msgspec.to_builtins(step, enc_hook=str)}
    # Scores of pairs are of no round, and say none.
    return json.dumps(
        {k: v for k, v in document.items() if (k, v) != ("round", "")}, ensure_ascii=False
    )


def _written_score(score: BoardScore) -> WrittenSide:
    if isinstance(score, ObtainedScore):
        return [(points, str(weight)) for points, weight in score.parts]
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
            line = ScorebookLine(_read_step(document), str(document["by"]), str(document["at"]))
        except (ValueError, TypeError, KeyError, RecursionError, ZeroDivisionError):
            where = Phrase.of("rank-at-line", line=str(number))
            raise ResultError("log", where, text=text.strip()) from None
        yield line


def _read_step(document: object) -> ScorebookStep:
    """Return the step of *document*; what was added to it later has its default there."""
    step: ScorebookStep | WrittenScore = msgspec.convert(
        document,
        ScorebookOpened
        | ContestantEntered
        | ContestantWithdrew
        | PenaltyGiven
        | RoundDrawn
        | ScoreAgreed
        | ScoreUndone
        | ScoreWritten
        | CorrectionWritten
        | AdjustmentWritten,
        dec_hook=read_fraction,
    )
    return step.step if isinstance(step, WrittenScore) else step


def read_fraction(kind: type, text: str) -> Fraction:
    """Return the fraction in *text*; *kind* is what was expected, for the error.

    Example:
        >>> read_fraction(Fraction, "7/3")
        Fraction(7, 3)
    """
    assert kind is Fraction
    return Fraction(text)


def _read_score(written: WrittenSide) -> BoardScore:
    if isinstance(written, list):
        return ObtainedScore(tuple((points, _weight(weight)) for points, weight in written))
    reasons = [reason for reason in NoScore if reason.value == written]
    return reasons[0] if reasons else ArtificialScore(Fraction(written))


def _weight(text: str) -> int | Fraction:
    exact = Fraction(text)
    # A whole weight is the number 1, as a plain score has it.
    return exact.numerator if exact.denominator == 1 else exact
