"""Suit preference: with a card led for a ruff, and where liking and length say nothing."""

import random

import pytest

from biritch.bidding.agreement.carding import Carding
from biritch.core.boards import Board
from biritch.core.cards import Card, Suit
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.robots.play.rules_of_thumb import prefer
from biritch.robots.play.situation import CardSituation
from biritch.robots.sampling.inferences import infer_evidence
from biritch.robots.sampling.worlds import worlds
from tests.robots.helpers import bid

HEARTS = "N:QJ6.J63.KQ75.J73 4.A97.AJ9842.Q64 AKT985.K52.T3.AT 732.QT84.6.K9852"
"""West leads a singleton diamond; East, with the ace, has his entry in hearts."""
CLUBS = "N:QJ6.J73.KQ75.J63 4.Q64.AJ9842.A97 AKT985.AT.T3.K52 732.K9852.6.QT84"
"""The same with hearts and clubs exchanged."""
SPADES = "P P 1S P 3S P 4S P P P"


def played(deal: str, cards: str, calls: str = SPADES) -> Game:
    game = bid(Game.start(VARIANT, Deal.parse(deal), Board.from_number(1)), calls)
    for card in cards.split():
        game = game.after(Card.parse(card))
    return game


def chosen(game: Game, suit: Suit, way: str = "high") -> str:
    """Return the card of *suit* that is played where all of the suit are as good."""
    assert game.actor is not None
    view = game.view(game.actor)
    at = CardSituation.of(view, Carding().playing("preference", way))
    legal = [card for card in view.legal if isinstance(card, Card) and card.suit == suit]
    return str(prefer(at, legal))


@pytest.mark.parametrize(
    ("deal", "way", "card"),
    [
        (HEARTS, "high", "DJ"),
        (CLUBS, "high", "D2"),
        (HEARTS, "low", "D2"),
        (CLUBS, "low", "DJ"),
    ],
)
def test_the_card_led_for_a_ruff_says_which_suit_to_return(
    deal: str, way: str, card: str
) -> None:
    assert chosen(played(deal, "D6 D5 DA D3"), Suit.DIAMONDS, way) == card


@pytest.mark.parametrize(
    ("deal", "card"),
    [
        ("N:KQ85.KQ7.QJT8.K3 643.T865.3.QT972 AJT9.942.K76.AJ6 72.AJ3.A9542.854", "D9"),
        ("N:KQ85.K3.QJT8.KQ7 643.QT972.3.T865 AJT9.AJ6.K76.942 72.854.A9542.AJ3", "D2"),
    ],
)
def test_who_gives_a_ruff_in_a_suit_of_his_own_asks_too(deal: str, card: str) -> None:
    """West led his ace from five, and dummy has four: East hardly has another."""
    game = played(deal, "DA D8 D3 D6")
    assert chosen(game, Suit.DIAMONDS) == card


def test_a_suit_that_partner_may_follow_in_is_returned_as_agreed() -> None:
    """East has three diamonds, and West may have as many."""
    deal = "N:QJ6.J63.KQ7.J973 4.A97.A84.QT8642 AKT985.K52.T3.AK 732.QT84.J9652.5"
    assert chosen(played(deal, "D5 D7 DA D3"), Suit.DIAMONDS) == "D8"


def test_partner_who_showed_out_is_asked_too() -> None:
    """West, out of hearts, ruffed one; East leads another, with his entry in clubs."""
    deal = "N:QJ6.J73.KQ75.J63 42.Q9642.AJ9.A97 AKT985.AKT5.T.K5 73.8.86432.QT842"
    cards = "H8 H3 H2 HA DT D2 DK DA"
    game = played(deal, cards)
    # Two hearts later nothing is known but that West has no more.
    for card in ("H4", "H5", "S3", "H7", "D8", "D5", "D9", "S5"):
        game = game.after(Card.parse(card))
    for card in ("S8", "S7", "SJ", "S2", "D7", "DJ", "S9", "D3"):
        game = game.after(Card.parse(card))
    for card in ("C5", "C2", "C3", "C9"):
        game = game.after(Card.parse(card))
    assert game.actor == Seat.EAST
    assert chosen(game, Suit.HEARTS) == "H6"


@pytest.mark.parametrize(("card", "more"), [("DJ", True), ("D2", False)])
def test_whoever_ruffs_reads_what_was_asked_for(card: str, *, more: bool) -> None:
    """The share of hands in which East has the ace of hearts."""
    view = played(HEARTS, f"D6 D5 DA D3 {card} DT S2 D7").view(Seat.WEST)
    dealt = worlds(view, infer_evidence(view, ()), random.Random(5), 300)
    ace, other = Card.parse("HA"), Card.parse("CA")
    asked = [world for world in dealt if (ace in world.held[1]) != (other in world.held[1])]
    share = sum(ace in world.held[1] for world in asked) / len(asked)
    assert (share > 0.6) is more
    assert (share < 0.4) is not more


@pytest.mark.parametrize(
    ("deal", "card"),
    [
        ("N:KQJ6.4.KT65.J973 73.9653.AQJ9.K54 AT9852.K72.73.A8 4.AQJT8.842.QT62", "H9"),
        ("N:KQJ6.4.J973.KT65 73.9653.K54.AQJ9 AT9852.K72.A8.73 4.AQJT8.QT62.842", "H3"),
    ],
)
def test_under_a_winner_dummy_will_ruff_the_card_asks_for_a_suit(deal: str, card: str) -> None:
    """West leads the ace of hearts, and dummy has no more."""
    assert chosen(played(deal, "HA H4"), Suit.HEARTS) == card


def test_while_dummy_has_more_of_the_suit_the_card_likes_it_or_not() -> None:
    """The same hand with two hearts in dummy: no honour, no liking."""
    deal = "N:KQJ6.42.KT65.J97 73.9653.AQJ9.K54 AT9852.K7.73.A83 4.AQJT8.842.QT62"
    assert chosen(played(deal, "HA H2"), Suit.HEARTS) == "H3"


def test_on_the_second_round_of_a_suit_of_declarers_the_card_asks() -> None:
    """East has shown an even number of clubs; his next one says hearts, not diamonds."""
    deal = "N:QJ6.K63.K75.KQJT 432.AQ9.842.9642 AKT95.852.AQ3.A8 87.JT74.JT96.753"
    game = played(deal, "DJ D5 D2 DA CA C3 CT C9 C8 C5 CQ")
    assert chosen(game, Suit.CLUBS) == "C6"


def test_nobody_asks_where_it_was_not_agreed() -> None:
    assert chosen(played(HEARTS, "D6 D5 DA D3"), Suit.DIAMONDS, "none") == chosen(
        played(CLUBS, "D6 D5 DA D3"), Suit.DIAMONDS, "none"
    )
