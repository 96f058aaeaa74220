"""Second-hand count, a finesse that held, and what a singleton is worth."""

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
from biritch.robots.play.leads import look
from biritch.robots.play.rules_of_thumb import prefer
from biritch.robots.play.situation import CardSituation
from biritch.robots.sampling.inferences import inferred
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


FINESSE = "N:AQJ95.43.A32.765 864.AJ52.KJ4.A98 732.KQT6.Q65.KQ2 KT.987.T987.JT43"


def test_a_finesse_that_held_is_believed() -> None:
    """East plays after dummy's queen and does not win: the king is rarely with East."""
    game = after(FINESSE, "P P 1N P 3N P P P", "CJ C5 C8 CK S2 ST SQ S4")
    view = game.view(Seat.SOUTH)
    likelihood = inferred(view, ()).likelihood
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
