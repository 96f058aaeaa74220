"""What is bid over an opening depends on what it promised, not on what it is called."""

from __future__ import annotations

import pytest

from biritch.bidding import catalogue
from biritch.bidding.agreement.conditions import their_calls
from biritch.bidding.matchup import meet
from biritch.bidding.method import BiddingMethod
from biritch.bidding.opponents import opponents
from biritch.core.calls import parse_call
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Side, Vulnerability
from biritch.rules.auction import Auction

LOVE = Vulnerability.NONE


def against(ours: str, theirs: str) -> BiddingMethod:
    return meet(catalogue.find(ours), opponents(theirs))


def ours_to_call(text: str) -> Auction:
    """Return the auction, North to call."""
    calls = [parse_call(call) for call in text.split()]
    return Auction.of(Seat((4 - len(calls)) % 4), calls)


@pytest.mark.parametrize(
    ("ours", "theirs", "auction", "hand", "call"),
    [
        # A weak 2D is overcalled and doubled, whatever one's own 2D says.
        ("sef", "unknown", "2D", "AK52.KQ73.2.A854", "X"),
        ("sef", "unknown", "2D", "AKQ52.K73.42.A85", "2S"),
        ("sif", "unknown", "2D", "AQ2.KQ7.K92.J854", "2N"),
        ("sef", "unknown", "2D P P", "AQ52.KJ73.92.J54", "X"),
        # Sixteen points do not pass even a 2D that was taken for a strong one.
        ("sef", "sef", "2D", "AQ2.KQ7.K92.A854", "X"),
        # The strong club's 2C is natural, and 2D short in the suit it names.
        ("sayc", "strong-club", "2C", "AKJ84.K3.7532.A4", "2S"),
        ("acol", "strong-club", "2C", "AK84.KQ73.A52.42", "X"),
        ("sayc", "strong-club", "2D", "AQ2.KQJ.K92.AQ54", "X"),
        # Against what is forcing to game nothing but a suit is bid.
        ("sayc", "sef", "2D", "AQ2.KQ7.K92.A854", "P"),
        ("acol", "sef", "2D", "AQ2.KQJ.K92.AQ54", "P"),
        ("sayc", "sef", "2D", "4.KQJ973.K92.543", "2H"),
    ],
)
def test_a_two_is_met_as_what_it_promised(
    ours: str, theirs: str, auction: str, hand: str, call: str
) -> None:
    choice = against(ours, theirs).choose(Hand.parse(hand), ours_to_call(auction), LOVE)
    assert str(choice.call) == call


@pytest.mark.parametrize(
    ("theirs", "opening", "held"),
    [
        (
            "sayc",
            "2D",
            {"their bid was weak", "their opening was weak", "they have shown diamonds"},
        ),
        (
            "sef",
            "2D",
            {
                "their bid was strong",
                "their opening was strong",
                "their bid was artificial",
                "their opening was artificial",
            },
        ),
        ("strong-club", "2C", {"they have shown clubs"}),
        (
            "strong-club",
            "1C",
            {
                "their bid was strong",
                "their opening was strong",
                "their bid was artificial",
                "their opening was artificial",
            },
        ),
        ("sayc", "1H", {"they have shown hearts"}),
    ],
)
def test_conditions_ask_what_their_bid_promised(
    theirs: str, opening: str, held: set[str]
) -> None:
    method, auction = against("acol:modern", theirs), ours_to_call(opening)
    situation = method.book_of(Side.NS).page(auction, LOVE).situation
    asked = their_calls.CONDITIONS
    assert {str(condition) for condition in asked if condition.holds(situation)} == held
