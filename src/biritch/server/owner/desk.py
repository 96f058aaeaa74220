"""The owner's settings and acts, stored in records and in a log of acts.

The log ``owner/acts`` has a line for every act of every owner. It is chained as every log is,
so that no line can be removed unnoticed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime

import msgspec

from biritch.core.phrase import Phrase
from biritch.server.owner.messages import (
    Invitation,
    KeptReport,
    MakeReport,
    Mode,
    OwnersAct,
    SiteSettings,
    SiteView,
)
from biritch.server.storage.records import RecordChanged
from biritch.server.storage.store import LineTaken, Store
from biritch.server.tokens import digest, random_word

ACTS = "owner/acts"
"""What the store calls the log of acts."""
_SETTINGS, _INVITATIONS, _REPORTS = "owner/settings", "owner/invitation", "owner/report"
SHOWN = 200
"""Acts, and reports, that the desk shows: the latest."""
MOST_REPORTS = 5_000
"""Open reports that are kept; beyond, none is taken until some are closed."""
HELD = 5.0
"""Seconds for which settings are known without a look: another server may change them."""
CODE_LENGTH = 12
"""Letters of an invitation: 59 bits, tried within the limits of an address."""
DAY = 86_400
_TRIES = 20


class OwnerRefusal(ValueError):
    """Raised when an owner or a visitor is refused; has the reason and the HTTP status.

    Example:
        >>> OwnerRefusal("changed").phrase.name
        'owner-changed'
    """

    def __init__(self, name: str, status: int = 409) -> None:
        """Use the message ``owner-<name>``."""
        super().__init__(name)
        self.status, self.phrase = status, Phrase.of(f"owner-{name}")


class OwnerDesk:
    """The settings, invitations, reports and acts of one server."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        """Store everything in *store*; *clock* returns the seconds since 1970."""
        self._store, self._clock = store, clock
        self._known: tuple[float, SiteSettings] | None = None
        self._lock = asyncio.Lock()

    @property
    def now(self) -> float:
        """The seconds since 1970."""
        return self._clock()

    def _at(self) -> str:
        return datetime.fromtimestamp(self._clock(), UTC).isoformat(timespec="seconds")

    # ---- acts ----

    async def acts(self) -> list[OwnersAct]:
        """Return all acts of owners, in order."""
        lines = await self._store.read(ACTS)
        return [msgspec.json.decode(line, type=OwnersAct) for line in lines]

    async def note(self, by: str, do: str, of: str = "", why: str = "") -> int:
        """Log an act of the owner *by*; return the number of acts.

        Raises:
            OSError: It cannot be stored.
        """
        line = msgspec.json.encode(OwnersAct(self._at(), by, do, of, why))
        for _ in range(_TRIES):
            n = (await self._store.lengths([ACTS]))[ACTS]
            with suppress(LineTaken):
                await self._store.append(ACTS, n, [line])
                return n + 1
        raise OSError(f"somebody else writes {ACTS}")

    # ---- settings ----

    async def settings(self) -> SiteSettings:
        """Return the current settings."""
        known, now = self._known, time.monotonic()
        if known is not None and known[0] + HELD > now:
            return known[1]
        body = (await self._store.records(_SETTINGS)).get(_SETTINGS)
        found = SiteSettings() if body is None else _read_settings(body)
        self._known = now, found
        return found

    async def settle(self, by: str, settings: SiteSettings, seen: int | None = None) -> None:
        """Store *settings*, unless they were changed after act *seen*.

        Raises:
            OwnerRefusal: Other settings were stored meanwhile.
            OSError: It cannot be stored.
        """
        async with self._lock:
            before = (await self._store.records(_SETTINGS)).get(_SETTINGS)
            if seen is not None and any(
                act.do == "settle" for act in (await self.acts())[seen:]
            ):
                raise OwnerRefusal("changed")
            body = msgspec.json.encode(settings)
            try:
                await self._store.write({_SETTINGS: body}, {_SETTINGS: before})
            except RecordChanged:
                raise OwnerRefusal("changed") from None
            self._known = None
            await self.note(by, "settle", settings.mode)

    async def view(self, *, is_owner: bool = False) -> SiteView:
        """Return what everybody may see, without expired notices."""
        kept = await self.settings()
        goes_on = not kept.notice_until or kept.notice_until > self._clock()
        notice = dict(kept.notice) if goes_on else {}
        legal = dict(kept.legal)
        return SiteView(kept.mode, kept.owner, kept.contact, legal, notice, is_owner)

    async def mode(self) -> Mode:
        """Return who may open accounts, tables and tournaments here."""
        return (await self.settings()).mode

    # ---- invitations ----

    async def invitations(self) -> list[Invitation]:
        """Return the valid invitations, the latest first."""
        bodies = (await self._store.records(_INVITATIONS)).values()
        found = [msgspec.json.decode(body, type=Invitation) for body in bodies]
        alive = [each for each in found if each.until > self._clock() and each.uses]
        return sorted(alive, key=lambda each: each.at, reverse=True)

    async def invite(self, by: str, note: str, uses: int, days: int) -> str:
        """Create an invitation for *uses* new accounts within *days*; return its code.

        Raises:
            OSError: It cannot be stored.
        """
        code = random_word(CODE_LENGTH)
        name = digest(code)[:32]
        kept = Invitation(name, self._at(), note, uses, self._clock() + days * DAY)
        await self._store.write({f"{_INVITATIONS}/{name}": msgspec.json.encode(kept)})
        await self.note(by, "invite", note, str(uses))
        return code

    async def withdraw(self, by: str, invitation: str) -> None:
        """Revoke *invitation*.

        Raises:
            OwnerRefusal: There is none.
            OSError: It cannot be stored.
        """
        record = f"{_INVITATIONS}/{invitation}"
        if record not in await self._store.records(record):
            raise OwnerRefusal("no-invitation", 404)
        await self._store.write({record: None})
        await self.note(by, "withdraw", invitation)

    async def use_invitation(self, code: str) -> None:
        """Use up one account of the invitation *code*.

        Raises:
            OwnerRefusal: It is not valid, or not any more.
            OSError: It cannot be stored.
        """
        record = f"{_INVITATIONS}/{digest(code.strip().lower())[:32]}"
        for _ in range(_TRIES):
            body = (await self._store.records(record)).get(record)
            kept = None if body is None else msgspec.json.decode(body, type=Invitation)
            if kept is None or not kept.uses or kept.until <= self._clock():
                raise OwnerRefusal("invitation-wrong", 403)
            left = msgspec.structs.replace(kept, uses=kept.uses - 1)
            now = msgspec.json.encode(left) if left.uses else None
            with suppress(RecordChanged):  # somebody else uses it at the same moment
                await self._store.write({record: now}, {record: body})
                return
        raise OSError("somebody else writes this invitation")

    # ---- reports ----

    async def reports(self) -> list[KeptReport]:
        """Return the reports: open ones first, then the latest."""
        bodies = (await self._store.records(_REPORTS)).values()
        found = [msgspec.json.decode(body, type=KeptReport) for body in bodies]
        found.sort(key=lambda each: each.at, reverse=True)
        return sorted(found, key=lambda each: each.closed)

    async def report(self, made: MakeReport) -> KeptReport:
        """Store a report.

        Raises:
            OwnerRefusal: Too many wait for an answer.
            OSError: It cannot be stored.
        """
        there = await self.reports()
        if sum(not each.closed for each in there) >= MOST_REPORTS:
            raise OwnerRefusal("reports-full", 503)
        name = random_word(16)
        kept = KeptReport(name, self._at(), made.kind, made.what, made.where, made.contact)
        await self._store.write({f"{_REPORTS}/{name}": msgspec.json.encode(kept)})
        return kept

    async def answer(self, by: str, report: str, answer: str, *, closed: bool) -> None:
        """Answer a report.

        Raises:
            OwnerRefusal: There is none, or somebody else answers it just now.
            OSError: It cannot be stored.
        """
        record = f"{_REPORTS}/{report}"
        body = (await self._store.records(record)).get(record)
        if body is None:
            raise OwnerRefusal("no-report", 404)
        kept = msgspec.json.decode(body, type=KeptReport)
        now = msgspec.structs.replace(kept, answer=answer, closed=closed)
        try:
            await self._store.write({record: msgspec.json.encode(now)}, {record: body})
        except RecordChanged:
            raise OwnerRefusal("changed") from None
        await self.note(by, "answer", report, answer)


def _read_settings(body: bytes) -> SiteSettings:
    """Return the settings in *body*; fields of later versions are ignored."""
    try:
        return msgspec.json.decode(body, type=SiteSettings)
    except msgspec.ValidationError:
        known = {field.encode_name for field in msgspec.structs.fields(SiteSettings)}
        there = msgspec.json.decode(body)
        return msgspec.convert({k: there[k] for k in known & there.keys()}, SiteSettings)
