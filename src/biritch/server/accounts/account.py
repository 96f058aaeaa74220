"""The stored form of an account: credentials, sessions and profile.

All records of one account are below ``account/ID`` in the store, so that it can be exported or
deleted whole. A second record leads from the typed name to the ID.
"""

from __future__ import annotations

import unicodedata
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

Way: TypeAlias = Literal["passphrase", "passkey", "code"]
"""How somebody has proved who they are."""


class Passkey(Struct, frozen=True):
    """A passkey: its ``id`` and ``public_key`` in base64url, and the ``site`` it is for.

    ``count`` is the signature counter, where the device has one; ``at`` and ``used`` are times
    in ISO form.
    """

    id: str
    public_key: str
    site: str
    count: int
    title: str
    at: str
    used: str = ""


class Account(Struct, frozen=True):
    """A user's account: name, credentials and locks.

    ``passphrase`` is its argon2id hash; ``codes`` are digests of the unused recovery codes,
    made with ``salt``.
    """

    id: str
    name: str
    at: str
    salt: str
    passphrase: str = ""
    passkeys: tuple[Passkey, ...] = ()
    codes: tuple[str, ...] = ()
    locked: str = ""
    """Why the owner of the server keeps them out, if so."""
    locked_until: float = 0.0
    """Until when, in seconds since 1970; 0 is until the owner lets them in again."""
    owner: bool = False
    """Whether they run this server: the owner's desk opens to them."""

    def is_locked(self, now: float) -> bool:
        """Return whether the account is locked at *now*, in seconds since 1970."""
        return bool(self.locked) and (not self.locked_until or now < self.locked_until)

    def passkey(self, key_id: str, site: str) -> Passkey | None:
        """Return the passkey *key_id* for *site*, or ``None`` if there is none."""
        found = (key for key in self.passkeys if key.id == key_id and key.site == site)
        return next(found, None)


class AccountSession(Struct, frozen=True):
    """A signed-in browser: when and how it signed in, and when it was last seen."""

    at: float
    seen: float
    way: Way
    browser: str = ""


def fold_name(name: str) -> str:
    """Return the canonical form of *name*: two names that look alike have the same one.

    Example:
        >>> fold_name("  Zoé   DUPONT ") == fold_name("zoé dupont")
        True
    """
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def account_record(account_id: str, *below: str) -> str:
    """Return the name of the account's record, or of the record *below* it.

    Example:
        >>> account_record("k3x7qa", "session", "9f")
        'account/k3x7qa/session/9f'
    """
    return "/".join(("account", account_id, *below))


def head_record(account_id: str) -> str:
    """Return the name of the record that holds the account itself.

    Example:
        >>> head_record("k3x7qa")
        'account/k3x7qa/who'
    """
    return account_record(account_id, "who")


def name_record(name: str) -> str:
    """Return the name of the record that leads from *name* to the account.

    Example:
        >>> name_record("Anne/Marie")
        'account-name/616e6e652f6d61726965'
    """
    return f"account-name/{fold_name(name).encode().hex()}"


def encode_value(value: Struct) -> bytes:
    """Return *value* encoded as it is stored."""
    return msgspec.json.encode(value)
