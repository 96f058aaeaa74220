"""Claims: accepted when nothing this seat can imagine takes a trick from them."""

import random

import pytest

from biritch.core.boards import Board
from biritch.core.cards import Card, Strain
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Side
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.robots import accepts_claim
from biritch.robots.claim_worth import refuting_card
from biritch.robots.sure_tricks import sure_tricks
from biritch.rules.play import Trick
from biritch.solver.solver import Position
from tests.robots.helpers import bid, dealt

TOP = "N:A654.A32.AQ2.432 KQJ2.654.543.765 T98.KQJ.KJ6.AKQJ 73.T987.T987.T98"
"""South has eleven tricks at notrump, whoever holds what: one spade, three, three, four."""


def claimed(tricks: int, *, shown: bool, seat: Seat = Seat.EAST, cards: str = "HT") -> bool:
    game = bid(Game.start(VARIANT, Deal.parse(TOP), Board.from_number(1)), "P P 1N P 3N P P P")
    for card in cards.split():
        game = game.after(Card.parse(card))
    south = game.facts.hands[Seat.SOUTH]
    return accepts_claim(
        game.view(seat),
        Seat.SOUTH,
        tricks,
        30,
        random.Random(1),
        shown=south if shown else None,
    )


PLAYS = ["HT", "HT H2", "HT H2 H4", "HT HA H4 HJ C2 C5 CA C8 D6 D7 DQ D3 S4"]


@pytest.mark.parametrize("cards", PLAYS)
@pytest.mark.parametrize("seat", [Seat.EAST, Seat.WEST])
def test_winners_shown_are_accepted_and_one_more_is_refused(seat: Seat, cards: str) -> None:
    """Whoever is to play, and however many tricks are gone."""
    winners = 11 - len(cards.split()) // 4
    assert claimed(winners, shown=True, seat=seat, cards=cards)
    assert not claimed(winners + 1, shown=True, seat=seat, cards=cards)


def test_more_tricks_than_are_left_are_refused() -> None:
    assert not claimed(14, shown=True)


def test_winners_that_nobody_showed_are_not_taken_on_trust() -> None:
    assert not claimed(11, shown=False)


def test_conceding_all_is_accepted() -> None:
    assert claimed(0, shown=False)


@pytest.mark.parametrize(
    ("hands", "strain", "sure"),
    [
        # The ace of trumps wins a trick whatever happens; a king does not.
        ("A2..3. 3.4.5. 4.5.6. 5.6.7.", "S", 1),
        ("K..32. A.4.5. 4.5.6. 5.6.7.", "S", 0),
        ("AK..32.4 Q.43.56. J.5.7.83 2.6.8.79", "S", 2),
        # At notrump a winner may be thrown on the wrong trick.
        ("A2... ..54. ..32. ..76.", "N", 0),
        ("A... K... Q... J...", "N", 1),
    ],
)
def test_tricks_that_no_play_can_lose(hands: str, strain: str, sure: int) -> None:
    north, east, south, west = map(Hand.parse, hands.split())
    at = Position((north, east, south, west), Strain.parse(strain), Trick(Seat.EAST))
    assert sure_tricks(at, Side.NS) == sure


def test_a_trick_that_cannot_be_lost_is_not_taken_as_a_gift() -> None:
    """South concedes all with the ace of trumps in hand."""
    deal = "N:654.A32.AQ2.9432 KQJ2.654.543.765 AT98.KQJ.KJ6.AKQ 73.T987.T987.JT8"
    game = bid(Game.start(VARIANT, Deal.parse(deal), Board.from_number(1)), "P P 1S P 4S P P P")
    game = game.after(Card.parse("HT"))
    shown = game.facts.hands[Seat.SOUTH]
    answers = [
        accepts_claim(game.view(seat), Seat.SOUTH, tricks, 30, random.Random(1), shown=shown)
        for seat in (Seat.EAST, Seat.WEST)
        for tricks in (0, 1)
    ]
    assert answers == [False, True, False, True]


def test_nothing_can_be_claimed_during_the_auction() -> None:
    view = dealt("claim").view(Seat.NORTH)
    with pytest.raises(ValueError, match="nothing to claim"):
        accepts_claim(view, Seat.NORTH, 5, 1, random.Random(1))


@pytest.mark.parametrize(
    ("cards", "tricks", "beaten_by"),
    [
        # East's spades win two tricks: of a claim of all the first is one too many.
        ("HT", 12, (Seat.EAST, "SJ")),
        ("HT", 13, (Seat.EAST, "SQ")),
        ("HT HA H4 HJ C2 C5 CA C8 D6 D7 DQ D3 S4", 9, (Seat.EAST, "SJ")),
        ("HT HA H4 HJ C2 C5 CA C8 D6 D7 DQ D3 S4", 10, (Seat.EAST, "SK")),
    ],
)
def test_it_is_told_which_card_beats_a_claim(
    cards: str, tricks: int, beaten_by: tuple[Seat, str]
) -> None:
    game = bid(Game.start(VARIANT, Deal.parse(TOP), Board.from_number(1)), "P P 1N P 3N P P P")
    for card in cards.split():
        game = game.after(Card.parse(card))
    south = game.facts.hands[Seat.SOUTH]
    for seat in (Seat.EAST, Seat.WEST):
        told = refuting_card(game.view(seat), Seat.SOUTH, tricks, shown=south)
        assert told == (beaten_by[0], Card.parse(beaten_by[1]))
        winners = 11 - len(cards.split()) // 4
        assert refuting_card(game.view(seat), Seat.SOUTH, winners, shown=south) is None
        # Whoever does not see the hand that claims cannot know.
        assert refuting_card(game.view(seat), Seat.SOUTH, tricks) is None
