"""Messages of the page on which people write their own systems."""

from __future__ import annotations

from msgspec import Struct

from biritch.server.tables.protocol import CallMeaning
from biritch.server.web.wire import Sentence


class OwnRemark(Struct, rename="camel"):
    """A remark about a position in a file: an error, or something a pair should know."""

    line: int
    column: int
    text: Sentence
    kind: str


class OwnCheck(Struct, rename="camel"):
    """The result of a check: the system's name if it can be played, errors, and remarks."""

    system: str
    title: Sentence
    errors: list[OwnRemark]
    more: int
    """Errors besides those."""
    remarks: list[OwnRemark]


class OwnKept(Struct, rename="camel"):
    """The name, from its content, of a stored file."""

    name: str
    title: Sentence


class OwnText(Struct, rename="camel"):
    """The text of a file."""

    name: str
    text: str


class OwnCall(Struct, rename="camel"):
    """The system's call with a hand, its meaning, and the equally good calls."""

    call: str
    meaning: CallMeaning
    rule: str
    others: list[str]
