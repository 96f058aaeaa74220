"""Requests of ``POST /events/ID/do``: scores, rounds, calls of the director, rulings.

Permissions are checked in :mod:`~biritch.server.tournaments.entries`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from biritch.competition.tournament.steps.online import (
    LONGEST_DELAY,
    MOST_BEHIND,
    AbsenceChoice,
    OnlookerChoice,
    UndoChoice,
)
from biritch.competition.tournament.steps.presentation import SectionRanking
from biritch.competition.tournament.steps.rounds import FollowChoice
from biritch.competition.tournament.values import Outcome, OverrunChoice
from biritch.server.web.plain_text import read_json
from biritch.words.notation import Notation

Text = Annotated[str, Meta(max_length=120)]
Number = Annotated[int, Meta(ge=1, le=1000)]


RequestId = Annotated[str, Meta(min_length=1, max_length=40)]


class NamedRequest(Struct, tag_field="do", forbid_unknown_fields=True, frozen=True):
    """A request; ``do`` names its type."""

    id: RequestId
    """The same twice is done once."""


class RequestBase(NamedRequest, frozen=True, kw_only=True):
    """A request that names the version its sender saw."""

    seen: Annotated[int, Meta(ge=0)] | None = None
    """The ``n`` of the view the sender saw. If what the request answers has changed since, it
    is refused. The page always sends it; steps without it are refused, slips excepted."""
    after: Annotated[list[RequestId], Meta(max_length=400)] = []
    """The sender's own requests that were made after that view, and before this one."""


Words = Annotated[str, Meta(max_length=240)]


class EnterScore(RequestBase, tag="score", frozen=True):
    """Enter the score of a board, or correct it while not agreed; from North."""

    board: Number
    contract: Text = ""
    declarer: Text = ""
    result: Text = ""
    lead: Text = ""
    anyway: bool = False
    """Whether a score that is hardly ever made is meant all the same."""


class AgreeScore(RequestBase, tag="agree", frozen=True):
    """Agree with a score; from East-West, or from the director for a pair.

    Example:
        >>> read(b'{"do": "agree", "id": "r1", "board": 3}')
        AgreeScore(id='r1', board=3, pair=0, seen=None, after=[])
    """

    board: Number
    pair: int = 0


class AgreeAll(RequestBase, tag="agree-all", frozen=True):
    """Agree with every pending score; from the director."""


class DisputeScore(RequestBase, tag="refuse", frozen=True):
    """Dispute a score; from East-West."""

    board: Number


class EnterSlip(RequestBase, tag="slip", frozen=True):
    """Enter a line of a traveller, or correct the present score; from the director."""

    text: Text
    notation: Notation = "en"
    correct: bool = False
    why: Text = ""
    anyway: bool = False
    """Whether a board of a later round is meant all the same."""


class GivePenalty(RequestBase, tag="penalty", frozen=True):
    """Give points to a pair, or deduct them (negative), in the unit of the ranking."""

    pair: Number
    points: Annotated[str, Meta(pattern=r"^[+-]?[0-9]{1,4}([.,][0-9]{1,4})?$")]
    why: Text = ""
    anyway: bool = False
    """Whether that many points are meant all the same."""


class TakePenaltyBack(RequestBase, tag="penalty-back", frozen=True):
    """Undo a penalty; *number* is its index among those in force, as in ``extras``."""

    pair: Number
    number: Number
    why: Text = ""


class RenamePair(RequestBase, tag="name", frozen=True):
    """Rename a pair."""

    pair: Number
    names: Text
    numbers: Annotated[str, Meta(max_length=400)] = ""
    """The federations' numbers of its players, in order, with ``&`` between."""


class MarkAttendance(RequestBase, tag="come", frozen=True):
    """Mark a pair as absent, late, or gone for good."""

    pair: Number
    how: Literal["missing", "late", "leaves", "returns"]
    why: Text = ""


class StartRound(RequestBase, tag="next", frozen=True):
    """Begin the next round; with *anyway* even if scores are missing.

    If results decide who meets whom, the round is drawn now.
    """

    round: int
    anyway: bool = False


class SetClock(RequestBase, tag="clock", frozen=True):
    """Start or stop the clock of the round, or add or subtract minutes.

    Example:
        >>> read(b'{"do": "clock", "id": "r1", "running": true, "minutes": 5}').minutes
        5
    """

    running: bool
    minutes: Annotated[int, Meta(ge=-60, le=60)] = 0


class ShowRanking(RequestBase, tag="show", frozen=True):
    """Show the ranking to everybody, or hide it."""

    shown: bool


class ChangeMovement(RequestBase, tag="seat", frozen=True):
    """Change the movement; only before the first score."""

    movement: Text
    pairs: Number
    rounds: Number
    each: Number
    minutes: Number
    sections: Number = 1
    count: Text = ""
    odd: Text = ""


class RankSections(RequestBase, tag="rank-sections", frozen=True):
    """Rank sections together, list them separately as well, or rank them apart.

    Example:
        >>> read(b'{"do": "rank-sections", "id": "r1", "how": "apart"}').how
        'apart'
    """

    how: SectionRanking


class FollowRounds(RequestBase, tag="follow", frozen=True):
    """Choose how the next round begins in a room: by a director, or automatically.

    Example:
        >>> read(b'{"do": "follow", "id": "r1", "when": "all-in"}').when
        'all-in'
    """

    when: FollowChoice


class PlayMyself(RequestBase, tag="plays", frozen=True):
    """Declare that the director plays with a pair, or with none any more (0)."""

    pair: Annotated[int, Meta(ge=0, le=1000)]


class Announce(RequestBase, tag="announce", frozen=True):
    """Send a message to every phone and screen; an empty one removes it."""

    words: Words = ""


class SetFlow(RequestBase, tag="flow", frozen=True):
    """Choose how online rounds begin: automatically, or by a director."""

    flowing: bool


class SetAbsence(RequestBase, tag="away", frozen=True):
    """Choose the substitute for an absent online player: a robot, or nobody."""

    how: AbsenceChoice


class SetTableRules(RequestBase, tag="table-rules", frozen=True):
    """Set undo and onlookers for the online tables that open from the next round on."""

    undo: UndoChoice
    onlookers: OnlookerChoice
    behind: Annotated[int, Meta(ge=0, le=MOST_BEHIND)] = 1
    delay: Annotated[int, Meta(ge=0, le=LONGEST_DELAY)] = 0
    meanings: bool = False


class OpenSignUp(RequestBase, tag="sign-ups", frozen=True):
    """Open or close registration by players; before round 1.

    Example:
        >>> read(b'{"do": "sign-ups", "id": "r1", "open": true}').open
        True
    """

    open: bool


class CallDirector(RequestBase, tag="call", frozen=True):
    """Call the director to a table; board 0 means no board in particular."""

    board: Annotated[int, Meta(ge=0, le=1000)] = 0
    why: Words = ""


class ReplyToCall(RequestBase, tag="reply", frozen=True):
    """Answer a call to the director; ``closed`` if nothing is left to do."""

    call: Number
    words: Words = ""
    closed: bool = False


class NameLineUp(RequestBase, tag="line-up", frozen=True):
    """Name a team's line-up for the coming half; from its captain or the director."""

    open: Annotated[str, Meta(pattern="^[a-f]{2}$")]
    closed: Annotated[str, Meta(pattern="^[a-f]{2}$")]
    team: Annotated[int, Meta(ge=0, le=1000)] = 0


class SetOverrun(RequestBase, tag="overrun", frozen=True):
    """Choose what happens to boards not begun in time, from now on or (``now``) this round."""

    boards: OverrunChoice
    now: bool = False


class TakeBackRound(RequestBase, tag="back", frozen=True):
    """Undo the beginning of the last round."""

    round: int


class SetLastRound(RequestBase, tag="last", frozen=True):
    """Set the last round: fewer than the movement has, or all of them again."""

    round: Number
    anyway: bool = False
    """Whether it is meant though rounds that were to be crossed are cut off."""


class AddPair(RequestBase, tag="add", frozen=True):
    """Add a late pair, which takes a seat where a pair sat out."""

    names: Text = ""


class SetCorrection(RequestBase, tag="correction", frozen=True):
    """Set the correction period after the session, in minutes."""

    minutes: Annotated[int, Meta(ge=0, le=1440)]


class WithdrawKey(RequestBase, tag="withdraw", frozen=True):
    """Revoke the key of a further director; from the first director."""

    desk: Annotated[int, Meta(ge=2, le=4)]


class ReplaceMovement(RequestBase, tag="reseat", frozen=True):
    """Play another movement from the next round on, on boards of its own."""

    movement: Text
    entrants: Annotated[str, Meta(max_length=2000)]
    """The numbers of those who play it, in the order of its seats."""
    rounds: Number
    each: Number
    minutes: Number
    sections: Number = 1


class AddSection(RequestBase, tag="section", frozen=True):
    """Add a section from the next round on, with copies of the boards."""

    movement: Text
    pairs: Number
    rounds: Number


class MoveBoards(RequestBase, tag="boards", frozen=True):
    """Record another set of boards at a table than in the movement (Law 15A)."""

    table: Number
    board: Number
    """Any board of the set."""
    round: Annotated[int, Meta(ge=0, le=1000)] = 0
    """0 is the round under way."""
    instead: Annotated[int, Meta(ge=0, le=1000)] = 0
    """The one board in whose place ``board`` was played alone; 0 is the whole set."""
    anyway: bool = False
    """Whether it is meant, now that what it costs is shown."""


class SwapBoards(RequestBase, tag="swap", frozen=True):
    """Exchange, or record the exchange of, two tables' boards."""

    table: Number
    other: Number
    round: Annotated[int, Meta(ge=0, le=1000)] = 0
    board: Annotated[int, Meta(ge=0, le=1000)] = 0
    """The one board that ``table`` should have had; 0 is the whole set."""
    against: Annotated[int, Meta(ge=0, le=1000)] = 0
    """The one board that ``other`` should have had."""
    anyway: bool = False
    """Whether it is meant, now that what it costs is shown."""


class TurnTables(RequestBase, tag="turn", frozen=True):
    """Arrow-switch tables (exchange North-South and East-West); none named means all."""

    tables: Annotated[list[Number], Meta(max_length=200)] = []
    round: Annotated[int, Meta(ge=0, le=1000)] = 0
    """0 is the round under way."""
    board: Annotated[int, Meta(ge=0, le=1000)] = 0
    """One board of one table; 0 is all of them."""
    anyway: bool = False
    """Whether it is meant, now that what it does is shown."""


class ExchangeSeats(RequestBase, tag="exchange", frozen=True):
    """Exchange two pairs' or players' places; one of them may sit out."""

    pair: Number
    other: Number
    round: Annotated[int, Meta(ge=0, le=1000)] = 0
    """0 is the round under way."""
    board: Annotated[int, Meta(ge=0, le=1000)] = 0
    """One board alone, wherever the other has it; 0 is the whole round."""
    anyway: bool = False
    """Whether it is meant, now that what it costs is shown."""


class NameSubstitute(RequestBase, tag="substitute", frozen=True):
    """Name a substitute for a player of a pair; an empty name removes it.

    Example:
        >>> read(b'{"do": "substitute", "id": "r1", "pair": 3, "name": "Zoe"}').board
        0
    """

    pair: Number
    name: Annotated[str, Meta(max_length=60)]
    absent: Annotated[str, Meta(max_length=60)] = ""
    """For whom."""
    round: Annotated[int, Meta(ge=0, le=1000)] = 0
    """0 is the round under way."""
    board: Annotated[int, Meta(ge=0, le=1000)] = 0
    """0 is the whole round."""


class RatePair(RequestBase, tag="rate", frozen=True):
    """Set a pair's master points, which decide its stratum, and its handicap in per cent."""

    pair: Number
    holding: Annotated[int, Meta(ge=0, le=10_000_000)] = 0
    handicap: Annotated[str, Meta(max_length=8)] = ""


class ChooseColumns(RequestBase, tag="columns", frozen=True):
    """Choose columns of the ranking: strata by their limits, and a scale of master points."""

    strata: Annotated[str, Meta(max_length=80)] = ""
    points: Text = ""


class SetPublication(RequestBase, tag="publication", frozen=True):
    """Set the notice on everything published, and who may list and embed the pages."""

    club: Text = ""
    director: Text = ""
    listed: bool = False
    framed: bool = False


class DecideMatch(RequestBase, tag="decide-match", frozen=True):
    """Decide a tied match of a knock-out by lot, or for the better seed."""

    home: Number
    away: Number
    by: Literal["lot", "seed"]


class GroupFouled(RequestBase, tag="fouled", frozen=True):
    """Mark tables that played a board in a changed form (Law 87); an empty list unmarks.

    Example:
        >>> read(b'{"do": "fouled", "id": "r1", "board": 7, "tables": "3-8 5-10"}').form
        'B'
    """

    board: Number
    tables: Annotated[str, Meta(max_length=2000)]
    form: Annotated[str, Meta(pattern="^[A-Z]$")] = "B"


PlayRequest: TypeAlias = (
    EnterScore
    | AgreeScore
    | AgreeAll
    | DisputeScore
    | EnterSlip
    | GivePenalty
    | TakePenaltyBack
    | RenamePair
    | MarkAttendance
    | StartRound
    | SetClock
    | ShowRanking
    | Announce
    | ChangeMovement
    | SetFlow
    | SetAbsence
    | SetTableRules
    | CallDirector
    | ReplyToCall
    | SetOverrun
    | NameLineUp
    | TakeBackRound
    | SetLastRound
    | AddPair
    | SetCorrection
    | WithdrawKey
    | ReplaceMovement
    | AddSection
    | MoveBoards
    | SwapBoards
    | TurnTables
    | ExchangeSeats
    | NameSubstitute
    | RankSections
    | FollowRounds
    | PlayMyself
    | OpenSignUp
    | GroupFouled
    | DecideMatch
    | RatePair
    | ChooseColumns
    | SetPublication
)


ShortText = Annotated[str, Meta(max_length=400)]
LongText = Annotated[str, Meta(max_length=2000)]
PercentText = Annotated[str, Meta(max_length=8)]


class GiveAverage(RequestBase, tag="average", frozen=True):
    """Give artificial scores in per cent: *own* for *pair*, *theirs* for its opponents.

    60 is average plus, 50 average, 40 average minus (Law 12C2).
    """

    board: Number
    pair: Number
    own: PercentText
    theirs: PercentText
    why: Text = ""


class GiveAverages(RequestBase, tag="averages", frozen=True):
    """Give artificial scores for all boards that *pair* missed in finished rounds."""

    pair: Number
    own: PercentText
    theirs: PercentText
    why: Text = ""


class TakeAveragesBack(RequestBase, tag="averages-back", frozen=True):
    """Undo every average that *pair* has for a missed board."""

    pair: Number
    why: Text = ""


class AdjustScore(RequestBase, tag="adjust", frozen=True):
    """Assign a score: one result, or several with their weights (Law 12C1c).

    *score* is North-South's, ``60% 4S=, 40% 4S-1``, ``4S N -1`` or ``-100``; ``60-40`` is
    artificial. *ew* is East-West's if it differs (12C1f). A lone ``60%``, ``A+``, ``A`` or
    ``A-`` is one side's artificial score (12C2), if the other side has a result.
    """

    board: Number
    pair: Number
    score: ShortText
    ew: ShortText = ""
    notation: Notation = "en"
    why: Text = ""


class UndoScore(RequestBase, tag="undo", frozen=True):
    """Undo the last score of a board."""

    board: Number
    pair: Number
    why: Text = ""


class FileAppeal(RequestBase, tag="appeal", frozen=True):
    """File an appeal (Law 92), or with its *number* replace one.

    *late*: the organiser accepts it after the correction period (79C1, 92B).
    """

    board: Number
    pair: Number
    facts: LongText
    ruling: LongText
    grounds: LongText = ""
    deposit: Text = ""
    number: Annotated[int, Meta(ge=0, le=1000)] = 0
    concurring: bool = False
    """Whether both of the pair want it (92D1)."""
    late: bool = False


class DecideAppeal(RequestBase, tag="decide", frozen=True):
    """Decide an appeal, or without an *outcome* reopen it.

    If the ruling is changed, the board gets *score* and *ew*, as by :class:`AdjustScore`.
    """

    number: Number
    outcome: Outcome
    decision: LongText = ""
    deposit: Text = ""
    score: ShortText = ""
    ew: ShortText = ""
    notation: Notation = "en"


RulingRequest: TypeAlias = (
    GiveAverage
    | GiveAverages
    | TakeAveragesBack
    | AdjustScore
    | UndoScore
    | FileAppeal
    | DecideAppeal
)


def read(body: bytes) -> PlayRequest | RulingRequest:
    """Parse a request.

    Raises:
        msgspec.DecodeError, RecursionError, UnicodeDecodeError: It is not one.
    """
    request: PlayRequest | RulingRequest = read_json(body, PlayRequest | RulingRequest)
    return request
