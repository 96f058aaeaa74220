"""What the HTTP interface reads and writes; ``openapi.json`` is made from these types."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from biritch.server.web.wire import Sentence, VulnerableSides

Text = Annotated[str, Meta(max_length=400)]


class ApiRequest(Struct, forbid_unknown_fields=True, kw_only=True):
    """A request body."""


class DealRequest(ApiRequest):
    """Deals by chance, or the same ones again from a seed; ``north`` is cards or a shape."""

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
    """A deal to be solved with all cards seen; the board says who is vulnerable."""

    deal: Text
    board: Annotated[int, Meta(ge=1, le=100_000)] = 1


class SolveAnswer(Struct):
    """Tricks of each declarer (N, E, S, W) in clubs, diamonds, hearts, spades, notrump; par."""

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


class BidAnswer(Struct):
    """The call, and what it says."""

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
    """Each call with what it says."""

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
    """A movement by name, for that many pairs, players or teams."""

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
    """Names that may be asked for."""

    names: list[str]


class ProblemAnswer(Struct):
    """A refusal, as RFC 9457 has it."""

    title: str
    status: int
    detail: str
    type: str = "about:blank"
