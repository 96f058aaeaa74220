"""The messages of accounts: what the page asks for and is answered, as JSON."""

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
    """How somebody proves who they are: by one of the three."""

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
    """``POST /accounts/sign-in``; a passkey says by itself whose it is."""

    proof: Proof
    name: Annotated[str, Meta(max_length=40)] = ""
    browser: Title = ""


class AskPasskey(Struct, rename="camel", forbid_unknown_fields=True, frozen=True):
    """``POST /accounts/challenge``: what to ask the browser for.

    *open* is for a new account of that name, *add* for one more passkey of who is signed in,
    *use* to sign in or prove something.
    """

    purpose: Literal["open", "add", "use"]
    name: Annotated[str, Meta(max_length=40)] = ""


class SignOut(Struct, rename="camel", forbid_unknown_fields=True, frozen=True):
    """``POST /accounts/sign-out``: here, at the browsers of other sessions, or everywhere."""

    where: Literal["here", "others", "everywhere"] = "here"
    session: Annotated[str, Meta(max_length=80)] = ""
    """One session to end instead."""


class ChangeAccount(Struct, rename="camel", forbid_unknown_fields=True, frozen=True):
    """``POST /accounts/me``: something of the account changes, with proof."""

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
    """``POST /accounts/prove``: proof before everything about oneself is given out."""

    proof: Proof


class DeleteAccount(Struct, rename="camel", forbid_unknown_fields=True, frozen=True):
    """``POST /accounts/delete``: everything goes."""

    proof: Proof
    sure: Literal[True]


class PasskeyView(Struct, rename="camel"):
    """A passkey as its owner sees it; ``here`` is whether it is for this site's name."""

    id: str
    title: str
    at: str
    used: str
    here: bool


class SessionView(Struct, rename="camel"):
    """A browser in which one is signed in; times in seconds since 1970."""

    id: str
    browser: str
    at: float
    seen: float
    way: Way
    here: bool


class AccountView(Struct, rename="camel"):
    """The account of the person who asks."""

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
    """``GET /accounts/me``: who is signed in, if anybody, and what this site can do."""

    account: AccountView | None
    allowed: bool
    """Whether there can be accounts here: over TLS, or on this machine."""
    passkeys: bool
    """Whether there can be passkeys: browsers want the name of a site, not its number."""
    days: int
    idle_days: int


class PasskeyAsked(Struct, rename="camel"):
    """What to hand to ``navigator.credentials``."""

    options: msgspec.Raw


Word = Annotated[str, Meta(max_length=12)]
KeyOfDeal = Annotated[str, Meta(min_length=1, max_length=400)]


class AccountDeal(Struct, rename="camel", forbid_unknown_fields=True):
    """A deal somebody has played, as the page keeps it (``web/src/shared/deals/deals.ts``)."""

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
    """``POST /accounts/follow``: what changed in this browser, and since when it knows.

    ``kept`` is what a page keeps by name: preferences, the notes of one's own system, how far
    one is in a course; ``None`` where it is no longer kept.
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
    """The answer: what is otherwise in the account since then, and how far it knows now."""

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
    r"""Return the *name* somebody typed, without signs nobody sees and with single spaces.

    Example:
        >>> plain_name(" Zo\u00e9\u200b   Dupont ")
        'Zoé Dupont'
    """
    return " ".join(plain_text(name).split())
