"""A lesson of the first course: its text, its deals and their tasks."""

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
    """Goal: the pupil's side wins that many tricks of the board.

    ``None`` means as many as the contract needs.

    Example:
        >>> TakeTricks(9).kind
        'take'
    """

    tricks: int | None = None
    kind: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class CallByTheBook:
    """Goal: the pupil's next calls, or all of them, are the system's.

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
    """Goal: the pupil leads the agreed card from one of these ``suits``.

    Example:
        >>> LeadAsAgreed((Suit.HEARTS,)).kind
        'lead'
    """

    suits: tuple[Suit, ...]
    kind: Literal["lead"] = "lead"


@dataclass(frozen=True, slots=True)
class SignalAsAgreed:
    """Goal: the pupil follows partner's lead with the agreed signal.

    Example:
        >>> SignalAsAgreed().kind
        'signal'
    """

    kind: Literal["signal"] = "signal"


@dataclass(frozen=True, slots=True)
class ChooseContract:
    """Goal: at MiniBridge, the pupil chooses a makeable contract of the best kind.

    Example:
        >>> ChooseContract().kind
        'choose'
    """

    kind: Literal["choose"] = "choose"


@dataclass(frozen=True, slots=True)
class ReachContract:
    """Goal: the pupil's side plays one of these contracts.

    Example:
        >>> ReachContract(()).kind
        'reach'
    """

    contracts: tuple[Bid, ...]
    kind: Literal["reach"] = "reach"


@dataclass(frozen=True, slots=True)
class AnswerQuestion:
    """Goal: the pupil answers a computed question, such as ``points S``.

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
    """A deal of a lesson: its start, its goals and its comments.

    ``begun`` are the calls and cards already made; ``task`` is the instruction, ``hints`` are
    given one by one; ``done`` is the comment on success, ``missed`` on failure.

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
        """The position given to the pupil.

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
        """The robot in the other seats: fast and deterministic."""
        return f"rule:{self.system}"


@dataclass(frozen=True)
class Lesson:
    """A lesson: its order in the course, its introduction and its deals.

    ``courses`` are those it belongs to, ``picture`` the cards and calls to draw.

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
