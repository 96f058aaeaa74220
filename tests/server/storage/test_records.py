"""Records: they change and go, together or not at all, and nothing of them stays behind."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from biritch.server.storage.archive import backup, verify
from biritch.server.storage.chain import Damaged
from biritch.server.storage.records import RecordChanged
from biritch.server.storage.store import Store, find
from biritch.server.storage.stores.memory import MemoryStore
from biritch.server.storage.stores.sqlite import SQLiteStore
from tests.engines import Databases

Opened = Callable[[], Store]


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    if request.param == "memory":
        return MemoryStore
    if request.param == "sqlite":
        return lambda: SQLiteStore(tmp_path / "tables.db")
    running: Databases = request.getfixturevalue("databases")
    address = running.fresh()
    return lambda: find(address)


def with_store(opened: Opened, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = opened()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_records_are_found_by_their_name_and_below_it(opened: Opened) -> None:
    async def work(store: Store) -> None:
        names = ["account/k3", "account/k3/deal/a", "account/k3/deal/b", "account/k3x", "b"]
        await store.write({name: name.encode() for name in names})
        assert list(await store.records("account/k3")) == names[:3]
        assert await store.records("account/k3/deal") == {
            name: name.encode() for name in names[1:3]
        }
        assert await store.records("account/k") == {}
        await store.write({"account/k3/deal/a": None, "account/k3": b"other", "gone": None})
        assert await store.records("account/k3") == {
            "account/k3": b"other",
            "account/k3/deal/b": b"account/k3/deal/b",
        }

    with_store(opened, work)


def test_a_change_is_written_whole_or_not_at_all(opened: Opened) -> None:
    async def work(store: Store) -> None:
        await store.write({"name/anne": b"1", "account/1": b"a"}, {"name/anne": None})
        for provided in ({"name/anne": None}, {"account/1": b"b"}, {"account/2": b""}):
            with pytest.raises(RecordChanged):
                await store.write({"name/anne": b"2", "account/1": None}, provided)
        assert await store.records("name/anne") == {"name/anne": b"1"}
        assert await store.records("account/1") == {"account/1": b"a"}
        await store.write({"account/1": b"b"}, {"account/1": b"a", "account/2": None})
        assert await store.records("account/1") == {"account/1": b"b"}

    with_store(opened, work)


def test_what_was_removed_is_in_no_file_any_more(tmp_path: Path) -> None:
    path, words = tmp_path / "tables.db", {b"Semiramis", b"Nebuchadnezzar"}

    def seen() -> set[bytes]:
        kept = b"".join(file.read_bytes() for file in tmp_path.glob("tables.db*"))
        return {word for word in words if word in kept}

    async def work(store: Store) -> None:
        await store.write({f"account/{n}": b"Semiramis" * 200 for n in range(30)})
        await store.write({f"account/{n}": b"Nebuchadnezzar" for n in range(15)})
        await store.write({f"account/{n}": None for n in range(30)})
        assert not words & seen()
        await store.write({"account/1": b"Semiramis" * 200})
        assert seen() == {b"Semiramis"}

    with_store(lambda: SQLiteStore(path), work)
    assert verify(path).ok


def test_a_record_changed_from_outside_is_noticed_and_a_backup_has_them(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def put(store: Store) -> None:
        await store.write({"account/1": b"Anne", "account/2": b"Ben"})

    with_store(lambda: SQLiteStore(path), put)
    assert verify(path).ok
    assert backup(path, tmp_path / "copy.db").ok

    async def read(store: Store) -> None:
        assert await store.records("account") == {"account/1": b"Anne", "account/2": b"Ben"}

    with_store(lambda: SQLiteStore(tmp_path / "copy.db"), read)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("UPDATE record SET body = ? WHERE name = 'account/1'", (b"Anna",))
    assert [(fault.log, fault.name) for fault in verify(path).faults] == [
        ("account/1", "changed")
    ]

    async def refuse(store: Store) -> None:
        with pytest.raises(Damaged):
            await store.records("account")

    with_store(lambda: SQLiteStore(path), refuse)
