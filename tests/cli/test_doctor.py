"""``biritch doctor``: each fault of an installation is found, named, and makes the status 2."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from biritch.cli.servers.diagnosis import Installation, diagnose
from biritch.server.storage.store import find
from tests.cli.helpers import Said, refused, run

OLDER = Path(__file__).parents[1] / "server/storage/kept/site_of_2026_11_21.sql"
CHECKS = ["page", "engine", "settings", "database", "private", "disk", "bus", "network", "port"]


def doctor(tmp_path: Path, *words: str, **env: str) -> Said:
    place = () if "--database" in words else ("--database", str(tmp_path / "tables.db"))
    return run("doctor", "--json", "--port", "0", *place, *words, **env)


def faults(said: Said) -> dict[str, str]:
    assert [each["check"] for each in said.json] == CHECKS
    wrong = {each["check"]: each["why"] for each in said.json if not each["ok"]}
    wrong.pop("page", None)  # a checkout may have no pages yet
    wrong.pop("engine", None)
    return wrong


def test_an_installation_that_works_has_no_faults_and_nothing_is_made(tmp_path: Path) -> None:
    assert faults(doctor(tmp_path)) == {}
    assert not list(tmp_path.iterdir())


def test_each_fault_is_found_and_named(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("no database at all, " * 99)
    (tmp_path / "text.db").chmod(0o644)
    found = doctor(tmp_path, "--database", str(tmp_path / "text.db"))
    assert found.status == 2
    assert set(faults(found)) == {"database", "private"}
    (tmp_path / "club.toml").write_text("[limits]\ntabels = 3\n")
    (tmp_path / "club.toml").chmod(0o600)
    said = doctor(tmp_path, "--settings", str(tmp_path / "club.toml"))
    assert "tabels" in faults(said)["settings"]
    (tmp_path / "full.toml").write_text("[limits]\nfree_megabytes = 1000000000\n")
    (tmp_path / "full.toml").chmod(0o600)
    full = faults(doctor(tmp_path, "--settings", str(tmp_path / "full.toml")))
    assert set(full) == {"disk"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[limits]\ntrusted_proxies = ["proxy.club.example"]\n', "trusted_proxies"),
        ('[server]\nsite = "bridge.example.org"\n', "[server] site: "),
        ('[server]\ntrust = ["north"]\n', "north"),
        ('[mail]\nhost = "smtp.example"\nsender = "nobody"\n', "sender"),
    ],
)
def test_what_settings_cannot_say_is_told_once(text: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text(text)
    file.chmod(0o600)
    found = faults(doctor(tmp_path, "--settings", str(file)))
    assert set(found) == {"settings"}
    assert said in found["settings"]


def test_an_older_database_and_an_empty_file_are_what_the_next_server_opens(
    tmp_path: Path,
) -> None:
    old, empty = tmp_path / "old.db", tmp_path / "empty.db"
    with closing(sqlite3.connect(old)) as database:
        database.executescript(OLDER.read_text("utf-8"))
    empty.touch()
    for file in (old, empty):
        file.chmod(0o600)
        assert faults(doctor(tmp_path, "--database", str(file))) == {}
    asked = ("tables", "list", "--lang", "en", "--database")
    assert "by an earlier version" in refused(run(*asked, str(old)))
    assert "is empty" in refused(run(*asked, str(empty)))


def test_a_damaged_file_and_one_that_cannot_be_written_are_found(tmp_path: Path) -> None:
    async def fill() -> None:
        store = find(str(file))
        await store.append("k3x7qa", 0, [b"one"])
        await store.close()

    file = tmp_path / "tables.db"
    asyncio.run(fill())
    data = file.read_bytes()
    file.write_bytes(data[:4096] + b"z" * (len(data) - 4096))
    found = doctor(tmp_path, "--database", str(file))
    assert (found.status, set(faults(found))) == (2, {"database"})
    for words in (["accounts", "list"], ["tables", "list"], ["tournaments", "show", "x"]):
        assert "damaged" in refused(run(*words, "--database", str(file), "--lang", "en"))
    place = str(file / "below" / "tables.db")
    assert set(faults(doctor(tmp_path, "--database", place))) == {"database"}


def test_what_cannot_be_reached_is_said_without_its_password(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = run(
            "doctor",
            "--json",
            BIRITCH_PORT=port,
            BIRITCH_DATABASE="postgres://ann:Hush7@127.0.0.1:1/x",
            BIRITCH_BUS="nats://ann:Hush7@127.0.0.1:1",
        )
    assert said.status == 2
    assert {"database", "bus", "port"} <= set(faults(said))
    assert "Hush7" not in said.out + said.err


@pytest.mark.parametrize(
    ("database", "network"),
    [
        ("postgresql://ann:Hush7@db.club.example/x", True),
        ("postgresql://ann:Hush7@db.club.example/x?sslmode=verify-full", False),
        ("postgresql://ann:Hush7@10.0.0.7/x", False),
        ("postgresql://ann:Hush7@postgres/x", False),
    ],
)
def test_what_crosses_a_network_in_the_open_is_named(database: str, network: bool) -> None:
    found = list(diagnose(Installation(database), only={"network"}))
    assert [each.why is not None for each in found] == [network]
    assert "Hush7" not in repr(found)


def test_a_bus_and_letters_in_the_open_are_named_too(tmp_path: Path) -> None:
    bus = Installation("tables.db", "nats://ann:Hush7@bus.club.example:4222")
    (found,) = diagnose(bus, only={"network"})
    assert "bus.club.example" in repr(found)
    assert "Hush7" not in repr(found)
    file = tmp_path / "club.toml"
    file.write_text(
        '[mail]\nhost = "mail.club.example"\nsender = "a@b.example"\nsecurity = "none"\n'
    )
    (found,) = diagnose(Installation("tables.db", settings=str(file)), only={"network"})
    assert "mail.club.example" in repr(found)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_people_read_a_line_for_each_check(language: str, tmp_path: Path) -> None:
    said = run(
        "doctor", "--port", "0", "--database", str(tmp_path / "x.db"), "--lang", language
    )
    assert len(said.out.splitlines()) == len(CHECKS)
    assert "doctor-" not in said.out
