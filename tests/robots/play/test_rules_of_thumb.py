"""Cards by rule: agreed leads, and the habits that settle a tie."""

from typing import Any

import pytest

from biritch.bidding.agreement.carding import Carding
from biritch.core.boards import Board
from biritch.core.cards import Card, Strain, Suit
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.robots.play import leads
from biritch.robots.play.rules_of_thumb import leads_in_order, prefer
from biritch.robots.play.situation import CardSituation
from tests.robots.helpers import bid, under_way

AGREED = [
    # holding, at notrump, against a suit
    ("KQJ8", "K", "K"),
    ("QJT73", "Q", "Q"),
    ("JT95", "J", "J"),
    ("KQ75", "5", "K"),
    ("AKJ72", "K", "A"),
    ("AK84", "A", "A"),
    ("AK862", "6", "A"),
    ("AJT5", "J", "A"),
    ("KJT6", "J", "J"),
    ("QT95", "T", "T"),
    ("K9742", "4", "4"),
    ("Q863", "3", "3"),
    ("9742", "7", "7"),
    ("9842", "8", "8"),
    ("AT95", "T", "A"),
    ("K72", "2", "2"),
    ("853", "8", "3"),
    ("83", "8", "8"),
    ("K4", "K", "K"),
    ("7", "7", "7"),
]


@pytest.mark.parametrize(("holding", "notrump", "suit"), AGREED)
def test_the_agreed_lead(holding: str, notrump: str, suit: str) -> None:
    hand = Hand.parse(f"{holding}...")
    at_notrump = leads.agreed_card(hand, Suit.SPADES, Strain.NOTRUMP)
    against_suit = leads.agreed_card(hand, Suit.SPADES, Strain.HEARTS)
    assert (str(at_notrump), str(against_suit)) == (f"S{notrump}", f"S{suit}")


AGREED_OTHERWISE = [
    # what is agreed on, holding, at notrump, against a suit
    ({"three_suit": "middle"}, "853", "8", "5"),
    ({"three_suit": "top", "three_notrump": "low"}, "853", "3", "8"),
    ({"length": "third-fifth"}, "K972", "7", "7"),
    ({"length": "third-fifth"}, "K9742", "2", "2"),
    ({"length": "third-fifth"}, "974", "4", "4"),
    ({"honour": "rusinow"}, "KQJ8", "K", "Q"),
    ({"honour": "rusinow"}, "AK84", "A", "K"),
    ({"ace_king": "king"}, "AK84", "A", "K"),
]


@pytest.mark.parametrize(("agreed", "holding", "notrump", "suit"), AGREED_OTHERWISE)
def test_a_partnership_leads_as_its_card_says(
    agreed: dict[str, Any], holding: str, notrump: str, suit: str
) -> None:
    hand, carding = Hand.parse(f"{holding}..."), Carding(**agreed)
    led = [
        leads.agreed_card(hand, Suit.SPADES, s, carding)
        for s in (Strain.NOTRUMP, Strain.HEARTS)
    ]
    assert [str(card) for card in led] == [f"S{notrump}", f"S{suit}"]


def played(deal: str, calls: str, cards: str, **agreed: Any) -> CardSituation:
    game = Game.start(VARIANT, Deal.parse(deal), Board.from_number(1))
    game = bid(game, calls)
    for card in cards.split():
        game = game.after(Card.parse(card))
    return CardSituation.of(game.view(game.actor), Carding(**agreed))


def choice(at: CardSituation) -> str:
    cards = [card for card in at.view.legal if isinstance(card, Card)]
    return str(prefer(at, cards))


LONG = "N:KQ5.A83.KQ4.A972 J84.KQ976.952.T3 AT9.T52.AJ8.KQJ4 7632.J4.T763.865"
"""South is in 3NT in these, and West leads, unless said otherwise."""
THREE = "P P 1N P 3N P P P"


@pytest.mark.parametrize(
    ("cards", "wanted"),
    [
        ("HJ", "HA"),  # declarer takes a trick he could not win later
        ("H4", "H3"),  # second hand low
        ("HJ H3", "H9"),  # partner's jack is winning: high, the suit is liked
        ("HJ HA H6", "H2"),  # nothing to win
        ("HJ H3 H6 H2 H4 HA H7 H5 SK", "S4"),  # no honour is thrown on a king
    ],
)
def test_habits_in_following(cards: str, wanted: str) -> None:
    assert choice(played(LONG, THREE, cards)) == wanted


HEARTS = "N:KQ5.J83.KQ4.A972 J843.KQ96.95.T83 AT9.T52.AJ83.KQJ 762.A74.T762.654"
"""South is in 3NT; East likes hearts, and has four spades, two diamonds, three clubs."""


@pytest.mark.parametrize(
    ("cards", "wanted"),
    [
        ("HA H3", "H9"),  # high on partner's lead likes the suit
        ("C6 C2", "CT"),  # third hand high comes before any signal
        ("HA H3 H9 H2 S7 SK", "S3"),  # no queen, no liking
        ("HA H3 H9 H2 C6 C2 C3 CJ S9 S2 SK", "S8"),  # an even number of declarer's suit
        ("HA H3 H9 H2 C6 C2 C3 CJ D3 D2 DK", "D9"),
        ("HA H3 H9 H2 C6 C2 C3 CJ CQ C4 CA", "C8"),  # count was given before
    ],
)
def test_signals_are_given_with_cards_that_cost_nothing(cards: str, wanted: str) -> None:
    assert choice(played(HEARTS, THREE, cards)) == wanted


CLUBS = "C6 C2 C3 CJ CQ C4 C7 C8 CK C5 C9 CT S9 S2 SK S3 CA"
"""Four rounds of clubs; East has eight cards left: three spades, four hearts, two diamonds."""


@pytest.mark.parametrize(
    ("agreed", "cards", "wanted"),
    [
        ({"encouraging": "low"}, "HA H3", "H6"),
        ({"even": "low"}, "HA H3 H9 H2 C6 C2 C3 CJ S9 S2 SK", "S3"),
        ({"discard": "high"}, CLUBS, "H9"),  # hearts are liked
        ({"discard": "italian"}, CLUBS, "H9"),  # so is an odd card
        ({"discard": "lavinthal"}, CLUBS, "H9"),  # spades rather than diamonds
    ],
)
def test_signals_as_agreed(agreed: dict[str, Any], cards: str, wanted: str) -> None:
    assert choice(played(HEARTS, THREE, cards, **agreed)) == wanted


SPADES = "N:T84.J83.KQ54.A92 KQ95.9642.J3.T83 AJ3.AT5.AT9.KQJ4 762.KQ7.8762.765"
"""East has spades to ask for, and hearts to throw on South's last club."""


@pytest.mark.parametrize(
    ("discard", "wanted"), [("high", "H2"), ("italian", "H6"), ("lavinthal", "H9")]
)
def test_a_card_thrown_asks_for_a_suit(discard: str, wanted: str) -> None:
    cards = "C5 C2 C3 CJ CQ C6 C9 C8 CK C7 CA CT D4 D3 DA D2 C4 D6 D5"
    assert choice(played(SPADES, THREE, cards, discard=discard)) == wanted


def test_the_opening_leader_chooses_partners_suit() -> None:
    at = played(LONG, "P 1H 1N P 3N P P P", "")
    assert str(leads_in_order(at)[0]) == "HJ"


def test_fourth_hand_wins_as_cheaply_as_it_can() -> None:
    deal = "N:K52.A83.KQ42.A97 AQJ.KQ976.95.T32 T94.T52.AJ83.KQJ 8763.J4.T76.8654"
    assert choice(played(deal, THREE, "S3 S2 SJ")) == "S4"
    at = played(deal, THREE, "D7 DK D5 D3 S2")
    assert choice(at) == "SJ"


def test_touching_cards_are_worth_the_same_until_one_between_is_out() -> None:
    at = played(LONG, THREE, "")
    eight = Card.parse("C8")
    assert [str(card) for card in at.equals(eight)] == ["C8"]
    assert [str(card) for card in at.equals(Card.parse("C6"))] == ["C5", "C6"]


def test_a_guard_is_not_thrown_away() -> None:
    deal = "N:AK.AKQ5.AK32.A43 QJ32.J843.8.JT98 T98.T6.QT97.KQ52 7654.972.J654.76"
    at = played(deal, "P P 1N P 6N P P P", "D4 DA D8 D7 DK")
    assert choice(at)[0] in "SC"
    assert choice(at) != "HJ"


@pytest.mark.parametrize("seed", range(60))
def test_whatever_the_choice_the_card_is_one_of_them(seed: int) -> None:
    game = under_way(seed, seed * 7 % 52)
    at = CardSituation.of(game.view(game.actor))
    cards = [card for card in at.view.legal if isinstance(card, Card)]
    for some in (cards, cards[::2], cards[-1:]):
        assert prefer(at, some) in some


@pytest.mark.parametrize(
    ("diamonds", "other", "led"),
    [
        # The queen may lie on either side: other suits come first.
        ("KJT5", "A982", "hearts"),
        ("AJT5", "K982", "hearts"),
        # One way only, and a solid suit.
        ("AKJ5", "T982", "diamonds"),
        ("KQJ5", "A982", "diamonds"),
    ],
)
def test_a_suit_with_a_two_way_guess_is_begun_last(diamonds: str, other: str, led: str) -> None:
    rest = "".join(rank for rank in "AKQJT98765432" if rank not in diamonds + other)
    east, west = f"J98.J98.{rest[:3]}.J987", f"T65.T762.{rest[3:]}.T532"
    deal = f"N:KQ4.AK3.{diamonds}.A64 {east} A732.Q54.{other}.KQ {west}"
    game = bid(Game.start(VARIANT, Deal.parse(deal), Board.from_number(3)), "2N P 6N P P P")
    for card in ("ST", "SK", "S8", "S2"):
        game = game.after(Card.parse(card))
    view = game.view(game.actor)
    cards = [card for card in view.legal if isinstance(card, Card)]
    suit = prefer(CardSituation.of(view), cards).suit
    assert suit is (Suit.DIAMONDS if led == "diamonds" else Suit.HEARTS)
