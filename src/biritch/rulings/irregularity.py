"""What an irregularity is: closed questions, each answer leading on, to rulings with a law.

The state of a ruling is the answers so far, and nothing else: :func:`follow_answers` folds
them. Words are names here; the sentences stand in each irregularity's file, those that several
share in ``locales/*/rulings.ftl``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from biritch.core.phrase import Phrase

Family: TypeAlias = Literal["auction", "play", "claims", "information", "boards", "scores"]
"""Where an irregularity is looked for."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """The end of a path: what the law says, in the order a director says it.

    Example:
        >>> rule("27B1(a)", "no-rectification").law
        '27B1(a)'
    """

    law: str
    """The law that decides, as the code of 2017 numbers it: ``27B1(a)``."""
    says: tuple[str, ...]
    """What to do and to say at the table."""
    options: tuple[str, ...] = ()
    """Among what somebody may choose, where the law gives a choice."""
    adjust: tuple[str, ...] = ()
    """What may become of the score afterwards."""
    tricks: int | None = None
    """Tricks added to declarer's, where tricks are transferred; 0 where none is."""
    award: tuple[int, int] | None = None
    """Percentages of an artificial score: the side asked about, then the other (12C2)."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question with closed answers."""

    question: str
    ways: tuple[tuple[str, Node], ...]
    tell: tuple[str, ...] = ()
    """What to say at the table before the question is put."""

    @property
    def answers(self) -> tuple[str, ...]:
        """The answers there are, as they are typed.

        Example:
            >>> ask("damage", yes=rule("12", "a"), no=rule("12", "b")).answers
            ('yes', 'no')
        """
        return tuple(answer for answer, _ in self.ways)


Node: TypeAlias = Question | Ruling


@dataclass(frozen=True, slots=True)
class Irregularity:
    """What may go wrong, the laws it falls under, and the first question.

    Example:
        >>> from biritch.rulings.catalogue import all_irregularities
        >>> revoke = all_irregularities()["revoke"]
        >>> revoke.laws, revoke.first.question, revoke.family
        ('61-64', 'revoker', 'play')
    """

    laws: str
    """The laws that treat of it: ``27`` or ``28-33``."""
    first: Question
    family: Family = "play"


class Unanswered(ValueError):
    """An answer that the question does not have; ``phrase`` says which it has.

    Example:
        >>> Unanswered("ruling-not-an-answer", "perhaps", ("yes", "no")).phrase.name
        'ruling-not-an-answer'
    """

    def __init__(self, name: str, answer: str, wanted: Sequence[str]) -> None:
        """Keep the sentence that says what was wanted."""
        super().__init__(f"{answer}: wanted {', '.join(wanted)}")
        blanks = {"answer": answer, "wanted": ", ".join(wanted)}
        self.phrase = Phrase.of(name, **blanks)


def ask(question: str, tell: Sequence[str] = (), /, **ways: Node) -> Question:
    """Return a question; an answer ``so_and_so`` is typed ``so-and-so``.

    Example:
        >>> ask("exempt", next_deal=rule("64B4", "tricks-none")).answers
        ('next-deal',)
    """
    answers = tuple((answer.replace("_", "-"), node) for answer, node in ways.items())
    return Question(question, answers, tuple(tell))


def rule(
    law: str, *says: str, options: Sequence[str] = (), adjust: Sequence[str] = ()
) -> Ruling:
    """Return a ruling by *law* that moves no tricks and gives no percentages.

    Example:
        >>> rule("64B4", "tricks-none").law
        '64B4'
    """
    return Ruling(law, says, tuple(options), tuple(adjust))


def follow_answers(irregularity: Irregularity, answers: Sequence[str]) -> Node:
    """Return where *answers* lead: the next question, or the ruling.

    Raises:
        Unanswered: An answer is none of the question's, or there is no question left.

    Example:
        >>> from biritch.rulings.catalogue import all_irregularities
        >>> revoke = all_irregularities()["revoke"]
        >>> follow_answers(revoke, ["declarer"]).question
        'established'
        >>> follow_answers(revoke, ["declarer", "yes", "again"]).law
        '64B2'
    """
    node: Node = irregularity.first
    for answer in answers:
        if isinstance(node, Ruling):
            raise Unanswered("ruling-no-question-left", answer, ())
        following = dict(node.ways).get(answer)
        if following is None:
            raise Unanswered("ruling-not-an-answer", answer, node.answers)
        node = following
    return node


def paths(node: Node) -> Iterator[tuple[tuple[tuple[str, str], ...], Ruling]]:
    """Yield every way through: the questions with their answers, and the ruling at the end.

    Example:
        >>> question = ask("faced", yes=rule("54A", "stands"), no=rule("41A", "taken-back"))
        >>> for answers, ruling in paths(question):
        ...     print(answers, ruling.law)
        (('faced', 'yes'),) 54A
        (('faced', 'no'),) 41A
    """
    if isinstance(node, Ruling):
        yield (), node
        return
    for answer, following in node.ways:
        for before, ruling in paths(following):
            yield ((node.question, answer), *before), ruling
