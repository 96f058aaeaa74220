"""The messages of the pages for learning: odds, deals gone over, the library."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from biritch.scoring.form import Unit
from biritch.server.practice.messages import Strain
from biritch.server.tables.protocol import CallMeaning, CallText, CardText
from biritch.server.tournaments.messages import ScoreView
from biritch.server.web.wire import SeatLetter, Sentence, VulnerableSides, wire_schema

DealText = Annotated[str, Meta(max_length=128)]
SystemText = Annotated[str, Meta(max_length=400)]
BoardNumber = Annotated[int, Meta(ge=1, le=100_000)]
HappeningName = Annotated[str, Meta(max_length=24)]
MistakeName = Literal["bidding", "lead", "play", "defence"]


class DealMessage(Struct, rename="camel"):
    """A deal of the library: its board, its hands, and what was called and played so far.

    ``deal`` is PBN's (``N:… … … …``); ``calls`` and ``cards`` may be empty; ``code`` is the
    deal as a link carries it; ``title`` says where it is from.
    """

    board: BoardNumber
    dealer: SeatLetter
    vulnerable: VulnerableSides
    deal: DealText
    calls: Annotated[list[CallText], Meta(max_length=319)] = []
    cards: Annotated[list[CardText], Meta(max_length=52)] = []
    title: Annotated[str, Meta(max_length=120)] = ""
    contract: str | None = None
    declarer: SeatLetter | None = None
    tricks: int | None = None
    score_ns: int | None = None
    code: str = ""
    happened: Annotated[list[HappeningName], Meta(max_length=64)] = []
    """What happened on it, by the names of ``coach.happenings``."""


class ReadText(Struct, forbid_unknown_fields=True, rename="camel"):
    """What ``POST /learn/read`` asks for: a text in PBN or LIN, four hands, or a link."""

    text: Annotated[str, Meta(max_length=2_000_000)]


class LibraryRead(Struct, rename="camel"):
    """The deals of a text, and a line for each board that could not be read."""

    deals: list[DealMessage]
    problems: list[Sentence]


class ThemeTitle(Struct, rename="camel"):
    """A theme of the library: deals of ours, all of one kind."""

    name: str
    title: Sentence
    about: Sentence
    deals: int


class DealByScript(Struct, forbid_unknown_fields=True, rename="camel"):
    """What ``POST /learn/script`` asks for: a deal that a dealer script keeps."""

    text: Annotated[str, Meta(max_length=20_000)]


class CompleteDeal(Struct, forbid_unknown_fields=True, rename="camel"):
    """What ``POST /learn/complete`` asks for: hands to be completed at random.

    ``hands`` are the cards known of each seat, as PBN writes them; ``points`` the least and
    most high-card points of a seat, ``lengths`` the least and most cards of each suit,
    ``balanced`` the seats without singleton and with one doubleton at most.
    """

    hands: dict[SeatLetter, Annotated[str, Meta(max_length=40)]] = {}
    points: dict[SeatLetter, tuple[int, int]] = {}
    lengths: dict[SeatLetter, dict[Literal["S", "H", "D", "C"], tuple[int, int]]] = {}
    balanced: list[SeatLetter] = []
    board: BoardNumber = 1
    dealer: SeatLetter | None = None
    vulnerable: VulnerableSides | None = None


class ExportDeals(Struct, forbid_unknown_fields=True, rename="camel"):
    """What ``POST /learn/export/pbn`` and its like ask for: deals, and hands on paper."""

    deals: Annotated[list[DealMessage], Meta(max_length=512)]
    hands: Literal["two", "four"] = "four"
    language: Annotated[str, Meta(max_length=12)] = "en"
    title: Annotated[str, Meta(max_length=120)] = ""


class ReviewDeal(Struct, forbid_unknown_fields=True, rename="camel"):
    """What ``POST /learn/review`` asks for: a deal that was bid, and cards of its play."""

    board: BoardNumber
    deal: DealText
    calls: Annotated[list[CallText], Meta(max_length=319)]
    cards: Annotated[list[CardText], Meta(max_length=52)] = []
    dealer: SeatLetter | None = None
    vulnerable: VulnerableSides | None = None
    systems: dict[Literal["NS", "EW"], SystemText] = {}
    tricks: Annotated[int, Meta(ge=0, le=13)] | None = None
    """Declarer's tricks, where a claim ended the play."""


class CardReview(Struct, rename="camel"):
    """A card of the play: declarer's tricks in all after each card that might be played."""

    seat: SeatLetter
    card: CardText
    tricks: dict[CardText, int]
    lost: int
    price: int


class DearCard(Struct, rename="camel"):
    """One of the dearest cards of a side: what it gave away, the better one and why."""

    number: int
    seat: SeatLetter
    card: CardText
    lost: int
    price: int
    kind: MistakeName
    better: CardText | None
    technique: str
    why: Sentence | None


class DearCall(Struct, rename="camel"):
    """One of the dearest calls of a side: the better one, and where each led."""

    number: int
    seat: SeatLetter
    call: CallText
    better: CallText
    meaning: CallMeaning
    better_meaning: CallMeaning
    contract: str
    better_contract: str
    price: int


class DealReview(Struct, rename="camel"):
    """A deal gone over."""

    table: dict[SeatLetter, dict[Strain, int]]
    par_ns: int
    par_contracts: list[str]
    contract: str
    declarer: SeatLetter | None
    best_ns: int
    cards: list[CardReview]
    dear_cards: dict[Literal["NS", "EW"], list[DearCard]]
    dear_calls: dict[Literal["NS", "EW"], list[DearCall]]
    lost: dict[Literal["NS", "EW"], dict[MistakeName, int]]
    """IMPs lost by each side, by what the mistakes were made in."""
    happened: list[HappeningName]
    """What happened on it, by the names of ``coach.happenings``."""


class FieldTable(Struct, rename="camel"):
    """What one table of the field did with the deal."""

    system: str
    title: Sentence
    contract: str
    declarer: SeatLetter | None
    tricks: int | None
    score_ns: int


class FieldLine(Struct, rename="camel"):
    """A result of the real field, with how many tables had it."""

    score: ScoreView
    times: int
    worth: str
    """What it is worth to the side that looks: per cent at match points, else points."""
    mine: bool = False
    points: str = ""
    """My own points, and the most there were; empty where there is no such thing."""
    top: str = ""


class BoardField(Struct, rename="camel"):
    """What the real field did on a board of a tournament, the best for *side* first."""

    event: str
    title: str
    board: int
    side: Literal["NS", "EW"]
    unit: Unit
    tables: int
    lines: list[FieldLine]


class PlayedBoard(Struct, rename="camel"):
    """A board of a tournament: how it was played at one's own table, and by the field.

    ``me`` is the seat one had there; without one only the hands are sent.
    """

    deal: DealMessage
    me: SeatLetter | None
    systems: dict[Literal["NS", "EW"], SystemText]
    field: BoardField


class SplitOdds(Struct, rename="camel"):
    """One way a suit breaks, in per cent."""

    split: str
    percent: float


class SuitOdds(Struct, rename="camel"):
    """The best line for a number of tricks, or for most tricks on the average."""

    tricks: int | None
    percent: float | None
    average: float
    line: Sentence


class ContractOdds(Struct, rename="camel"):
    """How often a contract must make: in per cent, with what there is to win and to lose."""

    break_even: float
    gain: float
    loss: float
    unit: Literal["imps", "mp", "points"]


class LessonTitle(Struct, rename="camel"):
    """A lesson in the list of the course; ``picture`` is the cards and calls to draw."""

    name: str
    part: str
    part_title: Sentence
    title: Sentence
    deals: int
    courses: list[str]
    picture: list[str]


class QuestionMessage(Struct, rename="camel"):
    """A question of a deal: what may be answered. The right answer is not sent.

    Choices of a ``ruling`` are names; ``says`` has the sentence of each.
    """

    kind: Literal["number", "seat", "ruling"]
    choices: list[str]
    says: dict[str, Sentence] = {}


class GoalMessage(Struct, rename="camel"):
    """What a deal asks: that many ``tricks``, or a ``question``, or calls, a lead, a signal."""

    kind: str
    tricks: int | None = None
    question: QuestionMessage | None = None


class LessonDealMessage(Struct, rename="camel"):
    """A deal of a lesson, without its cards."""

    task: Sentence
    hints: list[Sentence]
    goals: list[GoalMessage]


class LessonMessage(Struct, rename="camel"):
    """A lesson: what it tells first, its deals, and the lesson after it, if there is one."""

    name: str
    part_title: Sentence
    title: Sentence
    number: int
    lessons: int
    text: Sentence
    deals: list[LessonDealMessage]
    following: str
    following_title: Sentence | None


class OpenLessonTable(Struct, forbid_unknown_fields=True, rename="camel"):
    """Open the table of a deal, *begun* by further calls and cards than it begins with."""

    begun: Annotated[list[Annotated[str, Meta(max_length=3)]], Meta(max_length=371)] = []


class AskStanding(Struct, forbid_unknown_fields=True, rename="camel"):
    """Ask how the pupil stands at the *table* whose *token* it has; *answers* so far."""

    table: Annotated[str, Meta(max_length=64)]
    token: Annotated[str, Meta(max_length=64)]
    answers: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)] = []


class BoardText(Struct, forbid_unknown_fields=True, rename="camel"):
    """A step of a board of a lesson file: its text, and which step, from 0."""

    text: Annotated[str, Meta(max_length=60_000)]
    step: Annotated[int, Meta(ge=0, le=2000)]


class OpenBoardTable(BoardText, forbid_unknown_fields=True, rename="camel"):
    """Open the table of a step, *begun* by further calls and cards than it begins with."""

    begun: Annotated[list[Annotated[str, Meta(max_length=3)]], Meta(max_length=371)] = []


class AskBoardStanding(BoardText, forbid_unknown_fields=True, rename="camel"):
    """Ask how the pupil stands at the *table* of a step, or to have the play shown."""

    table: Annotated[str, Meta(max_length=64)]
    token: Annotated[str, Meta(max_length=64)]
    answers: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)] = []
    better: bool = False


class AskShown(AskStanding, forbid_unknown_fields=True, rename="camel"):
    """Ask how the play goes on after the pupil's card, or after a *better* one."""

    better: bool = False


class ShownCard(Struct, rename="camel"):
    """A card of the play as it goes on after a mistake; ``winner`` when it ends a trick."""

    seat: SeatLetter
    card: str
    winner: SeatLetter | None = None


class MistakeMessage(Struct, rename="camel"):
    """What lost the goal: the action, what was right, and what calls would have promised.

    ``before`` are the actions of the pupil's table up to the mistake: a table begun by them is
    where to try again. None where the whole deal is to be tried again.
    """

    goal: int
    action: str
    better: list[str]
    before: list[str]
    meant: Sentence | None = None
    better_meant: Sentence | None = None
    shown: bool = False
    """Whether the play can be shown to its end."""
    why: list[Sentence] = []
    """What is wrong with it, in a teacher's words."""


class StandingMessage(Struct, rename="camel"):
    """How far each goal is; ``says`` is sent once the deal is done, or a goal is lost.

    ``did`` says what the pupil did, ``note`` which card best defence would have punished
    although the goal was reached, ``idea`` what the deal was made to teach.
    """

    states: list[Literal["open", "reached", "missed"]]
    done: bool
    mistake: MistakeMessage | None = None
    says: Sentence | None = None
    did: Sentence | None = None
    note: Sentence | None = None
    idea: Sentence | None = None


class ShownPlay(Struct, rename="camel"):
    """How the play goes on from a card, both sides playing their best.

    The position it begins in comes first: the hands the pupil sees, cards left to each seat,
    the trick in progress and who won those before. The first of ``cards`` is the pupil's own.
    """

    hands: dict[SeatLetter, list[str]]
    counts: dict[SeatLetter, int]
    trick: list[ShownCard]
    winners: list[SeatLetter]
    cards: list[ShownCard]


class LessonStepMessage(Struct, rename="camel"):
    """A step of a lesson file: its prose, what it asks, what is right, what is seen."""

    text: str
    texts: Sentence | None
    """The prose in each language, where the file has it in several."""
    hint: Sentence | None
    asks: Literal["bid", "card", "next", "count", "take", "reach"] | None
    right: list[str]
    choices: list[str]
    shown: list[SeatLetter]
    trick: dict[SeatLetter, str]
    gone: list[str]
    auction: bool
    calls: int


class LessonBoardMessage(Struct, rename="camel"):
    """A board of a lesson file; ``deal`` is PBN's, empty where it cannot be read."""

    board: str
    title: str
    deal: str
    hands: dict[SeatLetter, list[str]]
    dealer: SeatLetter
    vulnerable: str
    calls: list[str]
    students: list[SeatLetter]
    steps: list[LessonStepMessage]
    faults: list[Sentence]
    playable: bool
    contract: str
    """The contract that is played with robots in the end; empty where there is none."""
    source: str
    """The text of the board."""


class LessonFileMessage(Struct, rename="camel"):
    """The boards of a lesson file."""

    boards: list[LessonBoardMessage]


def schema() -> dict[str, object]:
    """Return the JSON schema of all messages, from which TypeScript is generated."""
    messages = {
        "library": LibraryRead,
        "review": DealReview,
        "ask": ReviewDeal,
        "complete": CompleteDeal,
        "field": FieldTable,
        "played": PlayedBoard,
        "split": SplitOdds,
        "suit": SuitOdds,
        "contract": ContractOdds,
        "course": LessonTitle,
        "themes": ThemeTitle,
        "lesson": LessonMessage,
        "standing": StandingMessage,
        "shown": ShownPlay,
        "file": LessonFileMessage,
    }
    return wire_schema("LearnWire", messages)
