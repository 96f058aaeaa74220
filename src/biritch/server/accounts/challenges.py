"""Passkey challenges: random values from the server, valid once and for a few minutes."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from biritch.server.accounts.passkeys import PATIENCE
from biritch.server.storage.records import RecordChanged, Records
from biritch.server.tokens import digest

MOST = 2_000
"""Challenges waiting for an answer; the oldest are forgotten."""
_FOLDER = "account-challenge"
Purpose: TypeAlias = Literal["create", "use"]


class Challenge(Struct, frozen=True):
    """What a challenge was issued for: an account, or the name of an account to open."""

    purpose: Purpose
    until: float
    account: str = ""
    name: str = ""


class Challenges:
    """The outstanding challenges, in the store, so that any server can verify them."""

    def __init__(self, records: Records, clock: Callable[[], float]) -> None:
        """Store challenges in *records*; *clock* returns the seconds since 1970."""
        self._records, self._clock = records, clock

    async def draw(self, purpose: Purpose, account: str = "", name: str = "") -> bytes:
        """Create, store and return a new challenge.

        Raises:
            OSError: It cannot be stored.
        """
        challenge, now = secrets.token_bytes(32), self._clock()
        waiting = {
            key: msgspec.json.decode(body, type=Challenge).until
            for key, body in (await self._records.records(_FOLDER)).items()
        }
        oldest = sorted(waiting, key=lambda key: waiting[key])
        late = {key for key, until in waiting.items() if until < now}
        late.update(oldest[: max(0, len(oldest) - MOST + 1)])
        changes: dict[str, bytes | None] = dict.fromkeys(late)
        changes[_record(challenge)] = msgspec.json.encode(
            Challenge(purpose, now + PATIENCE, account, name)
        )
        await self._records.write(changes)
        return challenge

    async def take(self, challenge: bytes, purpose: Purpose) -> Challenge | None:
        """Consume *challenge*; return its purpose, or ``None`` if it is not valid."""
        record = _record(challenge)
        body = (await self._records.records(record)).get(record)
        if body is None:
            return None
        try:
            await self._records.write({record: None}, {record: body})
        except RecordChanged:  # answered a moment ago
            return None
        drawn = msgspec.json.decode(body, type=Challenge)
        good = drawn.purpose == purpose and self._clock() <= drawn.until
        return drawn if good else None


def _record(challenge: bytes) -> str:
    return f"{_FOLDER}/{digest(challenge.hex())}"
