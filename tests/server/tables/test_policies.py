"""Live tables are one actor with policies: every request has its answer, and none inherits."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast, get_args

import pytest

import biritch.server
from biritch.core.seats import Seat
from biritch.server.classes.class_policy import ClassContext, play_in_class
from biritch.server.sets.set_policy import SetContext, play_set
from biritch.server.storage.stores.memory import MemoryStore
from biritch.server.tables.connections.connection import Connection
from biritch.server.tables.live.live_table import LiveTable, MakePolicies, Request
from biritch.server.tables.log import TableLog
from biritch.server.tables.opening import TableDefaults, first_lines, read_opening
from biritch.server.tables.policies.friends import FriendsPolicy, play_with_friends
from biritch.server.tables.protocol import AskHint, ChangeSettings, MakeCall, Speak
from biritch.server.tables.services import Services
from biritch.server.tournaments.online.tournament_policy import TournamentContext, play_in
from tests.server.tables.story import LIBRARY, Scripted, nothing, run

KINDS: dict[str, MakePolicies | None] = {
    "alone": None,
    "friends": play_with_friends,
    "tournament": play_in(cast("TournamentContext", None)),
    "class": play_in_class(cast("ClassContext", None)),
    "set": play_set(cast("SetContext", None)),
}
FRIENDS = b'{"friends": {"name": "Anne", "open": ["N"]}, "seat": "S"}'


def at_table(policies: MakePolicies | None, story: Callable[[LiveTable], Any]) -> Any:
    """Return what *story* makes of a table of friends with *policies*, nothing dealt yet."""
    stored, _ = first_lines(
        read_opening(FRIENDS, TableDefaults()), TableDefaults(), 0, hours=24
    )
    store = MemoryStore()

    async def load() -> TableLog:
        log = await TableLog.load("table", store, lambda: 0.0)
        assert log is not None
        return log

    async def whole() -> Any:
        await store.append("table", 0, stored)
        services = Services(Scripted(()), LIBRARY, nothing, "seed", 0)
        live = LiveTable(await load(), services, load, policies)
        try:
            return await story(live)
        finally:
            await live.close()

    return run(whole())


@pytest.mark.parametrize("kind", KINDS)
def test_every_request_has_a_handler_at_every_kind_of_table(kind: str) -> None:
    async def story(live: LiveTable) -> set[type]:
        return {*get_args(Request)} - {*live.handlers}

    assert at_table(KINDS[kind], story) == set()


def answers(live: LiveTable, seat: Seat | None, guest: int | None) -> Any:
    """Return what lets a line ask something, and returns what it is answered."""
    heard: list[dict[str, Any]] = []

    def hear(text: bytes) -> bool:
        heard.append(json.loads(text))
        return True

    async def ask(request: Any) -> dict[str, Any]:
        await live.answer(Connection(seat, 0, guest, "", hear), request)
        return next(one for one in heard if one.get("id") == request.id)

    return ask


def test_a_policy_answers_before_the_table_does() -> None:
    async def story(live: LiveTable) -> list[str]:
        ask = answers(live, Seat.SOUTH, 0)
        spoken = await ask(Speak("a", live.log.table.n, "table", "hello"))
        hint = await ask(AskHint("b", live.log.table.n))
        return [spoken["t"], hint["t"]]

    assert at_table(play_with_friends, story) == ["done", "done"]
    assert at_table(None, story) == ["refused", "refused"]


def test_what_was_done_is_answered_as_done_though_the_table_has_moved() -> None:
    async def story(live: LiveTable) -> list[tuple[str, int]]:
        ask = answers(live, Seat.SOUTH, 0)
        on = live.log.table.n
        first = await ask(Speak("same", on, "table", "hello"))
        await ask(Speak("other", on + 1, "table", "hello again"))
        again = await ask(Speak("same", on, "table", "hello"))
        return [(each["t"], each["n"]) for each in (first, again)]

    first, again = at_table(play_with_friends, story)
    assert first == again
    assert first[0] == "done"


def test_who_only_looks_on_is_told_so_and_whose_key_is_gone_too() -> None:
    async def story(live: LiveTable) -> list[str]:
        looking = answers(live, None, None)
        asked = [MakeCall("a", 0, "P"), ChangeSettings("b", 0, robot_pace=0)]
        return [(await looking(one))["says"]["en"] for one in asked]

    told = at_table(None, story)
    assert len({*told}) == 1
    assert at_table(play_with_friends, story) != told


def test_a_table_knows_its_policies_by_their_kind() -> None:
    async def story(live: LiveTable) -> FriendsPolicy | None:
        return live.find_policy(FriendsPolicy)

    assert at_table(play_with_friends, story).live.policies
    assert at_table(None, story) is None


def test_nothing_inherits_from_a_live_table_or_a_policy() -> None:
    """Tables differ by the policies they are given, not by a chain of overridden methods."""
    parts = {"LiveTable", "FriendsPolicy", "CompanyPolicy", "TournamentPolicy"}
    found = []
    for path in Path(biritch.server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                bases = {base.id for base in node.bases if isinstance(base, ast.Name)}
                found += [node.name for base in bases if base in parts]
    assert found == []
