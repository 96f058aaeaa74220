"""Claims: accepted when nothing this seat can imagine takes a trick from them."""

import random

import pytest

from biritch.core.boards import Board
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.robots import accepts_claim
from tests.robots.helpers import bid, dealt

TOP = "N:A654.A32.AQ2.432 KQJ2.654.543.765 T98.KQJ.KJ6.AKQJ 73.T987.T987.T98"
"""South has eleven tricks at notrump, whoever holds what: one spade, three, three, four."""


def claimed(tricks: int, *, shown: bool, seat: Seat = Seat.EAST, deal: str = TOP) -> bool:
    game = bid(Game.start(VARIANT, Deal.parse(deal), Board.numbered(1)), "P P 1N P 3N P P P")
    game = game.after(Card.parse("HT"))
    south = game.facts.hands[Seat.SOUTH]
    return accepts_claim(
        game.view(seat),
        Seat.SOUTH,
        tricks,
        30,
        random.Random(1),
        shown=south if shown else None,
    )


def test_winners_shown_are_accepted() -> None:
    assert claimed(11, shown=True)


@pytest.mark.parametrize("seat", [Seat.EAST, Seat.WEST])
def test_one_trick_too_many_is_refused(seat: Seat) -> None:
    assert not claimed(12, shown=True, seat=seat)


def test_more_tricks_than_are_left_are_refused() -> None:
    assert not claimed(14, shown=True)


def test_winners_that_nobody_showed_are_not_taken_on_trust() -> None:
    assert not claimed(11, shown=False)


def test_conceding_all_is_accepted() -> None:
    assert claimed(0, shown=False)


def test_nothing_can_be_claimed_during_the_auction() -> None:
    view = dealt("claim").view(Seat.NORTH)
    with pytest.raises(ValueError, match="nothing to claim"):
        accepts_claim(view, Seat.NORTH, 5, 1, random.Random(1))
