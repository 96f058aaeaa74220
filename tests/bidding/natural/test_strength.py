"""What was lost most often against outside bidders: fits forgotten, games and slams not bid."""

from __future__ import annotations

import pytest

from biritch.bidding import catalogue
from biritch.core.calls import parse_call
from biritch.core.cards import Suit
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction

CALLS = (
    # nine trumps: a game with two points less than eight ask for
    ("sayc", "1D 1S 2D 3S P", "AK982.93.AT32.A8", "4S"),
    # four spades over four hearts on nine trumps and one heart; with two hearts they play
    ("sayc", "1H 2S 4H", "K95.T.JT943.A643", "4S"),
    ("sayc", "1H 2S 4H", "K95.T4.JT94.A643", "P"),
    ("sef", "1H 2S 4H", "K95.T.JT943.A643", "4S"),
    # partner's jump overcall is raised, or left for a suit that is much better
    ("sayc", "1C 2D P", "AKQJ63.T854.A.74", "2S"),
    ("sayc", "1H 3S P", "A62.9.KQ32.AQT43", "4S"),
    ("sayc", "1H 3S P", "A2.974.KQ32.T843", "P"),
    # a fit in a minor and the points of a slam: past 3NT
    ("sayc", "1S P 1N P 3D P", "8.T72.K9632.KQJ5", "4D"),
    ("sef", "1D P 1S P 3C P 3D P", "J.Q3.AKQJ6.AJT87", "4D"),
    # the suit partner named last is the one that stands: it is no preference to raise it
    ("sayc", "1C P 1D P 1S P 1N P 2C P", "A83.A63.T974.T94", "P"),
    ("acol:modern", "1C P 1D P 1S P 1N P 2C P", "A83.A63.T974.T94", "P"),
    # a double of their game wants four trumps, or values far above it
    ("sef", "P 2S 3D P 4D 4S", "Q7.KQ65.AQ743.QJ", "P"),
)
"""A system, what was called from North on, the hand to call, and its call."""


@pytest.mark.slow
@pytest.mark.parametrize(("name", "calls", "hand", "wanted"), CALLS)
def test_the_call_is_made(name: str, calls: str, hand: str, wanted: str) -> None:
    """The hand says what is worth saying."""
    auction = Auction.of(Seat.NORTH, map(parse_call, calls.split()))
    call = catalogue.find(name).pick(Hand.parse(hand), auction, Vulnerability.NONE)
    assert str(call) == wanted


@pytest.mark.parametrize("name", ["sayc", "sef", "acol:modern", "strong-club"])
def test_a_cue_raise_tells_of_a_fit(name: str) -> None:
    """Their suit, bid over partner's overcall, promises three cards of partner's."""
    auction = Auction.of(Seat.NORTH, map(parse_call, ["1D", "1S", "P", "2D", "P"]))
    book = catalogue.find(name).book_of(auction.turn.side)
    situation = book.page(auction, Vulnerability.NONE).situation
    assert situation.trumps is Suit.SPADES
