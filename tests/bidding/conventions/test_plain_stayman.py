"""Plain Stayman: what opener with both majors shows after 2H and responder's invitation."""

import pytest

from biritch.bidding import catalogue
from biritch.core.calls import parse_call
from biritch.core.cards import Suit
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction

CALLS = ("1N", "P", "2C", "P", "2H", "P", "2N", "P")
INVITED = Auction.of(Seat.NORTH, map(parse_call, CALLS))


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [
        ("sayc", 15, 17),
        ("acol:modern", 12, 14),
        ("acol:foundation", 12, 14),
        ("four-card-majors", 16, 18),
        ("strong-club", 13, 15),
    ],
)
def test_over_an_invitation_a_minimum_refuses_in_spades_and_more_bids_game(
    name: str, least: int, most: int
) -> None:
    menu = catalogue.find(name).menu(INVITED, Vulnerability.NONE)
    # An invitation counts on one point more than the least a notrump promises (SAYC booklet
    # SP-3 of the ACBL: 2NT invites, with 8 or 9 points opposite 15 to 17).
    boxes = {call: menu[parse_call(call)].promise.project() for call in ("3S", "4S")}
    assert boxes["3S"].hcp == (least, least)
    assert boxes["4S"].hcp == (least + 1, most)
    assert boxes["3S"].lengths[Suit.SPADES] == (4, 13)
    assert boxes["4S"].lengths[Suit.SPADES] == (4, 13)
