"""The requests of ``POST /events/ID/do``: scores, rounds, calls of the director, rulings.

Who may make which is decided in :mod:`~biritch.server.tournaments.entries`.
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
    """A request; ``do`` says which."""

    id: RequestId
    """The same twice is done once."""


class RequestBase(NamedRequest, frozen=True, kw_only=True):
    """A request that answers what its sender saw."""

    seen: Annotated[int, Meta(ge=0)] | None = None
    """The ``n`` of the view the sender saw. If what the request answers has changed since, it
    is refused. The page always sends it; steps without it are refused, slips excepted."""
    after: Annotated[list[RequestId], Meta(max_length=400)] = []
    """The sender's own requests that were made after that view, and before this one."""


Words = Annotated[str, Meta(max_length=240)]


class EnterScore(RequestBase, tag="score", frozen=True):
    """North enters the score of a board, or corrects it while it is not agreed with."""

    board: Number
    contract: Text = ""
    declarer: Text = ""
    result: Text = ""
    lead: Text = ""
    anyway: bool = False
    """Whether a score that is hardly ever made is meant all the same."""


class AgreeScore(RequestBase, tag="agree", frozen=True):
    """East-West agree; or the director does, for the pair named.

    Example:
        >>> read(b'{"do": "agree", "id": "r1", "board": 3}')
        AgreeScore(id='r1', board=3, pair=0, seen=None, after=[])
    """

    board: Number
    pair: int = 0


class AgreeAll(RequestBase, tag="agree-all", frozen=True):
    """The director agrees with every score that waits for the other side."""


class DisputeScore(RequestBase, tag="refuse", frozen=True):
    """East-West do not agree."""

    board: Number


class EnterSlip(RequestBase, tag="slip", frozen=True):
    """The director enters a line of a traveller, or corrects one that stands."""

    text: Text
    notation: Notation = "en"
    correct: bool = False
    why: Text = ""
    anyway: bool = False
    """Whether a board of a later round is meant all the same."""


class GivePenalty(RequestBase, tag="penalty", frozen=True):
    """Points given to a pair, or taken below zero, in the unit of the ranking."""

    pair: Number
    points: Annotated[str, Meta(pattern=r"^[+-]?[0-9]{1,4}([.,][0-9]{1,4})?$")]
    why: Text = ""
    anyway: bool = False
    """Whether that many points are meant all the same."""


class TakePenaltyBack(RequestBase, tag="penalty-back", frozen=True):
    """A penalty is taken back; *number* counts those that stand, as ``extras`` tells them."""

    pair: Number
    number: Number
    why: Text = ""


class RenamePair(RequestBase, tag="name", frozen=True):
    """A pair is given its names."""

    pair: Number
    names: Text
    numbers: Annotated[str, Meta(max_length=400)] = ""
    """The federations' numbers of its players, in order, with ``&`` between."""


class MarkAttendance(RequestBase, tag="come", frozen=True):
    """A pair is missing, has come late, or leaves for good."""

    pair: Number
    how: Literal["missing", "late", "leaves", "returns"]
    why: Text = ""


class StartRound(RequestBase, tag="next", frozen=True):
    """The next round begins; with *anyway* even where scores are wanting.

    Where the results so far decide who meets whom, it is drawn now.
    """

    round: int
    anyway: bool = False


class SetClock(RequestBase, tag="clock", frozen=True):
    """The clock of the round is started or stopped, with minutes more or fewer.

    Example:
        >>> read(b'{"do": "clock", "id": "r1", "running": true, "minutes": 5}').minutes
        5
    """

    running: bool
    minutes: Annotated[int, Meta(ge=-60, le=60)] = 0


class ShowRanking(RequestBase, tag="show", frozen=True):
    """Everybody may see the ranking, or not."""

    shown: bool


class ChangeMovement(RequestBase, tag="seat", frozen=True):
    """Another movement is played; only before there is any score."""

    movement: Text
    pairs: Number
    rounds: Number
    each: Number
    minutes: Number
    sections: Number = 1
    count: Text = ""
    odd: Text = ""


class RankSections(RequestBase, tag="rank-sections", frozen=True):
    """Sections are compared and ranked together, listed besides, or apart.

    Example:
        >>> read(b'{"do": "rank-sections", "id": "r1", "how": "apart"}').how
        'apart'
    """

    how: SectionRanking


class FollowRounds(RequestBase, tag="follow", frozen=True):
    """When the next round begins in a room: as a director says, or by itself.

    Example:
        >>> read(b'{"do": "follow", "id": "r1", "when": "all-in"}').when
        'all-in'
    """

    when: FollowChoice


class PlayMyself(RequestBase, tag="plays", frozen=True):
    """The director who asks plays with a pair, or with none any more (0)."""

    pair: Annotated[int, Meta(ge=0, le=1000)]


class Announce(RequestBase, tag="announce", frozen=True):
    """Everybody is sent a message, on every phone and screen; without words nothing more."""

    words: Words = ""


class SetFlow(RequestBase, tag="flow", frozen=True):
    """Rounds played here follow by themselves, or when a director starts them."""

    flowing: bool


class SetAbsence(RequestBase, tag="away", frozen=True):
    """Say who plays for somebody who is away from an online table: a robot, or nobody."""

    how: AbsenceChoice


class SetTableRules(RequestBase, tag="table-rules", frozen=True):
    """Taking back and onlookers, at the tables that open here from the next round on."""

    undo: UndoChoice
    onlookers: OnlookerChoice
    behind: Annotated[int, Meta(ge=0, le=MOST_BEHIND)] = 1
    delay: Annotated[int, Meta(ge=0, le=LONGEST_DELAY)] = 0
    meanings: bool = False


class OpenSignUp(RequestBase, tag="sign-ups", frozen=True):
    """Players may sign up themselves, or no longer; until round 1 begins.

    Example:
        >>> read(b'{"do": "sign-ups", "id": "r1", "open": true}').open
        True
    """

    open: bool


class CallDirector(RequestBase, tag="call", frozen=True):
    """A table calls the director; board 0 is none in particular."""

    board: Annotated[int, Meta(ge=0, le=1000)] = 0
    why: Words = ""


class ReplyToCall(RequestBase, tag="reply", frozen=True):
    """The director answers a call; ``closed`` when nothing is left to do."""

    call: Number
    words: Words = ""
    closed: bool = False


class NameLineUp(RequestBase, tag="line-up", frozen=True):
    """A captain, or the director for a team, says who plays in the half that begins."""

    open: Annotated[str, Meta(pattern="^[a-f]{2}$")]
    closed: Annotated[str, Meta(pattern="^[a-f]{2}$")]
    team: Annotated[int, Meta(ge=0, le=1000)] = 0


class SetOverrun(RequestBase, tag="overrun", frozen=True):
    """What becomes of boards not begun in time: from now on, or (``now``) in this round."""

    boards: OverrunChoice
    now: bool = False


class TakeBackRound(RequestBase, tag="back", frozen=True):
    """The last round is taken back: it was begun too early."""

    round: int


class SetLastRound(RequestBase, tag="last", frozen=True):
    """The tournament ends after this round: fewer than the movement has, or as many again."""

    round: Number
    anyway: bool = False
    """Whether it is meant though rounds that were to be crossed are cut off."""


class AddPair(RequestBase, tag="add", frozen=True):
    """A pair comes that nobody expected, and takes the seat where somebody sat out."""

    names: Text = ""


class SetCorrection(RequestBase, tag="correction", frozen=True):
    """How many minutes scores may be contested after the session."""

    minutes: Annotated[int, Meta(ge=0, le=1440)]


class WithdrawKey(RequestBase, tag="withdraw", frozen=True):
    """The key of a further director opens nothing any more; the first director asks it."""

    desk: Annotated[int, Meta(ge=2, le=4)]


class ReplaceMovement(RequestBase, tag="reseat", frozen=True):
    """From the next round on another movement is played, on boards of its own."""

    movement: Text
    entrants: Annotated[str, Meta(max_length=2000)]
    """The numbers of those who play it, in the order of its seats."""
    rounds: Number
    each: Number
    minutes: Number
    sections: Number = 1


class AddSection(RequestBase, tag="section", frozen=True):
    """From the next round on a further section plays, on copies of the boards."""

    movement: Text
    pairs: Number
    rounds: Number


class MoveBoards(RequestBase, tag="boards", frozen=True):
    """A table has, or had, another set of boards than the movement says (Law 15A)."""

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
    """Two tables have, or had, each other's boards."""

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
    """Tables play, or played, with North-South and East-West exchanged; none named is all."""

    tables: Annotated[list[Number], Meta(max_length=200)] = []
    round: Annotated[int, Meta(ge=0, le=1000)] = 0
    """0 is the round under way."""
    board: Annotated[int, Meta(ge=0, le=1000)] = 0
    """One board of one table; 0 is all of them."""
    anyway: bool = False
    """Whether it is meant, now that what it does is shown."""


class ExchangeSeats(RequestBase, tag="exchange", frozen=True):
    """Two pairs or players sit, or sat, in each other's places; one may have sat out."""

    pair: Number
    other: Number
    round: Annotated[int, Meta(ge=0, le=1000)] = 0
    """0 is the round under way."""
    board: Annotated[int, Meta(ge=0, le=1000)] = 0
    """One board alone, wherever the other has it; 0 is the whole round."""
    anyway: bool = False
    """Whether it is meant, now that what it costs is shown."""


class NameSubstitute(RequestBase, tag="substitute", frozen=True):
    """Somebody plays for a player of a pair; an empty name takes it back.

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
    """The master points of a pair, which decide its stratum, and its handicap in percent."""

    pair: Number
    holding: Annotated[int, Meta(ge=0, le=10_000_000)] = 0
    handicap: Annotated[str, Meta(max_length=8)] = ""


class ChooseColumns(RequestBase, tag="columns", frozen=True):
    """What stands beside the ranking: strata by their limits, and whose master points."""

    strata: Annotated[str, Meta(max_length=80)] = ""
    points: Text = ""


class SetPublication(RequestBase, tag="publication", frozen=True):
    """What is said on everything published, and who may list and embed the pages."""

    club: Text = ""
    director: Text = ""
    listed: bool = False
    framed: bool = False


class DecideMatch(RequestBase, tag="decide-match", frozen=True):
    """A match of a knock-out that stays level is ended by a lot, or for the better seed."""

    home: Number
    away: Number
    by: Literal["lot", "seed"]


class GroupFouled(RequestBase, tag="fouled", frozen=True):
    """Tables played a board in a changed form (Law 87); none takes it back.

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
    """A board gets artificial scores, in percent: *own* for *pair*, *theirs* for the others.

    60 is average plus, 50 average, 40 average minus (Law 12C2).
    """

    board: Number
    pair: Number
    own: PercentText
    theirs: PercentText
    why: Text = ""


class GiveAverages(RequestBase, tag="averages", frozen=True):
    """All boards that *pair* missed in the rounds that are over get artificial scores."""

    pair: Number
    own: PercentText
    theirs: PercentText
    why: Text = ""


class TakeAveragesBack(RequestBase, tag="averages-back", frozen=True):
    """Every average that *pair* has for a board it missed is taken back."""

    pair: Number
    why: Text = ""


class AdjustScore(RequestBase, tag="adjust", frozen=True):
    """An assigned score: one result, or several with their weights (Law 12C1c).

    *score* is North-South's, ``60% 4S=, 40% 4S-1``, ``4S N -1`` or ``-100``; ``60-40`` is
    artificial. *ew* is East-West's where it differs (12C1f). A lone ``60%``, ``A+``, ``A`` or
    ``A-`` is one side's artificial score (12C2), where the other side has a result.
    """

    board: Number
    pair: Number
    score: ShortText
    ew: ShortText = ""
    notation: Notation = "en"
    why: Text = ""


class UndoScore(RequestBase, tag="undo", frozen=True):
    """The last score of a board is taken back."""

    board: Number
    pair: Number
    why: Text = ""


class FileAppeal(RequestBase, tag="appeal", frozen=True):
    """An appeal is filled in (Law 92); with its *number*, a form filed before is replaced.

    *late*: the organiser takes it after the correction period (79C1, 92B).
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
    """What becomes of an appeal; without an *outcome* it is open again.

    Where the ruling is changed the board gets *score* and *ew*, as by :class:`AdjustScore`.
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
    """Return the request that *body* is.

    Raises:
        msgspec.DecodeError, RecursionError, UnicodeDecodeError: It is not one.
    """
    request: PlayRequest | RulingRequest = read_json(body, PlayRequest | RulingRequest)
    return request
