"""Sentences on the wire: in every language, whoever reads them."""

from __future__ import annotations

from typing import Literal

from biritch.core.phrase import Argument, Phrase
from biritch.rules.offence import Illegal, OutOfTurn
from biritch.server.tables.message_parts import Says
from biritch.server.tables.protocol import Refused
from biritch.table.refusals import IllegalClaim, NotNow
from biritch.words.translation import says as words

Code = Literal["bad", "stale", "turn", "illegal", "claim", "undo", "seat", "busy"]


def says(phrase: Phrase) -> Says:
    """Return *phrase* in both languages."""
    said = words(phrase)
    return Says(said["en"], said["fr"])


def refused(said: str | None, code: Code, name: str, /, **arguments: Argument) -> Refused:
    """Return the refusal of the message *said* with the sentence *name*."""
    return Refused(said, code, says(Phrase.of(name, **arguments)))


def refusal(said: str, error: ValueError) -> Refused:
    """Return what a person is told of an *error* raised by the table."""
    match error:
        case OutOfTurn():
            return _offence(said, "turn", error)
        case IllegalClaim():
            return _offence(said, "claim", error)
        case Illegal():
            return _offence(said, "illegal", error)
        case NotNow():
            code: Code = "undo" if error.what == "undo" else "turn"
            return Refused(said, code, says(error.phrase))
        case _:
            raise error


def _offence(said: str, code: Code, error: Illegal) -> Refused:
    offence = error.offence
    return Refused(said, code, says(Phrase.of(f"offence-{offence.name}")), offence.law)
