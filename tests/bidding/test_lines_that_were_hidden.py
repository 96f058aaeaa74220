"""Lines that an earlier line had taken the hands of, fits before notrump, what 3NT shows."""

import pytest

from biritch.bidding import catalogue
from biritch.bidding.notation.checking import findings
from biritch.core.calls import parse_call
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction


@pytest.mark.parametrize(
    ("system", "calls", "hand", "call"),
    [
        # Six good cards beside four of partner's major are told before the short suit.
        ("sef", "1C P 1H P", "A2.KQ72.2.AKJ842", "4C"),
        ("sef", "1C P 1H P", "A.KQJ2.AK.J98542", "3S"),
        # Both majors, then a choice of them.
        ("sef", "1D P 1S P 2N P", "AQ874.KT63.7.J82", "3H"),
        ("sef", "1D P 1S P 2N P 3H P", "K62.AJ7.AKQ4.QJ9", "3S"),
        ("sef", "1D P 1S P 2N P 3H P", "K6.AJ74.AKQ4.Q95", "4H"),
        # Six cards of responder's suit, with the strength they have.
        ("sef", "1C P 1S P 2H P", "KQJ852.4.84.K984", "3S"),
        ("sef", "1S P 2D P 2S P", "J4.84.AQJ862.Q84", "3D"),
        ("sef", "1D P 2C P 2D P", "J4.Q84.84.AQJ862", "3C"),
        # A suit of the strong hand is bid as cheaply as it can be.
        ("sayc", "2C P 2H P", "AKQ75.A2.AKQ2.K4", "2S"),
        # A fit for the strong hand's minor comes before 3NT.
        ("sayc", "2C P 2D P 3C P", "KT52.K6.T52.J864", "4C"),
        ("sef", "2C P 2D P 3C P", "KT52.K6.T52.J864", "4C"),
        ("sayc", "1D P", "A93.K6.AQT75.KJ4", "2C"),
        # Over 3NT opener tells a second suit: to choose a game, or with a slam in mind.
        ("sayc", "1S P 3N P", "AKJ94.98732..Q95", "4H"),
        ("sayc", "1S P 3N P", "AQT74.9.KT2.KT62", "4C"),
        ("sayc", "1S P 3N P 4C P", "K5.AQ7.863.AQJ83", "5C"),
        ("sayc", "1S P 3N P 4C P", "K5.AQ7.A632.KJ83", "6C"),
        ("sayc", "1S P 3N P 4C P", "K5.AQ72.KQJ2.Q83", "4N"),
        # A flat hand with the last suit stopped does not raise a minor.
        ("sayc", "1H P 2C P 2D P", "AJ4.74.KJ62.KQ42", "3N"),
        ("sayc", "1H P 2C P 2D P", "AJ4.74.Q962.KQ42", "2N"),
        ("sayc", "1H P 2C P 2D P", "764.J4.AQ62.KQ42", "3D"),
        # 3NT shows the points it is bid on, though a hand without a call bids it too.
        ("sayc", "2C P 2D P 2S P 2N P 3N P", "J3.QJ9872.KT.J96", "4N"),
    ],
)
def test_what_is_called(system: str, calls: str, hand: str, call: str) -> None:
    auction = Auction.of(Seat.NORTH, map(parse_call, calls.split()))
    chosen = catalogue.find(system).pick(Hand.parse(hand), auction, Vulnerability.NONE)
    assert str(chosen) == call


def test_four_of_a_minor_shows_what_three_notrump_denies() -> None:
    auction = Auction.of(Seat.NORTH, map(parse_call, ["1S", "P", "2C", "P", "3C", "P"]))
    menu = catalogue.find("sef").menu(auction, Vulnerability.NONE)
    assert menu[parse_call("4C")].promise.strength()[0] == 11


@pytest.mark.prove
@pytest.mark.parametrize("system", ["sayc", "sef"])
def test_no_line_is_never_used(system: str) -> None:
    assert [str(finding) for finding in findings(catalogue.find(system))] == []
