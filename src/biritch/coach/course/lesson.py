"""A lesson of the first course: its words, its deals, and what each deal asks of the pupil."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, TypeAlias

from biritch.coach.course.questions import CountingQuestion, question
from biritch.core.boards import Board
from biritch.core.calls import Bid, Call
from biritch.core.cards import Suit
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.phase import Action
from biritch.games.variant import Variant

Texts: TypeAlias = Mapping[str, str]
"""The same words by language, ``en`` and ``fr``; paragraphs are apart by a line feed."""
Part: TypeAlias = Literal[
    "minibridge", "auction", "sif", "sef", "sayc", "acol", "defence", "duplicate"
]
"""The part of the course a lesson belongs to."""
PARTS: tuple[Part, ...] = (
    "minibridge",
    "auction",
    "sif",
    "sef",
    "sayc",
    "acol",
    "defence",
    "duplicate",
)
"""The parts of the course, in order."""
CourseName: TypeAlias = Literal["french", "sayc", "acol"]
"""A course by the bidding it teaches."""
COURSES: tuple[CourseName, ...] = ("french", "sayc", "acol")
"""The courses a pupil chooses from; lessons about play belong to each."""


@dataclass(frozen=True, slots=True)
class TakeTricks:
    """The pupil's side is to win that many tricks of the board, however it does.

    ``None`` is as many as the contract wants.

    Example:
        >>> TakeTricks(9).kind
        'take'
    """

    tricks: int | None = None
    kind: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class CallByTheBook:
    """The pupil's next calls, or all of them, are to be those of the system.

    ``accepted`` are other calls that a good partner would understand as well.

    Example:
        >>> CallByTheBook(1).accepted
        ()
    """

    calls: int | None = None
    accepted: tuple[Call, ...] = ()
    kind: Literal["call"] = "call"


@dataclass(frozen=True, slots=True)
class LeadAsAgreed:
    """The pupil is to lead one of these ``suits``, and of it the card that is agreed on.

    Example:
        >>> LeadAsAgreed((Suit.HEARTS,)).kind
        'lead'
    """

    suits: tuple[Suit, ...]
    kind: Literal["lead"] = "lead"


@dataclass(frozen=True, slots=True)
class SignalAsAgreed:
    """The pupil is to follow to partner's lead with the card that tells what is agreed on.

    Example:
        >>> SignalAsAgreed().kind
        'signal'
    """

    kind: Literal["signal"] = "signal"


@dataclass(frozen=True, slots=True)
class ChooseContract:
    """The pupil is to choose, at MiniBridge, a contract of the best kind that makes.

    Example:
        >>> ChooseContract().kind
        'choose'
    """

    kind: Literal["choose"] = "choose"


@dataclass(frozen=True, slots=True)
class ReachContract:
    """The pupil's side is to play one of these contracts, by whichever of the two.

    Example:
        >>> ReachContract(()).kind
        'reach'
    """

    contracts: tuple[Bid, ...]
    kind: Literal["reach"] = "reach"


@dataclass(frozen=True, slots=True)
class AnswerQuestion:
    """The pupil is to answer a question whose answer is worked out, such as ``points S``.

    Example:
        >>> AnswerQuestion(("points", "S")).kind
        'ask'
    """

    asked: tuple[str, ...]
    kind: Literal["ask"] = "ask"


Goal: TypeAlias = (
    TakeTricks
    | CallByTheBook
    | LeadAsAgreed
    | SignalAsAgreed
    | ChooseContract
    | ReachContract
    | AnswerQuestion
)
"""What a deal asks of the pupil."""


@dataclass(frozen=True)
class LessonDeal:
    """A deal of a lesson: where it begins, what is asked, and what is said about it.

    ``begun`` are the calls and cards already made; ``task`` says what to do, ``hints`` how,
    one after the other; ``done`` is said when it was done, ``missed`` when it was not.

    Example:
        >>> from biritch.coach.course.catalogue import lessons
        >>> deal = lessons()["trick"].deals[0]
        >>> deal.seat, deal.opening.over
        (<Seat.SOUTH: 2>, False)
    """

    variant: Variant
    board: Board
    deal: Deal
    begun: tuple[Action, ...]
    goals: tuple[Goal, ...]
    task: Texts
    hints: tuple[Texts, ...]
    done: Texts
    missed: Texts
    system: str = "sif"
    seat: Seat = Seat.SOUTH

    @cached_property
    def opening(self) -> Game:
        """The position the pupil is given.

        Raises:
            Illegal: One of the calls and cards already made is not allowed.
        """
        return Game.fold(self.variant, self.deal, self.board, self.begun)

    @cached_property
    def questions(self) -> tuple[CountingQuestion, ...]:
        """The questions among the goals, with their answers."""
        asked = (goal for goal in self.goals if isinstance(goal, AnswerQuestion))
        return tuple(question(self.opening, goal.asked) for goal in asked)

    @property
    def robot(self) -> str:
        """Who sits in the other seats: a robot that plays at once, and always the same."""
        return f"rule:{self.system}"


@dataclass(frozen=True)
class Lesson:
    """A lesson: its place in the course, what it tells first, and its deals.

    ``courses`` are those it belongs to, ``picture`` the cards and calls it is drawn with.

    Example:
        >>> from biritch.coach.course.catalogue import lessons
        >>> lesson = lessons()["trick"]
        >>> lesson.part, lesson.order
        ('minibridge', 1)
    """

    name: str
    order: int
    part: Part
    text: Texts
    deals: tuple[LessonDeal, ...] = field(repr=False)
    courses: tuple[CourseName, ...] = COURSES
    picture: tuple[Action, ...] = ()

    @property
    def title(self) -> str:
        """The name of the message with its title.

        Example:
            >>> from biritch.coach.course.catalogue import lessons
            >>> lessons()["trick"].title
            'lesson-trick'
        """
        return f"lesson-{self.name}"
