"""Every store keeps what it was given, in order, once: memory, a file, PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from biritch.cli.main import biritch
from biritch.server.storage.chain import Damaged
from biritch.server.storage.store import BadDatabase, LineTaken, Store, archive_of, find
from tests import engines
from tests.engines import Databases

KINDS = ("memory", "file", "PostgreSQL")


@pytest.fixture(params=KINDS)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "memory":
        return "memory:"
    if request.param == "file":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    running: Databases = request.getfixturevalue("databases")
    return running.fresh()


def run(address: str, *stories: Callable[[Store], Awaitable[None]]) -> None:
    """Let each story happen with the store at *address*, opened anew for it."""

    async def tell(story: Callable[[Store], Awaitable[None]]) -> None:
        store = find(address)
        try:
            await story(store)
        finally:
            await store.close()

    for story in stories:
        asyncio.run(tell(story))


def test_what_was_kept_is_read_in_order(address: str) -> None:
    async def story(store: Store) -> None:
        assert await store.read("k3x7qa") == []
        await store.append("k3x7qa", 0, [b"opened", "étui\0".encode()])
        await store.append("event/k3x7qa", 0, [b"another"])
        await store.append("k3x7qa", 2, [b"", b"last"])
        lines = [b"opened", "étui\0".encode(), b"", b"last"]
        assert await store.read("k3x7qa") == lines
        assert [await store.read("k3x7qa", start) for start in range(6)] == [
            lines[start:] for start in range(6)
        ]
        names = ["k3x7qa", "event/k3x7qa", "nobody"]
        assert await store.lengths(names) == {"k3x7qa": 4, "event/k3x7qa": 1, "nobody": 0}
        assert list(await store.faults()) == []

    run(address, story)


def test_a_line_that_is_taken_is_refused_and_nothing_of_it_kept(address: str) -> None:
    async def story(store: Store) -> None:
        await store.append("k3x7qa", 0, [b"one", b"two"])
        for n in (0, 1, 3):
            with pytest.raises(LineTaken):
                await store.append("k3x7qa", n, [b"other", b"more"])
        assert await store.read("k3x7qa") == [b"one", b"two"]

    run(address, story)


def test_of_many_who_write_one_line_one_does(address: str) -> None:
    async def story(store: Store) -> None:
        async def write(n: int, who: int) -> bool:
            try:
                await store.append("k3x7qa", n, [f"{n} {who}".encode()])
            except LineTaken:
                return False
            return True

        for n in range(10):
            assert sum(await asyncio.gather(*(write(n, who) for who in range(12)))) == 1
        assert len(await store.read("k3x7qa")) == 10

    run(address, story)


def test_what_was_kept_outlives_the_store(databases: Databases, tmp_path: Path) -> None:
    async def before(store: Store) -> None:
        await store.append("k3x7qa", 0, [b"one", b"two"])

    async def after(store: Store) -> None:
        await store.append("k3x7qa", 2, [b"three"])
        assert await store.read("k3x7qa") == [b"one", b"two", b"three"]

    for address in (f"sqlite:///{tmp_path / 'tables.db'}", databases.fresh()):
        run(address, before, after)


def test_two_servers_write_one_log_in_turn(databases: Databases) -> None:
    address = databases.fresh()

    async def both() -> None:
        here, there = find(address), find(address)
        assert here.is_shared
        try:
            for n in range(0, 12, 2):
                await here.append("k3x7qa", n, [b"here"])
                with pytest.raises(LineTaken):  # it does not know of that line
                    await there.append("k3x7qa", n, [b"late"])
                await there.append("k3x7qa", n + 1, [b"there"])
                with pytest.raises(LineTaken):
                    await here.append("k3x7qa", n + 1, [b"late"])
            assert await here.read("k3x7qa", 10) == [b"here", b"there"]
        finally:
            await here.close()
            await there.close()

    asyncio.run(both())
    assert archive_of(address).verify().entries == 12


def test_one_at_a_time_does_a_work_and_another_when_its_time_is_over(
    databases: Databases,
) -> None:
    async def story(store: Store) -> None:
        assert await store.lease("think", "ann", 60) == 0
        assert await store.lease("think", "ann", 60) == 0
        assert 50 < await store.lease("think", "ben", 60) <= 60
        assert await store.lease("other", "ben", 0.05) == 0
        await store.lease("think", "ann", 0)
        assert await store.lease("think", "ben", 60) == 0
        await asyncio.sleep(0.1)
        assert await store.lease("other", "ann", 60) == 0

    run(databases.fresh(), story)


CHANGES = {
    "DELETE FROM biritch.line WHERE owner = '{log}' AND n = 8": ("shortened", 8),
    "DELETE FROM biritch.line WHERE owner = '{log}' AND n = 4": ("missing", 4),
    "DELETE FROM biritch.line WHERE owner = '{log}'": ("missing", 0),
    "UPDATE biritch.line SET body = 'x' WHERE n = 4 AND owner = '{log}'": ("changed", 4),
    "UPDATE biritch.head SET n = 2 WHERE owner = '{log}'": ("shortened", 9),
    "DELETE FROM biritch.head WHERE owner = '{log}'": ("shortened", 9),
}


def test_a_line_changed_from_outside_is_noticed(databases: Databases) -> None:
    address = databases.fresh()
    logs = {f"log{number}": change for number, change in enumerate(CHANGES)}
    faults = {(log, CHANGES[change][1], CHANGES[change][0]) for log, change in logs.items()}

    async def before(store: Store) -> None:
        for owner in (*logs, "sound"):
            await store.append(owner, 0, [b"line %d" % n for n in range(9)])

    async def after(store: Store) -> None:
        assert {(at.log, at.line, at.name) for at in await store.faults()} == faults
        for log in logs:
            with pytest.raises(Damaged):
                await store.read(log)
        assert len(await store.read("sound")) == 9

    run(address, before)
    changes = [change.format(log=log) for log, change in logs.items()]
    databases.run("; ".join(changes), address.rpartition("/")[2])
    report = archive_of(address).verify()
    assert {(at.log, at.line, at.name) for at in report.faults} == faults
    run(address, after)


def command(*words: str) -> tuple[int, str]:
    """Run ``biritch`` with *words*; return its status and all it said."""
    result = CliRunner().invoke(biritch, [*words, "--lang", "en"])
    return result.exit_code, result.output


@pytest.mark.slow
def test_tables_move_from_a_file_to_a_database_and_back(
    databases: Databases, tmp_path: Path
) -> None:
    file, out, back = (tmp_path / name for name in ("tables.db", "out.db", "back.db"))
    address = databases.fresh()
    lines = {name: [f"{name} {n}".encode() for n in range(5000)] for name in ("a", "event/b")}

    async def fill(store: Store) -> None:
        for name, content in lines.items():
            await store.append(name, 0, content)
        await store.write({"account/k3": b"ann", "account/k3/deal": b"a deal"})

    async def compare(store: Store) -> None:
        assert await store.records("account/k3") == {
            "account/k3": b"ann",
            "account/k3/deal": b"a deal",
        }
        for name, content in lines.items():
            assert await store.read(name) == content

    run(f"sqlite:///{file}", fill)
    assert command("backup", str(file), str(out))[0] == 0
    status, said = command("restore", str(out), address)
    assert (status, "10000 lines" in said.replace(",", "")) == (0, True), said
    assert command("verify-store", address)[0] == 0
    run(address, compare)
    status, said = command("restore", str(out), address)
    assert (status, "biritch_before_1" in said) == (0, True), said
    assert command("backup", address, str(back))[0] == 0
    run(f"sqlite:///{back}", compare)
    assert "there already" in command("backup", address, str(back))[1]


def test_a_backup_is_not_restored_under_a_server(databases: Databases, tmp_path: Path) -> None:
    address, out = databases.fresh(), tmp_path / "out.db"

    async def story(store: Store) -> None:
        await store.append("k3x7qa", 0, [b"one"])
        report = await asyncio.to_thread(archive_of(address).backup, out)
        assert (report.ok, report.entries) == (True, 1)
        await store.append("k3x7qa", 1, [b"two"])
        with pytest.raises(BadDatabase) as refused:
            await asyncio.to_thread(archive_of(address).restore, out)
        assert refused.value.phrase.name == "server-database-held"
        assert await store.read("k3x7qa") == [b"one", b"two"]

    run(address, story)


@pytest.mark.slow
def test_a_database_that_is_not_there_is_told_in_one_line_without_its_password() -> None:
    url = f"postgresql://ann:secret@127.0.0.1:{engines.free_port()}/tables"
    for words in (("serve", "--database", url), ("verify-store", url)):
        status, said = command(*words)
        assert status == 2
        assert "cannot be used" in said
        assert "secret" not in said
        assert len(said.splitlines()) == 1


def test_a_database_of_a_later_version_is_refused(databases: Databases) -> None:
    address = databases.fresh()

    async def nothing(store: Store) -> None:
        assert await store.read("k3x7qa") == []

    run(address, nothing)
    later = "UPDATE biritch.alembic_version SET version_num = 'of_next_year'"
    databases.run(later, address.rpartition("/")[2])
    with pytest.raises(BadDatabase) as refused:
        find(address)
    assert refused.value.phrase.name == "server-database-later"


def test_a_connection_that_breaks_loses_and_doubles_nothing(databases: Databases) -> None:
    address = databases.fresh()
    name = address.rpartition("/")[2]
    cut = f"""SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = '{name}' AND pid <> pg_backend_pid()"""

    async def story(store: Store) -> None:
        written = asyncio.Event()

        async def write() -> None:
            for n in range(60):
                await store.append("k3x7qa", n, [b"%d" % n])
                written.set()

        async def disturb() -> None:
            while not writing.done():
                written.clear()
                await written.wait()
                await asyncio.to_thread(databases.run, cut)

        writing = asyncio.create_task(write())
        disturbing = asyncio.create_task(disturb())
        await writing
        written.set()
        await disturbing
        assert await store.read("k3x7qa") == [b"%d" % n for n in range(60)]

    run(address, story)
