"""What is read of the others' cards: throws by agreement, and tricks few players give away."""

import numpy as np
import pytest

from biritch.bidding.agreement.carding import Carding
from biritch.core.boards import Board
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.games.view import View
from biritch.robots.double_dummy import double_dummy
from biritch.robots.play.evaluation import WorldRows
from biritch.robots.play.plausibility import ReadingSettings, likelihoods
from biritch.robots.sampling.inferences import OFF_SIGNAL, infer_evidence
from biritch.robots.sampling.worlds import World
from tests.robots.helpers import bid

SPADES = "N:T84.J83.KQ54.A92 KQ95.9642.J3.T83 AJ3.AT5.AT9.KQJ4 762.KQ7.8762.765"
"""East has spades to ask for, and throws a heart on South's last club."""
CLUBS = "C5 C2 C3 CJ CQ C6 C9 C8 CK C7 CA CT D4 D3 DA D2 C4 D6 D5"


def after(deal: str, cards: str) -> View:
    game = bid(Game.start(VARIANT, Deal.parse(deal), Board.from_number(1)), "P P 1N P 3N P P P")
    for card in cards.split():
        game = game.after(Card.parse(card))
    return game.view(game.actor)


@pytest.mark.parametrize(
    ("discard", "meant", "other"), [("high", "H2", "H9"), ("lavinthal", "H9", "H2")]
)
def test_the_first_card_thrown_away_is_read(discard: str, meant: str, other: str) -> None:
    """The hand that would throw that very card is likelier than one that would not."""
    carding = Carding().playing("discard", discard)
    likely = []
    for card in (meant, other):
        read = infer_evidence(after(SPADES, f"{CLUBS} {card}"), (), carding).likelihood
        assert read is not None
        hands = [[hand.bits] for hand in Deal.parse(SPADES).hands]
        likely.append(float(read(np.array(hands))[0]))
    assert likely[1] == pytest.approx(OFF_SIGNAL * likely[0])


def test_the_first_card_of_a_second_suit_thrown_is_read_too() -> None:
    """East throws the two of hearts, then a spade: the nine likes them, the five does not."""
    likely = []
    for card in ("S9", "S5"):
        view = after(SPADES, f"{CLUBS} H2 D9 D7 DQ DJ DK {card}")
        read = infer_evidence(view, ()).likelihood
        assert read is not None
        likely.append(
            float(read(np.array([[hand.bits] for hand in Deal.parse(SPADES).hands]))[0])
        )
    assert likely[1] == pytest.approx(OFF_SIGNAL * likely[0])


@pytest.mark.parametrize(("lead", "longer"), [("D9", True), ("H5", False)])
def test_the_suit_that_declarer_plays_on_is_mostly_long(lead: str, *, longer: bool) -> None:
    """East compares the deal with one in which South has a diamond for a heart."""
    hands = Deal.parse(SPADES).hands
    heart, diamond = Hand.of([Card.parse("HT")]), Hand.of([Card.parse("D8")])
    other = (hands[0], hands[1], hands[2] - heart | diamond, hands[3] - diamond | heart)
    both = np.array([[hand.bits for hand in deal] for deal in (hands, other)]).T
    told = []
    for cards in ("C5 C2 C3 CJ", f"C5 C2 C3 CJ {lead}"):
        game = bid(
            Game.start(VARIANT, Deal.parse(SPADES), Board.from_number(1)), "P P 1N P 3N P P P"
        )
        for card in cards.split():
            game = game.after(Card.parse(card))
        read = infer_evidence(game.view(Seat.EAST), ()).likelihood
        assert read is not None
        true, changed = read(both)
        told.append(float(changed / true))
    assert (told[1] > 1.1 * told[0]) == longer
    assert (told[1] < 0.95 * told[0]) != longer


FORCED = "N:T84.J83.KQ54.A92 KQ.K97642.J3.T83 AJ3.AT5.AT9.KQJ4 97652.Q.8762.765"
"""As before, but that West has no heart beside the queen."""
ROYAL = "C5 C2 C3 CJ D9 D2 DK D3 D4 DJ DA D6 HA HQ H3 H2"


def test_a_world_in_which_a_trick_was_given_away_is_less_likely() -> None:
    """West has played the queen of hearts under the ace: dear from three, forced from one."""
    view = after(SPADES, ROYAL)
    worlds = [World(held(deal), Deal.parse(deal).hands) for deal in (SPADES, FORCED)]
    settings = ReadingSettings(slip=0.5, declaring=((13, 1),))
    rows = WorldRows.of(view, worlds)
    assert likelihoods(view, rows, double_dummy(), 60.0, settings).tolist() == [0.5, 1.0]
    # Without time nothing is read.
    assert likelihoods(view, rows, double_dummy(), 0.0, settings).tolist() == [1.0, 1.0]


def held(deal: str) -> tuple[Hand, ...]:
    """Return what is left of *deal* after the cards of the test."""
    gone = Hand.of(map(Card.parse, ROYAL.split()))
    return tuple(hand - gone for hand in Deal.parse(deal).hands)
