"""Databases and backups are their owner's alone, and no password is ever printed."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest

from biritch.server.storage.store import BadDatabase, archive_of, find
from biritch.words.translation import LANGUAGES
from tests.cli.helpers import refused, run

SECRET = "Hush7"
WRONG = [
    f"postgers://ann:{SECRET}@db.club/bridge",
    f"postgers:/ann:{SECRET}@db.club/bridge",
    f"mysql://ann:{SECRET}@db.club/bridge?password={SECRET}",
    f"postgresql://ann:{SECRET}#x@db.club/bridge",
    f"postgresql://ann:x/{SECRET}@db.club:notaport/bridge",
    f"postgresql://ann:[{SECRET}@db.club/bridge",
    f"postgresql://ann:{SECRET}@127.0.0.1:1/bridge",
    f"sqlite:ann:{SECRET}@x",
    f"postgresql:/ann:{SECRET}@db.club/bridge",
    f"postgres//ann:{SECRET}@db.club/bridge",
    f"ann:{SECRET}@db.club/bridge",
    f" postgers://ann:{SECRET}@db.club/bridge",
]
PYTHON = ("invalid literal", "Invalid IPv6", "Errno", "Error", "Traceback", "cast to integer")


def modes_in(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}


def demand_plain(text: str) -> None:
    assert SECRET not in text
    for word in PYTHON:
        assert word not in text


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    file = tmp_path / "tables.db"

    async def fill() -> None:
        store = find(str(file))
        await store.append("k3x7qa", 0, [b"one"])
        await store.close()

    asyncio.run(fill())
    return file


@pytest.mark.parametrize("address", WRONG)
def test_a_wrong_address_is_refused_everywhere_without_its_password(
    address: str, copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    before = sorted(tmp_path.rglob("*"))
    for language in LANGUAGES:
        for words in (
            ["restore", str(copy), address],
            ["restore", address, str(tmp_path / "out.db")],
            ["restore", address, str(copy), "--only", "table:k3x7qa"],
            ["backup", address, str(tmp_path / "out.db")],
            ["backup", str(copy), address],
            ["verify-store", address],
            ["verify-store", str(copy), "--since", address],
            ["serve", "--port", "0", "--database", address],
        ):
            said = run(*words, "--lang", language)
            demand_plain(refused(said))
            demand_plain(said.out)
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize(
    "address",
    [
        f"redis://ann:{SECRET}@bus.club",
        f"nats://ann:{SECRET}#x@bus.club",
        f"nats://ann:[{SECRET}@bus.club",
        f"nats://ann:{SECRET}@127.0.0.1:1",
    ],
)
def test_a_wrong_bus_is_refused_without_its_password(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("biritch.server.bus.nats._REACH", 1)  # nobody is there, now or later
    file = str(tmp_path / "tables.db")
    words = ("--database", file, "--bus", address)
    demand_plain(refused(run("serve", "--port", "0", *words)))
    for language in LANGUAGES:
        demand_plain(refused(run("worker", *words, "--lang", language)))


@pytest.mark.parametrize("option", ["--metrics", "--telemetry", "--site"])
def test_other_wrong_addresses_show_no_password_either(option: str) -> None:
    words = ("serve", "--port", "0", "--database", "memory:")
    demand_plain(refused(run(*words, option, f"http://ann:{SECRET}@:x/")))


def test_an_empty_database_is_refused_by_every_command(copy: Path, tmp_path: Path) -> None:
    for words in (
        ["serve", "--port", "0"],
        ["play", "--port", "0"],
        ["worker", "--bus", "nats://127.0.0.1:1"],
        ["backup", str(tmp_path / "out.db")],
        ["restore", str(copy)],
        ["verify-store"],
    ):
        assert "BIRITCH_DATABASE" in refused(run(*words, BIRITCH_DATABASE=""))
    with pytest.raises(BadDatabase):
        archive_of("")
    with pytest.raises(BadDatabase):
        find("  ")


def test_the_database_of_the_environment_is_backed_up_verified_and_restored(
    copy: Path, tmp_path: Path
) -> None:
    out, again = tmp_path / "out.db", tmp_path / "again.db"
    assert run("backup", str(out), "--json", BIRITCH_DATABASE=str(copy)).json["entries"] == 1
    assert run("verify-store", BIRITCH_DATABASE=f"sqlite:///{copy}").status == 0
    assert run("restore", str(out), BIRITCH_DATABASE=f"sqlite:///{again}").status == 0
    assert run("verify-store", str(again), "--json").json["entries"] == 1


@pytest.mark.skipif(sys.platform == "win32", reason="its files have no such permissions")
def test_every_file_of_a_store_is_its_owners_alone(copy: Path, tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        copy.chmod(0o644)  # as earlier versions left it

        async def open_again() -> None:
            store = find(str(copy))
            await store.append("k3x7qa", 1, [b"two"])
            beside = modes_in(tmp_path)
            assert len(beside) >= 4  # the file, its log, its index, the lock, the count
            assert set(beside.values()) == {0o600}
            await store.close()

        asyncio.run(open_again())
        out, other = tmp_path / "out.db", tmp_path / "other.db"
        assert run("backup", str(copy), str(out)).status == 0
        assert run("restore", str(out), str(other)).status == 0
    finally:
        os.umask(before)
    assert set(modes_in(tmp_path).values()) == {0o600}
