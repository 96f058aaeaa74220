"""A person or a tournament is forgotten: in the logs too, and what others scored stays."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from biritch.server.storage.store import LineTaken, Store, find
from biritch.server.storage.stores.sqlite import SQLiteStore
from tests.server.clubs.test_clubs import Club
from tests.server.clubs.test_seasons import MEMBERS, Desk, deed, held
from tests.server.served import Served, serving

_CLIENT = httpx.Client(timeout=60)
FOUR = ["Ann Lee & Bob Fox", "Cy Orr & Di Kay", "Ed Roy & Flo Day", "Gil Ash & Hal Ivy"]


@pytest.mark.slow
def test_a_person_is_forgotten_and_what_others_scored_stays(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(tmp_path, "--database", str(database), chance="forget") as served:
        club = Club.opened(served)
        club.do("load", text=MEMBERS)
        desk = held(served, club, "One", 1, FOUR)
        before = desk.view()["ranking"]
        desk.do("penalty", pair=2, points="-1", why="Ann Lee waited too long")
        name = deed(club, "season", terms={"title": "Autumn", "ladder": "average"}).json()[
            "seasons"
        ][0]["name"]
        told = _CLIENT.post(
            f"{club.url}/forget", params={"token": club.key}, json={"name": "ann lee"}
        )
        assert told.json() == {"tournaments": 1}, told.text
        after = desk.view()
        assert [one["points"] for one in after["ranking"] if one["pair"] != 2] == [
            one["points"] for one in before if one["pair"] != 2
        ]
        assert after["players"][0]["names"] == "— & Bob Fox"
        assert after["players"][0]["numbers"] == " & FFB 0202"
        assert club.names() == ["Bob Fox", "Cy Orr"]
        ladder = {
            one["name"]: one["total"] for one in club.get(f"seasons/{name}").json()["lines"]
        }
        assert ladder["Bob Fox"] == "100.00"
        assert not {"Ann Lee", "—"} & {*ladder}
        # The desk goes on working, and the list too.
        assert desk.do("name", pair=1, names="New Name & Bob Fox").status_code == 200
        club.do("put", members=[{"name": "Ida Lux"}])
        assert "Ida Lux" in club.names()
        other = _CLIENT.post(
            f"{desk.url}/{desk.event}/forget",
            headers={"authorization": f"Bearer {desk.key}"},
            json={"name": "Hal Ivy"},
        )
        assert other.status_code == 200, other.text
        assert "Hal Ivy" not in str(desk.view())
    for part in ("", "-wal"):
        path = Path(f"{database}{part}")
        content = path.read_bytes() if path.exists() else b""
        assert b"Ann Lee" not in content
        assert b"01018142" not in content
    assert sqlite3.connect(database).execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_tournament_is_erased_by_its_director_alone(served: Served) -> None:
    club = Club.opened(served)
    desk, other = Desk(served, "Gone", FOUR), Desk(served, "Stays", FOUR)
    desk.post("club", {"club": f"{club.url.rpartition('/')[2]}.{club.key}"})
    phone = desk.tables[0]["ns"]
    assert desk.post("erase", {}, phone).status_code == 403
    assert desk.post("erase", {}, other.key).status_code == 403
    assert desk.post("erase", {}).status_code == 200
    assert _CLIENT.get(f"{desk.url}/{desk.event}/view").status_code == 404
    assert club.get("tournaments").json() == []
    assert other.view()["title"] == "Stays"


def run(address: str, story: Callable[[Store], Awaitable[None]]) -> None:
    async def tell() -> None:
        store = find(address)
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(tell())


@pytest.mark.parametrize("kind", ["memory", "file", "PostgreSQL"])
def test_a_log_written_again_is_read_and_goes_on(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if kind == "PostgreSQL":
        address = request.getfixturevalue("databases").fresh()
    else:
        address = "memory:" if kind == "memory" else f"sqlite:///{tmp_path / 'tables.db'}"

    async def story(store: Store) -> None:
        await store.append("event/k3", 0, [b"opened", b"Ann", b"over"])
        await store.append("event/other", 0, [b"stays"])
        with pytest.raises(LineTaken):
            await store.rewrite("event/k3", 2, [b"x"])
        if isinstance(store, SQLiteStore):  # a log put away is forgotten too
            await store.seal(["event/k3"])
        await store.rewrite("event/k3", 3, [b"opened", b"-", b"over"])
        await store.append("event/k3", 3, [b"more"])
        assert await store.read("event/k3") == [b"opened", b"-", b"over", b"more"]
        await store.rewrite("event/k3", 4, [])
        assert await store.read("event/k3") == []
        assert await store.lengths(["event/k3"]) == {"event/k3": 0}
        assert await store.read("event/other") == [b"stays"]
        await store.append("event/k3", 0, [b"new"])

    async def again(store: Store) -> None:
        assert list(await store.faults()) == []
        if kind != "memory":
            assert await store.read("event/k3") == [b"new"]

    run(address, story)
    run(address, again)
