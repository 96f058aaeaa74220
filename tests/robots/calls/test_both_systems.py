"""Robots hear the opponents in the opponents' own system, where it is told (Law 40A1b)."""

from dataclasses import replace

import pytest

from biritch.core.boards import Board
from biritch.core.calls import Contract
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.robots.calls.bidder import auction_promises, read_system, systems_at_table
from biritch.robots.players.robot import _defenders
from biritch.table.events import Dealt
from biritch.table.setup import Setup, Sitter
from biritch.table.table import Table
from biritch.table.views import seat_view
from tests.robots.helpers import bid

DEAL = Deal.parse("N:KJ4.A75.QJ95.Q83 A6.K8643.KT3.J92 T9532.92.82.AKT4 Q87.QJT.A764.765")
"""North has thirteen points and no five-card suit."""


@pytest.mark.parametrize(
    ("theirs", "strength"), [("acol:modern", (12, 14)), ("sayc", (15, 17)), (None, (15, 17))]
)
def test_a_notrump_is_as_strong_as_the_opponents_said(
    theirs: str | None, strength: tuple[int, int]
) -> None:
    game = bid(Game.start(VARIANT, DEAL, Board.from_number(1)), "1N")
    told = None if theirs is None else (theirs, "sef")
    view = replace(game.view(Seat.EAST), systems=told)
    ((seat, promise),) = auction_promises(view, systems_at_table(view, "sef", read_system).book)
    assert seat is Seat.NORTH
    assert promise.project().hcp == strength


def test_a_system_nobody_knows_is_heard_as_strangers_are() -> None:
    game = bid(Game.start(VARIANT, DEAL, Board.from_number(1)), "1N")
    view = replace(game.view(Seat.EAST), systems=("of-my-own", "sef"))
    said = systems_at_table(view, "sef", read_system)
    assert (said.own.name, said.theirs.name) == ("sef", "sayc")


def test_the_defenders_carding_is_that_of_the_defenders() -> None:
    game = bid(Game.start(VARIANT, DEAL, Board.from_number(1)), "1N P 3N P P P")
    for seat, own in ((Seat.EAST, True), (Seat.NORTH, False)):
        ours, theirs = "sef", "sef+discard.lavinthal"
        pair = (theirs, ours) if seat is Seat.EAST else (ours, theirs)
        view = replace(game.view(seat), systems=pair)
        assert isinstance(view.contract, Contract)
        said = systems_at_table(view, ours, read_system)
        expected = said.own if own else said.theirs
        assert _defenders(view, said) == expected.partnership.carding


def test_the_table_tells_what_both_sides_bid() -> None:
    one, other = Sitter("robot", "rule:sef"), Sitter("robot", "rule:acol:modern")
    setup = Setup(VARIANT, (one, other, one, other))
    table = Table.fold(setup, [Dealt(Board.from_number(1), DEAL)])
    assert seat_view(table, Seat.NORTH).systems == ("sef", "acol:modern")
