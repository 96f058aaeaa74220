"""What may be asked of an evening: the messages of ``POST /events/ID/do``."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from biritch.competition.tournament.log import OverrunChoice
from biritch.server.tournaments.requests_base import Number, RequestBase, Text
from biritch.server.tournaments.requests_rulings import RulingRequest
from biritch.words.notation import Notation

Words = Annotated[str, Meta(max_length=240)]


class EnterScore(RequestBase, tag="score", frozen=True):
    """North enters the score of a board, or corrects it while it is not agreed with."""

    board: Number
    contract: Text = ""
    declarer: Text = ""
    result: Text = ""
    lead: Text = ""


class AgreeScore(RequestBase, tag="agree", frozen=True):
    """East-West agree; or the director does, for the pair named."""

    board: Number
    pair: int = 0


class DisputeScore(RequestBase, tag="refuse", frozen=True):
    """East-West do not agree."""

    board: Number


class EnterSlip(RequestBase, tag="slip", frozen=True):
    """The director enters a line of a traveller, or corrects one that stands."""

    text: Text
    notation: Notation = "en"
    correct: bool = False
    why: Text = ""


class GivePenalty(RequestBase, tag="penalty", frozen=True):
    """Points given to a pair, or taken below zero, in the unit of the ranking."""

    pair: Number
    points: Annotated[str, Meta(pattern=r"^[+-]?[0-9]{1,4}([.,][0-9]{1,4})?$")]
    why: Text = ""


class RenamePair(RequestBase, tag="name", frozen=True):
    """A pair is called so."""

    pair: Number
    names: Text


class MarkAttendance(RequestBase, tag="come", frozen=True):
    """A pair is missing, has come late, or leaves for good."""

    pair: Number
    how: Literal["missing", "late", "leaves"]
    why: Text = ""


class StartRound(RequestBase, tag="next", frozen=True):
    """The next round begins; with *anyway* even where scores are wanting.

    Where the results so far decide who meets whom, it is drawn now.
    """

    round: int
    anyway: bool = False


class SetClock(RequestBase, tag="clock", frozen=True):
    """The clock goes or stands, with so many minutes more or fewer."""

    running: bool
    minutes: Annotated[int, Meta(ge=-60, le=60)] = 0


class ShowRanking(RequestBase, tag="show", frozen=True):
    """Everybody may see the ranking, or not."""

    shown: bool


class ChangeMovement(RequestBase, tag="seat", frozen=True):
    """Another movement, before anybody has a score."""

    movement: Text
    pairs: Number
    rounds: Number
    each: Number
    minutes: Number
    sections: Number = 1
    count: Text = ""


class SetFlow(RequestBase, tag="flow", frozen=True):
    """Rounds played here follow by themselves, or when the director says so."""

    flowing: bool


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


PlayRequest: TypeAlias = (
    EnterScore
    | AgreeScore
    | DisputeScore
    | EnterSlip
    | GivePenalty
    | RenamePair
    | MarkAttendance
    | StartRound
    | SetClock
    | ShowRanking
    | ChangeMovement
    | SetFlow
    | CallDirector
    | ReplyToCall
    | SetOverrun
    | NameLineUp
)

read = msgspec.json.Decoder(PlayRequest | RulingRequest).decode
