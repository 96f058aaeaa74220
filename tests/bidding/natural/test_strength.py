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
    # four spades over four hearts on nine trumps; on two of them they play
    ("sayc", "1H 2S 4H", "K95.T.JT943.A643", "4S"),
    ("sayc", "1H 2S 4H", "K95.T4.JT94.A643", "4S"),
    ("sayc", "1H 2S 4H", "K9.T54.JT943.A64", "P"),
    ("sef", "1H 2S 4H", "K95.T.JT943.A643", "4S"),
    # over 3NT no hand is too strong for six, or it bids seven
    ("sayc", "1D P 2S P 3N P", "AKJ42.Q.K.AKQJ95", "6N"),
    ("sayc", "2C P 2S P 3N P", "AK742.AQ2.KQJ7.J", "6N"),
    ("sayc", "2C P 2S P 3N P", "AK742.AQ2.KQJ.AJ", "7N"),
    ("sayc", "1D 1H 2C P 3N P", "AKJ.2.72.AKQ6543", "6N"),
    ("sef", "1D 1H 2C 2H 3N P", "AKJ.2.72.AKQ6543", "6N"),
    ("sef", "1D 1H 2C 2H 3N P", "KJ3.2.72.AKQ6543", "P"),
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
    # a double of their game wants tricks in it: sixteen points and a raise count enough
    ("sef", "P 2S 3D P 4D 4S", "Q7.KQ65.AQ743.QJ", "X"),
    # aces asked for after a raise that may be on three cards: slam where they are there
    ("sayc", "1D P 1H P 2H P 4N P 5D P", "AKJ7.JT94.AK4.K4", "6H"),
    ("sayc", "1D P 1H P 2H P 4N P 5C P", "AKJ7.JT94.AK4.K4", "5H"),
    ("sef", "1D P 1H P 2H P", "AKJ7.JT94.AK4.K4", "4N"),
    ("sef", "1D P 1H P 2H P 4N P", "T9.AKQ5.J953.QT2", "5S"),
    ("sef", "1D P 1H P 2H P 4N P 5S P", "AKJ7.JT94.AK4.K4", "6H"),
    ("sef", "1D P 1H P 2H P 4N P 5H P", "KQJ7.JT94.KQ4.AK", "P"),
    # a strong two that may be opened on tricks is reckoned for twenty points
    ("sayc", "2C P 2N P 3D P", "KJT4.KT62.T8.AQ4", "6N"),
    # what is bid over a doubled opening at the one level is what it is without the double
    ("sayc", "P 1C X 1D P", "A975.A63.AQ.KJ97", "2N"),
    ("sayc", "P 1C X 1D P", "A975.A63.Q7.KJ97", "1S"),
    # eight points more than an opening over 3NT that promises one: slam is bid
    ("sayc", "P 1S P 2D P 2H P 3N P", "KQ542.KJ42.A.AQJ", "6N"),
    # a fit in partner's second suit is told before a long suit is bid again
    ("sayc", "1D P 1H P 1S P", "J8765.AKJ865.Q.J", "4S"),
    # four of a minor is forcing: aces are asked for, or five is bid
    ("sayc", "1S P 2D P 3D P", "A4.KJ53.AJ98.AKT", "4N"),
    ("sef", "1S P 2C P 3C P 4C P", "AQT74.9.KQ2.KJ62", "4N"),
    ("sef", "1S P 2C P 3C P 4C P", "AQT74.9.KT2.KT62", "5C"),
    # a partner of 24 points holds aces himself
    ("sef", "2D P 3C P 3D P", "KJT4.KT62.T8.AQ4", "6N"),
    # seven cards and a hand for it go to game by themselves; eight with less
    ("sayc", "1H 3D P P", "J2.AQ97643..AK74", "4H"),
    ("sayc", "1H 3D P P", "J2.AQ97643.52.A4", "3H"),
    ("sayc", "P P 1S 2C X 3C", "AKQT9742.6.A62.T", "4S"),
    # a doubler with twenty points does not leave the cheapest answer at three
    ("sayc", "2H P P X P 3D P", "AKQJ87.7.AK9.KT5", "4S"),
    # where we are known to have more, their bid is not left in
    ("sef", "P 1C 1D 1H 3D P P", "A753.KJ982.Q5.A3", "X"),
    ("sef", "P 1D 1H 1S 3H P P", "AQT76.86.76.J982", "P"),
    # over an overcall the second bid of opener tells his zone
    ("sayc", "1C 1H 1S P", "K954.A3.AQ.KJT97", "4S"),
    ("sayc", "1C 1H 1S P", "95.A63.AQ4.KJT97", "1N"),
    # five cards, six cards, three of partner's: on the way to game over notrump
    ("sayc", "P 1C 1D 1S P 1N P", "AK982.T87.AQ9.Q9", "3S"),
    ("sayc", "1C P 1S P 2C P", "KQ6432.K65.K2.K3", "4S"),
    ("sayc", "1D P 1S P 1N P 2N P", "J32.A732.QJ54.AJ", "3S"),
    ("sayc", "2D P P 2N P", "T2.KJT732.AT4.J4", "4H"),
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
