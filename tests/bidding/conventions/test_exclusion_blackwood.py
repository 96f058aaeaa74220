"""Exclusion Blackwood, which the SEF plays only where it is asked for."""

from __future__ import annotations

import pytest

from biritch.bidding import catalogue
from biritch.core.calls import parse_call
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction

ASKER, ANSWERER = "KQJ84.AKQ74.K42.-", "A742.84.AQ53.K74"


@pytest.mark.parametrize(
    ("hand", "auction", "call", "rule"),
    [
        (ASKER, "1S P 3S P", "5C", "exclusion"),
        (ANSWERER, "1S P 3S P 5C P", "5S", "exclusion-answer"),  # two, the ace of clubs apart
        ("K742.84.KQ53.A74", "1S P 3S P 5C P", "5H", "exclusion-answer"),
        (ASKER, "1S P 3S P 5C P 5S P", "6S", "exclusion-six"),
        ("KQJ84.AKQ74.K42.-", "1H P 3H P", "5C", "exclusion"),
    ],
)
def test_a_jump_above_game_in_a_void_asks_outside_it(
    hand: str, auction: str, call: str, rule: str
) -> None:
    system = catalogue.find("sef+exclusion")
    said = Auction.of(Seat.NORTH, map(parse_call, auction.split()))
    choice = system.choose(Hand.parse(hand), said, Vulnerability.NONE)
    assert (str(choice.call), choice.meaning.rule) == (call, rule)


def test_it_is_played_only_where_it_is_asked_for() -> None:
    said = Auction.of(Seat.NORTH, map(parse_call, ["1S", "P", "3S", "P"]))
    choice = catalogue.find("sef").choose(Hand.parse(ASKER), said, Vulnerability.NONE)
    assert choice.meaning.rule != "exclusion"
