"""The opening lead face down, and turned up when there are no more questions (Law 41)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from biritch.core.cards import Card
from biritch.core.seats import Seat
from biritch.rules.offence import Illegal
from biritch.server.tables import protocol
from biritch.server.tables.meanings import SystemLibrary
from biritch.server.tables.view_message import TableContext, table_view
from biritch.table.events import Claimed, Faced, Replaced
from biritch.table.table import Table
from biritch.table.views import chair_view
from tests.table.tables import NOBODY, PERSON, act, calls, dealt, legal, refold, setup

LIBRARY = SystemLibrary()


def led(persons: str, declarer: Seat) -> Table:
    """Return a table at which the lead against one notrump has just been made."""
    begun = setup(persons)
    rules = replace(begun.rules, face_down=True)
    table = Table(replace(begun, rules=rules)).after(dealt("lead"))
    table = calls(table, "P " * declarer + "1N P P P")
    return act(table, legal(table)[0])


def refused(table: Table, event: Faced | Claimed) -> str:
    with pytest.raises(Illegal) as caught:
        table.after(event)
    return caught.value.offence.name


def test_partner_and_declarer_are_asked_and_nobody_plays_meanwhile() -> None:
    """Laws 41A and 41B: play waits until the lead is faced."""
    table = led("NESW", Seat.SOUTH)
    assert table.asking == {Seat.EAST, Seat.SOUTH}
    assert table.turn is None
    assert refused(table, Faced(Seat.NORTH)) == "lead-down"
    assert refused(table, Claimed(Seat.SOUTH, 3)) == "lead-down"
    with pytest.raises(Illegal, match="face down"):
        table.apply(Seat.SOUTH, table.playing.phase.legal()[0])
    table = table.after(Faced(Seat.EAST))
    assert table.turn is None
    table = table.after(Faced(Seat.SOUTH))
    assert table.turn == Seat.SOUTH
    assert refused(table, Faced(Seat.SOUTH)) == "lead-up"
    assert refold(table) == table


def test_what_lies_face_down_is_in_no_byte_that_is_sent() -> None:
    table = led("NESW", Seat.SOUTH)
    lead = next(card for card in table.playing.log if isinstance(card, Card))
    for chair in (*Seat, None):
        view = table_view(
            chair_view(table, chair), TableContext("t", frozenset(), None), LIBRARY, 0
        )
        assert view.lead_down == "W"
        assert view.trick == []
        assert view.dummy is None
        assert set(view.hands) == ({str(chair)} if chair is not None else set())
        if chair != Seat.WEST:
            assert f'"{lead}"' not in protocol.encode(view).decode()
    faced = table.after(Faced(Seat.EAST)).after(Faced(Seat.SOUTH))
    entries = [entry for entry in faced.public_log if entry.kind in ("lead", "play")]
    assert [(entry.kind, entry.what) for entry in entries] == [
        ("lead", ""),
        ("play", str(lead)),
    ]
    view = table_view(
        chair_view(faced, Seat.NORTH), TableContext("t", frozenset(), None), LIBRARY, 0
    )
    assert [played.card for played in view.trick] == [str(lead)]


def test_a_robot_has_no_questions() -> None:
    assert led("S", Seat.WEST).asking == {Seat.SOUTH}  # the leader's partner is a person
    assert led("S", Seat.EAST).asking == set()  # south leads, to a robot's declarer


def test_the_lead_may_be_taken_back_before_it_is_seen() -> None:
    table = led("S", Seat.SOUTH)
    assert table.asking == {Seat.SOUTH}
    undone = table.after(table.undo(Seat.SOUTH))
    assert undone.asking == set()
    assert not undone.playing.facts.tricks


def test_the_lead_is_faced_once_nobody_is_left_who_might_ask() -> None:
    table = led("NESW", Seat.SOUTH)
    lead = next(card for card in table.playing.log if isinstance(card, Card))
    table = table.after(Replaced(Seat.EAST, NOBODY))
    assert table.asking == {Seat.SOUTH}, "declarer is still there"
    assert table.turn is None
    assert table.after(Replaced(Seat.SOUTH, PERSON)).asking == {Seat.SOUTH}
    table = table.after(Replaced(Seat.SOUTH, NOBODY))
    assert table.asking == set()
    assert table.turn == Seat.NORTH, "dummy follows"
    last = table.public_log[-1]
    assert (last.kind, last.seat, last.what) == ("play", Seat.WEST, str(lead))
