"""What an evening tells of its rulings: appeals, and why a score is what it is."""

from __future__ import annotations

from msgspec import Struct

from biritch.competition.tournament.log import Outcome
from biritch.server.tables.message_parts import Sentence
from biritch.server.tournaments.messages_parts import ScoreView, SideLetters


class AppealFormView(Struct):
    """A form of an appeal: who filled it in, when, and what was decided then."""

    at: str
    by: str
    outcome: Outcome


class AppealView(Struct):
    """An appeal as its form stands (Laws 92, 93)."""

    number: int
    board: int
    pair: int
    against: int
    """The other side of the table."""
    facts: str
    ruling: str
    grounds: str
    deposit: str
    decision: str
    outcome: Outcome
    late: bool
    past: list[AppealFormView]


class PendingAppealView(Struct):
    """An appeal to be decided, as everybody may know of it."""

    number: int
    board: int
    pairs: list[int]


class ReasonView(Struct):
    """Why a score is what it is: a sentence, and what it follows from."""

    says: Sentence
    parts: list[ReasonView]


class CardRowView(Struct):
    """A board of a card: what stands, and what it gave the contestant."""

    board: int
    round: int
    way: SideLetters
    against: str
    """The others, by number."""
    score: ScoreView
    points: str
    top: str
    """The most there was to get; empty where there is no such thing."""
    percent: str
    pending: bool
    """Whether an appeal about it is to be decided."""
    why: ReasonView


class ScoreCardView(Struct):
    """Everything that one contestant's score is made of."""

    number: int
    names: str
    rows: list[CardRowView]
    """The boards; of teams they stand in the matches, under ``why``."""
    why: ReasonView
