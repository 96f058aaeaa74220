"""Refusals as messages, in every language."""

from __future__ import annotations

from typing import Literal

from biritch.core.phrase import Argument, Phrase
from biritch.rules.offence import Illegal, OutOfTurn
from biritch.server.tables.protocol import RequestRefused
from biritch.server.web.wire import speak_phrase
from biritch.table.refusals import IllegalClaim, NotNow

Code = Literal["bad", "stale", "turn", "illegal", "claim", "undo", "seat", "busy", "moved"]


def make_refusal(
    request_id: str | None, code: Code, name: str, /, **arguments: Argument
) -> RequestRefused:
    """Return the refusal of the message *request_id* with the text *name*.

    Example:
        >>> make_refusal("m1", "stale", "server-stale").code
        'stale'
    """
    return RequestRefused(request_id, code, speak_phrase(Phrase.of(name, **arguments)))


def refusal(request_id: str, error: ValueError) -> RequestRefused:
    """Return the refusal for an *error* raised by the table.

    Raises:
        ValueError: It is *error* itself, which no person's request should raise.
    """
    match error:
        case OutOfTurn():
            return _offence(request_id, "turn", error)
        case IllegalClaim():
            return _offence(request_id, "claim", error)
        case Illegal():
            return _offence(request_id, "illegal", error)
        case NotNow():
            code: Code = "undo" if error.what == "undo" else "turn"
            return RequestRefused(request_id, code, speak_phrase(error.phrase))
        case _:
            raise error


def _offence(request_id: str, code: Code, error: Illegal) -> RequestRefused:
    offence = error.offence
    return RequestRefused(
        request_id, code, speak_phrase(offence.sentence), offence.law, offence.clause
    )
