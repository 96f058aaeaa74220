"""Messages of simultaneous events: terms, the clubs, the joint ranking."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from biritch.server.clubs.messages import Word

RequestId = Annotated[str, Meta(min_length=1, max_length=40)]


class SimultaneousTerms(Struct, forbid_unknown_fields=True, frozen=True):
    """The terms of a simultaneous event; without a *name* it is a new one."""

    title: Word
    name: Annotated[str, Meta(max_length=12, pattern="^[a-z0-9]*$")] = ""
    method: Literal["match_points", "cross_imps", "butler"] = "match_points"
    rules: Literal["wbf", "ffb", "ebu", "acbl", "pzbs"] = "wbf"


class SendTournament(Struct, forbid_unknown_fields=True, frozen=True):
    """Send a tournament into a simultaneous event, or withdraw it; for its director."""

    id: RequestId
    """The same twice is done once."""
    tournament: Annotated[str, Meta(max_length=120)]
    """Its director's key, ``event.key``."""
    club: Annotated[str, Meta(max_length=60)] = ""
    """What the club is called in the ranking."""
    leaves: bool = False


class ClubInView(Struct):
    """A tournament that takes part; its results count once published."""

    letter: str
    club: str
    event: str
    title: str
    entrants: int
    boards: int
    state: Literal["counts", "waits", "gone"]
    other_hands: list[int]
    """Boards whose hands are known and are not those of the first club that has them."""


class SimultaneousLineView(Struct):
    """A line of the joint ranking."""

    rank: int
    shared: bool
    label: str
    """The letter of the club, and the number there."""
    names: str
    club: str
    percent: str
    points: str
    boards: int


class SimultaneousView(Struct):
    """A simultaneous event: its clubs and the joint ranking."""

    host: str
    terms: SimultaneousTerms
    clubs: list[ClubInView]
    lines: list[SimultaneousLineView]
