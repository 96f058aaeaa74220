"""Second-hand count, a finesse that held, and what a singleton is worth."""

from math import sqrt
from statistics import fmean, stdev

import numpy as np
import pytest

from biritch.core.boards import Board
from biritch.core.calls import Contract
from biritch.core.cards import Card, Suit
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.robots.catalogue import find
from biritch.robots.play.leads import look
from biritch.robots.play.rules_of_thumb import prefer
from biritch.robots.play.situation import CardSituation
from biritch.robots.sampling.inferences import infer_evidence
from biritch.robots.sampling.omission_rates import MISSED
from biritch.robots.sampling.omissions import chances
from scripts import learn_omissions
from tests.proving import cases
from tests.robots.helpers import bid

COUNT = "N:KQJT8.43.A32.765 A{east}.652.KJ4.98432 {south}.AKQ.Q65.AKQ {west}.JT987.T987.JT"
"""Dummy's spades are all higher than what West holds; South is declarer at notrump."""


def after(deal: str, calls: str, cards: str) -> Game:
    game = bid(Game.start(VARIANT, Deal.parse(deal), Board.from_number(1)), calls)
    for card in cards.split():
        game = game.after(Card.parse(card))
    return game


@pytest.mark.parametrize(
    ("west", "east", "south", "card"),
    [("74", "3", "9652", "S7"), ("73", "4", "9652", "S7")],
)
def test_second_hand_gives_count_with_a_card_that_cannot_win(
    west: str, east: str, south: str, card: str
) -> None:
    deal = COUNT.format(west=west, east=east, south=south)
    game = after(deal, "P P 2N P 3N P P P", "HJ H3 H2 HA S2")
    view = game.view(Seat.WEST)
    assert (
        str(
            prefer(CardSituation.of(view), [one for one in view.legal if isinstance(one, Card)])
        )
        == card
    )


def spades(north: str, east: str, south: str, west: str) -> str:
    """Return a deal with these spades; clubs fill the other hands up."""
    held = {"north": north, "east": f"A{east}", "south": south, "west": west}
    rest = {
        "north": ["A43", "A32"],
        "east": ["QJT2", "KJ4"],
        "south": ["K65", "Q65"],
        "west": ["987", "T987"],
    }
    clubs = list("AKQJT98765432")
    hands = []
    for seat, own in held.items():
        fill = 13 - len(own) - sum(map(len, rest[seat]))
        hands.append(".".join([own, *rest[seat], "".join(clubs[:fill])]))
        del clubs[:fill]
    return "N:" + " ".join(hands)


@pytest.mark.parametrize(
    ("north", "east", "south", "west", "cards", "wanted"),
    [
        ("KQJT9", "72", "643", "85", "S3", "S8"),
        ("KQJT9", "72", "64", "853", "S4", "S3"),
        # Dummy's suit has a small card too, which declarer does not mean to play.
        ("KQJ92", "T4", "763", "85", "S3", "S8"),
        ("KQJ92", "T4", "76", "853", "S6", "S3"),
        ("KQT94", "J", "63", "8752", "S3", "S8"),
        # From dummy: East is second, and has the ace too.
        ("KQJT9", "72", "643", "85", "SK@N", "S2"),
        ("KQJT9", "742", "63", "85", "SK@N", "S7"),
        # Partner of who won, in fourth seat.
        ("KQJT9", "752", "63", "84", "S3 S8 SK", "S7"),
    ],
)
def test_who_cannot_win_tells_how_long_the_suit_is(
    north: str, east: str, south: str, west: str, cards: str, wanted: str
) -> None:
    """High from an even number, low from an odd one, the ace counted."""
    start = "H9 HA H2 H5" if "@N" in cards else "H9 H3 HT HK"
    game = after(
        spades(north, east, south, west),
        "P P 2N P 3N P P P",
        f"{start} {cards}".replace("@N", ""),
    )
    assert game.actor is not None
    view = game.view(game.actor)
    legal = [card for card in view.legal if isinstance(card, Card) and card.rank < 14]
    assert str(prefer(CardSituation.of(view), legal)) == wanted


@pytest.mark.parametrize(("north", "south"), [("Q32", "K764"), ("K3", "Q7642")])
def test_a_small_card_before_a_short_or_weak_suit_is_the_lowest(north: str, south: str) -> None:
    """There the eight may be worth a trick: no count with it."""
    deal = spades(north, "JT9", south, "85")
    game = after(deal, "P P 2N P 3N P P P", "H9 H3 HT HK S4")
    view = game.view(Seat.WEST)
    legal = [card for card in view.legal if isinstance(card, Card)]
    assert str(prefer(CardSituation.of(view), legal)) == "S5"


@pytest.mark.parametrize(("card", "even"), [("S8", True), ("S5", False)])
def test_that_count_is_read(card: str, *, even: bool) -> None:
    """Before KQJ92 the eight says two or four cards, the five one or three."""
    game = after(
        spades("KQJ92", "T4", "763", "85"), "P P 2N P 3N P P P", f"H9 H3 HT HK S3 {card} SK"
    )
    view = game.view(Seat.EAST)
    likelihood = infer_evidence(view, ()).likelihood
    assert likelihood is not None
    hands = game.deal.hands
    # West has a third spade in place of a club.
    spade, club = Hand.parse("6..."), next(iter(hands[3].holding(Suit.CLUBS)))
    other = (
        hands[0],
        hands[1],
        hands[2] - spade | Hand.of([club]),
        hands[3] - Hand.of([club]) | spade,
    )
    two, three = likelihood(
        np.array([[hand.bits for hand in deal] for deal in (hands, other)]).T
    )
    assert (two > three) == even


FINESSE = "N:AQJ95.43.A32.765 864.AJ52.KJ4.A98 732.KQT6.Q65.KQ2 KT.987.T987.JT43"


def test_a_finesse_that_held_is_believed() -> None:
    """East plays after dummy's queen and does not win: the king is rarely with East."""
    game = after(FINESSE, "P P 1N P 3N P P P", "CJ C5 C8 CK S2 ST SQ S4")
    view = game.view(Seat.SOUTH)
    likelihood = infer_evidence(view, ()).likelihood
    assert likelihood is not None
    hands = game.deal.hands
    king, small = Hand.parse("K..."), Hand.parse("6...")
    swapped = (hands[0], (hands[1] - small) | king, hands[2], (hands[3] - king) | small)
    with_west, with_east = likelihood(
        np.array([[hand.bits for hand in deal] for deal in (hands, swapped)]).T
    )
    assert with_east < 0.5 * with_west


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        # A ruff needs small trumps; the ace or king of trumps gives time for it.
        ("A62.5.Q9743.T854", "962.5.Q9743.T854"),
        ("962.5.Q9743.T854", "Q62.5.J9743.T854"),
        ("962.5.Q9743.T854", ".5.Q99743.T85432".replace("99", "9")),
        ("962.5.Q9743.T854", "9762.5.Q974.T854"),
    ],
)
def test_a_singleton_is_worth_what_the_trumps_beside_it_are(better: str, worse: str) -> None:
    contract = Contract.parse("4S", Seat.EAST)
    first, second = (look(Hand.parse(text), Suit.HEARTS, contract) for text in (better, worse))
    assert first > second


def told(deal: str, calls: str, cards: str, reader: Seat, swap: str) -> float:
    """Return how much likelier the deal is than the one in which two cards are exchanged."""
    game = after(deal, calls, cards)
    likelihood = infer_evidence(game.view(reader), ()).likelihood
    assert likelihood is not None
    hands = list(game.deal.hands)
    first, second = (Hand.of([Card.parse(card)]) for card in swap.split())
    others = [
        (hand - first | second) if first.bits & hand.bits
        else (hand - second | first) if second.bits & hand.bits else hand
        for hand in hands
    ]  # fmt: skip
    true, other = likelihood(
        np.array([[hand.bits for hand in deal] for deal in (hands, others)]).T
    )
    assert other > 0, "nothing is ruled out"
    return float(true / other)


NOTRUMP, FOUR_SPADES = "P P 1N P 3N P P P", "P P 1S P 3S P 4S P P P"


def test_who_does_not_cover_dummys_honour_rarely_can() -> None:
    """Dummy leads the queen of hearts, and East plays low: West has the king."""
    deal = "N:A83.QT73.K42.752 Q94.642.QT85.JT8 KJ2.AJ5.A93.K964 T765.K98.J76.AQ3"
    cards = "S5 S3 S9 SJ D3 D6 DK D5 HQ H2"
    assert told(deal, NOTRUMP, cards, Seat.SOUTH, "HK H4") > 1.3


def test_who_does_not_ruff_rarely_has_a_trump() -> None:
    """West, out of diamonds, throws a club on dummy's king; he is the last to play."""
    deal = "N:QJ64.J63.KQ75.J7 73.A97.J986432.6 AKT985.K52.A.T93 2.QT84.T.AKQ8542"
    cards = "H4 H3 HA H2 H9 HK H8 H6 DA DT D5 D2 C3 CA C7 C6 HT HJ H7 H5 DK D3 C9 C4"
    game = after(deal, FOUR_SPADES, cards)
    contract = game.facts.contract
    assert contract is not None
    missed = [chance for chance in chances(game.facts.tricks, contract) if chance.missed]
    assert [(str(chance.seat), chance.kind) for chance in missed][-1] == ("W", "ruff-last")
    assert missed[-1].has_had(Hand.parse("2..."))
    assert not missed[-1].has_had(Hand())


def test_third_hand_that_plays_low_has_nothing_higher() -> None:
    """East plays the three on West's two and dummy's eight: West holds the ten, not he."""
    deal = "N:A84.QT73.K42.752 753.K642.QT85.QT KJ9.AJ5.A93.K964 QT62.98.J76.AJ83"
    assert told(deal, NOTRUMP, "S2 S8 S3 S9", Seat.SOUTH, "ST S7") > 1.3


def test_who_switches_at_notrump_has_rarely_more_of_partners_suit() -> None:
    deal = "N:A84.QT73.K42.752 K3.K642.QT85.QT9 J65.AJ5.A93.KJ64 QT972.98.J76.A83"
    cards = "S7 S4 SK S5 D8"
    game = after(deal, NOTRUMP, cards)
    likelihood = infer_evidence(game.view(Seat.SOUTH), ()).likelihood
    assert likelihood is not None
    assert told(deal, NOTRUMP, cards, Seat.SOUTH, "S3 H9") < 1.0


def test_a_declarer_who_lets_a_trick_go_has_rarely_what_wins_it() -> None:
    """South plays low on East's ten, and East reads him without the queen of clubs."""
    deal = "N:A84.QT73.K42.752 K3.K642.QT85.QT9 J65.AJ5.A93.KJ64 QT972.98.J76.A83"
    cards = "S7 S4 SK S5 C9 C4 CA C2"
    assert told(deal, NOTRUMP, cards, Seat.EAST, "C8 CJ") > 0.3
    cards = "S7 S4 SK S5 S3 S6 S9 S8 H9 H3 HK H5"
    assert told(deal, NOTRUMP, cards, Seat.WEST, "HA H6") < 1.0


def test_the_table_says_that_a_chance_is_taken_more_often_with_a_king_than_with_an_ace() -> (
    None
):
    assert MISSED["win-last"] < MISSED["win-last-ace"]
    assert all(0.02 < rate <= 1.0 for rate in MISSED.values())


@pytest.mark.slow
def test_reading_chances_costs_nothing_among_careless_players() -> None:
    """The true deal is not thought less likely for it where a card in four is any card."""
    careless = learn_omissions.CarelessRobot(find("rule:sef"))
    gained = learn_omissions.gains(careless, cases(16, 40), "careless players")
    for nats in gained.values():
        assert fmean(nats) > -3 * stdev(nats) / sqrt(len(nats))
    both = [nat for nats in gained.values() for nat in nats]
    assert fmean(both) > 0
