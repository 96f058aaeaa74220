"""Refusals of friends' requests, and the keys that identify friends."""

from __future__ import annotations

from starlette.requests import Request

from biritch.core.phrase import Argument, Phrase
from biritch.server.tokens import digest
from biritch.server.web.guard import key_of

_KEY = range(26, 129)
"""Letters of a key."""


class BadTogether(ValueError):
    """Raised when a request is refused; has the reason.

    Example:
        >>> BadTogether("not-found").phrase.name
        'together-not-found'
    """

    def __init__(self, name: str, /, status: int = 400, **arguments: Argument) -> None:
        """Use the message ``together-<name>`` and the HTTP *status*."""
        super().__init__(name)
        self.phrase = Phrase.of(f"together-{name}", **arguments)
        self.status = status


def own_key(request: Request) -> str:
    """Return the sender's key.

    Raises:
        BadTogether: There is none, or one that others could guess.
    """
    key = key_of(request)
    if len(key) not in _KEY:
        raise BadTogether("no-key", 401)
    return key


def known_key(request: Request) -> str:
    """Return the sender's key, or an empty string if none was sent."""
    key = key_of(request)
    return key if len(key) in _KEY else ""


def token_of(key: str, place: str) -> str:
    """Return the key to *place* for the holder of *key*; *key* cannot be derived from it.

    Example:
        >>> token_of("a", "x") == token_of("a", "x") != token_of("a", "y")
        True
    """
    return digest(f"{place} {key}", "together ")[:40]
