"""Signed requests between servers: only a trusted server may read deals."""

from __future__ import annotations

from collections.abc import Mapping

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import (
    Ed25519PrivateKey,
    Ed25519PublicKey,
)

from biritch.server.sets.feeds.document import public_key

SERVER, AT, SIGNATURE = "x-biritch-server", "x-biritch-at", "x-biritch-signature"
"""The headers: who asks, when (seconds since 1970), and the signature of both and the path."""
FRESH = 300
"""Seconds for which a signed request is good; clocks of servers differ by less."""
_ABOUT = b"biritch request\0"


def sign_request(path: str, key: Ed25519PrivateKey, now: float) -> dict[str, str]:
    """Return the signed headers for a request of *path* from the server with *key*."""
    who, at = public_key(key), str(round(now))
    signature = key.sign(_bytes_to_sign(path, who, at)).hex()
    return {SERVER: who, AT: at, SIGNATURE: signature}


def asker_of(path: str, headers: Mapping[str, str], now: float) -> str:
    """Return the public key of the server that signed the request, or an empty string."""
    who, at = headers.get(SERVER, ""), headers.get(AT, "")
    if not at.isdecimal() or len(at) > 12 or abs(now - int(at)) > FRESH:
        return ""
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(who))
        key.verify(bytes.fromhex(headers.get(SIGNATURE, "")), _bytes_to_sign(path, who, at))
    except (InvalidSignature, ValueError):
        return ""
    return who


def _bytes_to_sign(path: str, who: str, at: str) -> bytes:
    return _ABOUT + f"{path} {who} {at}".encode()
