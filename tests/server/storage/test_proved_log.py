"""A log that proves itself: flipped bits, missing lines, old files, second servers, backups."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from biritch.cli.main import biritch
from biritch.server.storage.archive import backup, restore, verify
from biritch.server.storage.chain import Damaged
from biritch.server.storage.head_file import head_path
from biritch.server.storage.store import BadDatabase
from biritch.server.storage.stores.sqlite import SQLiteStore
from tests.proving import cases
from tests.server.served import PATIENCE, Person, serving, start

VECTORS = Path(__file__).parents[2] / "vectors" / "stores"
LOGS: Mapping[str, list[bytes]] = {
    f"{kind}{name}": [
        f'{{"n":{n},"card":"S{name}","{"x" * 90}":1}}'.encode() for n in range(lines)
    ]
    for kind, name, lines in (("", "k3x7qa", 60), ("event/", "abcdef", 225), ("club/", "z", 3))
}


def stored(path: Path) -> None:
    """Write LOGS at *path*, by several appends each."""

    async def write() -> None:
        store = SQLiteStore(path)
        for owner, lines in LOGS.items():
            for n in range(0, len(lines), 7):
                await store.append(owner, n, lines[n : n + 7])
        await store.close()

    asyncio.run(write())


def read(path: Path) -> dict[str, list[bytes]]:
    """Return what a server would read of LOGS at *path*; what is damaged is left out."""

    async def all_logs() -> dict[str, list[bytes]]:
        store = SQLiteStore(path)
        found = {}
        try:
            assert isinstance(await store.faults(), list)
            for owner in LOGS:
                try:
                    found[owner] = await store.read(owner)
                except (Damaged, OSError):
                    continue
        finally:
            await store.close()
        return found

    try:
        return asyncio.run(all_logs())
    except (BadDatabase, OSError, sqlite3.Error):
        return {}


def sound(path: Path) -> bool:
    """Whether ``verify-store`` finds nothing."""
    try:
        return verify(path).ok
    except BadDatabase:
        return False


def test_what_was_stored_is_verified(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    stored(path)
    report = verify(path)
    assert (report.ok, report.logs, report.entries) == (True, 3, 288)
    assert read(path) == LOGS


def test_no_flipped_bit_changes_anything_in_silence(tmp_path: Path) -> None:
    """A slice; ``scripts/flip_bits`` flips a thousand and more."""
    path = tmp_path / "tables.db"
    stored(path)
    content, chance = path.read_bytes(), random.Random(16)
    tried, noticed = cases(60, 1000), 0
    for number in range(tried):
        at = chance.randrange(len(content) * 8)
        flipped = bytearray(content)
        flipped[at // 8] ^= 1 << at % 8
        copy = tmp_path / f"flipped-{number}.db"
        copy.write_bytes(flipped)
        shutil.copy(head_path(path), head_path(copy))
        fine = sound(copy)
        found = read(copy)
        for owner, lines in found.items():
            assert lines == LOGS[owner], (at, owner)
        assert not fine or found == LOGS, at
        noticed += not fine
    assert noticed > tried / 2  # the others are in bytes that nothing is kept in


def test_without_the_chain_a_bit_would_change_a_line(tmp_path: Path) -> None:
    """What the chain notices is real: SQLite by itself reads the changed line back."""
    path = tmp_path / "tables.db"
    stored(path)
    content = path.read_bytes()
    at = content.index(LOGS["k3x7qa"][30]) + 6
    path.write_bytes(content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :])
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        bodies = [row[0] for row in db.execute("SELECT body FROM line WHERE owner = 'k3x7qa'")]
    assert bodies != LOGS["k3x7qa"]
    report = verify(path)
    assert [(fault.log, fault.line, fault.name) for fault in report.faults] == [
        ("k3x7qa", 30, "changed")
    ]
    assert set(read(path)) == set(LOGS) - {"k3x7qa"}


@pytest.mark.parametrize(
    ("change", "faults"),
    [
        ("DELETE FROM line WHERE owner = 'k3x7qa' AND n = 59", {"shortened", "lines-lost"}),
        ("DELETE FROM line WHERE owner = 'k3x7qa' AND n = 7", {"missing", "lines-lost"}),
        ("DELETE FROM line WHERE owner = 'club/z'", {"missing", "lines-lost"}),
        ("UPDATE line SET owner = 'club/y' WHERE owner = 'club/z'", {"changed", "missing"}),
        ("UPDATE line SET body = 7 WHERE n = 224", {"changed"}),
        ("UPDATE head SET n = 2 WHERE owner = 'club/z'", {"shortened"}),
        ("DELETE FROM head WHERE owner = 'club/z'", {"shortened"}),
        ("UPDATE total SET lines = 287", {"lines-lost"}),
        ("INSERT INTO line VALUES ('x', 0, x'00', x'00')", {"changed", "lines-lost"}),
    ],
)
def test_a_line_changed_from_outside_is_noticed(
    tmp_path: Path, change: str, faults: set[str]
) -> None:
    path = tmp_path / "tables.db"
    stored(path)
    with closing(sqlite3.connect(path)) as db:
        db.execute(change)
        db.commit()
    assert {fault.name for fault in verify(path).faults} == faults


def test_the_end_of_a_write_ahead_log_that_is_cut_off_is_noticed(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"

    async def killed() -> None:
        store = SQLiteStore(path)
        for n in range(20):
            await store.append("k3x7qa", n, [b"line"])
        for ending in ("", "-wal", "-head"):  # as a kill would leave them
            shutil.copy(f"{path}{ending}", f"{copy}{ending}")
        await store.close()

    asyncio.run(killed())
    wal = Path(f"{copy}-wal")
    wal.write_bytes(wal.read_bytes()[:-5000])
    assert {fault.name for fault in verify(copy).faults} == {"lines-lost"}


def test_a_file_of_the_first_form_is_chained_when_it_is_opened(tmp_path: Path) -> None:
    """A file that version 0.1.0 wrote (tests/vectors/stores)."""
    path = tmp_path / "tables.db"
    shutil.copy(VECTORS / "schema_1.db", path)
    before = verify(path)
    assert (before.ok, before.logs, before.entries) == (True, 3, 43)

    async def used() -> list[bytes]:
        store = SQLiteStore(path)
        assert await store.faults() == []
        assert await store.read("event/abcdef") == [
            b'{"t":"evening"}',
            '{"b":"étui"}'.encode(),
        ]
        await store.append("k3x7qa", 40, [b"more"])
        lines = await store.read("k3x7qa")
        await store.close()
        return lines

    lines = asyncio.run(used())
    assert lines == [b'{"opened":1}', *(f'{{"n":{n}}}'.encode() for n in range(1, 40)), b"more"]
    after = verify(path)
    assert (after.ok, after.logs, after.entries) == (True, 3, 44)


@pytest.mark.slow
def test_a_second_server_says_so_in_one_line_and_stops(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'club.db'}"
    with serving(tmp_path, database=database) as first:
        with pytest.raises(
            AssertionError, match=r"biritch: --database: another server .*club\.db"
        ) as said:
            start(tmp_path, database=database)
        assert str(said.value).count("biritch: ") == 1
        assert first.healthy()
        first.kill()
    with serving(tmp_path, database=database) as third:  # the lock ends with its server
        assert third.healthy()


def run(*words: str) -> tuple[int, dict[str, object]]:
    """Run ``biritch`` with *words* and ``--json``; return its status and what it printed."""
    result = CliRunner().invoke(biritch, [*words, "--json", "--lang", "en"])
    return result.exit_code, json.loads(result.stdout)


def test_a_backup_under_load_and_a_restore_lose_nothing(tmp_path: Path) -> None:
    path, out = tmp_path / "tables.db", tmp_path / "backup.db"

    async def loaded() -> int:
        store = SQLiteStore(path)
        written, enough = 0, asyncio.Event()

        async def write(owner: str) -> None:
            nonlocal written
            for n in range(120):
                await store.append(owner, n, [f"{owner} {n}".encode()])
                written += 1
                if written > 200:
                    enough.set()

        writers = asyncio.gather(*(write(f"table{n}") for n in range(8)))
        await enough.wait()
        acknowledged = written
        report = await asyncio.to_thread(backup, path, out)
        assert report.ok
        assert report.entries >= acknowledged
        await writers
        with pytest.raises(BadDatabase) as refused:
            restore(out, path)
        assert refused.value.phrase.name == "server-database-held"
        await store.close()
        return report.entries

    entries = asyncio.run(loaded())
    assert run("verify-store", str(path)) == (0, {"ok": True, "logs": 8, "entries": 960})
    status, told = run("restore", str(out), str(path))
    assert (status, told["ok"], told["entries"]) == (0, True, entries)
    assert run("verify-store", str(path)) == (0, {"ok": True, "logs": 8, "entries": entries})
    assert run("verify-store", str(told["kept"]))[1]["entries"] == 960


def test_commands_refuse_in_one_line(tmp_path: Path) -> None:
    path, out = tmp_path / "tables.db", tmp_path / "out.db"
    stored(path)
    assert run("backup", f"sqlite:///{path}", str(out))[0] == 0
    for words, text in (
        (("backup", str(path), str(out)), "there already"),
        (("verify-store", str(tmp_path / "no.db")), "no such file"),
        (("verify-store", str(tmp_path)), "a folder, not a file"),
        (("verify-store", __file__), "cannot be opened"),
        (("restore", str(tmp_path / "no.db"), str(path)), "no such file"),
        (("backup", str(path), str(tmp_path / "no" / "out.db")), "cannot write"),
    ):
        result = CliRunner().invoke(biritch, [*words, "--lang", "en"])
        assert result.exit_code == 2, words
        assert result.stderr.startswith("biritch: ")
        assert result.stderr.count("\n") == 1
        assert text in result.stderr


def test_a_damaged_file_is_neither_backed_up_nor_restored(tmp_path: Path) -> None:
    path, bad = tmp_path / "tables.db", tmp_path / "bad.db"
    stored(path)
    shutil.copy(path, bad)
    with closing(sqlite3.connect(bad)) as db:
        db.execute("UPDATE line SET body = x'00' WHERE owner = 'club/z' AND n = 1")
        db.commit()
    out = str(tmp_path / "out.db")
    for words in (("backup", str(bad), out), ("restore", str(bad), str(path))):
        status, told = run(*words)
        assert (status, told["ok"]) == (2, False)
        assert told["broken"] == [
            {"log": "club/z", "line": 1, "why": "club/z, line 1: not what was stored"}
        ]
    assert not Path(out).exists()
    assert read(path) == LOGS


@pytest.mark.slow
def test_a_server_on_a_damaged_file_says_so_and_serves_the_rest(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    database = f"sqlite:///{path}"
    with serving(tmp_path, database=database) as served:
        good, bad = served.open(), served.open()
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE line SET body = x'7b7d' WHERE owner = ?", (bad["table"],))
        db.commit()
    with serving(tmp_path, database=database) as served:
        person = Person.enter(served, good["table"], good["token"])
        assert person.hear()["t"] == "view"
        person.leave()
        refused = Person.enter(served, bad["table"], bad["token"])
        assert "damaged" in refused.hear()["says"]["en"]
        assert refused.closed()
        served.process.terminate()
        served.process.wait(PATIENCE)
        said = served.log.read_text(encoding="utf-8")
    assert "the store is damaged in 1 places" in said
    assert "verify-store" in said
