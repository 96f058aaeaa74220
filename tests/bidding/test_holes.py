"""No strong hand falls between two lines, and no call is untrue of the hand that makes it."""

from __future__ import annotations

import pytest

from biritch.bidding import catalogue
from biritch.core.calls import PASS, parse_call
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction
from tests.bidding.holes import scan, scan_four_packs
from tests.proving import cases

AUCTIONS = cases(150, 500)
"""Auctions of each system whose hands come from a pack of cards each."""
PAGES = cases(15, 400)
"""Pages of each system: ``scripts/scan_bidding`` looks at as many as one has time for."""


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(catalogue.all_systems()))
def test_no_strong_hand_falls_between_two_lines(name: str) -> None:
    found = scan(name, "unknown", PAGES, 6, 3, "holes")
    assert not found, "\n".join(map(str, found))


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(catalogue.all_systems()))
def test_no_strong_hand_is_silent_in_an_auction_of_any_four_hands(name: str) -> None:
    found = list(scan_four_packs(name, "sayc", AUCTIONS, 4, "packs"))
    assert not found, "\n".join(map(str, found))


@pytest.mark.parametrize(
    ("calls", "hand"),
    [
        ("1D", "A6.AQJ2.743.AK96"),
        ("1C X 1S 2D", "AQ2.T76.AQ3.AK74"),
        ("1C 1N P P", "AQ85.K932.AK.Q87"),
        ("1C P 1D 4S", "AT82.AQJ.A5.K632"),
        ("P P 1C 1D 1N 2D", "Q2.A542.KJ6.AKJ9"),
    ],
)
def test_sixteen_points_are_told(calls: str, hand: str) -> None:
    auction = Auction.of(Seat.NORTH, map(parse_call, calls.split()))
    choice = catalogue.find("sayc").choose(Hand.parse(hand), auction, Vulnerability.NONE)
    assert choice.call is not PASS
    assert choice.meaning.promise.accepts(Hand.parse(hand))
