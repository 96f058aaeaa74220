"""What nine trumps, an overcall answered and a pass that ends the auction change."""

import pytest

from biritch.bidding import catalogue
from biritch.core.calls import parse_call
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction


@pytest.mark.parametrize(
    ("system", "calls", "hand", "call"),
    [
        # A sixth trump accepts what five do not, and nine accept an invitation.
        ("sayc", "1H P 3H P", "T.K98754.AJ.K873", "4H"),
        ("sayc", "1H P 3H P", "T4.K9875.AJ.K873", "P"),
        ("sayc", "P 1S 2H 3S P", "KQ8653.3.KT6.A96", "4S"),
        # The overcaller's second call, and the balancer's partner's.
        ("sayc", "1C 1H P 2H P", "87.KQJT84.AQJ.J9", "4H"),
        ("sayc", "1H 1S P 1N P", "AKJ965.KT.J5.872", "2S"),
        ("sayc", "1D P P 1H P", "AKJ8.A854.7542.9", "3H"),
        # Partner doubles, they raise: both suits are shown at once.
        ("sayc", "1D X 2D", "KJ73.Q984.83.K72", "X"),
        ("sayc", "1S X 2S", "73.Q84.KJ83.K972", "X"),
        # A pass would leave their bid in.
        ("sayc", "1C P 1S 2H P P", "AKT52.7.74.KT654", "3C"),
        # Eleven cards in two suits, or seven in one, are told once more.
        ("sayc", "1C 2H P 3H", "KQ..Q843.AKQT974", "5C"),
        ("sef", "P 1H 2D P P 2H 3D P P", "KQ632.AKT953.8.9", "3S"),
        # Thirty-four points together do not stop in 3NT, nor four key cards in five.
        ("sayc", "1S P 2C P 3S P", "A.AKJ.J64.AT9654", "6N"),
        ("sef", "1H P 2D P 3H P", "AQ6..QJ974.AKT32", "6N"),
        ("sef", "1N P 2C P 2H P 3S P 4N P 5D P 5H P", "A62.AKT5.AT6.Q53", "6H"),
    ],
)
def test_what_is_called(system: str, calls: str, hand: str, call: str) -> None:
    auction = Auction.of(Seat.NORTH, map(parse_call, calls.split()))
    chosen = catalogue.find(system).pick(Hand.parse(hand), auction, Vulnerability.NONE)
    assert str(chosen) == call
