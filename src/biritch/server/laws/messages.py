"""Messages of the rulings page: the tree of questions, and weighted scores."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from biritch.rulings import irregularity as rulings
from biritch.server.web.wire import wire_schema


class RulingNode(Struct, tag_field="is", tag="ruling", frozen=True):
    """The end of a path; sentences are referred to by name."""

    law: str
    says: list[str]
    options: list[str]
    adjust: list[str]
    tricks: int | None
    """Tricks added to declarer's, where tricks are transferred."""
    award: list[int] | None
    """Percentages of an artificial score, North-South's first."""


class QuestionNode(Struct, tag_field="is", tag="ask", frozen=True):
    """A question with its possible answers."""

    question: str
    tell: list[str]
    ways: list[AnswerBranch]


class AnswerBranch(Struct, frozen=True):
    """An answer, and the question or ruling it leads to."""

    answer: str
    leads: QuestionNode | RulingNode


LawNode: TypeAlias = "QuestionNode | RulingNode"


class IrregularityTree(Struct, frozen=True):
    """An irregularity and its first question."""

    name: str
    laws: str
    family: rulings.Family
    first: QuestionNode


class WeighedScore(Struct, frozen=True):
    """A weighted score; its figures are text, as published."""

    mean_ns: str
    mean_ew: str
    """East-West's, as North-South count, where the score is split."""
    unit: Literal["imps", "matchpoints", "points"]
    awards: list[str] | None
    """North-South's and East-West's; nothing without other scores."""


class TransferredScore(Struct, frozen=True):
    """A board before and after tricks are transferred."""

    tricks: list[int]
    points: list[int]


def node(step: rulings.Node) -> LawNode:
    """Return a question or a ruling as a message."""
    if isinstance(step, rulings.Ruling):
        award = list(step.award) if step.award else None
        says, options, adjust = list(step.says), list(step.options), list(step.adjust)
        return RulingNode(step.law, says, options, adjust, step.tricks, award)
    return question_node(step)


def question_node(question: rulings.Question) -> QuestionNode:
    """Return a question as a message, with everything below it."""
    ways = [AnswerBranch(answer, node(following)) for answer, following in question.ways]
    return QuestionNode(question.question, list(question.tell), ways)


def schema() -> dict[str, object]:
    """Return the JSON schema of all messages, from which TypeScript is generated."""
    messages = {
        "irregularity": IrregularityTree,
        "weighed": WeighedScore,
        "moved": TransferredScore,
    }
    return wire_schema("LawsWire", messages)
