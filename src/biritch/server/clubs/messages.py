"""Messages of clubs' member lists: requests, and the list."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from biritch.server.web.plain_text import read_json
from biritch.server.web.wire import Sentence

Word = Annotated[str, Meta(max_length=80)]


class MemberRow(Struct, forbid_unknown_fields=True, frozen=True):
    """A member; only the name is required."""

    name: Word
    number: Word = ""
    club: Word = ""
    category: Word = ""
    handicap: Word = ""
    numbers: Annotated[str, Meta(max_length=160)] = ""
    """Those of federations, ``FFB 0123456, ACBL K123456``."""
    contact: Annotated[str, Meta(max_length=120)] = ""
    """For those who wish it to be known here."""
    hidden: Literal["", "yes"] = ""
    """Whether ladders that everybody may see leave the name out."""


class ClubChoicesRow(Struct, forbid_unknown_fields=True, frozen=True):
    """A club's default choices for a new tournament."""

    rules: Word = "wbf"
    method: Word = ""
    count: Word = ""
    pace: Annotated[int, Meta(ge=0, le=30)] = 0
    change: Annotated[int, Meta(ge=0, le=15)] = 0
    time: Annotated[int, Meta(ge=10, le=900)] = 180
    language: Annotated[str, Meta(max_length=12)] = ""
    shown: bool = False
    correction: Annotated[int, Meta(ge=0, le=1440)] = 30


class OpenClub(Struct, forbid_unknown_fields=True, frozen=True):
    """``POST /clubs``: open a member list."""

    title: Word = ""


class ClubOpened(Struct):
    """The response: the name of the list and its key."""

    club: str
    key: str


class ClubView(Struct):
    """A club's list."""

    title: str
    n: int
    """Lines written so far: it grows with every change."""
    back: bool
    """Whether there is something to take back."""
    members: list[MemberRow]
    choices: ClubChoicesRow | None = None
    """What the club usually chooses, once that was kept."""


class ClubHasChanged(Struct):
    """The refusal of a stale request; ``list`` is the current list."""

    refused: Sentence
    list: ClubView


class _Deed(Struct, tag_field="do", forbid_unknown_fields=True, frozen=True):
    id: Annotated[str, Meta(min_length=1, max_length=40)]
    """The same twice is done once."""


class _Answering(_Deed, frozen=True, kw_only=True):
    seen: Annotated[int, Meta(ge=0)] | None = None
    """The ``n`` of the list the sender saw; without it nothing is taken back or replaced."""


class PutMembers(_Deed, tag="put", frozen=True):
    """Add or correct members."""

    members: Annotated[list[MemberRow], Meta(min_length=1, max_length=2000)]


class LoadMembers(_Answering, tag="load", frozen=True):
    """Add the members of a CSV table to the list, or with *whole* replace the list."""

    text: Annotated[str, Meta(max_length=1_000_000)]
    whole: bool = False


class ChangeMember(_Answering, tag="change", frozen=True):
    """Correct a member, or remove the member if *now* is missing."""

    old: MemberRow
    now: MemberRow | None = None


class UndoChange(_Answering, tag="undo", frozen=True):
    """Undo the last change."""


ClubRequest: TypeAlias = PutMembers | LoadMembers | ChangeMember | UndoChange


def read(body: bytes) -> ClubRequest:
    """Parse a request to change the list.

    Raises:
        msgspec.DecodeError, RecursionError, UnicodeDecodeError: It is not one.
    """
    request: ClubRequest = read_json(body, ClubRequest)
    return request


def read_opening(body: bytes) -> OpenClub:
    """Parse a request to open a list.

    Raises:
        msgspec.DecodeError, RecursionError, UnicodeDecodeError: The body is invalid.
    """
    opening: OpenClub = read_json(body, OpenClub)
    return opening
