"""The registry of clubs' member lists; each change is stored before it takes effect."""

from __future__ import annotations

import asyncio
import hmac
import json
from collections.abc import Callable, Mapping
from dataclasses import astuple, dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec

from biritch.competition.clubs.diary import ClubDiary, DiaryLine
from biritch.competition.clubs.members import Member, MemberListError, read_members
from biritch.competition.clubs.register import (
    MOST,
    ChangeTakenBack,
    MemberCorrected,
    MemberRegister,
    MembersAdded,
    RegisterLine,
    is_same,
)
from biritch.server.beside import Beside
from biritch.server.clubs import messages as pieces
from biritch.server.clubs.diary_lines import (
    diary_document,
    diary_line,
    seal_key,
    unsealed_key,
)
from biritch.server.storage.logs import LONGEST, Logs, NewLines, Unreadable
from biritch.server.storage.store import Store
from biritch.server.tokens import KEY_LENGTH, digest, fresh_salt, random_word
from biritch.server.tournaments.people.erasure import without_person

KEY_LASTS = timedelta(days=400)
"""How long a key opens a list that nobody changes: people's names stay open no longer."""


def owner(name: str) -> str:
    """Return the name of the club *name* in the store; table names contain no slash.

    Example:
        >>> owner("k3x7qa")
        'club/k3x7qa'
    """
    return f"club/{name}"


class ClubRecord:
    """One club: its list, its key and the requests already handled."""

    def __init__(self, name: str, lines: list[bytes]) -> None:
        """Build the club from the log *lines*.

        Raises:
            Unreadable: They are no club's.
        """
        self.name, self.n, self.list = name, len(lines), MemberRegister()
        self.diary = ClubDiary()
        self.lock = asyncio.Lock()
        self.done: set[str] = set()
        try:
            head = json.loads(lines[0])
            self.title, self._digest = str(head["title"]), str(head["key"])
            self._salt = str(head.get("salt", ""))
            self._last = str(head.get("at", ""))
            for text in lines[1:]:
                change = json.loads(text)
                # The latest: a clock that was behind for a while must expire nothing for good.
                self._last = max(self._last, str(change["at"]))
                if change["do"] == "key":
                    self._renew(change)
                    continue
                self._fold(diary_line(change) or _line(change))
                self.done.add(str(change["id"]))
        except (ValueError, KeyError, TypeError) as error:
            raise Unreadable(f"club {name}: {error}") from error

    def opens(self, key: str) -> bool:
        """Return whether *key* is this club's."""
        return hmac.compare_digest(digest(key, self._salt), self._digest)

    def is_expired(self, now: datetime) -> bool:
        """Return whether the key has expired because the list did not change for long."""
        return bool(self._last) and datetime.fromisoformat(self._last) + KEY_LASTS < now

    def renew(self, line: Mapping[str, Any]) -> None:
        """Use the key whose digest is in *line*, which is already stored."""
        self._last = max(self._last, str(line["at"]))
        self._renew(line)
        self.n += 1

    def _renew(self, line: Mapping[str, Any]) -> None:
        self._digest, self._salt = str(line["key"]), str(line["salt"])
        if self.diary.box is not None and line.get("box"):
            self.diary = self.diary.after(replace(self.diary.box, sealed=str(line["box"])))
        # The directors' keys are sealed with the club's: each has a new seal.
        for event, sealed in dict(line.get("seals", {})).items():
            if (held := self.diary.tournaments.get(event)) is not None:
                self.diary = self.diary.after(replace(held, sealed=str(sealed)))

    def _fold(self, line: RegisterLine | DiaryLine) -> None:
        if isinstance(line, DiaryLine):
            self.diary = self.diary.after(line)
        else:
            self.list = self.list.after(line)

    def note(self, line: DiaryLine, request_id: str, at: str) -> None:
        """Apply *line* of the diary, which was stored at *at*."""
        self.diary = self.diary.after(line)
        self._last = max(self._last, at)
        self.done.add(request_id)
        self.n += 1

    def take(self, after: MemberRegister, request_id: str, at: str = "") -> None:
        """Make *after* the current list; its line was stored at *at*."""
        self._last = max(self._last, at)
        self.list = after
        self.done.add(request_id)
        self.n += 1

    def make_view(self) -> pieces.ClubView:
        """Return the list as the page receives it."""
        members = [_row(member) for member in self.list.members]
        kept = self.diary.choices
        choices = None if kept is None else pieces.ClubChoicesRow(*astuple(kept))
        return pieces.ClubView(self.title, self.n, bool(self.list.before), members, choices)


class ListHasChanged(MemberListError):
    """Raised when a request is stale or does not name the version it answers.

    Example:
        >>> ListHasChanged("has-changed").phrase.name
        'club-has-changed'
    """


class Clubs:
    """All clubs' member lists by name."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        longest: int = LONGEST,
        beside: Beside | None = None,
    ) -> None:
        """Store lists in *store*; *clock* returns the seconds since 1970.

        A log may have *longest* lines; *beside* runs long work outside the event loop.
        """
        self._clock = clock
        self._lists = Logs(store, owner, ClubRecord, longest, beside=beside)

    async def open(self, title: str) -> pieces.ClubOpened:
        """Open an empty list.

        Raises:
            OSError: It cannot be stored.
        """
        key, salt = random_word(KEY_LENGTH), fresh_salt()
        head = {
            "t": "club",
            "title": title.strip(),
            "key": digest(key, salt),
            "salt": salt,
            "at": self.now.isoformat(timespec="milliseconds"),
        }
        return pieces.ClubOpened(await self._lists.open([json.dumps(head).encode()]), key)

    @property
    def now(self) -> datetime:
        """The current time."""
        return datetime.fromtimestamp(self._clock(), UTC)

    async def renew(self, record: ClubRecord, before: str) -> pieces.ClubOpened:
        """Replace the key *before* of the list; it stops working.

        Raises:
            OSError: It cannot be stored.
        """
        key, salt = random_word(KEY_LENGTH), fresh_salt()
        at = self.now.isoformat(timespec="milliseconds")

        def make_lines(now: ClubRecord) -> NewLines:
            seals = {
                event: seal_key(director, key)
                for event, held in now.diary.tournaments.items()
                if (director := unsealed_key(held.sealed, before))
            }
            private = unsealed_key(box.sealed, before) if (box := now.diary.box) else ""
            line = {"do": "key", "key": digest(key, salt), "salt": salt, "seals": seals,
                    "box": seal_key(private, key) if private else "",
                    "at": at, "id": salt}  # fmt: skip
            return [json.dumps(line).encode()], lambda: now.renew(line)

        await self._lists.enter(record, salt, make_lines)
        return pieces.ClubOpened(record.name, key)

    async def find(self, name: str) -> ClubRecord | None:
        """Return the club *name*, or ``None`` if there is none."""
        return await self._lists.find(name)

    async def do(
        self,
        record: ClubRecord,
        request: pieces.ClubRequest,
        prepared: PreparedChange | None = None,
    ) -> ClubRecord:
        """Apply a request once; it is stored before this returns.

        *prepared* is the result of :func:`prepare_change` for *request*, if it was computed.

        Raises:
            ListHasChanged: What it answers has changed since it was seen.
            MemberListError: It cannot be done.
            OSError: It cannot be stored.
        """
        change = prepared or prepare_change(request)
        at = self.now.isoformat(timespec="milliseconds")
        named = json.dumps({"at": at, "id": request.id})
        stored = f"{change.document[:-1]}, {named[1:]}".encode()

        def make_lines(now: ClubRecord) -> NewLines:
            _refuse_stale(now, request)
            # Applied for its refusals alone: what cannot be done must not be stored.
            after = change.apply_to(now.list)
            return [stored], lambda: now.take(after, request.id, at)

        return await self._lists.enter(record, request.id, make_lines)

    async def forget_member(self, record: ClubRecord, member: Member) -> None:
        """Erase *member*: rewrite the log without the lines that hold the name.

        Earlier changes can then no longer be undone.

        Raises:
            OSError: It cannot be stored.
        """
        at = self.now.isoformat(timespec="milliseconds")

        def rewrite(lines: list[bytes]) -> list[bytes]:
            now = ClubRecord(record.name, lines)
            kept = tuple(one for one in now.list.members if not is_same(one, member))
            head, *rest = lines
            others = [
                line
                for line in rest
                if (change := json.loads(line))["do"] == "key" or diary_line(change) is not None
            ]
            # Results of clubs elsewhere have names too; other lines of the diary have none.
            forget = without_person([member.name])
            others = [forget([one])[0] if "table" in json.loads(one) else one for one in others]
            put = _document(MembersAdded(kept, whole=True)) | {"at": at, "id": fresh_salt()}
            return [head, *others, *([json.dumps(put).encode()] if kept else [])]

        await self._lists.rewrite(record.name, rewrite)

    async def write(
        self,
        record: ClubRecord,
        line: DiaryLine,
        request_id: str = "",
        changes: int | None = None,
    ) -> ClubRecord:
        """Append *line* to the diary of the club, once for each *request_id*.

        With *changes*, only if the regular tournaments were changed exactly that number of
        times.

        Raises:
            ListHasChanged: They were changed since.
            MemberListError: It cannot be applied.
            OSError: It cannot be stored.
        """
        request_id = request_id or random_word(KEY_LENGTH)
        at = self.now.isoformat(timespec="milliseconds")
        stored = json.dumps(diary_document(line) | {"at": at, "id": request_id}).encode()

        def make_lines(now: ClubRecord) -> NewLines:
            if changes is not None and changes != now.diary.changes:
                raise ListHasChanged("has-changed")
            # Applied for its refusals alone: what cannot be done must not be stored.
            now.diary.after(line)
            return [stored], lambda: now.note(line, request_id, at)

        return await self._lists.enter(record, request_id, make_lines)


@dataclass(frozen=True, slots=True)
class PreparedChange:
    """A change of a list, computed in advance because thousands of members take a while.

    ``document`` is the line to store, without its time; ``after`` is the changed list, if
    *before* was known.
    """

    line: RegisterLine
    document: str
    before: MemberRegister | None = None
    after: MemberRegister | None = None
    refusal: MemberListError | None = None
    """Why it cannot be made of ``before``, if so."""

    def apply_to(self, now: MemberRegister) -> MemberRegister:
        """Return the list *now* after this change; recompute it if the list has changed.

        Raises:
            MemberListError: It cannot be made.
        """
        if self.before is not now:
            return now.after(self.line)
        if self.refusal is not None:
            raise self.refusal
        return self.after or now.after(self.line)


def prepare_change(
    request: pieces.ClubRequest, before: MemberRegister | None = None
) -> PreparedChange:
    """Compute the effect of *request* on the list *before* without applying it.

    Raises:
        MemberListError: The table sent is none, has no member, or very many lines.

    Example:
        >>> prepare_change(pieces.UndoChange("r1")).document
        '{"do": "back"}'
    """
    line = line_of(request)
    document = json.dumps(_document(line))
    if before is None or isinstance(line, ChangeTakenBack):
        return PreparedChange(line, document)
    try:
        return PreparedChange(line, document, before, before.after(line))
    except MemberListError as error:  # refused when it is its turn
        return PreparedChange(line, document, before, refusal=error)


def _refuse_stale(now: ClubRecord, request: pieces.ClubRequest) -> None:
    """Refuse a request that changes another version than its sender saw.

    Raises:
        ListHasChanged: The list, or the member, is another one by now; or nobody says which.
    """
    match request:
        case pieces.UndoChange(seen=seen) | pieces.LoadMembers(whole=True, seen=seen):
            changed = seen != now.n
        case pieces.ChangeMember(old=old, seen=seen):
            changed = seen != now.n and _member(old) not in now.list.members
        case _:
            return
    if seen is None:
        raise ListHasChanged("not-seen")
    if changed:
        raise ListHasChanged("has-changed")


def line_of(request: pieces.ClubRequest) -> RegisterLine:
    """Return the log line for *request*.

    Raises:
        MemberListError: The table sent is none, or has no member.

    Example:
        >>> line_of(pieces.UndoChange("r1"))
        ChangeTakenBack()
    """
    match request:
        case pieces.PutMembers(members=members):
            return MembersAdded(tuple(map(_member, members)))
        case pieces.LoadMembers(text=text, whole=whole):
            if text.count("\n") > 2 * MOST:  # said before a second is spent on reading them
                raise MemberListError("too-many", most=str(MOST))
            listed = read_members(text)
            if not listed:
                raise MemberListError("empty")
            return MembersAdded(listed, whole)
        case pieces.ChangeMember(old=old, now=now):
            return MemberCorrected(_member(old), None if now is None else _member(now))
        case _:
            return ChangeTakenBack()


def _row(member: Member) -> pieces.MemberRow:
    return pieces.MemberRow(
        member.name,
        member.number,
        member.club,
        member.category,
        member.handicap,
        member.numbers,
        member.contact,
        "yes" if member.hidden else "",
    )


def _member(row: pieces.MemberRow) -> Member:
    return Member(*(str(cell).strip() for cell in msgspec.structs.astuple(row)))


def _document(line: RegisterLine) -> dict[str, object]:
    match line:
        case MembersAdded(members, whole):
            return {
                "do": "put",
                "members": [astuple(member) for member in members],
                "whole": whole,
            }
        case MemberCorrected(old, now):
            return {"do": "change", "old": astuple(old), "now": now and astuple(now)}
        case _:
            return {"do": "back"}


def _line(stored: dict[str, object]) -> RegisterLine:
    match stored:
        case {"do": "put", "members": list(members), "whole": bool(whole)}:
            return MembersAdded(tuple(Member(*map(str, row)) for row in members), whole)
        case {"do": "change", "old": list(old), "now": now}:
            new = Member(*map(str, now)) if isinstance(now, list) else None
            return MemberCorrected(Member(*map(str, old)), new)
        case {"do": "back"}:
            return ChangeTakenBack()
        case _:
            raise ValueError(f"not a line of a club: {str(stored)[:60]}")
