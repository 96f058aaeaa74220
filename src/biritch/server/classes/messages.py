"""The messages of classes: what is asked, and what a teacher and a pupil are sent."""

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
    """What ``POST /classes`` asks for."""

    title: ClassWordText


class ClassOpened(Struct, rename="camel"):
    """The answer: the code that pupils type, and the key of the teacher, shown once."""

    code: str
    key: str


class JoinClass(Struct, forbid_unknown_fields=True, rename="camel"):
    """What ``POST /classes/{code}/pupils`` asks for; the browser draws the ``key``.

    With ``account`` the name is that of the account, by which one comes back anywhere.
    """

    name: ClassWordText
    key: PupilKey
    account: bool = False


class ClassJoined(Struct, rename="camel"):
    """The answer: which pupil one is, in which class."""

    pupil: int
    name: str
    title: str


class ClassDoor(Struct, rename="camel"):
    """What a code says before one joins: the class, and whether one still may."""

    code: str
    title: str
    open: bool


class ItemMessage(Struct, forbid_unknown_fields=True, rename="camel"):
    """A deal of an exercise, as a teacher puts it there."""

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
    """Give the class another title."""

    title: ClassWordText


class TurnDoor(_ClassRequest, tag="door"):
    """Let pupils join, or no more."""

    open: bool


class RenamePupil(_ClassRequest, tag="rename"):
    """Give a pupil another name."""

    pupil: int
    name: ClassWordText


class ErasePupil(_ClassRequest, tag="erase-pupil"):
    """Erase a pupil: the name, the key and every answer."""

    pupil: int


class WriteExercise(_ClassRequest, tag="exercise"):
    """Make an exercise, or write exercise *number* again; ``file`` is a lesson file to add."""

    title: ClassWordText
    items: Annotated[list[ItemMessage], Meta(max_length=64)]
    number: int = 0
    file: Annotated[str, Meta(max_length=1_000_000)] = ""


class DropExercise(_ClassRequest, tag="drop"):
    """Take an exercise out."""

    number: int


class AssignExercise(_ClassRequest, tag="assign"):
    """Have an exercise done by a date: by *pupils*, or by all."""

    number: int
    pupils: Annotated[list[int], Meta(max_length=300)] = []
    due: Annotated[str, Meta(max_length=10)] = ""


class UnassignExercise(_ClassRequest, tag="unassign"):
    """Have it done no more."""

    assignment: int


class LowerHand(_ClassRequest, tag="lower"):
    """Lower the hand of a pupil."""

    pupil: int


class SayWord(_ClassRequest, tag="say"):
    """Say something to all, or to *pupils*."""

    text: ClassWordText
    pupils: Annotated[list[int], Meta(max_length=300)] = []


class OpenClassTables(_ClassRequest, tag="open-tables"):
    """Open a deal at tables, one for each of *chairs*; robots sit in the other seats.

    ``mode`` ``bid`` stops after the auction; ``play`` begins after the auction that leads to
    ``contract`` by ``declarer``, or after ``calls`` and the ``cards`` before trick ``trick``.
    With ``like`` all begin as that table stands, at trick
    ``trick``. Without ``deal`` one is dealt at random.
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
    """Stop these tables, or let them go on."""

    tables: Annotated[list[int], Meta(min_length=1, max_length=40)]
    stopped: bool


class CloseTables(_ClassRequest, tag="close"):
    """Put these tables away."""

    tables: Annotated[list[int], Meta(min_length=1, max_length=40)]


class ShowHands(_ClassRequest, tag="show"):
    """Show these hands to everybody at a table, and no others."""

    table: int
    seats: Annotated[list[SeatLetter], Meta(max_length=4)]


class PointAtCards(_ClassRequest, tag="point"):
    """Point at these cards of a table, and at no others."""

    table: int
    cards: Annotated[list[CardText], Meta(max_length=52)]


class TakeBackAtTable(_ClassRequest, tag="take-back"):
    """Take back the last action of a pupil at a table, and what robots did since."""

    table: int


class TurnChairs(_ClassRequest, tag="chairs"):
    """Seat other pupils at a table."""

    table: int
    chairs: Chairs


class AskVote(_ClassRequest, tag="vote"):
    """Ask the class what it would call at a table, or ask no more."""

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
    """Say what one would call."""

    table: int
    call: CallText


class ChooseSharing(_ClassRequest, tag="share"):
    """Let the other pupils see this of one's own work, and nothing else."""

    shares: Annotated[list[Shared], Meta(max_length=3)]


PupilRequest: TypeAlias = RaiseHand | CastVote | ChooseSharing


class EraseClass(Struct, forbid_unknown_fields=True, rename="camel"):
    """What ``POST /classes/{code}/erase`` asks for: the title is typed, so that none slips."""

    title: ClassWordText


class AnswerStep(Struct, forbid_unknown_fields=True, rename="camel"):
    """A pupil's answer to a step of a board; without ``given`` it was read to its end."""

    id: RequestId
    step: Annotated[int, Meta(ge=0, le=2000)]
    given: Annotated[str, Meta(max_length=4)] = ""


class AskTaskStanding(AskStanding, forbid_unknown_fields=True, rename="camel"):
    """Ask how a pupil stands on a deal of an exercise; of a board, at the table of a *step*."""

    step: Annotated[int, Meta(ge=0, le=2000)] = 0


class StepJudged(Struct, rename="camel"):
    """How the answer was judged."""

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
    """An exercise with its deals."""

    number: int
    title: str
    items: list[ItemView]


class AssignmentRow(Struct, rename="camel"):
    """An exercise to be done; ``pupils`` are empty where all are to."""

    number: int
    exercise: int
    pupils: list[int]
    due: str
    at: str


class TallyMessage(Struct, rename="camel"):
    """First answers that were right, accepted, wrong; ``mended`` were right later."""

    right: int
    accepted: int
    wrong: int
    mended: int
    tries: int


class SkillRow(Struct, rename="camel"):
    """How a skill goes."""

    title: Sentence
    tally: TallyMessage


class GivenRow(Struct, rename="camel"):
    """An answer, how it was judged, and which pupils gave it first."""

    given: str
    verdict: Verdict
    pupils: list[int]


class DecisionRow(Struct, rename="camel"):
    """A decision of a deal: what was right, and what pupils answered first."""

    exercise: int
    item: str
    decision: int
    kind: AnswerKind
    before: list[str]
    right: list[str]
    tally: TallyMessage
    given: list[GivenRow]


class DoneRow(Struct, rename="camel"):
    """How far a pupil is with an assignment."""

    assignment: int
    done: int
    all: int


class PupilLine(Struct, rename="camel"):
    """What one pupil did."""

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
    """Something the teacher said."""

    n: int
    text: str
    pupils: list[int]
    at: str


class TrickCard(Struct, rename="camel"):
    """A card on the table, and whose it is."""

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
    """What a pupil is to do: the exercise, by when, which deals are done."""

    assignment: int
    exercise: ExerciseView
    due: str
    done: list[str]


class PupilSeat(Struct, rename="camel"):
    """Where a pupil sits now: the live table and the key to the seat."""

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
    """A question to the class: the hand and the auction, and what one has said."""

    table: int
    seat: SeatLetter
    hand: list[CardText]
    dealer: SeatLetter
    calls: list[CallText]
    mine: str


class SharedWork(Struct, rename="camel"):
    """What another pupil shares: nothing of what is kept back."""

    name: str
    done: list[DoneRow] | None
    """Of the exercises that both have to do."""
    skills: list[SkillRow] | None
    answers: list[AnswerRow] | None
    """To the deals that one has done oneself."""


class PupilView(Struct, rename="camel"):
    """A class as one of its pupils sees it: their own things, and what others share."""

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
    """What one table did on a board."""

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
    """What the tables of an opening did, beside double dummy."""

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
    """Return what a teacher asks with *body*.

    Raises:
        msgspec.DecodeError, RecursionError, UnicodeDecodeError: It is no such message.
    """
    asked: TeacherRequest = read_json(body, TeacherRequest)
    return asked


def read_pupil_request(body: bytes) -> PupilRequest:
    """Return what a pupil asks with *body*.

    Raises:
        msgspec.DecodeError, RecursionError, UnicodeDecodeError: It is no such message.
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
