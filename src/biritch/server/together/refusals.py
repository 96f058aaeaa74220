"""Requests of friends that are refused, and the keys by which friends are known."""

from __future__ import annotations

from starlette.requests import Request

from biritch.core.phrase import Argument, Phrase
from biritch.server.tokens import digest
from biritch.server.web.guard import key_of

_KEY = range(26, 129)
"""Letters of a key."""


class BadTogether(ValueError):
    """A request that is refused, and why.

    Example:
        >>> BadTogether("not-found").phrase.name
        'together-not-found'
    """

    def __init__(self, name: str, /, status: int = 400, **arguments: Argument) -> None:
        """Keep the sentence ``together-<name>``, and the status of HTTP."""
        super().__init__(name)
        self.phrase = Phrase.of(f"together-{name}", **arguments)
        self.status = status


def own_key(request: Request) -> str:
    """Return the key of the person who asks.

    Raises:
        BadTogether: There is none, or one that others could guess.
    """
    key = key_of(request)
    if len(key) not in _KEY:
        raise BadTogether("no-key", 401)
    return key


def known_key(request: Request) -> str:
    """Return the key of the person who asks; an empty one if none came."""
    key = key_of(request)
    return key if len(key) in _KEY else ""


def token_of(key: str, place: str) -> str:
    """Return what opens *place* to who has *key*; nobody gets the key from it.

    Example:
        >>> token_of("a", "x") == token_of("a", "x") != token_of("a", "y")
        True
    """
    return digest(f"{place} {key}", "together ")[:40]
