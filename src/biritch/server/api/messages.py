"""Requests and responses of the HTTP interface; ``openapi.json`` is generated from them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from biritch.server.web.wire import Sentence, VulnerableSides

Text = Annotated[str, Meta(max_length=400)]


class ApiRequest(Struct, forbid_unknown_fields=True, kw_only=True):
    """A request body."""


class DealRequest(ApiRequest):
    """Ask for deals, at random or from a seed; ``north`` is cards or a shape."""

    n: Annotated[int, Meta(ge=1, le=100)] = 1
    seed: Text | None = None
    north: Text | None = None
    east: Text | None = None
    south: Text | None = None
    west: Text | None = None


class DealAnswer(Struct):
    """Boards, each with its deal as PBN writes it."""

    deals: list[str]


class SolveRequest(ApiRequest):
    """Ask for the double dummy solution of a deal; the board gives the vulnerability."""

    deal: Text
    board: Annotated[int, Meta(ge=1, le=100_000)] = 1


class SolveAnswer(Struct):
    """Tricks of each declarer (N, E, S, W) in clubs, diamonds, hearts, spades, NT; and par."""

    tricks: dict[str, list[int]]
    par_ns: int
    par_contracts: list[str]


class BidRequest(ApiRequest):
    """A hand whose turn it is to call, and the calls so far."""

    hand: Text
    auction: Text = ""
    dealer: Text = "N"
    vulnerable: VulnerableSides = "none"
    system: Text = "sayc"


class RobotBidRequest(BidRequest):
    """Ask a robot for its call: ``robot`` simulates hidden hands, ``rule`` does not."""

    robot: Literal["robot", "rule"] = "robot"
    seconds: Annotated[float, Meta(ge=0, le=2)] = 1.0


class LeadRequest(ApiRequest):
    """A hand to lead from after a whole auction; the others are dealt as the calls allow."""

    hand: Text
    auction: Text
    dealer: Text = "N"
    vulnerable: VulnerableSides = "none"
    system: Text = "sayc"
    deals: Annotated[int, Meta(ge=1, le=100)] = 50
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class LeadOption(Struct):
    """A lead: how often it beats the contract (0 to 1), tricks, IMPs and match points."""

    card: str
    set_share: float
    tricks: float
    imps: float
    match_points: float


class LeadAnswer(Struct):
    """Every lead, the best at beating the contract first, and over how many deals."""

    leads: list[LeadOption]
    deals: int


class PlayRequest(ApiRequest):
    """Ask a robot for a card: its hand as dealt, dummy, and the cards played in order."""

    hand: Text
    auction: Text
    dummy: Text | None = None
    cards: Annotated[list[Text], Meta(max_length=51)] = []
    dealer: Text = "N"
    vulnerable: VulnerableSides = "none"
    system: Text = "sayc"
    robot: Literal["robot", "rule"] = "robot"
    seconds: Annotated[float, Meta(ge=0, le=2)] = 1.0


class CardOption(Struct):
    """A card, the points it scores for its side on average, and the standard error."""

    card: str
    points: float
    error: float


class PlayAnswer(Struct):
    """The card, its hand, the reason, and the score of each card over the sampled deals."""

    card: str
    hand_of: str
    why: Sentence
    cards: list[CardOption]
    deals: int


class RankRequest(ApiRequest):
    """Results as text (PBN, USEBIO, CSV, JSON …), to be ranked."""

    text: Annotated[str, Meta(max_length=1_000_000)]
    notation: Text | None = None
    by: Text | None = None
    kind: Literal["pairs", "individual", "teams"] | None = None
    winners: Literal[1, 2] | None = None
    scale: Text | None = None


class RankedLine(Struct):
    """A contestant with a rank; equal contestants share it."""

    rank: int
    contestant: str
    score: float
    percent: float | None
    names: str


class RankAnswer(Struct):
    """The ranking, best first; each direction has its own ranks where there are two winners."""

    kind: str
    ranking: list[RankedLine]


class BidAnswer(Struct):
    """The call and its meaning."""

    call: str
    says: Sentence
    alert: bool


class ExplainRequest(ApiRequest):
    """An auction whose calls are to be explained; all four play the system."""

    auction: Text
    dealer: Text = "N"
    vulnerable: VulnerableSides = "none"
    system: Text = "sayc"


class ExplainAnswer(Struct):
    """Each call with its meaning."""

    calls: list[BidAnswer]


class ScoreRequest(ApiRequest):
    """A contract with its result, ``4HSx+1``, to be scored."""

    contract: Text
    vulnerable: VulnerableSides = "none"
    code: Text = "duplicate-2017"


class ScoreAnswer(Struct):
    """Declarer's points."""

    score: int


class ConvertRequest(ApiRequest):
    """A file of boards as text, to be written in another notation."""

    text: Annotated[str, Meta(max_length=1_000_000)]
    to: Text
    notation: Text | None = None


class ConvertAnswer(Struct):
    """The same boards in the other notation, and what it had no room for."""

    text: str
    boards: int
    lost: list[str]


class MovementRequest(ApiRequest):
    """A movement by name, for a number of pairs, players or teams."""

    name: Text
    contestants: Annotated[int, Meta(ge=1, le=1000)]
    rounds: Annotated[int, Meta(ge=1, le=1000)] | None = None


class SittingAnswer(Struct):
    """Who sits at a table in a round, and which set of boards is played."""

    table: int
    ns: list[int]
    ew: list[int]
    boards: int


class MovementAnswer(Struct):
    """The rounds, each a list of tables."""

    rounds: list[list[SittingAnswer]]


class NamesAnswer(Struct):
    """A list of names that requests may use."""

    names: list[str]


class ProblemAnswer(Struct):
    """An error response (RFC 9457, ``application/problem+json``)."""

    title: str
    status: int
    detail: str
    type: str = "about:blank"
