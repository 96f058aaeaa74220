"""What a director may ask when scores are ruled on: averages, adjusted scores, appeals."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from biritch.competition.tournament.log import Outcome
from biritch.server.tournaments.requests_base import Number, RequestBase, Text
from biritch.words.notation import Notation

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


class AdjustScore(RequestBase, tag="adjust", frozen=True):
    """An assigned score: one result, or several with their weights (Law 12C1c).

    *score* is North-South's, ``60% 4S=, 40% 4S-1``, ``4S N -1`` or ``-100``; ``60-40`` is
    artificial. *ew* is East-West's where it differs (12C1f).
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
    """An appeal is filled in (Law 92); with its *number* a form is written anew.

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
    GiveAverage | GiveAverages | AdjustScore | UndoScore | FileAppeal | DecideAppeal
)
