"""All messages of the socket, in both directions: the source for Python and TypeScript.

A client first sends ``hello``. The server replies with a full ``view`` for that person, and
sends another one after every action: whole or, if the client asks for it, as a ``change`` of
the last one, and never with a card that the person may not see. ``n`` counts the entries of the
table's log: a client that missed some sends its number (``seen``), and receives the later ones
in ``since``. A request carries an ``id`` of the client's making (a repeated one is acknowledged
again and not done twice) and ``on``, the ``n`` that the client saw: if what it answers has
changed since, it is refused as ``stale``, with the current state. Every sentence is sent in all
languages, keyed ``en`` and ``fr``.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from biritch.server.tables.scoresheet import PartName, ScoreSheetView
from biritch.server.web.wire import SeatLetter, Sentence, VulnerableSides, wire_schema
from biritch.table.company_events import Audience
from biritch.table.manners import OnlookerPolicy, OvertimePolicy, UndoPolicy
from biritch.table.public_log import Kind

Phase = Literal["drawing", "auction", "naming", "sharing", "play", "over"]
CardText = Annotated[str, Meta(pattern="^[SHDC][2-9TJQKA]$")]
CallText = Annotated[str, Meta(pattern="^(P|X|XX|[1-7][CDHSN])$")]
ActionText = Annotated[
    str, Meta(pattern="^(leave|ask|yes|trumps:[CDHSN]|widow:[SHDC]\\w:[SHDC]\\w)$")
]
"""One of the older deeds, as ``biritch.games.actions`` writes them."""
RequestId = Annotated[str, Meta(min_length=1, max_length=64)]
ShortName = Annotated[str, Meta(min_length=1, max_length=64)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]


Remarks = Annotated[str, Meta(max_length=300)]
Key = Annotated[str, Meta(max_length=128)]
Device = Annotated[str, Meta(max_length=64)]


class CallMeaning(Struct, rename="camel", omit_defaults=True):
    """The meaning of a call, by the agreements of the side that makes it."""

    says: Sentence
    artificial: bool = False
    alert: bool = False
    announce: Sentence | None = None
    forcing: Literal["no", "one-round", "game", "invitational", "sign-off"] = "no"
    rule: str = ""
    source: str = ""
    short: Sentence | None = None
    """What a player would say of it, in a line; where that is not all of what it says."""


class CallMade(Struct, rename="camel"):
    """A call of the auction."""

    seat: SeatLetter
    call: CallText
    meaning: CallMeaning | None = None


class CallChoice(Struct, rename="camel"):
    """A call that the reader may make, and its meaning."""

    call: CallText
    meaning: CallMeaning | None = None


class PlayedCard(Struct, rename="camel"):
    """A card on the table, and its seat."""

    seat: SeatLetter
    card: CardText


class NamingAction(Struct, rename="camel"):
    """An action while trumps are chosen: a call, or an action of pre-auction games."""

    seat: SeatLetter
    what: str


class Ceremony(Struct, rename="camel"):
    """The dealing of the next board; for the first also the cards drawn for the deal.

    ``pack`` is the pack of this board: the other one is dealt next, and lies meanwhile at the
    left of ``dealer``, who deals then. ``mine`` if the reader cuts it.
    """

    drawn: dict[SeatLetter, CardText]
    pack: Literal["blue", "red"]
    dealer: SeatLetter
    shuffles: SeatLetter
    cuts: SeatLetter
    mine: bool


class ForbiddenActions(Struct, rename="camel"):
    """Why calls or cards are forbidden now, with the law; without *what*, all of them."""

    says: Sentence
    law: int
    clause: str = ""
    what: list[str] = []


class FinishedTrick(Struct, rename="camel"):
    """A trick that is over."""

    cards: list[PlayedCard]
    winner: SeatLetter


class SeatOccupant(Struct, rename="camel"):
    """The occupant of a seat; a robot has the title of its ``system``."""

    kind: Literal["person", "robot", "empty"]
    name: str
    here: bool = True
    system: Sentence | UnsetType = UNSET


class EveningScore(Struct, rename="camel"):
    """The friends' total: North-South's points less East-West's, over ``boards``."""

    boards: int
    points: int


class OpenClaim(Struct, rename="camel"):
    """A claim that awaits answers: the number of remaining tricks claimed."""

    seat: SeatLetter
    tricks: int
    waiting: list[SeatLetter]
    line: str = ""


class ContestedClaim(Struct, rename="camel"):
    """The last rejected claim: who objected, and ``why`` if a person said so.

    The double dummy result is shown once the board is over, in ``refuted``; ``sure`` is the
    number of tricks that the claimant's side cannot lose, if it conceded some (Law 71).
    """

    claimant: SeatLetter
    tricks: int
    seat: SeatLetter
    why: str = ""
    sure: int = 0


class RefutedClaim(Struct, rename="camel"):
    """A claim that a robot rejected, shown after the board; ``card`` beats it, if known.

    ``best`` is the number of the remaining tricks that the claimant's side wins double dummy;
    ``law`` is the Law by which the claim failed although best play would have made it: ``70C``
    (trumps not mentioned), ``70D`` (the stated line), ``70E`` (a guess).
    """

    claimant: SeatLetter
    tricks: int
    best: int
    seat: SeatLetter
    card: str
    law: str = ""


class SideClock(Struct, rename="camel"):
    """The thinking time of each side over the board, and its limit, in seconds."""

    limit: int
    ns: int
    ew: int


class TimedAction(Struct, rename="camel"):
    """An action, its player, and the milliseconds it took."""

    seat: SeatLetter
    what: str
    ms: int


class ScoreComponent(Struct, rename="camel"):
    """One item of a score, in points."""

    name: PartName
    points: int


class DoubleDummy(Struct, rename="camel"):
    """The double dummy solution: tricks by declarer and strain, and par.

    ``best`` is declarer's tricks in the contract played, from the opening lead on.
    """

    table: dict[SeatLetter, dict[Literal["C", "D", "H", "S", "N"], int]]
    par_ns: int
    par_contracts: list[str]
    best: int | None = None


class BoardOutcome(Struct, rename="camel"):
    """The result of the board, from North-South's side."""

    score_ns: int
    tricks: int | None
    over: int | None  # tricks over (or, below zero, under) the contract
    parts: list[ScoreComponent]
    claimed: bool = False
    double_dummy: DoubleDummy | None = None


class EventLine(Struct, rename="camel"):
    """An entry of the table's log, as far as this person may know it."""

    n: int
    kind: Kind
    seat: SeatLetter | None = None
    what: str = ""


class _Message(Struct, tag_field="t", rename="camel", forbid_unknown_fields=True):
    """The base of messages; ``t`` names the type."""


# ---- what a client says ----


class Hello(_Message, tag="hello"):
    """The first message: the table, the key, and the number of entries already seen."""

    table: ShortName
    token: Key = ""
    seen: Count = 0
    device: Device = ""
    """A word of the browser's own: a seat is at one device, the last one that came."""
    changes: bool = False
    """Whether I understand ``change``: only what changed of views and companies is sent."""


class _Request(_Message):
    id: RequestId
    on: Count


class MakeCall(_Request, tag="call"):
    """Make a call."""

    call: CallText


class PlayCard(_Request, tag="play"):
    """Play a card from the hand whose turn it is, one's own or dummy's."""

    card: CardText


class TakeAction(_Request, tag="do"):
    """Name trumps, leave that to partner, ask or allow to play, share the widow out."""

    what: ActionText


class FaceLead(_Request, tag="face"):
    """State that one has no more questions: the opening lead may be faced (Law 41B)."""


class ClaimTricks(_Request, tag="claim"):
    """Claim *tricks* of the remaining tricks (0 concedes them all)."""

    tricks: Annotated[int, Meta(ge=0, le=13)]
    line: Remarks = ""
    """The line of play proposed (Law 68C)."""


class AnswerClaim(_Request, tag="answer"):
    """Accept or reject the claim on the table; *why* not."""

    accept: bool
    why: Remarks = ""


class TakeBack(_Request, tag="undo"):
    """Undo back to one's last action; among friends, ask the opponents to agree."""


class AnswerUndo(_Request, tag="answer-undo"):
    """Answer an opponent's wish to undo."""

    accept: bool


class Speak(_Request, tag="say"):
    """Send a text or a preset phrase to *audience*, or call the director."""

    audience: Audience
    text: Remarks = ""
    phrase: Annotated[str, Meta(max_length=32)] = ""
    calls: bool = False


class ChangeSeat(_Request, tag="sit"):
    """Take *seat*, or leave one's seat and watch."""

    seat: SeatLetter | None = None


class SwapSeats(_Request, tag="swap"):
    """Exchange two seats; the host's request, between boards."""

    one: SeatLetter
    other: SeatLetter


class SeatRobot(_Request, tag="robot"):
    """Put a robot in an open seat, or open a robot's seat; the host's request."""

    seat: SeatLetter
    open: bool = False


class Invite(_Request, tag="invite"):
    """Create a new invitation to *seat*, or for onlookers; it replaces the former one.

    With *withdraw* there is none any more. Only the host invites.
    """

    seat: SeatLetter | None = None
    withdraw: bool = False


class SendAway(_Request, tag="send-away"):
    """Remove a guest, or oneself, for good: the key becomes invalid."""

    guest: Annotated[int, Meta(ge=0, le=1000)]


class VoteRobot(_Request, tag="vote"):
    """Vote for a robot to replace the absent player of *seat* at once."""

    seat: SeatLetter


class AskMeaning(_Request, tag="question"):
    """Ask the opponent who made call number *call* of the board what it means."""

    call: Annotated[int, Meta(ge=0, le=400)]


class ExplainCall(_Request, tag="explain"):
    """Explain one's call number *call* of the board to the opponents, not to partner."""

    call: Annotated[int, Meta(ge=0, le=400)]
    text: Remarks


class MannersMessage(Struct, rename="camel", forbid_unknown_fields=True):
    """The friends' rules: seconds of grace, undo, onlookers and their delay, clocks."""

    grace: Annotated[int, Meta(ge=0, le=3600)] = 60
    undo: UndoPolicy = "ask"
    onlookers: OnlookerPolicy = "played"
    delay: Annotated[int, Meta(ge=0, le=7200)] = 0
    clock: Annotated[int, Meta(ge=0, le=120)] = 0
    robot: Annotated[str, Meta(max_length=64)] = "robot:sef"
    overtime: OvertimePolicy = "told"
    admit: bool = False


class AdmitGuest(_Request, tag="admit"):
    """Admit a guest who waits to watch; the host's request (or remove the guest)."""

    guest: Annotated[int, Meta(ge=0, le=10_000)]


class MuteGuest(_Request, tag="mute"):
    """Mute a guest for everybody but the director, or unmute; the host's request."""

    guest: Annotated[int, Meta(ge=0, le=10_000)]
    muted: bool = True


class SettleManners(_Request, tag="manners"):
    """Set the table's rules; the host's request."""

    manners: MannersMessage


class DealNext(_Request, tag="next"):
    """Deal the next board when this one is over; people who deal say where to *cut*."""

    cut: Annotated[int, Meta(ge=0, le=52)] | None = None


class AskHint(_Request, tag="hint"):
    """Ask for a robot's advice and its reason. Changes nothing."""


class ChangeSettings(_Request, tag="settings"):
    """Change the table's settings; ``robot_pace`` is the least ms between robots' actions.

    With ``robot_claims`` robots claim when the outcome is certain; otherwise they play to the
    last card.
    """

    robot_pace: Annotated[int, Meta(ge=0, le=5000)] | None = None
    robot_claims: bool | None = None


ClientMessage = (
    Hello
    | MakeCall
    | PlayCard
    | TakeAction
    | FaceLead
    | ClaimTricks
    | AnswerClaim
    | TakeBack
    | AnswerUndo
    | DealNext
    | AskHint
    | ChangeSettings
    | Speak
    | ChangeSeat
    | SwapSeats
    | SeatRobot
    | Invite
    | SendAway
    | VoteRobot
    | AskMeaning
    | ExplainCall
    | SettleManners
    | AdmitGuest
    | MuteGuest
)


# ---- what the server says ----


class OwnView(Struct, rename="camel", omit_defaults=True, kw_only=True):
    """The part of a view that differs between people."""

    you: SeatLetter | None
    """The seat this person looks from and acts for (declarer's, when dummy looks on)."""
    hands: dict[SeatLetter, list[CardText]]
    """The cards still held, where they may be seen."""
    auction: list[CallMade]
    explained: list[CallMade]
    """The opponents' bids and what they meant, once the auction is no longer shown."""
    dummies: list[SeatLetter]
    """Whose cards lie face up for others to play: dummy, or one for each of two people."""
    widow: list[CardText]
    """The cards I am to share out."""
    ceremony: Ceremony | None
    """Who deals, shuffles and cuts, where people do."""
    can_face: bool
    """Whether the lead that lies face down waits for my questions."""
    last_trick: FinishedTrick | None
    """The last trick, while the laws let this person see it (Law 66)."""
    legal: list[str]
    """What I may do now: calls in the auction, cards in the play, older deeds."""
    choices: list[CallChoice]
    """My legal calls with what each would say."""
    can_claim: bool
    can_undo: bool
    can_next: bool
    since: list[EventLine]
    """What happened after the ``seen`` of the client's ``hello``, or since the last view."""
    forbidden: list[ForbiddenActions] = []


class TableView(
    OwnView,
    tag="view",
    tag_field="t",
    forbid_unknown_fields=True,
    rename="camel",
    omit_defaults=True,
    kw_only=True,
):
    """The whole table as one person sees it."""

    n: int
    table: str
    board: int
    boards: int | None  # how many there are in the set, if it has an end
    dealer: SeatLetter
    vulnerable: VulnerableSides
    variant: str
    phase: Phase
    turn: SeatLetter | None
    actor: SeatLetter | None
    seats: dict[SeatLetter, SeatOccupant]
    systems: dict[Literal["NS", "EW"], str]
    """What each side bids, for its convention card; nothing where there is no auction."""
    counts: dict[SeatLetter, int]
    announced: dict[SeatLetter, int] | None
    """The points everyone has announced, in games where they do."""
    contract: str | None
    """``4HX``; ``Pass`` when passed out."""
    declarer: SeatLetter | None
    dummy: SeatLetter | None
    players: list[SeatLetter]
    """Who sits at the table; in the games for two, two."""
    said: list[NamingAction]
    """What was said while a trump was named."""
    turned: str | None
    """The card that made the trump."""
    stock: int
    """How many cards are left to draw."""
    lead_down: SeatLetter | None
    """Who has led a card that still lies face down (Law 41A)."""
    trick: list[PlayedCard]
    winners: list[SeatLetter]
    """Who won each trick so far, as the cards everyone keeps in front still tell."""
    won_ns: int
    won_ew: int
    claim: OpenClaim | None
    result: BoardOutcome | None
    sheet: ScoreSheetView | None
    deal: dict[SeatLetter, list[CardText]] | None
    """All four hands as dealt, once the board is over."""
    played: list[FinishedTrick] | None
    """Every trick, once the board is over."""
    hurried: bool = False
    """Whether the server is full: robots think less than half of their time."""
    contested: ContestedClaim | None = None
    clock: SideClock | None = None
    evening: EveningScore | None = None
    times: list[TimedAction] = []
    """How long each action took, once the board is over."""
    refuted: list[RefutedClaim] = []
    """Which cards beat the claims robots refused, once the board is over."""


class GuestView(Struct, rename="camel"):
    """A guest; ``seat`` is theirs, also while a robot replaces them.

    A guest who ``waits`` came to watch, and the host has not admitted them yet.
    """

    number: int
    name: str
    seat: SeatLetter | None
    here: bool
    waits: bool = False
    muted: bool = False
    """Whether nobody but the director hears them."""


class CompanySeat(Struct, rename="camel"):
    """A seat: its occupant, its owner, and how long it is reserved for an absent owner.

    ``invited`` if an invitation to it is open; ``votes`` counts votes for a robot.
    """

    kind: Literal["person", "robot", "open"]
    name: str
    guest: int | None
    here: bool
    waits: int | None
    invited: bool
    votes: list[SeatLetter]


class RemarkView(Struct, rename="camel"):
    """A remark, or a call for the director; ``n`` is its log line."""

    n: int
    guest: int
    audience: Audience
    text: str
    phrase: str
    calls: bool


class UndoWishView(Struct, rename="camel"):
    """A player's wish to undo, and who has still to agree."""

    seat: SeatLetter
    waiting: list[SeatLetter]


class ToldMeaning(Struct, rename="camel"):
    """A player's own explanation of a call of the board."""

    call: int
    text: str


class TableCompany(_Message, tag="company"):
    """The people at a table and their remarks; sent on every change.

    ``you`` is the reader's number, -1 without one; ``host`` whether the reader is the host;
    ``started`` whether a board was dealt; ``explained`` the explanations the reader may see,
    ``questions`` the reader's calls that an opponent asks about, ``may_talk`` whether a text to
    the whole table is allowed now (Laws 73, 76).
    """

    n: int
    table: str
    variant: str
    you: int
    seat: SeatLetter | None
    host: bool
    tournament: str
    """The tournament the table belongs to; empty where friends play."""
    started: bool
    can_deal: bool
    players: list[SeatLetter]
    guests: list[GuestView]
    seats: dict[SeatLetter, CompanySeat]
    remarks: list[RemarkView]
    undo: UndoWishView | None
    explained: list[ToldMeaning]
    questions: list[int]
    may_talk: bool
    onlookers_invited: bool
    shown: bool
    """Whether onlookers see all four hands of this board."""
    manners: MannersMessage
    overtime: list[Literal["NS", "EW"]] = []
    """The sides that have used up their time for the board."""


class MessageChanged(_Message, tag="change", omit_defaults=True):
    """The difference to the last message of a kind, if ``hello`` asked for differences.

    The last message had the number ``base``. ``set`` are changed fields, ``more`` elements
    appended to lists, ``gone`` fields that return to their defaults.
    """

    of: Literal["view", "company"]
    base: int
    set: dict[str, Any] = {}
    more: dict[str, list[Any]] = {}
    gone: list[str] = []


class SeatInvited(_Message, tag="invited"):
    """A new invitation, shown once and only to the host; it is valid for this seat alone."""

    id: str
    seat: SeatLetter | None
    key: str


class RequestRefused(_Message, tag="refused"):
    """The request was refused, and why; the table is unchanged."""

    id: str | None
    code: Literal["bad", "stale", "turn", "illegal", "claim", "undo", "seat", "busy", "moved"]
    says: Sentence
    law: int | None = None
    clause: str = ""


class RequestDone(_Message, tag="done"):
    """The request was done and stored; also the reply to a repeated ``id``."""

    id: str
    n: int


class KnownRange(Struct, rename="camel"):
    """The range of a number in four cases of five, and its most frequent value."""

    low: int
    usual: int
    high: int


class LikelyHonour(Struct, rename="camel"):
    """A missing honour, and the probability in per cent that a hand holds it."""

    card: CardText
    percent: int


class HiddenHandView(Struct, rename="camel"):
    """What calls and cards reveal of a hidden hand, as it was dealt."""

    seat: SeatLetter
    points: KnownRange
    lengths: dict[Literal["C", "D", "H", "S"], KnownRange]
    honours: list[LikelyHonour]


class HintGiven(_Message, tag="hinted"):
    """A robot's advice, its reason, and what is known of the hidden hands."""

    id: str
    action: str
    says: Sentence
    more: list[Sentence] = []
    candidates: list[CallChoice] = []
    """The calls compared, the best first."""
    hidden: list[HiddenHandView] = []


ServerMessage = (
    TableView
    | TableCompany
    | MessageChanged
    | RequestRefused
    | RequestDone
    | HintGiven
    | SeatInvited
)

decode = msgspec.json.Decoder(ClientMessage).decode
encode = msgspec.json.Encoder().encode


def common_text(view: TableView) -> bytes:
    """Return *view*, without fields for one person, as an open JSON object.

    :func:`whole_text` completes it with the part for one person.
    """
    return encode(view)[:-1]


def whole_text(common: bytes, own: OwnView) -> bytes:
    """Return the whole message: the *common* part and the reader's *own*."""
    return common + b"," + encode(own)[1:]


def schema() -> dict[str, object]:
    """Return the JSON schema of both directions, from which TypeScript is generated."""
    return wire_schema("Wire", {"client": ClientMessage, "server": ServerMessage})
