"""The key of this server, and the servers that its owner trusts."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from biritch.core.phrase import Phrase
from biritch.server.owner.messages import TrustedServer
from biritch.server.sets.feeds.asking import is_address
from biritch.server.storage.records import RecordChanged, Records

KEY = "feed/key"
"""The record of this server's own key."""
_DIGITS = frozenset("0123456789abcdef")


class BadTrust(ValueError):
    """Raised for text that does not name a server to trust.

    Example:
        >>> BadTrust("club").phrase.name
        'feed-bad-trust'
    """

    def __init__(self, text: str) -> None:
        """Describe the expected form in place of *text*."""
        super().__init__(text)
        self.phrase = Phrase.of("feed-bad-trust", text=text)


async def own_key(records: Records) -> Ed25519PrivateKey:
    """Return the private key of this server, creating it on first use.

    Raises:
        OSError: It cannot be stored.
    """
    for _ in range(3):
        body = (await records.records(KEY)).get(KEY)
        if body is not None:
            return Ed25519PrivateKey.from_private_bytes(bytes.fromhex(body.decode()))
        try:
            await records.write({KEY: secrets.token_bytes(32).hex().encode()}, {KEY: None})
        except RecordChanged:  # another process drew one at the same moment
            continue
    raise OSError("the key of this server cannot be read")


def read_trust(text: str) -> TrustedServer:
    """Return the server in ``NAME=KEY`` or ``NAME=KEY@ADDRESS``.

    Raises:
        BadTrust: It names none.

    Example:
        >>> read_trust("club=" + "0f" * 32 + "@https://bridge.example.org/").address
        'https://bridge.example.org'
    """
    name, _, rest = text.partition("=")
    key, _, address = rest.partition("@")
    name, key, address = name.strip(), key.strip().lower(), address.strip().rstrip("/")
    if not 0 < len(name) <= 40 or len(key) != 64 or not _DIGITS.issuperset(key):
        raise BadTrust(text)
    if address and not is_address(address):
        raise BadTrust(text)
    return TrustedServer(name, key, address)


def join_trusted(*lists: Iterable[TrustedServer]) -> list[TrustedServer]:
    """Return the servers of all *lists*, each key once; the first one counts."""
    found: dict[str, TrustedServer] = {}
    for each in (server for servers in lists for server in servers):
        found.setdefault(each.key, each)
    return list(found.values())
