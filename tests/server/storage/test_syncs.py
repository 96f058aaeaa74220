"""Nobody is told, nor reads, what the disk does not keep; and what follows where it fails."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from biritch.server.storage.archive import verify
from biritch.server.storage.stores import sqlite
from biritch.server.storage.stores.sqlite import SQLiteStore
from biritch.server.storage.sync_file import SyncFile, kernel_sync


def with_store(path: Path, work: Callable[[SQLiteStore], Awaitable[None]]) -> None:
    """Do *work* with the store at *path*."""

    async def worked() -> None:
        store = SQLiteStore(path)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(worked())


@pytest.fixture
def by_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a thread sync, as where the kernel does not."""
    monkeypatch.setattr(sqlite, "kernel_sync", lambda _loop: None)


@pytest.mark.usefixtures("by_thread")
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


@pytest.mark.usefixtures("by_thread")
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


@pytest.mark.parametrize("kernel", [True, False])
def test_the_log_is_moved_into_the_file_while_tables_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, kernel: bool
) -> None:
    """However slow the disk is: tables play until the log has begun again three times."""
    path, played = tmp_path / "tables.db", 0
    monkeypatch.setattr(sqlite, "_LOG_PAGES", 24)
    if not kernel:
        monkeypatch.setattr(sqlite, "kernel_sync", lambda _loop: None)

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


def test_the_kernel_says_when_a_file_is_kept_and_when_not(tmp_path: Path) -> None:
    async def asked() -> list[bool]:
        loop = asyncio.get_running_loop()
        kernel = kernel_sync(loop)
        if kernel is None:
            pytest.skip("no syncs by the kernel here")
        heard = list[bool]()
        read, write = os.pipe()
        with (tmp_path / "file").open("wb") as file:
            for number in (file.fileno(), write):
                told = loop.create_future()
                try:
                    kernel.begin(number, told.set_result)
                except OSError:
                    heard.append(False)
                else:
                    heard.append(await asyncio.wait_for(told, 60) is None)
        kernel.close()
        for end in (read, write):
            os.close(end)
        return heard

    assert asyncio.run(asked()) == [True, False]
