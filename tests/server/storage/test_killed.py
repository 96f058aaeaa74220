"""A server that is killed comes back with every table as it was."""

from __future__ import annotations

import math
import os
import resource
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.proving import cases
from tests.server.nursery import Nursery
from tests.server.served import PATIENCE, Person, serving, start, state
from tests.server.tables.killed_server import COUNTED, WRONG, Killing, kill


@pytest.mark.slow
@pytest.mark.skipif(
    not hasattr(os, "pidfd_open"), reason="only Linux waits for somebody else's child"
)
def test_nothing_acknowledged_is_lost_and_nothing_is_done_twice() -> None:
    """``scripts/kill_test`` does as many as you like."""
    count, nursery = {"next": 5, **dict.fromkeys(COUNTED, 0)}, Nursery()
    some, told = cases(12, 1000), cases(5, 20)
    try:
        while count["kills"] < some or count["acknowledged"] < told:
            assert count["kills"] < 8 * some, "too slow to be told anything between two kills"
            wanted, jobs = count["kills"] + some, cases(2, 4)
            for found in kill(count, wanted, jobs, until=math.inf, nursery=nursery):
                count |= {name: count[name] + found[name] for name in COUNTED}
            assert count["kills"] == wanted
    finally:
        nursery.close()
    assert [count[name] for name in WRONG] == [0, 0, 0]


@pytest.mark.slow
def test_a_server_that_is_started_anew_has_it_all(tmp_path: Path) -> None:
    """The same with servers that import everything each time: what people start."""
    killing = Killing(tmp_path, seed=5)
    kills = 0
    while kills < cases(3, 200) or killing.acknowledged < cases(10, 20):
        killing.once()
        kills += 1
        assert kills < cases(100, 300), "too slow to be told anything between two kills"
    killing.end()
    assert (killing.lost, killing.doubled, killing.changed) == ([], [], 0)
    assert killing.told


@pytest.mark.slow
def test_the_table_is_as_it_was(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    first = start(tmp_path, database=database)
    opened = first.open(seed="as it was")
    person = Person.enter(first, opened["table"], opened["token"])
    person.until(lambda message: message["t"] == "view")
    assert person.my_turn()
    seen = person.view
    first.kill()
    with serving(tmp_path, database=database) as second:
        back = Person.enter(second, opened["table"], opened["token"])
        back.until(lambda message: message["t"] == "view")
        assert back.my_turn()
        for name in set(seen) - {"since", "seats"}:
            assert back.view[name] == seen[name], name
        back.leave()


def test_a_file_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    with closing(sqlite3.connect(file)) as db:
        db.execute("CREATE TABLE mine (x)")
        db.commit()
    before = file.read_bytes()
    with pytest.raises(AssertionError, match=r"biritch: .*other\.db"):
        start(tmp_path, database=f"sqlite:///{file}")
    assert file.read_bytes() == before


@pytest.mark.slow
def test_a_port_that_is_taken_is_told_in_one_line(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        late = start(tmp_path, port=served.port)  # the first one answers for it
        try:
            assert late.process.wait(PATIENCE) == 2
        finally:
            late.process.kill()
        said = late.log.read_text(encoding="utf-8")
    assert said.startswith("biritch: ")
    assert str(served.port) in said
    assert said.count("\n") == 1


def test_a_bus_is_refused_clearly(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"biritch: .*bus"):
        start(tmp_path, "--bus", "redis://127.0.0.1")


@pytest.mark.slow
def test_a_database_that_cannot_be_written_tells_and_loses_nothing(tmp_path: Path) -> None:
    """Somebody else holds the file: what is asked is refused, and done once it is free."""
    file = tmp_path / "held.db"
    with serving(tmp_path, database=f"sqlite:///{file}") as served:
        person = Person.seated(served, seed="held")
        assert person.my_turn()
        before = state(served, person.view["table"])
        with closing(sqlite3.connect(file, isolation_level=None)) as db:
            db.execute("BEGIN IMMEDIATE")
            answer = person.ask("call", id="held", call="P")
            assert (answer["t"], answer["code"]) == ("refused", "busy")
            db.execute("ROLLBACK")
        assert state(served, before["table"])["n"] == before["n"]
        assert person.ask("call", id="held", on=before["n"], call="P")["t"] == "done"
        person.leave()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits another process")
def test_a_full_disk_tells_and_loses_nothing(tmp_path: Path) -> None:
    """No file may grow: nothing is done, nobody is shown it, and all goes on later."""
    file = tmp_path / "full.db"
    with serving(tmp_path, database=f"sqlite:///{file}") as served:
        person, number = Person.seated(served, seed="full"), served.process.pid
        assert person.my_turn()
        table, n = person.view["table"], person.view["n"]
        before, stored = state(served, table), kept(file, table)
        resource.prlimit(number, resource.RLIMIT_FSIZE, (1024, resource.RLIM_INFINITY))
        try:
            answer = person.ask("call", id="full", call="P")
            assert (answer["t"], answer["code"]) == ("refused", "busy")
            assert all(answer["says"].values())
            assert state(served, table) == before
            assert kept(file, table) == stored
        finally:
            unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            resource.prlimit(number, resource.RLIMIT_FSIZE, unlimited)
        assert person.ask("call", id="full", on=n, call="P")["t"] == "done"
        person.to_the_end()
        assert len(kept(file, table)) == person.view["n"] + 1
        person.leave()
        said = served.log.read_text(encoding="utf-8")
    assert said.count("not stored") == 1
    assert "Traceback" not in said


def kept(file: Path, table: str) -> list[bytes]:
    """Return the lines of *table* in the file."""
    with closing(sqlite3.connect(file)) as db:
        rows = db.execute("SELECT body FROM line WHERE owner = ? ORDER BY n", (table,))
        return [bytes(body) for (body,) in rows]
