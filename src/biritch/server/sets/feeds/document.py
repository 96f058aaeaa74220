"""A feed: results of one set, and perhaps the set itself, signed by their server.

As a file it has two lines: the feed as JSON, and its signature (Ed25519, in hexadecimal). A
feed with a changed byte is refused.
"""

from __future__ import annotations

import hashlib
from typing import Annotated, Literal

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import (
    Ed25519PrivateKey,
    Ed25519PublicKey,
)
from msgspec import Meta, Struct

from biritch.core.phrase import Argument, Phrase
from biritch.server.sets.log import SetOpened
from biritch.server.web.unreadable import describe_unreadable

LARGEST = 8 * 1024 * 1024
"""The most bytes of a feed."""
MOST_PLAYERS = 2_000
"""Players of one server that are counted in a set."""
_ABOUT = b"biritch feed\0"
"""What is signed before the bytes of a feed: a signature is good for nothing else."""
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
ShortText = Annotated[str, Meta(max_length=400)]
PlayerName = Annotated[str, Meta(max_length=40)]
PlayerKey = Annotated[str, Meta(pattern="^[0-9a-f]{24}$")]


class BadFeed(ValueError):
    """Raised when a feed is refused; has the reason.

    Example:
        >>> BadFeed("signature").phrase.name
        'feed-signature'
    """

    def __init__(self, name: str, /, **arguments: Argument) -> None:
        """Use the message ``feed-<name>``."""
        super().__init__(name)
        self.phrase = Phrase.of(f"feed-{name}", **arguments)


class FeedResult(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """A player's result on a board: North-South's score, every call and every card."""

    player: PlayerKey
    board: Annotated[int, Meta(ge=1, le=999)]
    score: Annotated[int, Meta(ge=-20_000, le=20_000)]
    contract: Annotated[str, Meta(max_length=8)]
    declarer: Annotated[str, Meta(max_length=1)]
    tricks: Annotated[int, Meta(ge=0, le=13)]
    calls: Annotated[str, Meta(max_length=1_400)]
    cards: Annotated[str, Meta(max_length=160)]


class Feed(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True, kw_only=True):
    """The results of one *set* made at *server*, which is a public key.

    ``opened`` is the set itself, with its deals, if it is passed on; ``mark`` is its digest.
    Players have numbers that are valid in this set only; ``names`` has the names of players who
    publish theirs.
    """

    feed: Literal[1] = 1
    server: Hex
    set: Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}$")]
    mark: Hex
    at: Annotated[int, Meta(ge=0)]
    """When it was written, in milliseconds since 1970."""
    opened: SetOpened | None = None
    names: Annotated[dict[PlayerKey, PlayerName], Meta(max_length=MOST_PLAYERS)] = {}
    results: Annotated[list[FeedResult], Meta(max_length=MOST_PLAYERS * 16)] = []


def mark_of(opened: SetOpened) -> str:
    """Return the digest of the set *opened*: its kind, deals and secret."""
    alike = (
        opened.kind,
        opened.unit,
        opened.system,
        opened.seed,
        opened.boards,
        opened.calls,
        opened.day,
        opened.until,
    )
    return hashlib.sha256(msgspec.json.encode(alike)).hexdigest()


def public_key(key: Ed25519PrivateKey) -> str:
    """Return the public key of *key*, 64 hexadecimal digits."""
    return key.public_key().public_bytes_raw().hex()


def sign_feed(feed: Feed, key: Ed25519PrivateKey) -> bytes:
    """Return *feed* as a signed file."""
    body = msgspec.json.encode(feed)
    return body + b"\n" + key.sign(_ABOUT + body).hex().encode() + b"\n"


def read_feed(text: bytes) -> Feed:
    """Return the feed in *text* after checking its signature.

    Whether the named server is trusted is checked elsewhere.

    Raises:
        BadFeed: It is too long, no feed, or not signed by the server it names.
    """
    if len(text) > LARGEST:
        raise BadFeed("long", most=LARGEST // 1024 // 1024)
    body, _, signature = text.strip().partition(b"\n")
    try:
        feed = msgspec.json.decode(body, type=Feed)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadFeed("no-feed", why=describe_unreadable(error)) from None
    try:
        signed = bytes.fromhex(signature.strip().decode("ascii"))
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(feed.server))
        key.verify(signed, _ABOUT + body)
    except (InvalidSignature, ValueError):
        raise BadFeed("signature") from None
    return feed
