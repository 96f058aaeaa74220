"""Two players change seats between boards; versions tell what changed."""

import random

import pytest

from biritch.core.boards import Board
from biritch.core.calls import PASS
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.table.company_events import Departed, Invited, Swapped
from biritch.table.events import Acted, Dealt
from biritch.table.refusals import NotNow
from tests.table.evenings import begun


def test_two_players_change_seats_with_their_invitations() -> None:
    table = begun(random.Random(1)).after(Departed(1))
    table = table.after(Invited(Seat.EAST, "east", 10**13))
    before = table.versions
    swapped = table.after(Swapped(Seat.EAST, Seat.WEST))
    seats = {
        guest.name: guest.seat for guest in swapped.company.guests if guest.seat is not None
    }
    assert seats["guest 3"] is Seat.EAST
    assert any(seat is Seat.WEST for seat, _ in swapped.company.invitations)
    changed = swapped.versions.of_seats([Seat.EAST, Seat.WEST])
    assert changed == swapped.n > before.of_seats([Seat.EAST, Seat.WEST])
    assert swapped.versions.of_seats([Seat.NORTH]) == before.of_seats([Seat.NORTH])


def test_nobody_changes_seats_while_a_board_is_played() -> None:
    table = begun(random.Random(1))
    table = table.after(Dealt(Board.from_number(1), next(seeded_deals(7))))
    with pytest.raises(NotNow):
        table.after(Swapped(Seat.EAST, Seat.WEST))


def test_each_call_has_the_version_of_the_event_that_made_it() -> None:
    table = begun(random.Random(1)).after(Dealt(Board.from_number(1), next(seeded_deals(7))))
    dealt = table.n
    called = table.after(Acted(Seat.NORTH, PASS)).after(Acted(Seat.EAST, PASS))
    versions = called.versions
    assert versions.board == dealt
    assert versions.calls == (dealt + 1, dealt + 2)
    assert versions.of_call(1) == dealt + 2
    assert versions.of_call(9) == versions.moved == called.n
    assert versions.undo is None
