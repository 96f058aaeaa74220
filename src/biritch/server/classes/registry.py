"""The registry of classes by code; each step is stored before it takes effect.

A class is stored as one record for each line of its log, not as a log, because a class and a
pupil can be erased.
"""

from __future__ import annotations

import asyncio
import hmac
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import TypeAlias

import msgspec
from msgspec import Struct

from biritch.coach.classes import fold
from biritch.coach.classes.classroom import TEACHER, ClassRefusal, Classroom
from biritch.coach.classes.report import ClassReport, report
from biritch.coach.classes.steps import (
    AnyStep,
    ClassEntry,
    ClassFounded,
    PupilJoined,
    PupilKeyGiven,
    TeacherKeyChanged,
    read_class_entry,
    write_class_entry,
)
from biritch.server.classes.messages import ClassOpened
from biritch.server.storage.logs import LONGEST, LogFull, Unreadable
from biritch.server.storage.records import RecordChanged, Records
from biritch.server.tokens import KEY_LENGTH, digest, fresh_salt, random_word

CODE_LENGTH = 6
"""Letters of a code: 30 bits, and wrong ones are counted."""
MOST_HELD = 64
"""Classes held in memory; the one not asked for the longest is read again when wanted."""
LOOK = 2.0
"""Seconds after which what other processes wrote is looked for."""
_TRIES = 5

Steps: TypeAlias = Callable[[Classroom], Sequence[AnyStep]]
"""Returns the steps that a request takes in the class as it is now."""


class _Head(Struct):
    """The number of lines written, and the number of erasures."""

    lines: int
    erased: int = 0


def class_record(code: str) -> str:
    """Return the name of the record above the records of the class *code*.

    Example:
        >>> class_record("k3x7qa")
        'class/k3x7qa'
    """
    return f"class/{code}"


def line_record(code: str, number: int) -> str:
    """Return the name of the record of line *number* of the class *code*.

    Example:
        >>> line_record("k3x7qa", 12)
        'class/k3x7qa/line/00000012'
    """
    return f"{class_record(code)}/line/{number:08}"


class ClassRecord:
    """A class in memory: the state from its log, and the requests already handled."""

    def __init__(self, code: str, stored: Mapping[str, bytes]) -> None:
        """Build the class from the records *stored*.

        Raises:
            Unreadable: They are no class's.
        """
        self.code = code
        self.lock = asyncio.Lock()
        self.done: set[str] = set()
        self.room = Classroom()
        self.entries: dict[int, ClassEntry] = {}
        self._counted: tuple[int, ClassReport] | None = None
        head = class_record(code)
        try:
            self.head = stored[head]
            self.n = msgspec.json.decode(self.head, type=_Head).lines
            for name, body in sorted(stored.items()):
                if name != head:
                    self._take(int(name.rpartition("/")[2]), read_class_entry(body))
        except (msgspec.DecodeError, ClassRefusal, KeyError, ValueError) as error:
            raise Unreadable(f"class {code}: {error}") from error

    def _take(self, number: int, entry: ClassEntry) -> None:
        self.room = fold.after_entry(self.room, entry, number)
        self.entries[number] = entry
        if entry.id:
            self.done.add(entry.id)

    def take(self, head: bytes, entries: Sequence[ClassEntry]) -> None:
        """Apply *entries*, which are already stored, with the new *head*."""
        for entry in entries:
            self._take(self.n, entry)
            self.n += 1
        self.head = head

    @property
    def report(self) -> ClassReport:
        """The report of the class's work, computed once for each state of its log."""
        if self._counted is None or self._counted[0] != self.n:
            self._counted = self.n, report(self.room)
        return self._counted[1]

    def is_teacher(self, key: str) -> bool:
        """Return whether *key* is the teacher's."""
        return bool(key) and hmac.compare_digest(digest(key, self.room.salt), self.room.key)

    def holder(self, key: str) -> int | None:
        """Return the pupil number of *key*, 0 for the teacher's, ``None`` if it is unknown."""
        if self.is_teacher(key):
            return TEACHER
        mark, found = digest(key, self.room.salt), None
        for pupil in self.room.here:
            # In constant time: how long it takes must not tell how near a guess was.
            for each in (pupil.key, *pupil.earlier):
                if hmac.compare_digest(each, mark):
                    found = pupil.number
        return found


class Classes:
    """Every class by its code."""

    def __init__(
        self, records: Records, clock: Callable[[], float], longest: int = LONGEST
    ) -> None:
        """Store classes in *records*; *clock* returns the seconds since 1970.

        A class's log may have *longest* lines.
        """
        self._records, self._clock, self._longest = records, clock, longest
        self._held: OrderedDict[str, ClassRecord] = OrderedDict()
        self._turns: dict[str, int] = {}
        self._waiting: dict[str, asyncio.Event] = {}
        self._ending = False

    @property
    def now(self) -> datetime:
        """The current time."""
        return datetime.fromtimestamp(self._clock(), UTC)

    def _at(self) -> str:
        return self.now.isoformat(timespec="seconds")

    # ---- finding ----

    async def find(self, code: str) -> ClassRecord | None:
        """Return the class *code*, however it is capitalised, or ``None`` if there is none.

        Raises:
            Unreadable: What is stored of it is no class.
        """
        code = code.strip().lower()
        if not code.isalnum():  # it comes from outside: it must not lead to another record
            return None
        held = self._held.get(code)
        if held is not None and not getattr(self._records, "is_shared", False):
            self._held.move_to_end(code)
            return held
        stored = await self._records.records(class_record(code))
        head = stored.get(class_record(code))
        if head is None:
            self._held.pop(code, None)
            return None
        held = self._held.get(code)
        if held is None or (held.head != head and not held.lock.locked()):
            held = self._held[code] = ClassRecord(code, stored)
        self._held.move_to_end(code)
        while len(self._held) > MOST_HELD:
            idle = next((old for old, each in self._held.items() if not each.lock.locked()), "")
            if not idle or idle == code:
                break
            del self._held[idle]
        return held

    def find_held(self, code: str) -> ClassRecord | None:
        """Return the class *code* if it is in memory."""
        return self._held.get(code)

    # ---- waiting for news ----

    def stamp(self, record: ClassRecord) -> str:
        """Return a stamp that changes with everything visible in the class."""
        return f"{record.n}.{self._turns.get(record.code, 0)}"

    def turn(self, code: str) -> None:
        """Wake all requests that wait for a change of the class *code*."""
        self._turns[code] = self._turns.get(code, 0) + 1
        if (event := self._waiting.pop(code, None)) is not None:
            event.set()

    async def wait(self, code: str, seconds: float) -> None:
        """Wait until the class *code* changes, at most *seconds*."""
        if self._ending:
            return
        if getattr(self._records, "is_shared", False):
            # Nobody tells what another process has written: it is looked for.
            seconds = min(seconds, LOOK)
        event = self._waiting.setdefault(code, asyncio.Event())
        try:
            async with asyncio.timeout(seconds):
                await event.wait()
        except TimeoutError:
            return

    def end_waiting(self) -> None:
        """Answer all waiting requests: the server stops."""
        self._ending = True
        for event in self._waiting.values():
            event.set()

    # ---- changing ----

    async def open(self, title: str) -> ClassOpened:
        """Open a class.

        Raises:
            ClassRefusal: The title is empty or too long.
            OSError: It cannot be stored.
        """
        key, salt = random_word(KEY_LENGTH), fresh_salt()
        entry = ClassEntry(ClassFounded(title, digest(key, salt), salt), at=self._at())
        fold.take_entry(Classroom(), entry, 0)
        head = msgspec.json.encode(_Head(1))
        for _ in range(_TRIES):
            code = random_word(CODE_LENGTH)
            record = class_record(code)
            try:
                await self._records.write(
                    {record: head, line_record(code, 0): write_class_entry(entry)},
                    {record: None},
                )
            except RecordChanged:
                continue
            return ClassOpened(code, key)
        raise OSError("no code is free")

    async def enter(
        self,
        record: ClassRecord,
        steps_of: Steps,
        by: str,
        request_id: str = "",
        seen: int | None = None,
    ) -> ClassRecord:
        """Apply the steps of a request once for each *request_id*, and store them first.

        Raises:
            ClassRefusal: One may not be taken, or what it answers changed after line *seen*.
            LogFull: The log has as many lines as it may have.
            OSError: It cannot be stored.
        """
        for _ in range(_TRIES):
            async with record.lock:
                if request_id and request_id in record.done:
                    return record
                steps = steps_of(record.room)
                if not steps:
                    return record
                if record.n + len(steps) > self._longest:
                    raise LogFull(record.code)
                entries = [ClassEntry(step, by, self._at(), request_id) for step in steps]
                room = record.room
                for number, entry in enumerate(entries, record.n):
                    if seen is not None and fold.has_changed_since(
                        record.room, entry.step, seen
                    ):
                        raise ClassRefusal("has-changed")
                    # Folded for its refusals alone: what is not allowed is never stored.
                    room = fold.take_entry(room, entry, number)
                if await self._write(record, entries):
                    self.turn(record.code)
                    return record
            record = await self._again(record)
        raise OSError(f"somebody else writes the class {record.code}")

    async def _write(self, record: ClassRecord, entries: Sequence[ClassEntry]) -> bool:
        """Store *entries*; return false if another process wrote in between."""
        before = msgspec.json.decode(record.head, type=_Head)
        head = msgspec.json.encode(_Head(record.n + len(entries), before.erased))
        changes: dict[str, bytes | None] = {
            line_record(record.code, number): write_class_entry(entry)
            for number, entry in enumerate(entries, record.n)
        }
        name = class_record(record.code)
        try:
            await self._records.write({name: head, **changes}, {name: record.head})
        except RecordChanged:
            return False
        record.take(head, entries)
        return True

    async def _again(self, record: ClassRecord) -> ClassRecord:
        self._held.pop(record.code, None)
        found = await self.find(record.code)
        if found is None:
            raise ClassRefusal("gone")
        return found

    async def join(
        self, record: ClassRecord, name: str, key: str, account: str = ""
    ) -> tuple[ClassRecord, int]:
        """Add a pupil, or find the one with the same *key*; return the class and the number.

        The same *account* is the same pupil too, with its new key.

        Raises:
            ClassRefusal: The name is refused, or the door is shut.
            OSError: It cannot be stored.
        """
        mark = digest(key, record.room.salt)

        def steps_of(room: Classroom) -> Sequence[AnyStep]:
            for pupil in room.here:
                if mark in (pupil.key, *pupil.earlier):
                    return ()
                if account and pupil.account == account:
                    return (PupilKeyGiven(pupil.number, mark),)
            return (PupilJoined(fold.next_number(room, "pupil"), name, mark, account),)

        record = await self.enter(record, steps_of, "door")
        holder = record.holder(key)
        if holder is None:
            raise ClassRefusal("gone")
        return record, holder

    async def renew_key(self, record: ClassRecord) -> ClassOpened:
        """Replace the teacher's key; the former one stops working.

        Raises:
            OSError: It cannot be stored.
        """
        key = random_word(KEY_LENGTH)
        step = TeacherKeyChanged(digest(key, record.room.salt))
        await self.enter(record, lambda _: (step,), "teacher")
        return ClassOpened(record.code, key)

    # ---- erasing ----

    async def erase_pupil(self, record: ClassRecord, pupil: int) -> ClassRecord:
        """Erase a pupil from every line of the log.

        Raises:
            ClassRefusal: There is no such pupil.
            OSError: It cannot be stored.
        """
        for _ in range(_TRIES):
            async with record.lock:
                record.room.pupil(pupil)
                changes = _without(record, pupil)
                before = msgspec.json.decode(record.head, type=_Head)
                head = msgspec.json.encode(_Head(record.n, before.erased + 1))
                name = class_record(record.code)
                try:
                    await self._records.write({name: head, **changes}, {name: record.head})
                except RecordChanged:
                    erased = False
                else:
                    erased = True
            record = await self._again(record)
            if erased:
                self.turn(record.code)
                return record
        raise OSError(f"somebody else writes the class {record.code}")

    async def erase(self, record: ClassRecord) -> None:
        """Erase the class with its whole log.

        Raises:
            OSError: It cannot be done.
        """
        async with record.lock:
            stored = await self._records.records(class_record(record.code))
            await self._records.write(dict.fromkeys(stored))
            self._held.pop(record.code, None)
        self.turn(record.code)


def _without(record: ClassRecord, pupil: int) -> dict[str, bytes | None]:
    """Return the record changes that erase *pupil*; the rest can still be folded."""
    changes: dict[str, bytes | None] = {}
    room = Classroom()
    for number, entry in sorted(record.entries.items()):
        left = fold.without_pupil(entry.step, pupil)
        line = line_record(record.code, number)
        changes[line] = None
        if left is None:
            continue
        untouched = left == entry.step and entry.by != str(pupil)
        kept = entry if untouched else ClassEntry(left, "", entry.at)
        try:
            room = fold.after_entry(room, kept, number)
        except ClassRefusal:
            continue  # it changed what is no longer there
        if untouched:
            del changes[line]
        else:
            changes[line] = write_class_entry(kept)
    return changes
