"""The report of a class: results by pupil, skill, deal and decision."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from biritch.coach.classes.classroom import (
    AnswerKind,
    Assignment,
    Classroom,
    PupilAnswer,
    Verdict,
)


@dataclass(slots=True)
class AnswerTally:
    """Counts of first answers: right, accepted, wrong; ``mended`` were right later.

    ``tries`` counts all answers.

    Example:
        >>> AnswerTally(right=3, wrong=1).share
        0.75
    """

    right: int = 0
    accepted: int = 0
    wrong: int = 0
    mended: int = 0
    tries: int = 0

    @property
    def decisions(self) -> int:
        """The number of decisions answered."""
        return self.right + self.accepted + self.wrong

    @property
    def share(self) -> float:
        """The share of decisions whose first answer was right or accepted; 0 without any."""
        return (self.right + self.accepted) / self.decisions if self.decisions else 0.0

    def add(self, answers: list[PupilAnswer]) -> None:
        """Add one decision of one pupil: all its *answers* in order."""
        first = answers[0].verdict
        if first == "right":
            self.right += 1
        elif first == "accepted":
            self.accepted += 1
        else:
            self.wrong += 1
            self.mended += any(each.verdict != "wrong" for each in answers)
        self.tries += len(answers)


@dataclass(slots=True)
class GivenAnswer:
    """A first answer, its verdict, and the pupils who gave it."""

    given: str
    verdict: Verdict
    pupils: list[int] = field(default_factory=list)


@dataclass(slots=True)
class DecisionReport:
    """A decision of a deal: the right answer, and the pupils' first answers."""

    exercise: int
    item: str
    decision: int
    kind: AnswerKind
    skill: str
    before: str
    right: tuple[str, ...]
    tally: AnswerTally = field(default_factory=AnswerTally)
    given: list[GivenAnswer] = field(default_factory=list)


@dataclass(slots=True)
class PupilReport:
    """The work of one pupil, and what is due."""

    pupil: int
    tally: AnswerTally = field(default_factory=AnswerTally)
    skills: dict[str, AnswerTally] = field(default_factory=dict)
    done: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Deals done, and all deals, of each assignment."""


@dataclass(slots=True)
class ClassReport:
    """The work of the class: by skill, decision and pupil."""

    skills: dict[str, AnswerTally] = field(default_factory=dict)
    decisions: list[DecisionReport] = field(default_factory=list)
    pupils: list[PupilReport] = field(default_factory=list)


def done_items(room: Classroom, pupil: int, exercise: int) -> frozenset[str]:
    """Return the items of *exercise* that *pupil* has finished.

    Example:
        >>> done_items(Classroom(), 1, 1)
        frozenset()
    """
    return frozenset(
        each.item
        for each in room.answers
        if each.done and (each.pupil, each.exercise) == (pupil, exercise)
    )


def progress(room: Classroom, assignment: Assignment, done: frozenset[str]) -> tuple[int, int]:
    """Return how many deals of *assignment* are *done*, and how many it has."""
    items = room.exercise(assignment.exercise).items
    return sum(item.key in done for item in items), len(items)


def decisions_of(answers: Iterable[PupilAnswer]) -> Iterator[list[PupilAnswer]]:
    """Yield the answers of each pupil to each decision, in order, without mere reading."""
    found: dict[tuple[int, int, str, int], list[PupilAnswer]] = {}
    for each in answers:
        if each.kind != "read":
            where = (each.pupil, each.exercise, each.item, each.decision)
            found.setdefault(where, []).append(each)
    yield from found.values()


def report(room: Classroom) -> ClassReport:
    """Return the report of the class.

    Example:
        >>> report(Classroom()).pupils
        []
    """
    told = ClassReport()
    lines = {pupil.number: PupilReport(pupil.number) for pupil in room.here}
    decisions: dict[tuple[int, str, int], DecisionReport] = {}
    for answers in decisions_of(room.answers):
        first = answers[0]
        line = lines.get(first.pupil)
        if line is None:
            continue
        told.skills.setdefault(first.skill, AnswerTally()).add(answers)
        line.tally.add(answers)
        line.skills.setdefault(first.skill, AnswerTally()).add(answers)
        where = (first.exercise, first.item, first.decision)
        if where not in decisions:
            decisions[where] = DecisionReport(
                *where, first.kind, first.skill, first.before, first.right
            )
        decision = decisions[where]
        decision.tally.add(answers)
        if not decision.right:
            decision.right = next((each.right for each in answers if each.right), ())
        _count(decision, first)
    _count_done(room, lines)
    told.pupils = list(lines.values())
    told.decisions = [decisions[where] for where in sorted(decisions)]
    return told


def _count_done(room: Classroom, lines: dict[int, PupilReport]) -> None:
    done: dict[tuple[int, int], set[str]] = {}
    for each in room.answers:
        if each.done:
            done.setdefault((each.pupil, each.exercise), set()).add(each.item)
    for number, line in lines.items():
        for assignment in room.due(number):
            mine = frozenset(done.get((number, assignment.exercise), ()))
            line.done[assignment.number] = progress(room, assignment, mine)


def _count(decision: DecisionReport, answer: PupilAnswer) -> None:
    for given in decision.given:
        if (given.given, given.verdict) == (answer.given, answer.verdict):
            given.pupils.append(answer.pupil)
            return
    decision.given.append(GivenAnswer(answer.given, answer.verdict, [answer.pupil]))


COLUMNS = (
    "at", "pupil", "exercise", "deal", "decision", "kind", "try", "given", "verdict", "right",
    "before", "result", "skill", "done",
)  # fmt: skip
"""The columns of :func:`answer_rows`."""


def answer_rows(room: Classroom, pupil: int | None = None) -> list[dict[str, str]]:
    """Return every answer as a row of :data:`COLUMNS`: of all pupils, or of one.

    Example:
        >>> answer_rows(Classroom())
        []
    """
    rows = []
    tries: dict[tuple[int, int, str, int], int] = {}
    for each in room.answers:
        where = (each.pupil, each.exercise, each.item, each.decision)
        tries[where] = tries.get(where, 0) + 1
        if pupil not in (None, each.pupil):
            continue
        known, exercise = room.pupils.get(each.pupil), room.exercises.get(each.exercise)
        cells = (
            each.at,
            known.name if known else str(each.pupil),
            exercise.title if exercise else str(each.exercise),
            each.item,
            str(each.decision + 1),
            each.kind,
            str(tries[where]),
            each.given,
            each.verdict,
            " ".join(each.right),
            each.before,
            each.result,
            each.skill,
            "yes" if each.done else "",
        )
        rows.append(dict(zip(COLUMNS, cells, strict=True)))
    return rows
