"""Passphrases: which ones are refused, and how they are hashed (argon2id).

The rules are those of OWASP's ASVS 5.0, section 6.2: at least eight characters, of any kind;
none from lists of common passphrases, none as easy to guess. The hash and its cost are those of
OWASP's *Password Storage Cheat Sheet*: argon2id, 19 MiB, two passes.
"""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from typing import TypeVar

from argon2 import PasswordHasher, Type
from argon2.exceptions import InvalidHashError, VerificationError

from biritch.core.phrase import Phrase

T = TypeVar("T")

SHORTEST, LONGEST = 8, 256
"""Letters of a passphrase."""
MEMORY, PASSES, LANES = 19 * 1024, 2, 1
"""What one hash costs: KiB of memory, passes over it, threads."""
AT_ONCE = 4
"""Hashes made at one time: 76 MiB at most."""
_WEAK = 3
"""Of zxcvbn's scores from 0 to 4: below, a hundred million guesses find it."""
_LOOKED_AT = 72
"""Letters that are looked at for what is easily guessed: the rest only makes it longer."""


class Passphrases:
    """Hashes and verifies passphrases in threads, a limited number at a time.

    Example:
        >>> passphrases = Passphrases(memory=64, passes=1)
        >>> stored = asyncio.run(passphrases.hash_passphrase("seven no trump doubled"))
        >>> asyncio.run(passphrases.fits(stored, "seven no trump doubled"))
        True
        >>> asyncio.run(passphrases.fits("", "seven no trump doubled"))
        False
    """

    def __init__(self, memory: int = MEMORY, passes: int = PASSES, lanes: int = LANES) -> None:
        """Set the cost of a hash: *memory* in KiB, *passes* over it, and *lanes* (threads)."""
        self._hasher = PasswordHasher(passes, memory, lanes, type=Type.ID)
        # For who has no passphrase or no account: to check it takes as long as any other.
        self._nobody = self._hasher.hash("nobody has this passphrase")
        self._turns: asyncio.Semaphore | None = None

    async def hash_passphrase(self, passphrase: str) -> str:
        """Return the hash of *passphrase* to store."""
        return await self._run_in_thread(
            lambda: self._hasher.hash(_compose_letters(passphrase))
        )

    async def fits(self, stored: str, passphrase: str) -> bool:
        """Return whether *passphrase* matches the hash *stored*.

        Without a stored hash it takes as long to refuse, so that timing does not reveal which
        accounts exist.
        """
        return await self._run_in_thread(lambda: self._fits(stored, passphrase))

    def is_outdated(self, stored: str) -> bool:
        """Return whether *stored* was hashed at another cost than the present one."""
        return self._hasher.check_needs_rehash(stored)

    def _fits(self, stored: str, passphrase: str) -> bool:
        try:
            right = self._hasher.verify(stored or self._nobody, _compose_letters(passphrase))
        except (VerificationError, InvalidHashError):
            return False
        return right and bool(stored)

    async def _run_in_thread(self, work: Callable[[], T]) -> T:
        self._turns = self._turns or asyncio.Semaphore(AT_ONCE)
        async with self._turns:
            return await asyncio.to_thread(work)


def _compose_letters(passphrase: str) -> str:
    """Return *passphrase* in Unicode form NFC, whatever keyboard typed it."""
    return unicodedata.normalize("NFC", passphrase)


async def objection(passphrase: str, name: str) -> Phrase | None:
    """Return why *passphrase* is refused for *name*, or ``None`` if it is accepted.

    Example:
        >>> asyncio.run(objection("azerty123", "Anne")).name
        'account-passphrase-weak'
    """
    if len(passphrase) < SHORTEST:
        return Phrase.of("account-passphrase-short", least=SHORTEST)
    if len(passphrase) > LONGEST:
        return Phrase.of("account-passphrase-long", most=LONGEST)
    if await asyncio.to_thread(_weak, passphrase, name):
        return Phrase.of("account-passphrase-weak")
    return None


def _weak(passphrase: str, name: str) -> bool:
    """Return whether *passphrase* is on a list of common ones, or as easy to guess."""
    from zxcvbn import zxcvbn  # type: ignore[import-untyped]

    words = [name, *name.split(), "biritch", "bridge"]
    found = zxcvbn(_compose_letters(passphrase)[:_LOOKED_AT], user_inputs=words)
    return int(found["score"]) < _WEAK
