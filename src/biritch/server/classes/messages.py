"""Messages of classes: requests, and what a teacher and a pupil receive."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from biritch.coach.classes.classroom import (
    AnswerKind,
    ItemKind,
    OpeningMode,
    Shared,
    Verdict,
)
from biritch.server.learn.messages import AskStanding
from biritch.server.tables.protocol import CallText, CardText
from biritch.server.tokens import KEY_LENGTH
from biritch.server.web.plain_text import read_json
from biritch.server.web.wire import SeatLetter, Sentence, VulnerableSides, wire_schema

RequestId = Annotated[str, Meta(min_length=1, max_length=60)]
ClassWordText = Annotated[str, Meta(max_length=400)]
PupilKey = Annotated[
    str, Meta(min_length=KEY_LENGTH, max_length=64, pattern="^[A-Za-z0-9_-]+$")
]
Chairs: TypeAlias = dict[SeatLetter, int]


class OpenClass(Struct, forbid_unknown_fields=True, rename="camel"):
    """``POST /classes``: open a class."""

    title: ClassWordText


class ClassOpened(Struct, rename="camel"):
    """The response: the code that pupils type, and the teacher's key, shown once."""

    code: str
    key: str


class JoinClass(Struct, forbid_unknown_fields=True, rename="camel"):
    """``POST /classes/{code}/pupils``: join a class; the browser creates the ``key``.

    With ``account`` the name is the account's, and the pupil can return from any browser.
    """

    name: ClassWordText
    key: PupilKey
    account: bool = False


class ClassJoined(Struct, rename="camel"):
    """The response: the pupil's number and the class."""

    pupil: int
    name: str
    title: str


class ClassDoor(Struct, rename="camel"):
    """The class behind a code, and whether it still accepts pupils."""

    code: str
    title: str
    open: bool


class ItemMessage(Struct, forbid_unknown_fields=True, rename="camel"):
    """A deal of an exercise, as the teacher's request has it."""

    kind: ItemKind
    name: Annotated[str, Meta(max_length=120)] = ""
    number: Annotated[int, Meta(ge=1, le=1000)] = 1
    text: Annotated[str, Meta(max_length=60_000)] = ""
    title: Annotated[str, Meta(max_length=120)] = ""


# ---- what a teacher asks ----


class _ClassRequest(
    Struct, tag_field="do", forbid_unknown_fields=True, rename="camel", kw_only=True
):
    id: RequestId
    """The same twice is done once."""
    seen: int | None = None
    """The line of the log its sender saw last; nothing where that does not matter."""


class NameClass(_ClassRequest, tag="title"):
    """Rename the class."""

    title: ClassWordText


class TurnDoor(_ClassRequest, tag="door"):
    """Open or close the class to new pupils."""

    open: bool


class RenamePupil(_ClassRequest, tag="rename"):
    """Rename a pupil."""

    pupil: int
    name: ClassWordText


class ErasePupil(_ClassRequest, tag="erase-pupil"):
    """Erase a pupil: the name, the key and every answer."""

    pupil: int


class WriteExercise(_ClassRequest, tag="exercise"):
    """Create an exercise, or replace exercise *number*; ``file`` is a lesson file to add."""

    title: ClassWordText
    items: Annotated[list[ItemMessage], Meta(max_length=64)]
    number: int = 0
    file: Annotated[str, Meta(max_length=1_000_000)] = ""


class DropExercise(_ClassRequest, tag="drop"):
    """Delete an exercise."""

    number: int


class AssignExercise(_ClassRequest, tag="assign"):
    """Assign an exercise to *pupils*, or to all, with a due date."""

    number: int
    pupils: Annotated[list[int], Meta(max_length=300)] = []
    due: Annotated[str, Meta(max_length=10)] = ""


class UnassignExercise(_ClassRequest, tag="unassign"):
    """Withdraw the assignment of an exercise."""

    assignment: int


class LowerHand(_ClassRequest, tag="lower"):
    """Lower the hand of a pupil."""

    pupil: int


class SayWord(_ClassRequest, tag="say"):
    """Send a message to all, or to *pupils*."""

    text: ClassWordText
    pupils: Annotated[list[int], Meta(max_length=300)] = []


class OpenClassTables(_ClassRequest, tag="open-tables"):
    """Open tables for a deal, one for each of *chairs*, with robots in the other seats.

    ``mode`` ``bid`` stops after the auction. ``play`` begins after the shortest auction to
    ``contract`` by ``declarer``, or after ``calls`` and the ``cards`` before trick ``trick``.
    With ``like`` all begin in the position of that table, at trick ``trick``. Without ``deal``
    a random one is dealt.
    """

    chairs: Annotated[list[Chairs], Meta(min_length=1, max_length=40)]
    deal: Annotated[str, Meta(max_length=128)] = ""
    board: Annotated[int, Meta(ge=1, le=100_000)] = 1
    mode: OpeningMode = "all"
    contract: Annotated[str, Meta(max_length=6)] = ""
    declarer: SeatLetter = "S"
    calls: Annotated[list[CallText], Meta(max_length=319)] = []
    cards: Annotated[list[CardText], Meta(max_length=52)] = []
    like: int = 0
    trick: Annotated[int, Meta(ge=1, le=13)] = 1
    robots: Annotated[str, Meta(max_length=64)] = ""


class StopTables(_ClassRequest, tag="stop"):
    """Pause these tables, or resume them."""

    tables: Annotated[list[int], Meta(min_length=1, max_length=40)]
    stopped: bool


class CloseTables(_ClassRequest, tag="close"):
    """Close these tables."""

    tables: Annotated[list[int], Meta(min_length=1, max_length=40)]


class ShowHands(_ClassRequest, tag="show"):
    """Show exactly these hands to everybody at a table."""

    table: int
    seats: Annotated[list[SeatLetter], Meta(max_length=4)]


class PointAtCards(_ClassRequest, tag="point"):
    """Highlight exactly these cards of a table."""

    table: int
    cards: Annotated[list[CardText], Meta(max_length=52)]


class TakeBackAtTable(_ClassRequest, tag="take-back"):
    """Undo the last action of a pupil at a table, and the robots' later ones."""

    table: int


class TurnChairs(_ClassRequest, tag="chairs"):
    """Seat other pupils at a table."""

    table: int
    chairs: Chairs


class AskVote(_ClassRequest, tag="vote"):
    """Ask the class for its call at a table, or end the question."""

    table: int
    open: bool


TeacherRequest: TypeAlias = (
    NameClass
    | TurnDoor
    | RenamePupil
    | ErasePupil
    | WriteExercise
    | DropExercise
    | AssignExercise
    | UnassignExercise
    | LowerHand
    | SayWord
    | OpenClassTables
    | StopTables
    | CloseTables
    | ShowHands
    | PointAtCards
    | TakeBackAtTable
    | TurnChairs
    | AskVote
)


class RaiseHand(_ClassRequest, tag="hand"):
    """Raise one's hand, or lower it."""

    up: bool


class CastVote(_ClassRequest, tag="cast"):
    """Answer the question to the class with a call."""

    table: int
    call: CallText


class ChooseSharing(_ClassRequest, tag="share"):
    """Choose which of one's own work other pupils may see."""

    shares: Annotated[list[Shared], Meta(max_length=3)]


PupilRequest: TypeAlias = RaiseHand | CastVote | ChooseSharing


class EraseClass(Struct, forbid_unknown_fields=True, rename="camel"):
    """``POST /classes/{code}/erase``: erase the class; the title is typed as a confirmation."""

    title: ClassWordText


class AnswerStep(Struct, forbid_unknown_fields=True, rename="camel"):
    """A pupil's answer to a step of a board; without ``given`` the board was only read."""

    id: RequestId
    step: Annotated[int, Meta(ge=0, le=2000)]
    given: Annotated[str, Meta(max_length=4)] = ""


class AskTaskStanding(AskStanding, forbid_unknown_fields=True, rename="camel"):
    """Ask for the standing of a pupil on a deal; of a board, at the table of a *step*."""

    step: Annotated[int, Meta(ge=0, le=2000)] = 0


class StepJudged(Struct, rename="camel"):
    """The verdict on the answer."""

    verdict: Verdict


# ---- what is told ----


class PupilRow(Struct, rename="camel"):
    """A pupil as the teacher sees them."""

    number: int
    name: str
    account: bool
    at: str


class ItemView(Struct, rename="camel"):
    """A deal of an exercise; ``path`` is where a pupil does it."""

    key: str
    kind: ItemKind
    name: str
    number: int
    text: str
    title: Sentence
    path: str


class ExerciseView(Struct, rename="camel"):
    """An exercise and its deals."""

    number: int
    title: str
    items: list[ItemView]


class AssignmentRow(Struct, rename="camel"):
    """An assigned exercise; an empty ``pupils`` means everybody."""

    number: int
    exercise: int
    pupils: list[int]
    due: str
    at: str


class TallyMessage(Struct, rename="camel"):
    """Counts of first answers: right, accepted, wrong; ``mended`` were right later."""

    right: int
    accepted: int
    wrong: int
    mended: int
    tries: int


class SkillRow(Struct, rename="camel"):
    """The results of the class in one skill."""

    title: Sentence
    tally: TallyMessage


class GivenRow(Struct, rename="camel"):
    """An answer with its verdict and the pupils who gave it first."""

    given: str
    verdict: Verdict
    pupils: list[int]


class DecisionRow(Struct, rename="camel"):
    """A decision of a deal: the right answer, and the pupils' first answers."""

    exercise: int
    item: str
    decision: int
    kind: AnswerKind
    before: list[str]
    right: list[str]
    tally: TallyMessage
    given: list[GivenRow]


class DoneRow(Struct, rename="camel"):
    """A pupil's progress in an assignment."""

    assignment: int
    done: int
    all: int


class PupilLine(Struct, rename="camel"):
    """The work of one pupil."""

    pupil: int
    tally: TallyMessage
    skills: list[SkillRow]
    done: list[DoneRow]


class AnswerRow(Struct, rename="camel"):
    """One answer of a pupil, for their own page and for the teacher."""

    exercise: int
    item: str
    decision: int
    kind: AnswerKind
    given: str
    right: list[str]
    verdict: Verdict
    result: str
    done: bool
    at: str


class WordRow(Struct, rename="camel"):
    """A message from the teacher."""

    n: int
    text: str
    pupils: list[int]
    at: str


class TrickCard(Struct, rename="camel"):
    """A played card and its seat."""

    seat: SeatLetter
    card: CardText


class ClassTableView(Struct, rename="camel"):
    """A table of the class as its teacher sees it: all hands, the auction, the play."""

    number: int
    opening: int
    board: int
    dealer: SeatLetter
    vulnerable: VulnerableSides
    mode: OpeningMode
    chairs: dict[SeatLetter, int]
    here: list[SeatLetter]
    stopped: bool
    shown: list[SeatLetter]
    pointed: list[CardText]
    deal: str
    hands: dict[SeatLetter, list[CardText]]
    calls: list[CallText]
    contract: str
    declarer: SeatLetter | None
    trick: list[TrickCard]
    won_ns: int
    won_ew: int
    turn: SeatLetter | None
    over: bool
    score_ns: int | None
    votes: dict[str, list[int]] | None
    """The pupils by what they would call, while the class is asked."""


class ClassView(Struct, rename="camel"):
    """A class as its teacher sees it."""

    code: str
    title: str
    n: int
    stamp: str
    """What to ask with for something newer."""
    door: bool
    today: str
    pupils: list[PupilRow]
    exercises: list[ExerciseView]
    assignments: list[AssignmentRow]
    skills: list[SkillRow]
    decisions: list[DecisionRow]
    lines: list[PupilLine]
    hands: list[int]
    words: list[WordRow]
    tables: list[ClassTableView]


class DueExercise(Struct, rename="camel"):
    """An assignment of a pupil: the exercise, the due date and the deals done."""

    assignment: int
    exercise: ExerciseView
    due: str
    done: list[str]


class PupilSeat(Struct, rename="camel"):
    """The live table where the pupil sits, and the key to the seat."""

    number: int
    table: str
    token: str
    seat: SeatLetter
    board: int
    stopped: bool
    pointed: list[CardText]
    """The cards the teacher points at, of those one may see."""
    bid_out: bool
    """Whether the table only bids, and has."""


class VoteView(Struct, rename="camel"):
    """A question to the class: the hand, the auction, and the pupil's own answer."""

    table: int
    seat: SeatLetter
    hand: list[CardText]
    dealer: SeatLetter
    calls: list[CallText]
    mine: str


class SharedWork(Struct, rename="camel"):
    """Work that another pupil shares, without anything kept private."""

    name: str
    done: list[DoneRow] | None
    """Of the exercises that both have to do."""
    skills: list[SkillRow] | None
    answers: list[AnswerRow] | None
    """To the deals that one has done oneself."""


class PupilView(Struct, rename="camel"):
    """A class as one of its pupils sees it: their own work, and what others share."""

    code: str
    title: str
    n: int
    stamp: str
    pupil: int
    name: str
    today: str
    due: list[DueExercise]
    skills: list[SkillRow]
    answers: list[AnswerRow]
    hand: bool
    words: list[WordRow]
    table: PupilSeat | None
    votes: list[VoteView]
    shares: list[Shared]
    """What one shares oneself."""
    shared: list[SharedWork]
    """What others do."""


class ComparedTable(Struct, rename="camel"):
    """The result of one table on a board."""

    number: int
    chairs: dict[SeatLetter, int]
    calls: list[CallText]
    contract: str
    declarer: SeatLetter | None
    lead: str
    tricks: int | None
    score_ns: int | None
    over: bool


class OpeningComparison(Struct, rename="camel"):
    """The results of the tables opened together, compared with double dummy."""

    opening: int
    board: int
    deal: str
    hands: dict[SeatLetter, list[CardText]]
    tables: list[ComparedTable]
    lesson_title: str
    lesson_calls: list[CallText]
    """The auction of the lesson that has this deal, where an exercise of the class does."""
    lesson_contract: str
    lesson_declarer: SeatLetter | None
    tricks: dict[SeatLetter, dict[str, int]] | None
    """Tricks of each declarer in each strain against best defence; none where unknown."""
    par_ns: int | None
    par: list[str]


def read_class_request(body: bytes) -> TeacherRequest:
    """Parse a teacher's request.

    Raises:
        msgspec.DecodeError, RecursionError, UnicodeDecodeError: The body is invalid.
    """
    asked: TeacherRequest = read_json(body, TeacherRequest)
    return asked


def read_pupil_request(body: bytes) -> PupilRequest:
    """Parse a pupil's request.

    Raises:
        msgspec.DecodeError, RecursionError, UnicodeDecodeError: The body is invalid.
    """
    asked: PupilRequest = read_json(body, PupilRequest)
    return asked


def schema() -> dict[str, object]:
    """Return the JSON schema of all messages, from which TypeScript is generated."""
    messages = {
        "teacher": ClassView,
        "pupil": PupilView,
        "opened": ClassOpened,
        "joined": ClassJoined,
        "doorway": ClassDoor,
        "comparison": OpeningComparison,
        "judged": StepJudged,
        "item": ItemMessage,
    }
    return wire_schema("ClassesWire", messages)
