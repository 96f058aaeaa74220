"""A double that is left in is sat out or fled from, and a strong 2NT is met."""

from __future__ import annotations

import pytest

from biritch.bidding import catalogue
from biritch.core.calls import parse_call
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction


@pytest.mark.parametrize(
    ("system", "auction", "hand", "rule", "call"),
    [
        # Over a strong 2NT a good suit of six is bid, all else passes.
        ("sayc", "2N", "4.KQJ973.K92.543", "S-2N-suit", "3H"),
        ("sayc", "2N", "AQ54.KQ3.K92.543", "S-2N-pass", "P"),
        # A take-out double of three is answered at four, in the longest suit that is left.
        ("sayc", "3H X P", "82.742.KQ953.Q62", "XA-four", "4D"),
        ("sayc", "3D P P X P", "QJ7.842.95.KJ643", "XA-four", "4C"),
        # Four cards of a major that may be named at three come before five of a minor.
        ("sayc", "3D P P X P", "QJ72.84.95.KJ643", "XA-major", "3S"),
        # Their double is left in: a long suit and little else runs.
        ("sayc", "1S P P X P P", "2.Q94.JT9753.862", "RE-flees", "2D"),
        ("sef", "1D P P X P P", "Q9743.84.2.JT753", "RE-flees", "1S"),
        ("sayc", "1S P P X P P", "T2.942.J84.T9753", "RE-sits", "P"),
        # Five cards that partner let go stay.
        ("sayc", "1S P P X P P", "K8732.A73.K4.QJ5", "RE-sits", "P"),
        ("sef", "1S P P X P P", "K8732.A73.K4.QJ5", "RE-sits", "P"),
    ],
)
def test_the_call_and_its_line(
    system: str, auction: str, hand: str, rule: str, call: str
) -> None:
    calls = [parse_call(word) for word in auction.split()]
    until_now = Auction.of(Seat((4 - len(calls)) % 4), calls)
    choice = catalogue.find(system).choose(Hand.parse(hand), until_now, Vulnerability.NONE)
    assert (str(choice.call), choice.meaning.rule) == (call, rule)
