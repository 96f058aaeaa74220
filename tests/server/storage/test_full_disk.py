"""A disk that is full or read-only: one line says so, and all goes on."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from biritch.server.storage.archive import verify
from biritch.server.storage.store import archive_of
from biritch.server.storage.stores.sqlite import SQLiteStore
from biritch.server.storage.trouble import WatchedStore
from tests.server.served import PATIENCE, Person, Served, start

NO_MOUNT = "no small disk can be mounted here (root alone may)"


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """Return a disk of eight megabytes."""
    at = tmp_path / "disk"
    at.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(at)]
    with suppress(OSError):
        if not subprocess.run(mount, capture_output=True, check=False).returncode:
            yield at
            subprocess.run(["umount", "--lazy", str(at)], check=True)
            return
    pytest.skip(NO_MOUNT)


def fill(disk: Path) -> Path:
    """Fill *disk* to its last byte; return what is to be removed."""
    path = disk / "ballast"
    with path.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(bytes(4096)):
            pass
    return path


@pytest.fixture
def begin(disk: Path, tmp_path: Path) -> Iterator[Callable[[], Served]]:
    """Return what starts a server on *disk* that opens tables however little room there is.

    Whatever becomes of the test, no server is left behind.
    """
    settings = tmp_path / "settings.toml"
    settings.write_text("[limits]\nfree_megabytes = 0\n", encoding="utf-8")
    began: list[Served] = []

    def begin_one() -> Served:
        address = f"sqlite:///{disk / 'tables.db'}"
        began.append(start(tmp_path, "--settings", str(settings), database=address))
        return began[-1]

    yield begin_one
    for served in began:
        with suppress(ProcessLookupError):
            served.kill()


def ready(served: Served) -> int:
    """Return the status of ``/readyz``."""
    try:
        with urllib.request.urlopen(f"http://{served.host}/readyz", timeout=PATIENCE) as at:
            return int(at.status)
    except urllib.error.HTTPError as error:
        return error.code


@pytest.mark.slow
def test_a_full_disk_is_told_in_a_line_and_play_goes_on_when_there_is_room(
    disk: Path, begin: Callable[[], Served]
) -> None:
    served = begin()
    opened = served.open(seed="full")
    person = Person.enter(served, opened["table"], opened["token"])
    person.until(lambda message: message["t"] == "view")
    assert person.ask("settings", robotPace=0)["t"] == "done"
    assert person.my_turn()
    assert ready(served) == 200
    ballast = fill(disk)
    wanted = {"call": "P", "id": "in-time"}
    told = person.ask("call", **wanted)
    assert (told["t"], told["code"]) == ("refused", "busy")
    assert ready(served) == 503
    assert person.ask("call", **wanted)["t"] == "refused", "nor the second time"
    ballast.unlink()
    end = time.monotonic() + PATIENCE
    while ready(served) != 200:
        assert time.monotonic() < end
        time.sleep(0.05)
    assert person.ask("call", **wanted)["t"] == "done", "the same request, now done"
    person.to_the_end()
    said = served.stop()
    assert said.count("nothing can be stored") == said.count("it can be stored again") == 1
    assert "make room" in said
    assert "Traceback" not in said
    log = archive_of(str(disk / "tables.db")).read(opened["table"])
    assert sum(b'"in-time"' in line for line in log) == 1
    assert verify(disk / "tables.db").ok


@pytest.mark.slow
def test_a_server_ends_in_order_on_a_full_disk_and_starts_where_it_was(
    disk: Path, begin: Callable[[], Served]
) -> None:
    served = begin()
    opened = served.open(seed="ends")
    person = Person.enter(served, opened["table"], opened["token"])
    person.until(lambda message: message["t"] == "view")
    assert person.ask("settings", robotPace=0)["t"] == "done"
    assert person.my_turn()
    told = person.ask("call", call="P")
    assert told["t"] == "done"
    ballast = fill(disk)
    begun = time.monotonic()
    said = served.stop()
    assert time.monotonic() - begun < PATIENCE
    assert "Traceback" not in said
    ballast.unlink()
    again = begin()
    back = Person.enter(again, opened["table"], opened["token"])
    view = back.until(lambda message: message["t"] == "view")
    assert view["n"] >= told["n"], "what was acknowledged is there"
    back.leave()
    again.stop()


def test_a_read_only_disk_is_refused_in_one_line_at_the_start(
    disk: Path, tmp_path: Path
) -> None:
    subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
    with pytest.raises(
        AssertionError, match=r"biritch: --database: the database .* cannot be opened"
    ) as why:
        start(tmp_path, database=f"sqlite:///{disk / 'tables.db'}")
    assert "the disk is read-only" in str(why.value)
    assert "Traceback" not in str(why.value)


def test_a_disk_that_becomes_read_only_is_told_once_and_found_out_when_it_is_not(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """As SQLite sees it: every line is refused, reading goes on."""

    async def work() -> None:
        store = SQLiteStore(tmp_path / "tables.db")
        watched = WatchedStore(store)
        try:
            await watched.append("t", 0, [b"one"])
            for db in (store._db, store._side):
                db.execute("PRAGMA query_only = ON")
            for _ in range(5):
                with pytest.raises(OSError, match="readonly"):
                    await watched.append("t", 1, [b"two"])
            with pytest.raises(OSError, match="readonly"):
                await watched.write({"account/x": b"1"})
            assert await watched.read("t") == [b"one"]
            assert watched.in_trouble
            assert not await watched.probe()
            for db in (store._db, store._side):
                db.execute("PRAGMA query_only = OFF")
            assert await watched.probe()
            assert not watched.in_trouble
            await watched.append("t", 1, [b"two"])
            assert await watched.read("t") == [b"one", b"two"]
        finally:
            await watched.close()

    caplog.set_level(logging.WARNING)
    asyncio.run(work())
    lines = [record.getMessage() for record in caplog.records]
    assert len(lines) == 2
    assert "make it writable" in lines[0]
    assert "again, after 7 refusals" in lines[1]
    assert verify(tmp_path / "tables.db").ok
