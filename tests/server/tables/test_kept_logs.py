"""Logs of tables written before events were structs are read as they were, and so written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

import pytest

from biritch.core.cards import Card
from biritch.core.seats import Seat, Side
from biritch.server.storage.logs import Unreadable
from biritch.server.tables.log_events import LoggedEvent, read, write
from biritch.table.company_events import Invited, Joined, TimeOver
from biritch.table.events import Answered, Event
from biritch.table.step import TableStep

KEPT = Path(__file__).parent / "kept" / "events_of_2026.log"
"""Lines of every kind as a codec by hand wrote them, with and without what may be missing."""
LINES = KEPT.read_bytes().splitlines()


def test_every_kind_of_event_is_kept() -> None:
    assert {type(read(line, 1).event) for line in LINES} == {*get_args(Event)}


@pytest.mark.parametrize("line", LINES, ids=lambda line: str(json.loads(line)["e"]))
def test_a_kept_line_is_read_with_all_it_says_and_written_as_it_was(line: bytes) -> None:
    entry, before = read(line, 1), json.loads(line)
    written = json.loads(write(entry))
    # Of somebody who comes to look on, that there is no seat is written out now.
    assert {name: value for name, value in written.items() if value is not None} == before
    assert read(write(entry), 1) == entry


def test_seats_sides_and_cards_are_values_again() -> None:
    events = [read(line, 1).event for line in LINES]
    assert TimeOver(Side.EW) in events
    assert Invited(Seat.EAST, "digest", 1767300000000) in events
    assert Answered(Seat.WEST, False, 6, "", (Seat.WEST, Card.parse("DQ"))) in events


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ('{"e":"fly","at":0}', "fly"),
        ('{"e":"face","by":"E"}', "at"),
        ('{"e":"face","at":0}', "by"),
        ('{"e":"face","at":0,"by":"Q"}', "Q"),
        ('{"e":"swap","at":0,"one":"N","other":2}', "2"),
        ('{"e":"overtime","at":0,"side":"NE"}', "NE"),
        ('{"e":"claim","at":0,"by":"S","tricks":14}', "tricks"),
        ('{"e":"undo","at":0,"by":"S","kept":-1}', "kept"),
        ('{"e":"play","at":0,"by":"S","card":"S1"}', "S1"),
        ('{"v":2,"e":"face","at":0,"by":"E"}', "v"),
        ('["face"]', "array"),
    ],
)
def test_what_is_no_event_is_refused_with_its_line(text: str, wrong: str) -> None:
    with pytest.raises(Unreadable, match=f"line 9: .*{wrong}"):
        read(text.encode(), 9)


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: str(kind.__name__))
def test_every_event_says_itself_which_version_it_answers(kind: type[TableStep]) -> None:
    owner = next(base for base in kind.__mro__ if "answers" in base.__dict__)
    assert owner is not TableStep, kind.__name__


def test_events_are_values_that_print_no_key() -> None:
    event = Joined(0, "Anne", Seat.SOUTH, "the-key")
    assert hash(event) == hash(Joined(0, "Anne", Seat.SOUTH, "the-key"))
    assert repr(event) == "Joined(guest=0, name='Anne', seat=<Seat.SOUTH: 2>)"
    assert "the-key" not in repr(LoggedEvent(event, None, "", 0))
    with pytest.raises(AttributeError):
        event.name = "Zoé"  # type: ignore[misc]
