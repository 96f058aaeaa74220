"""The messages of the page on which people write systems of their own."""

from __future__ import annotations

from msgspec import Struct

from biritch.server.tables.protocol import CallMeaning
from biritch.server.web.wire import Sentence


class OwnRemark(Struct, rename="camel"):
    """Something about a place of a file: an error, or what a pair should know."""

    line: int
    column: int
    text: Sentence
    kind: str


class OwnCheck(Struct, rename="camel"):
    """What a file says: its system by name where it can be played, errors, and remarks."""

    system: str
    title: Sentence
    errors: list[OwnRemark]
    more: int
    """Errors besides those."""
    remarks: list[OwnRemark]


class OwnKept(Struct, rename="camel"):
    """A file that is kept, by the name of its content."""

    name: str
    title: Sentence


class OwnText(Struct, rename="camel"):
    """The text of a file."""

    name: str
    text: str


class OwnCall(Struct, rename="camel"):
    """What a system calls with a hand, what that says, and which calls would do as well."""

    call: str
    meaning: CallMeaning
    rule: str
    others: list[str]
