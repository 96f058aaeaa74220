"""The owner's commands for tables and tournaments: listed, exported without keys, erased."""

from __future__ import annotations

import asyncio
import json
import time
import zipfile
from pathlib import Path

import pytest

from biritch.server.storage.archive import verify
from biritch.server.storage.stores.sqlite import SQLiteStore
from biritch.server.tournaments.opening import OpenTournament
from biritch.server.tournaments.registry import Tournaments
from tests.cli.helpers import Said, refused, run

SETUP = {
    "at": 1_700_000_000_000, "variant": "contract", "variant_version": 1, "salt": "5a17",
    "sitters": {"S": {"kind": "person", "name": "Anne", "token": "d19e57"}},
    "plays_for_partner": False, "review": False, "takes_back": False,
}  # fmt: skip


@pytest.fixture
def file(tmp_path: Path) -> tuple[Path, str]:
    """Return a store with a table and a tournament, and the tournament's name."""
    path = tmp_path / "tables.db"

    async def fill() -> str:
        store = SQLiteStore(path)
        try:
            tournaments = Tournaments(store, time.time)
            asked = OpenTournament(title="Monday", pairs=8, movement="howell", rounds=7, each=2)
            told = await tournaments.open(asked)
            await store.append(f"{told.event}-1-2", 0, [b'{"at": 1}'])
            await store.append("k3x7qa", 0, [json.dumps(SETUP).encode()])
            return told.event
        finally:
            await store.close()

    return path, asyncio.run(fill())


def owner(path: Path, *words: str) -> Said:
    return run(*words, "--database", str(path), "--json")


def test_tables_and_tournaments_are_listed_with_who_and_when(file: tuple[Path, str]) -> None:
    path, event = file
    [table] = owner(path, "tables", "list").json
    assert (table["name"], table["title"], table["people"]) == ("k3x7qa", "contract", ["Anne"])
    assert table["began"].startswith("2023-11-14")
    assert owner(path, "tables", "list", "anne").json == [table]
    assert owner(path, "tables", "list", "bob").json == []
    [found] = owner(path, "tournaments", "list", "mon").json
    assert (found["name"], found["title"]) == (event, "Monday")
    assert owner(path, "tournaments", "show", event).json == found
    assert "none called" in refused(owner(path, "tournaments", "show", "nobody"))
    for lang in ("en", "fr"):
        said = run("tournaments", "list", "--database", str(path), "--lang", lang).out
        assert "Monday" in said


def test_an_export_has_every_line_and_no_digest_of_a_key(
    file: tuple[Path, str], tmp_path: Path
) -> None:
    path, event = file
    out = tmp_path / "out.zip"
    owner(path, "tournaments", "export", event, str(out))
    with zipfile.ZipFile(out) as archive:
        assert sorted(archive.namelist()) == sorted(
            [f"{event}-1-2.jsonl", f"event-{event}.jsonl"]
        )
        head = json.loads(archive.read(f"event-{event}.jsonl").splitlines()[0])
    assert head == {"t": "tournament"}
    owner(path, "tables", "export", "k3x7qa", str(out.with_name("table.zip")))
    with zipfile.ZipFile(out.with_name("table.zip")) as archive:
        text = archive.read("k3x7qa.jsonl").decode()
    assert "Anne" in text
    assert "d19e57" not in text
    assert "5a17" not in text
    assert out.stat().st_mode & 0o077 == 0
    refused(owner(path, "tables", "export", "k3x7qa", str(out)))


def test_a_tournament_is_erased_with_its_tables_when_that_is_meant(
    file: tuple[Path, str],
) -> None:
    path, event = file
    assert "--yes" in refused(owner(path, "tournaments", "erase", event))
    assert owner(path, "tournaments", "erase", event, "--yes").json["done"] == "erase"
    assert owner(path, "tournaments", "list").json == []
    assert verify(path).ok
    assert b"Monday" not in path.read_bytes()
    assert owner(path, "tables", "list").json[0]["name"] == "k3x7qa"
    assert "none called" in refused(owner(path, "tables", "erase", "nobody", "--yes"))
