"""An account as it is stored: who, how they prove it, where they are signed in.

Everything about somebody stands below one name of the store, ``account/ID``, so that it is
exported, and deleted, whole. A second record leads from the name people type to the ID.
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

    ``count`` is how often it has signed, where it counts at all; ``at`` and ``used`` are times
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
    """Somebody who has an account.

    ``passphrase`` is what argon2id made of it, ``codes`` are the digests of the recovery codes
    that are left, with ``salt``.
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
        """Return whether they are kept out at *now*, in seconds since 1970."""
        return bool(self.locked) and (not self.locked_until or now < self.locked_until)

    def passkey(self, key_id: str, site: str) -> Passkey | None:
        """Return the passkey *key_id* for *site*, if it is one of theirs."""
        found = (key for key in self.passkeys if key.id == key_id and key.site == site)
        return next(found, None)


class AccountSession(Struct, frozen=True):
    """A browser in which somebody is signed in: since when, by what, when it last came."""

    at: float
    seen: float
    way: Way
    browser: str = ""


def fold_name(name: str) -> str:
    """Return what two names share that people take for the same.

    Example:
        >>> fold_name("  Zoé   DUPONT ") == fold_name("zoé dupont")
        True
    """
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def account_record(account_id: str, *below: str) -> str:
    """Return the name of the record of an account, or of one *below* it.

    Example:
        >>> account_record("k3x7qa", "session", "9f")
        'account/k3x7qa/session/9f'
    """
    return "/".join(("account", account_id, *below))


def head_record(account_id: str) -> str:
    """Return the name of the record that says who it is.

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
    """Return *value* as it is stored."""
    return msgspec.json.encode(value)
