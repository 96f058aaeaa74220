"""Messages of the owner's desk, and of the public data of the server, as JSON."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from biritch.server.web.wire import Sentence, wire_schema

Mode: TypeAlias = Literal["open", "invitation", "closed"]
"""Who may open something: anybody, who has an account, nobody new."""
Line = Annotated[str, Meta(max_length=200)]
Reason = Annotated[str, Meta(max_length=400)]
LongText = Annotated[str, Meta(max_length=20_000)]
LanguageCode = Annotated[str, Meta(max_length=12, pattern="^[a-z]{2,3}(-[A-Za-z]+)?$")]
AccountName = Annotated[str, Meta(min_length=1, max_length=40)]
Days = Annotated[int, Meta(ge=0, le=3650)]
Id = Annotated[str, Meta(max_length=64, pattern="^[a-z0-9]+$")]


class TrustedServer(Struct, rename="camel", forbid_unknown_fields=True, frozen=True):
    """A server whose results of sets are accepted: its name here and its public key.

    If it has an ``address``, sets and results are fetched from it and ours are sent to it.
    """

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    key: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    address: Annotated[str, Meta(max_length=200, pattern="^(https?://[^ @/]+)?$")] = ""


class FeedState(Struct, rename="camel", frozen=True):
    """The outcome of the last exchange with a server: the number of results, or a fault."""

    key: str
    at: int
    new: int
    fault: Sentence | None = None


class SiteSettings(Struct, rename="camel", forbid_unknown_fields=True, frozen=True):
    """The owner's settings of the server; texts are by language."""

    mode: Mode = "open"
    owner: Line = ""
    """Who runs the server."""
    contact: Line = ""
    """How they are reached."""
    legal: Annotated[dict[LanguageCode, LongText], Meta(max_length=20)] = {}
    notice: Annotated[dict[LanguageCode, Reason], Meta(max_length=20)] = {}
    """Said on every page, such as when the server will be stopped."""
    notice_until: Annotated[float, Meta(ge=0)] = 0.0
    """When the notice goes, in seconds since 1970; 0 is when it is taken away."""
    trusted: Annotated[list[TrustedServer], Meta(max_length=50)] = []
    """The servers with which results of sets are exchanged."""


class SiteView(Struct, rename="camel"):
    """``GET /site``: the public data of this server."""

    mode: Mode
    owner: str
    contact: str
    legal: dict[str, str]
    notice: dict[str, str]
    is_owner: bool = False
    """Whether the one who asks may open the owner's desk."""


class MakeReport(Struct, rename="camel", forbid_unknown_fields=True, frozen=True):
    """``POST /site/reports``: report a message, a name or a person, or appeal a ban."""

    kind: Literal["report", "appeal"]
    what: Annotated[str, Meta(min_length=1, max_length=2_000)]
    where: Line = ""
    """The address of the table or page."""
    contact: Line = ""
    """How the reporter wants to be answered, if at all."""


class KeptReport(Struct, rename="camel", frozen=True):
    """A report as stored."""

    id: str
    at: str
    kind: Literal["report", "appeal"]
    what: str
    where: str
    contact: str
    answer: str = ""
    closed: bool = False


class Invitation(Struct, rename="camel", frozen=True):
    """An invitation to open an account; ``uses`` is how many accounts it still allows."""

    id: str
    at: str
    note: str
    uses: int
    until: float


class AccountRow(Struct, rename="camel"):
    """An account as the server's owner sees it."""

    id: str
    name: str
    opened: str
    seen: str
    sessions: int
    deals: int
    locked: str
    locked_until: float
    owner: bool


class OwnersAct(Struct, rename="camel", frozen=True):
    """An entry of the log of owners' acts."""

    at: str
    by: str
    do: str
    of: str = ""
    why: str = ""


class DeskView(Struct, rename="camel"):
    """``GET /owner/desk``: everything the desk shows; ``accounts`` match the search."""

    n: int
    """Acts so far; what answers the settings says which it saw."""
    settings: SiteSettings
    accounts: list[AccountRow]
    accounts_in_all: int
    reports: list[KeptReport]
    invitations: list[Invitation]
    acts: list[OwnersAct]
    tables: int
    people: int
    server_key: str = ""
    """By which other servers know this one."""
    fixed: list[TrustedServer] = []
    """Servers that are trusted by how this one was started."""
    exchanges: list[FeedState] = []


class _Act(Struct, tag_field="do", rename="camel", forbid_unknown_fields=True, frozen=True):
    pass


class Settle(_Act, tag="settle", frozen=True):
    """Change the settings; refused if they changed after act ``seen``."""

    settings: SiteSettings
    seen: Annotated[int, Meta(ge=0)]


class RenameAccount(_Act, tag="rename", frozen=True):
    """Rename an account."""

    account: Id
    name: AccountName


class BanAccount(_Act, tag="ban", frozen=True):
    """Ban somebody for a number of days, or until it is undone (0); they can read why."""

    account: Id
    reason: Annotated[str, Meta(min_length=1, max_length=400)]
    days: Days = 0


class UnbanAccount(_Act, tag="unban", frozen=True):
    """Lift a ban."""

    account: Id


class ResetAccount(_Act, tag="reset", frozen=True):
    """Create a one-time code that opens the account."""

    account: Id


class CloseAccount(_Act, tag="close", frozen=True):
    """Close the account: nobody can sign in; its data stays."""

    account: Id


class EraseAccount(_Act, tag="erase", frozen=True):
    """Erase all data of a person; their name is typed again as a confirmation."""

    account: Id
    name: AccountName


class DrawInvitation(_Act, tag="invite", frozen=True):
    """Create an invitation to open accounts."""

    note: Line = ""
    uses: Annotated[int, Meta(ge=1, le=1000)] = 1
    days: Annotated[int, Meta(ge=1, le=365)] = 14


class WithdrawInvitation(_Act, tag="withdraw", frozen=True):
    """Revoke an invitation."""

    invitation: Id


class AnswerReport(_Act, tag="answer", frozen=True):
    """Answer a report; ``closed`` if nothing is left to do."""

    report: Id
    answer: Reason = ""
    closed: bool = True


AccountAct: TypeAlias = (
    RenameAccount | BanAccount | UnbanAccount | ResetAccount | CloseAccount | EraseAccount
)
"""What is done to an account."""


class TakeSet(_Act, tag="take-set", frozen=True):
    """Take over a set from the trusted server with *key*, to be played here too."""

    key: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    name: Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}$")]


class ExchangeFeeds(_Act, tag="exchange", frozen=True):
    """Exchange results now instead of at the next scheduled time."""


FeedAct: TypeAlias = TakeSet | ExchangeFeeds
"""What is done about results of other servers."""
SettingAct: TypeAlias = Settle | DrawInvitation | WithdrawInvitation | AnswerReport
"""What is done about the server itself."""
Act: TypeAlias = AccountAct | SettingAct | FeedAct


class ActDone(Struct, rename="camel"):
    """The response of ``POST /owner/do``; ``code`` is shown only once."""

    desk: DeskView
    code: str = ""


def schema() -> dict[str, object]:
    """Return the JSON schema of all messages, from which TypeScript is generated."""
    messages = {
        "site": SiteView,
        "report": MakeReport,
        "desk": DeskView,
        "act": Act,
        "done": ActDone,
    }
    return wire_schema("OwnerWire", messages)


def read_act(body: bytes) -> Act:
    """Parse a request for an act.

    Raises:
        msgspec.DecodeError, RecursionError, UnicodeDecodeError: It is not one.
    """
    act: Act = msgspec.json.decode(body, type=Act)
    return act
