"""Years of data: logs sealed and removed, backups brought up to date, one thing restored."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar, cast

import pytest

from biritch.server.storage.archive import SCHEMA, backup, open_archive, schema_of, verify
from biritch.server.storage.chain import Damaged
from biritch.server.storage.head_file import read_head
from biritch.server.storage.incremental import update_backup, verify_new
from biritch.server.storage.keeper import DAY, KeeperReport, keep
from biritch.server.storage.sealing import NEWEST, seal, unseal
from biritch.server.storage.store import BadDatabase, LineTaken
from biritch.server.storage.stores.sqlite import SQLiteStore
from biritch.server.web.limits import Limits
from tests.cli.helpers import refused, run

T = TypeVar("T")
VECTORS = Path(__file__).parents[2] / "vectors" / "stores"
LINES = [
    b'{"t": "opened", "title": "Monday"}',
    *(b'{"t": "score", "n": %d}' % n for n in range(40)),
]
START = 20_000.0 * DAY


class Clock:
    """Days that pass when they are told to."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> float:
        return self.now


def within(path: Path, work: Callable[[SQLiteStore], Awaitable[T]], clock: Clock) -> T:
    async def do() -> T:
        store = SQLiteStore(path, clock=clock)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(do())


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def file(tmp_path: Path, clock: Clock) -> Path:
    """Return a store with two tables, a tournament with one, a list and a practice hand."""
    path = tmp_path / "tables.db"

    async def fill(store: SQLiteStore) -> None:
        for owner in ("old", "new", "event/abc", "abc-1-2", "club/k", "practice/p"):
            await store.append(owner, 0, LINES)
        await store.write({"account/x/who": b'{"id": "x"}', "account-name/78": b"x"})
        clock.now += 100 * DAY
        await store.append("new", len(LINES), [b"today"])

    within(path, fill, clock)
    return path


def kept(path: Path, clock: Clock, **limits: int) -> KeeperReport:
    return within(
        path, lambda store: keep(store, Limits(**cast("Any", limits)), clock(), 0), clock
    )


def read(path: Path, clock: Clock, owner: str) -> list[bytes]:
    return within(path, lambda store: store.read(owner), clock)


def test_logs_nobody_writes_are_sealed_read_as_before_and_verified(
    file: Path, clock: Clock
) -> None:
    before = verify(file)
    report = kept(file, clock)
    assert (report.sealed, report.removed) == (5, 0)
    assert report.spared > 3_000
    assert kept(file, clock).sealed == 0, "once is enough"
    for owner in ("old", "event/abc", "club/k"):
        assert read(file, clock, owner) == LINES
    assert read(file, clock, "new") == [*LINES, b"today"]
    after = verify(file)
    assert (after.ok, after.logs, after.entries) == (True, before.logs, before.entries)
    with closing(open_archive(file)) as db:
        assert schema_of(db) == NEWEST


def test_a_sealed_log_goes_on_and_is_sealed_again(file: Path, clock: Clock) -> None:
    kept(file, clock)

    async def go_on(store: SQLiteStore) -> list[bytes]:
        with pytest.raises(LineTaken):
            await store.append("old", 0, [b"other"])
        await store.append("old", len(LINES), [b"again"])
        return await store.read("old")

    assert within(file, go_on, clock) == [*LINES, b"again"]
    assert verify(file).ok
    clock.now += 61 * DAY
    assert kept(file, clock).sealed == 2
    assert read(file, clock, "old") == [*LINES, b"again"]
    assert verify(file).ok


@pytest.mark.parametrize("place", [0, 10, -1])
def test_a_bit_that_flips_in_a_seal_is_noticed(file: Path, clock: Clock, place: int) -> None:
    kept(file, clock)
    with closing(sqlite3.connect(file)) as db:
        (body,) = db.execute("SELECT body FROM sealed WHERE owner = 'old'").fetchone()
        flipped = bytearray(body)
        flipped[place] ^= 1
        db.execute("UPDATE sealed SET body = ? WHERE owner = 'old'", (bytes(flipped),))
        db.commit()
    report = verify(file)
    assert [fault.log for fault in report.faults] == ["old"]
    with pytest.raises(Damaged):
        read(file, clock, "old")


def test_a_seal_that_was_made_of_other_lines_is_noticed(file: Path, clock: Clock) -> None:
    """The digest fits, but the chain does not end in the head of the log."""
    kept(file, clock)
    with closing(sqlite3.connect(file)) as db:
        row = seal("old", [*LINES[:-1], b"forged"])
        db.execute("INSERT OR REPLACE INTO sealed VALUES (?, ?, ?, ?)", row)
        db.commit()
    assert [fault.log for fault in verify(file).faults] == ["old"]


def test_lines_of_any_kind_are_packed() -> None:
    lines = [b"", b"\0\n", "é♠".encode(), b"x" * 70_000]
    assert unseal(*seal("a", lines)) == lines
    assert unseal(*seal("a", [])) == []


def test_each_kind_is_removed_when_its_owner_wants_it_and_nothing_else(
    file: Path, clock: Clock
) -> None:
    report = kept(file, clock, practice_days_kept=30, tournament_days_kept=90, seal_days=0)
    assert (report.removed, report.lines, report.sealed) == (3, 3 * len(LINES), 0)
    assert read(file, clock, "practice/p") == read(file, clock, "event/abc") == []
    assert read(file, clock, "abc-1-2") == []
    assert read(file, clock, "old") == LINES
    found = verify(file)
    assert (found.ok, found.logs) == (True, 3)
    assert read_head(file)[0] <= found.entries
    # What was removed is in no page of the file.
    assert kept(file, clock, table_days_kept=30, seal_days=0).removed == 1
    assert read(file, clock, "new")[-1] == b"today"
    assert kept(file, clock, seal_days=0) == KeeperReport()


SET = [
    b'{"t": "opened", "kind": "boards"}',
    b'{"t": "joined", "player": "p", "table": "V-3x_A", "at": 1}',
    b"not JSON",
]


def test_a_set_goes_with_its_tables_and_one_of_the_day_once_no_ladder_needs_it(
    tmp_path: Path, clock: Clock
) -> None:
    file = tmp_path / "tables.db"

    async def fill(store: SQLiteStore) -> None:
        await store.append("set/k3x7qa", 0, SET)
        await store.append("V-3x_A", 0, LINES)
        await store.append("set/day-2024-10-04", 0, SET[:1])
        await store.append("W-table", 0, LINES)

    within(file, fill, clock)
    clock.now += 31 * DAY
    assert kept(file, clock, tournament_days_kept=30).removed == 0
    assert kept(file, clock, set_days_kept=40).removed == 0
    assert kept(file, clock, set_days_kept=30).removed == 2
    assert read(file, clock, "set/k3x7qa") == read(file, clock, "V-3x_A") == []
    assert read(file, clock, "set/day-2024-10-04") == SET[:1]
    assert read(file, clock, "W-table") == LINES
    clock.now += 31 * DAY
    assert kept(file, clock, set_days_kept=30).removed == 0
    clock.now += DAY
    assert kept(file, clock, set_days_kept=30).removed == 1
    assert verify(file).ok


def test_a_clock_that_is_briefly_years_ahead_removes_nothing(file: Path, clock: Clock) -> None:
    assert kept(file, clock, table_days_kept=400).removed == 0
    clock.now += 3_650 * DAY
    assert kept(file, clock, table_days_kept=400, seal_days=0) == KeeperReport(), "wrong?"
    clock.now -= 3_650 * DAY
    assert kept(file, clock, table_days_kept=400).removed == 0
    clock.now += 3_650 * DAY
    assert kept(file, clock, table_days_kept=400).removed == 0
    clock.now += DAY
    assert kept(file, clock, table_days_kept=400).removed == 2, "it says so a day later too"


def test_a_clock_that_is_briefly_behind_makes_no_log_older(file: Path, clock: Clock) -> None:
    clock.now -= 400 * DAY
    within(file, lambda store: store.append("new", len(LINES) + 1, [b"behind"]), clock)
    clock.now += 400 * DAY
    kept(file, clock, table_days_kept=90)
    clock.now += DAY
    kept(file, clock, table_days_kept=90)
    assert read(file, clock, "new") == [*LINES, b"today", b"behind"]
    assert read(file, clock, "old") == [], "which was old"


def test_a_file_on_a_disk_that_is_read_only_is_read(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.access
    monkeypatch.setattr(os, "access", lambda path, mode: mode != os.W_OK and real(path, mode))
    before = {*file.parent.iterdir()}
    with closing(open_archive(file)) as db:
        assert db.execute("SELECT count(*) FROM line").fetchone()[0] > 0
        assert {*file.parent.iterdir()} == before, "nothing was made beside it"


def test_what_is_written_while_the_keeper_works_stays(file: Path, clock: Clock) -> None:
    async def late(store: SQLiteStore) -> int:
        await store.append("old", len(LINES), [b"just now"])
        return await store.remove(["old", "event/abc"], int(clock() // DAY))

    assert within(file, late, clock) == len(LINES)
    assert read(file, clock, "old") == [*LINES, b"just now"]


def test_a_name_that_is_free_again_begins_anew(file: Path, clock: Clock) -> None:
    async def again(store: SQLiteStore) -> list[bytes]:
        await store.remove(["old"])
        await store.append("old", 0, [b"another"])
        return await store.read("old")

    assert within(file, again, clock) == [b"another"]
    assert verify(file).ok


def test_a_backup_is_brought_up_to_date_by_what_is_new(
    file: Path, clock: Clock, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    backup(file, copy)
    assert update_backup(file, copy).entries == 0
    kept(file, clock)

    async def go_on(store: SQLiteStore) -> None:
        await store.append("new", len(LINES) + 1, [b"one", b"two"])
        await store.append("fresh", 0, LINES)
        await store.write({"account/x/who": b"changed", "account-name/78": None})
        await store.remove(["practice/p"])

    within(file, go_on, clock)
    assert verify_new(file, copy).entries == 2 + len(LINES)
    done = update_backup(file, copy)
    assert (done.ok, done.logs, done.entries) == (True, 2, 2 + len(LINES))
    first, second = verify(file), verify(copy)
    assert (second.ok, second.logs, second.entries) == (True, first.logs, first.entries)
    for owner in ("old", "new", "fresh", "practice/p"):
        assert read(copy, clock, owner) == read(file, clock, owner)
    there = within(copy, lambda store: store.records("account"), clock)
    assert there == {"account/x/who": b"changed"}
    assert within(copy, lambda store: store.records("account-name/78"), clock) == {}


def test_a_backup_of_another_store_or_a_damaged_line_changes_nothing(
    file: Path, clock: Clock, tmp_path: Path
) -> None:
    copy, other = tmp_path / "copy.db", tmp_path / "other.db"
    within(other, lambda store: store.append("old", 0, [b"x"] * 50), clock)
    backup(other, copy)
    before = copy.read_bytes()
    report = update_backup(file, copy)
    assert [fault.log for fault in report.faults] == ["old"]
    assert copy.read_bytes() == before
    assert not verify_new(file, copy).ok
    backup(file, sound := tmp_path / "sound.db")
    within(file, lambda store: store.append("old", len(LINES), [b"new"]), clock)
    with closing(sqlite3.connect(file)) as db:
        db.execute("UPDATE line SET body = ? WHERE body = ?", (b"NEW", b"new"))
        db.commit()
    assert [fault.log for fault in verify_new(file, sound).faults] == ["old"]
    assert not update_backup(file, sound).ok
    assert verify(sound).ok


def test_the_commands_say_what_is_new(file: Path, clock: Clock, tmp_path: Path) -> None:
    copy = str(tmp_path / "copy.db")
    assert run("backup", str(file), copy, "--update", "--json").json["entries"] == 247
    assert run("backup", str(file), copy, "--update", "--json").json["entries"] == 0
    within(file, lambda store: store.append("old", len(LINES), [b"x"]), clock)
    told = run("verify-store", str(file), "--since", copy, "--json")
    assert (told.status, told.json["entries"]) == (0, 1)
    said = run("backup", str(file), copy, "--update", "--lang", "fr").out
    assert "1 ligne nouvelle" in said
    assert "nothing new" in run("backup", str(file), copy, "--update", "--lang", "en").out


def restored(copy: Path, target: Path, only: str) -> Any:
    return run("restore", str(copy), str(target), "--only", only, "--json")


def test_one_tournament_or_person_is_brought_back(
    file: Path, clock: Clock, tmp_path: Path
) -> None:
    kept(file, clock)
    copy = tmp_path / "copy.db"
    backup(file, copy)

    async def lose(store: SQLiteStore) -> None:
        await store.remove(["event/abc", "abc-1-2"])
        await store.write({"account/x/who": None, "account-name/78": None})

    within(file, lose, clock)
    told = restored(copy, file, "tournament:abc")
    assert told.json == {
        "brought_back": "tournament:abc", "logs": 2, "lines": 2 * len(LINES), "records": 0,
    }  # fmt: skip
    assert read(file, clock, "abc-1-2") == LINES
    assert restored(copy, file, "tournament:abc").json["logs"] == 0
    for lang, said in (
        ("en", "Nothing of tournament:abc was missing"),
        ("fr", "Rien ne manquait"),
    ):
        words = ("--only", "tournament:abc", "--lang", lang)
        assert run("restore", str(copy), str(file), *words).out.startswith(said)
    assert restored(copy, file, "account:x").json["records"] == 2
    assert restored(copy, file, "account:x").json["records"] == 0, "nothing is missing now"
    there = within(file, lambda store: store.records("account-name/78"), clock)
    assert there == {"account-name/78": b"x"}
    assert verify(file).ok
    assert "nothing to bring back" in refused(restored(copy, file, "everything"))
    assert "has no" in refused(restored(copy, file, "table:nobody"))


def test_what_has_gone_on_otherwise_is_not_brought_back(
    file: Path, clock: Clock, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    within(file, lambda store: store.append("old", len(LINES), [b"then"]), clock)
    backup(file, copy)

    async def otherwise(store: SQLiteStore) -> None:
        await store.remove(["old"])
        await store.append("old", 0, [b"another"])

    within(file, otherwise, clock)
    assert "gone on otherwise" in refused(restored(copy, file, "table:old"))
    assert read(file, clock, "old") == [b"another"]


def test_a_file_without_seals_stays_one_that_earlier_versions_read(
    file: Path, clock: Clock
) -> None:
    kept(file, clock, seal_days=0)
    with closing(open_archive(file)) as db:
        assert schema_of(db) == SCHEMA


def test_a_later_version_is_refused(file: Path) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.execute(f"PRAGMA user_version = {NEWEST + 1}")
        db.commit()
    with pytest.raises(BadDatabase) as error:
        open_archive(file)
    assert error.value.name == "later"


FORMS = ["1", "2 without records", "2 with records", "2 with days", "3"]


def written_in(form: str, path: Path, clock: Clock) -> list[bytes]:
    """Write a store at *path* as one of that *form* left it; return the lines of k3x7qa."""
    if form == "1":
        shutil.copy(VECTORS / "schema_1.db", path)
        return [b'{"opened":1}', *(f'{{"n":{n}}}'.encode() for n in range(1, 40))]
    within(path, lambda store: store.append("k3x7qa", 0, LINES), clock)
    if form == "3":
        clock.now += 61 * DAY
        kept(path, clock)
        return LINES
    gone = {"2 without records": ["record", "touched"], "2 with records": ["touched"]}
    with closing(sqlite3.connect(path)) as db:
        for table in gone.get(form, []):
            db.execute(f"DROP TABLE {table}")
        db.commit()
    return LINES


@pytest.mark.parametrize("form", FORMS)
def test_a_file_of_every_earlier_form_is_read_goes_on_and_is_sealed(
    form: str, tmp_path: Path, clock: Clock
) -> None:
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    lines = written_in(form, path, clock)
    assert verify(path).ok

    async def used(store: SQLiteStore) -> list[bytes]:
        assert await store.faults() == []
        await store.append("k3x7qa", len(lines), [b"more"])
        await store.write({"account/x/who": b"1"})
        return await store.read("k3x7qa")

    assert within(path, used, clock) == [*lines, b"more"]
    # What was there before days were known counts from the day the file was opened.
    clock.now = max(clock.now, time.time()) + 61 * DAY
    kept(path, clock)
    assert read(path, clock, "k3x7qa") == [*lines, b"more"]
    assert backup(path, copy).ok
    assert verify(copy).entries == verify(path).entries
    with closing(open_archive(path)) as db:
        assert schema_of(db) == NEWEST
