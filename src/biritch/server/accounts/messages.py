"""Messages of the account API: requests and responses, as JSON."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from biritch.server.accounts.account import Way
from biritch.server.web.plain_text import plain_text
from biritch.server.web.wire import SeatLetter, VulnerableSides, wire_schema

NameOfAccount = Annotated[str, Meta(min_length=1, max_length=40)]
Secret = Annotated[str, Meta(max_length=300)]
Title = Annotated[str, Meta(max_length=60)]
Credential: TypeAlias = dict[str, Any]
"""What ``navigator.credentials`` answered, in the JSON form of WebAuthn."""


class Proof(Struct, rename="camel", forbid_unknown_fields=True, frozen=True):
    """A proof of identity: a passphrase, a recovery code or a passkey."""

    passphrase: Secret = ""
    passkey: Credential | None = None
    code: Secret = ""


class OpenAccount(Struct, rename="camel", forbid_unknown_fields=True, frozen=True):
    """``POST /accounts``: a new account, with a passphrase or a passkey."""

    name: NameOfAccount
    passphrase: Secret = ""
    passkey: Credential | None = None
    title: Title = ""
    """What the passkey is called."""
    browser: Title = ""
    """What this browser is called in the list of sessions."""
    invitation: Annotated[str, Meta(max_length=40)] = ""
    """Wanted where the owner of the server invites who comes."""


class SignIn(Struct, rename="camel", forbid_unknown_fields=True, frozen=True):
    """``POST /accounts/sign-in``; a passkey identifies its account by itself."""

    proof: Proof
    name: Annotated[str, Meta(max_length=40)] = ""
    browser: Title = ""


class AskPasskey(Struct, rename="camel", forbid_unknown_fields=True, frozen=True):
    """``POST /accounts/challenge``: ask for the options of a passkey request.

    *open* is for a new account of that name, *add* for one more passkey of the signed-in user,
    *use* to sign in or to prove one's identity.
    """

    purpose: Literal["open", "add", "use"]
    name: Annotated[str, Meta(max_length=40)] = ""


class SignOut(Struct, rename="camel", forbid_unknown_fields=True, frozen=True):
    """``POST /accounts/sign-out``: end this session, other sessions, or all."""

    where: Literal["here", "others", "everywhere"] = "here"
    session: Annotated[str, Meta(max_length=80)] = ""
    """One session to end instead."""


class ChangeAccount(Struct, rename="camel", forbid_unknown_fields=True, frozen=True):
    """``POST /accounts/me``: change the account, with a proof of identity."""

    proof: Proof
    what: Literal["name", "passphrase", "passkey", "codes"]
    name: Annotated[str, Meta(max_length=40)] = ""
    passphrase: Secret = ""
    """The new passphrase; empty takes it away, where there is a passkey."""
    passkey: Credential | None = None
    """A new passkey."""
    remove: Annotated[str, Meta(max_length=1400)] = ""
    """The passkey that goes."""
    title: Title = ""


class ProveAnew(Struct, rename="camel", forbid_unknown_fields=True, frozen=True):
    """``POST /accounts/prove``: prove one's identity before the account is exported."""

    proof: Proof


class DeleteAccount(Struct, rename="camel", forbid_unknown_fields=True, frozen=True):
    """``POST /accounts/delete``: delete the account and all its data."""

    proof: Proof
    sure: Literal[True]


class PasskeyView(Struct, rename="camel"):
    """A passkey as its owner sees it; ``here`` is true if it is for this site's name."""

    id: str
    title: str
    at: str
    used: str
    here: bool


class SessionView(Struct, rename="camel"):
    """A signed-in browser; times in seconds since 1970."""

    id: str
    browser: str
    at: float
    seen: float
    way: Way
    here: bool


class AccountView(Struct, rename="camel"):
    """The account of the sender of the request."""

    name: str
    at: str
    passphrase: bool
    """Whether there is one."""
    passkeys: list[PasskeyView]
    sessions: list[SessionView]
    codes: int
    """Recovery codes that are left."""
    deals: int
    recovered: bool
    """Whether a recovery code has just opened this session: it is proof enough."""
    fresh_codes: list[str]
    """Recovery codes just made: they are shown once."""


class AccountsHere(Struct, rename="camel"):
    """``GET /accounts/me``: the signed-in account, if any, and what this site offers."""

    account: AccountView | None
    allowed: bool
    """Whether there can be accounts here: over TLS, or on this machine."""
    passkeys: bool
    """Whether there can be passkeys: browsers want the name of a site, not its number."""
    days: int
    idle_days: int


class PasskeyAsked(Struct, rename="camel"):
    """The options to pass to ``navigator.credentials``."""

    options: msgspec.Raw


Word = Annotated[str, Meta(max_length=12)]
KeyOfDeal = Annotated[str, Meta(min_length=1, max_length=400)]


class AccountDeal(Struct, rename="camel", forbid_unknown_fields=True):
    """A deal the user has played, as the page stores it (``web/src/shared/deals/deals.ts``)."""

    key: KeyOfDeal
    at: Annotated[str, Meta(max_length=40, pattern=r"^\d{4}-\d\d-\d\dT")]
    board: Annotated[int, Meta(ge=0, le=100_000)]
    dealer: SeatLetter
    vulnerable: VulnerableSides
    deal: Annotated[str, Meta(max_length=120)]
    calls: Annotated[list[Word], Meta(max_length=400)]
    cards: Annotated[list[Word], Meta(max_length=60)]
    contract: Word
    declarer: SeatLetter | None
    tricks: int | None
    score_ns: float | None
    me: SeatLetter
    systems: Annotated[dict[Word, Annotated[str, Meta(max_length=400)]], Meta(max_length=4)]
    title: Annotated[str, Meta(max_length=400)]
    lost: Annotated[dict[Word, float], Meta(max_length=8)] | None
    tags: Annotated[list[Annotated[str, Meta(max_length=120)]], Meta(max_length=400)]
    again: int


KeptName = Annotated[str, Meta(max_length=64, pattern=r"^[a-z][a-z0-9.-]*$")]
KeptText = Annotated[str, Meta(max_length=100_000)]


class Bring(Struct, rename="camel", forbid_unknown_fields=True, frozen=True):
    """``POST /accounts/follow``: this browser's changes, and the last change it knows.

    ``kept`` holds values of pages by name: preferences, the notes of the user's own system,
    progress in a course; ``None`` deletes one.
    """

    since: Annotated[int, Meta(ge=0)] = 0
    deals: Annotated[list[AccountDeal], Meta(max_length=400)] = msgspec.field(
        default_factory=list
    )
    forgotten: Annotated[list[KeyOfDeal], Meta(max_length=4000)] = msgspec.field(
        default_factory=list
    )
    kept: Annotated[dict[KeptName, KeptText | None], Meta(max_length=60)] = msgspec.field(
        default_factory=dict
    )


class Brought(Struct, rename="camel"):
    """The response: the changes from other browsers, and the number of the last one."""

    n: int
    deals: list[AccountDeal]
    forgotten: list[str]
    kept: dict[str, str | None]


def schema() -> dict[str, object]:
    """Return the JSON schema of all messages, from which TypeScript is generated."""
    messages = {
        "here": AccountsHere,
        "open": OpenAccount,
        "signIn": SignIn,
        "ask": AskPasskey,
        "signOut": SignOut,
        "change": ChangeAccount,
        "bring": Bring,
        "brought": Brought,
    }
    return wire_schema("AccountWire", messages)


def plain_name(name: str) -> str:
    r"""Return *name* without invisible characters and with single spaces.

    Example:
        >>> plain_name(" Zo\u00e9\u200b   Dupont ")
        'Zoé Dupont'
    """
    return " ".join(plain_text(name).split())
