"""Differences of views: they make the whole message again, and are much shorter."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest

from biritch.core.seats import Seat
from biritch.server.tables.connections.changes import difference
from biritch.server.tables.connections.connection import Connection
from tests.server.served import Person, Served
from tests.server.tables.story import run, story, told


def applied(before: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """Return the message that *change* makes of *before*, as a page does."""
    if change["t"] != "change":
        return change
    assert (before["t"], before["n"]) == (change["of"], change["base"])
    after = {**before, **change.get("set", {})}
    for name, more in change.get("more", {}).items():
        after[name] = [*before[name], *more]
    for name in change.get("gone", []):
        del after[name]
    return after


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("chair", [Seat.NORTH, None])
def test_every_view_of_a_story_is_made_again_from_its_differences(
    seed: int, chair: Seat | None
) -> None:
    heard, _ = run(told(story(seed, "NE", 40), chair, []))
    views = [text.encode() for text in heard if json.loads(text)["t"] == "view"]
    assert len(views) > 10
    held = json.loads(views[0])
    for before, now in itertools.pairwise(views):
        held = applied(held, json.loads(difference(before, now)))
        assert held == json.loads(now)


def test_a_page_that_asks_for_changes_sees_what_another_one_sees(served: Served) -> None:
    opened = served.open(robots="rule:sef", seed="changes")
    names = opened["table"], opened["token"]
    whole, sparing = Person.enter(served, *names), Person.enter(served, *names, changes=True)
    held: dict[str, Any] = {}

    def catch_up() -> None:
        nonlocal held
        while held.get("n", -1) < whole.view["n"]:
            message = sparing.hear()
            if message["t"] in {"view", "change"}:
                held = applied(held, message)

    whole.until(lambda message: message["t"] == "view")
    whole.ask("settings", robotPace=0)
    while whole.my_turn():
        whole.act()
        catch_up()
        assert {**held, "since": 0} == {**whole.view, "since": 0} or held["n"] > whole.view["n"]
    catch_up()
    sizes = [sum(map(len, person.frames)) for person in (whole, sparing)]
    assert 3 * sizes[1] < sizes[0]
    for person in (whole, sparing):
        person.leave()


def test_who_does_not_ask_for_changes_is_sent_whole_messages() -> None:
    heard: list[bytes] = []

    def hear(text: bytes) -> bool:
        heard.append(text)
        return True

    line = Connection(None, 0, at_once=hear)
    line.send_state("view", b'{"t":"view","n":1}')
    line.send_state("view", b'{"t":"view","n":2}')
    assert heard == [b'{"t":"view","n":1}', b'{"t":"view","n":2}']


def test_what_is_left_out_because_it_is_as_usual_is_gone() -> None:
    padding = b'"x":"' + 200 * b"x" + b'"'
    change = difference(
        b'{"t":"view","n":1,"hurried":true,%s}' % padding, b'{"t":"view","n":2,%s}' % padding
    )
    assert json.loads(change)["gone"] == ["hurried"]
