"""Messages of the learning pages: odds, reviewed deals, the library."""

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
    """A deal of the library: its board, its hands, and the calls and cards so far.

    ``deal`` is in PBN (``N:… … … …``); ``calls`` and ``cards`` may be empty; ``code`` is the
    deal in a link; ``title`` names its source.
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
    """``POST /learn/read``: parse PBN, LIN, four hands, or a link."""

    text: Annotated[str, Meta(max_length=2_000_000)]


class LibraryRead(Struct, rename="camel"):
    """The deals of a text, and an error for each board that could not be parsed."""

    deals: list[DealMessage]
    problems: list[Sentence]


class ThemeTitle(Struct, rename="camel"):
    """A theme of the library: our own deals of one kind."""

    name: str
    title: Sentence
    about: Sentence
    deals: int


class DealByScript(Struct, forbid_unknown_fields=True, rename="camel"):
    """``POST /learn/script``: ask for a deal that satisfies a dealer script."""

    text: Annotated[str, Meta(max_length=20_000)]


class CompleteDeal(Struct, forbid_unknown_fields=True, rename="camel"):
    """``POST /learn/complete``: complete hands at random.

    ``hands`` are the known cards of each seat, in PBN; ``points`` the least and most high-card
    points of a seat, ``lengths`` the least and most cards of each suit, ``balanced`` the seats
    that hold no singleton and at most one doubleton.
    """

    hands: dict[SeatLetter, Annotated[str, Meta(max_length=40)]] = {}
    points: dict[SeatLetter, tuple[int, int]] = {}
    lengths: dict[SeatLetter, dict[Literal["S", "H", "D", "C"], tuple[int, int]]] = {}
    balanced: list[SeatLetter] = []
    board: BoardNumber = 1
    dealer: SeatLetter | None = None
    vulnerable: VulnerableSides | None = None


class ExportDeals(Struct, forbid_unknown_fields=True, rename="camel"):
    """``POST /learn/export/pbn`` (and others): write deals to a file, or hands on paper."""

    deals: Annotated[list[DealMessage], Meta(max_length=512)]
    hands: Literal["two", "four"] = "four"
    language: Annotated[str, Meta(max_length=12)] = "en"
    title: Annotated[str, Meta(max_length=120)] = ""


class ReviewDeal(Struct, forbid_unknown_fields=True, rename="camel"):
    """``POST /learn/review``: review a deal that was bid, and perhaps played."""

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
    """A card of the play, with declarer's total tricks after each legal card."""

    seat: SeatLetter
    card: CardText
    tricks: dict[CardText, int]
    lost: int
    price: int


class DearCard(Struct, rename="camel"):
    """One of a side's costliest cards: its cost, the better card and why."""

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
    """One of a side's costliest calls: the better call, and the result of each."""

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
    """The review of a deal."""

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
    """The result of one table of the field on the deal."""

    system: str
    title: Sentence
    contract: str
    declarer: SeatLetter | None
    tricks: int | None
    score_ns: int


class FieldLine(Struct, rename="camel"):
    """A result of the real field, and the number of tables with it."""

    score: ScoreView
    times: int
    worth: str
    """What it is worth to the side that looks: per cent at match points, else points."""
    mine: bool = False
    points: str = ""
    """My own points, and the most there were; empty where there is no such thing."""
    top: str = ""


class BoardField(Struct, rename="camel"):
    """The real field's results on a board of a tournament, the best for *side* first."""

    event: str
    title: str
    board: int
    side: Literal["NS", "EW"]
    unit: Unit
    tables: int
    lines: list[FieldLine]


class PlayedBoard(Struct, rename="camel"):
    """A board of a tournament: the play at one's own table, and the field's results.

    ``me`` is the player's seat there; without one only the hands are sent.
    """

    deal: DealMessage
    me: SeatLetter | None
    systems: dict[Literal["NS", "EW"], SystemText]
    field: BoardField


class SplitOdds(Struct, rename="camel"):
    """One way in which a suit breaks, and its probability in per cent."""

    split: str
    percent: float


class SuitOdds(Struct, rename="camel"):
    """The best line for a number of tricks, or for the highest average."""

    tricks: int | None
    percent: float | None
    average: float
    line: Sentence


class ContractOdds(Struct, rename="camel"):
    """The break-even probability of a contract, in per cent, with gains and losses."""

    break_even: float
    gain: float
    loss: float
    unit: Literal["imps", "mp", "points"]


class LessonTitle(Struct, rename="camel"):
    """A lesson in the list of the course; ``picture`` lists the cards and calls to draw."""

    name: str
    part: str
    part_title: Sentence
    title: Sentence
    deals: int
    courses: list[str]
    picture: list[str]


class QuestionMessage(Struct, rename="camel"):
    """A question of a deal with its choices; the right answer is not sent.

    Choices of a ``ruling`` are names; ``says`` has the sentence of each.
    """

    kind: Literal["number", "seat", "ruling"]
    choices: list[str]
    says: dict[str, Sentence] = {}


class GoalMessage(Struct, rename="camel"):
    """The task of a deal: a number of ``tricks``, a ``question``, calls, a lead or a signal."""

    kind: str
    tricks: int | None = None
    question: QuestionMessage | None = None


class LessonDealMessage(Struct, rename="camel"):
    """A deal of a lesson, without its cards."""

    task: Sentence
    hints: list[Sentence]
    goals: list[GoalMessage]


class LessonMessage(Struct, rename="camel"):
    """A lesson: its introduction, its deals, and the next lesson, if any."""

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
    """Open the table of a deal, with *begun* further calls and cards already made."""

    begun: Annotated[list[Annotated[str, Meta(max_length=3)]], Meta(max_length=371)] = []


class AskStanding(Struct, forbid_unknown_fields=True, rename="camel"):
    """Ask for the pupil's standing at *table*, opened with *token*, after *answers*."""

    table: Annotated[str, Meta(max_length=64)]
    token: Annotated[str, Meta(max_length=64)]
    answers: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)] = []


class BoardText(Struct, forbid_unknown_fields=True, rename="camel"):
    """A step of a board of a lesson file: its text, and which step, from 0."""

    text: Annotated[str, Meta(max_length=60_000)]
    step: Annotated[int, Meta(ge=0, le=2000)]


class OpenBoardTable(BoardText, forbid_unknown_fields=True, rename="camel"):
    """Open the table of a step, with *begun* further calls and cards already made."""

    begun: Annotated[list[Annotated[str, Meta(max_length=3)]], Meta(max_length=371)] = []


class AskBoardStanding(BoardText, forbid_unknown_fields=True, rename="camel"):
    """Ask for the pupil's standing at the *table* of a step, or for the rest of the play."""

    table: Annotated[str, Meta(max_length=64)]
    token: Annotated[str, Meta(max_length=64)]
    answers: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)] = []
    better: bool = False


class AskShown(AskStanding, forbid_unknown_fields=True, rename="camel"):
    """Ask how the play goes on after the pupil's card, or after a *better* one."""

    better: bool = False


class ShownCard(Struct, rename="camel"):
    """A card of the shown play; ``winner`` is set when it ends a trick."""

    seat: SeatLetter
    card: str
    winner: SeatLetter | None = None


class MistakeMessage(Struct, rename="camel"):
    """The mistake that lost the goal: the action, the right one, and what calls promised.

    ``before`` lists the actions of the pupil's table before the mistake; a table opened with
    them tries again from there. ``None`` means to try the whole deal again.
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
    """The state of each goal; ``says`` is sent once the deal is over or a goal is lost.

    ``did`` describes the pupil's play, ``note`` a card that best defence would have punished
    although the goal was reached, ``idea`` what the deal teaches.
    """

    states: list[Literal["open", "reached", "missed"]]
    done: bool
    mistake: MistakeMessage | None = None
    says: Sentence | None = None
    did: Sentence | None = None
    note: Sentence | None = None
    idea: Sentence | None = None


class ShownPlay(Struct, rename="camel"):
    """The continuation of the play from a card, both sides double dummy.

    The starting position comes first: the visible hands, the number of cards of each seat, the
    current trick and the winners of earlier ones. The first of ``cards`` is the pupil's own.
    """

    hands: dict[SeatLetter, list[str]]
    counts: dict[SeatLetter, int]
    trick: list[ShownCard]
    winners: list[SeatLetter]
    cards: list[ShownCard]


class LessonStepMessage(Struct, rename="camel"):
    """A step of a lesson file: its text, its question, the right answer, what is visible."""

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
    """A board of a lesson file; ``deal`` is PBN, or empty if it cannot be parsed."""

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
