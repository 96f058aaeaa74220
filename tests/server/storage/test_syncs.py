"""Nobody is told, nor reads, what the disk does not keep; and what follows where it fails."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from biritch.server.storage.archive import verify
from biritch.server.storage.stores import sqlite
from biritch.server.storage.stores.sqlite import SQLiteStore
from biritch.server.storage.sync_file import SyncFile


def with_store(path: Path, work: Callable[[SQLiteStore], Awaitable[None]]) -> None:
    """Do *work* with the store at *path*."""

    async def worked() -> None:
        store = SQLiteStore(path)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(worked())


def test_nobody_is_told_and_nothing_is_read_before_the_disk_keeps_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may, syncs = threading.Event(), list[int]()

    def slow(_self: SyncFile) -> None:
        assert may.wait(60)
        syncs.append(1)

    async def work(store: SQLiteStore) -> None:
        monkeypatch.setattr(SyncFile, "sync", slow)
        first = [asyncio.create_task(store.append(f"t{n}", 0, [b"line"])) for n in range(9)]
        await asyncio.sleep(0.05)
        reading = asyncio.create_task(store.read("t0"))
        late = asyncio.create_task(store.append("late", 0, [b"line"]))
        done, _ = await asyncio.wait({*first, reading, late}, timeout=0.3)
        assert not done
        may.set()
        assert await reading == [b"line"]
        await asyncio.gather(*first, late)
        assert len(syncs) == 2, "one for the nine, one for what came meanwhile"

    with_store(tmp_path / "tables.db", work)


def test_a_sync_that_fails_is_told_and_made_good_in_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, faults = tmp_path / "tables.db", [OSError("bad disk"), OSError("bad disk")]
    healing = list[int]()
    healed, sync = SQLiteStore._heal, SyncFile.sync

    def failing(self: SyncFile) -> None:
        if faults:
            raise faults.pop()
        sync(self)

    def unhealed(self: SQLiteStore) -> None:
        healing.append(1)
        if len(healing) < 3:
            raise OSError("still bad")
        healed(self)

    async def work(store: SQLiteStore) -> None:
        monkeypatch.setattr(SyncFile, "sync", failing)
        monkeypatch.setattr(SQLiteStore, "_heal", unhealed)
        with pytest.raises(OSError, match="bad disk"):
            await store.append("t", 0, [b"zero"])
        for ask in (store.read("t"), store.append("t", 1, [b"one"])):
            with pytest.raises(OSError, match="still bad"):
                await ask
        # It was committed, and nobody knew whether it was kept: now it is.
        assert await store.read("t") == [b"zero"]
        with pytest.raises(OSError, match="bad disk"):
            await store.append("t", 1, [b"one"])
        await store.append("u", 0, [b"zero"])
        assert await store.read("t") == [b"zero", b"one"]

    with_store(path, work)
    report = verify(path)
    assert (report.ok, report.entries) == (True, 3)


def times_begun_again(path: Path) -> int:
    """Return how often the log was moved and begun again, as its header counts.

    The fourth number of the header: https://www.sqlite.org/fileformat2.html#walformat.
    """
    with Path(f"{path}-wal").open("rb") as log:
        return int.from_bytes(log.read(16)[12:], "big")


def test_the_log_is_moved_into_the_file_while_tables_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However slow the disk is: tables play until the log has begun again three times."""
    path, played = tmp_path / "tables.db", 0
    monkeypatch.setattr(sqlite, "_LOG_PAGES", 24)

    async def work(store: SQLiteStore) -> None:
        async def play(name: str) -> None:
            nonlocal played
            for n in range(400):
                await store.append(name, n, [f"{name} {n}".encode() * 20])
                played += 1
                if times_begun_again(path) >= 3:
                    break

        await asyncio.gather(*map(play, "abcdef"), store.write({"account/1": b"x"}))
        assert times_begun_again(path) >= 3
        await store.write({"account/1": None})
        await play("g")

    with_store(path, work)
    report = verify(path)
    assert (report.ok, report.entries) == (True, played)


def test_the_event_loop_goes_on_while_a_commit_is_held_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that stands still holds up who writes, and nobody else."""
    may, threads = threading.Event(), set[int]()
    commit = SQLiteStore._commit

    def held_up(self: SQLiteStore, batch: Sequence[Any]) -> list[Exception | None]:
        threads.add(threading.get_ident())
        assert may.wait(60)
        return commit(self, batch)

    async def work(store: SQLiteStore) -> None:
        monkeypatch.setattr(SQLiteStore, "_commit", held_up)
        writing = asyncio.create_task(store.append("t", 0, [b"line"]))
        while not threads:  # noqa: ASYNC110 - the loop turns: that is what is tested
            await asyncio.sleep(0.001)
        assert not writing.done()
        may.set()
        await writing
        assert threading.get_ident() not in threads
        # Records and appends still take turns.
        await asyncio.gather(store.write({"account/1": b"x"}), store.append("t", 1, [b"line"]))
        assert await store.read("t") == [b"line"] * 2

    with_store(tmp_path / "tables.db", work)
