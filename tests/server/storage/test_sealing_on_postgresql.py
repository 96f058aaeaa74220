"""Years of data in PostgreSQL: sealed, removed, backed up by what is new, as in a file."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import pytest

from biritch.server.storage import archive
from biritch.server.storage.chain import Damaged
from biritch.server.storage.file_archive import FileArchive
from biritch.server.storage.keeper import DAY, Keeper, KeeperReport, keep
from biritch.server.storage.postgresql.database import DatabaseAddress, migrate, run_in_own_loop
from biritch.server.storage.store import LineTaken, archive_of
from biritch.server.storage.stores.postgresql import PostgreSQLStore
from biritch.server.web.limits import Limits
from tests.cli.helpers import run
from tests.engines import Databases
from tests.server.storage.test_sealing import LINES, Clock

T = TypeVar("T")
pytestmark = pytest.mark.slow
NAMES = ("old", "new", "event/abc", "abc-1-2", "club/k", "practice/p", "V-3x_A")


def within(
    address: str, work: Callable[[PostgreSQLStore], Awaitable[T]], clock: Callable[[], float]
) -> T:
    async def do() -> T:
        store = PostgreSQLStore(DatabaseAddress(address), clock)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(do())


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def address(databases: Databases, clock: Clock) -> str:
    """Return a database with tables, a tournament with one, a list and a practice hand."""
    found = databases.fresh()
    run_in_own_loop(migrate(DatabaseAddress(found)))

    async def fill(store: PostgreSQLStore) -> None:
        for owner in NAMES:
            await store.append(owner, 0, LINES)
        await store.write({"account/x/who": b"1", "account-name/78": b"x"})
        clock.now += 100 * DAY
        await store.append("new", len(LINES), [b"today"])

    within(found, fill, clock)
    return found


def kept(address: str, clock: Clock, **limits: int) -> KeeperReport:
    settled = Limits(**cast("Any", limits))
    return within(address, lambda store: keep(store, settled, clock(), 0), clock)


def read(address: str, clock: Clock, owner: str, start: int = 0) -> list[bytes]:
    return within(address, lambda store: store.read(owner, start), clock)


def test_logs_nobody_writes_are_sealed_read_as_before_and_go_on(
    address: str, clock: Clock
) -> None:
    before = archive_of(address).verify()
    report = kept(address, clock)
    assert (report.sealed, report.removed) == (6, 0)
    assert report.spared > 3_000
    assert kept(address, clock).sealed == 0, "once is enough"
    assert read(address, clock, "old") == LINES
    for start in (0, 1, 7, len(LINES) - 1, len(LINES), len(LINES) + 1):
        assert read(address, clock, "old", start) == LINES[start:]

    async def go_on(store: PostgreSQLStore) -> list[list[bytes]]:
        with pytest.raises(LineTaken):
            await store.append("old", 0, [b"other"])
        await store.append("old", len(LINES), [b"again", b"more"])
        starts = (0, len(LINES) - 1, len(LINES), len(LINES) + 1)
        return [await store.read("old", start) for start in starts]

    whole = [*LINES, b"again", b"more"]
    n = len(LINES)
    assert within(address, go_on, clock) == [whole, whole[n - 1 :], whole[n:], whole[n + 1 :]]
    after = archive_of(address).verify()
    assert (after.ok, after.logs, after.entries) == (True, before.logs, before.entries + 2)
    assert archive_of(address).read("old") == whole
    clock.now += 31 * DAY
    kept(address, clock)
    clock.now += 31 * DAY
    assert kept(address, clock).sealed == 2
    assert read(address, clock, "old") == whole


def test_a_seal_that_was_changed_is_noticed(
    address: str, clock: Clock, databases: Databases
) -> None:
    kept(address, clock)
    databases.run(
        "UPDATE biritch.sealed SET body = set_byte(body, 9, get_byte(body, 9) # 1)"
        " WHERE owner = 'old'"
    )
    assert [fault.log for fault in archive_of(address).verify().faults] == ["old"]
    with pytest.raises(Damaged):
        read(address, clock, "old")


def test_each_kind_is_removed_when_its_owner_wants_it_and_nothing_else(
    address: str, clock: Clock
) -> None:
    report = kept(address, clock, practice_days_kept=30, tournament_days_kept=90, seal_days=0)
    assert (report.removed, report.lines, report.sealed) == (3, 3 * len(LINES), 0)
    for gone in ("practice/p", "event/abc", "abc-1-2"):
        assert read(address, clock, gone) == []
    assert read(address, clock, "V-3x_A") == LINES
    assert archive_of(address).verify().logs == len(NAMES) - 3
    clock.now -= 400 * DAY
    within(address, lambda store: store.append("new", len(LINES) + 1, [b"behind"]), clock)
    clock.now += 400 * DAY
    kept(address, clock)
    assert kept(address, clock, table_days_kept=30).removed == 2, "sealed ones too"
    assert read(address, clock, "new")[-2:] == [b"today", b"behind"], "a clock that was behind"
    assert archive_of(address).verify().ok


def test_of_two_servers_one_keeps_and_a_log_that_grows_is_not_sealed(
    address: str, clock: Clock
) -> None:
    async def both(store: PostgreSQLStore) -> int:
        other = PostgreSQLStore(DatabaseAddress(address), clock)
        try:
            grow = [other.append("old", len(LINES), [b"x"])]
            grow += [other.append("old", len(LINES) + n, [b"y"]) for n in (1, 2)]
            for step in grow:
                await asyncio.gather(step, store.seal(["old"]))
            assert await store.lease("keeper", "here", 60) == 0
            assert await other.lease("keeper", "there", 60) > 0
            assert await store.remove(["old"], int(clock() // DAY)) == 0
            return len(await other.read("old"))
        finally:
            await other.close()

    assert within(address, both, clock) == len(LINES) + 3
    assert archive_of(address).verify().ok


def test_what_is_sealed_goes_into_backups_back_and_up_to_date(
    address: str, clock: Clock, tmp_path: Path
) -> None:
    copy = str(tmp_path / "copy.db")
    assert run("backup", address, copy, "--update", "--json").json["logs"] == len(NAMES)
    kept(address, clock)

    async def go_on(store: PostgreSQLStore) -> None:
        await store.append("old", len(LINES), [b"more"])
        await store.write({"account/x/who": b"2", "account-name/78": None})
        await store.remove(["practice/p"])

    within(address, go_on, clock)
    assert run("verify-store", address, "--since", copy, "--json").json["entries"] == 1
    assert run("backup", address, copy, "--update", "--json").json["entries"] == 1
    assert run("backup", address, copy, "--update", "--json").json["entries"] == 0
    found, there = FileArchive(Path(copy)).verify(), archive_of(address).verify()
    assert (found.ok, found.logs, found.entries) == (True, there.logs, there.entries)
    assert FileArchive(Path(copy)).read("old") == [*LINES, b"more"]
    whole = tmp_path / "whole.db"
    assert archive_of(address).backup(whole).ok
    with archive.open_archive(whole) as db:
        assert db.execute("SELECT count(*) FROM sealed").fetchone()[0] == 5
        assert archive.schema_of(db) == 3
    report, _ = archive_of(address).restore(whole)
    assert report.ok
    assert read(address, clock, "old") == [*LINES, b"more"]
    assert kept(address, clock).sealed == 0, "it is sealed as it was, and was written as then"
    assert archive_of(address).verify().entries == there.entries


def test_a_backup_of_another_store_is_left_as_it_is(
    address: str, clock: Clock, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    archive_of(address).backup(copy)

    async def otherwise(store: PostgreSQLStore) -> None:
        await store.remove(["old"])
        await store.append("old", 0, [b"another"])

    within(address, otherwise, clock)
    before = copy.read_bytes()
    assert [each.log for each in archive_of(address).update(copy).faults] == ["old"]
    assert copy.read_bytes() == before


def test_a_keeper_asks_for_its_turn(address: str, clock: Clock) -> None:
    async def ask(store: PostgreSQLStore) -> None:
        keeper = Keeper(store, Limits(), clock)
        keeper.start()
        await keeper.close()

    within(address, ask, clock)
