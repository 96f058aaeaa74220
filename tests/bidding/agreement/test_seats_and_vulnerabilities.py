"""Conditions about the seat and the vulnerability, asked of real auctions."""

from __future__ import annotations

import pytest

from biritch.bidding import catalogue
from biritch.bidding.agreement.condition import hold
from biritch.bidding.agreement.known_conditions import PHRASES
from biritch.bidding.notation.condition_text import read_conditions
from biritch.bidding.notation.own_text import read_own
from biritch.bidding.notation.places import Place
from biritch.core.calls import parse_call
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction

SEATS = {phrase for phrase in PHRASES if " seat" in phrase}
VULNERABILITIES = {phrase for phrase in PHRASES if "vulnerab" in phrase}


def holding(calls: str, vulnerable: str, among: set[str]) -> set[str]:
    """Return which conditions hold for the player to call; North deals."""
    auction = Auction.of(Seat.NORTH, map(parse_call, calls.split()))
    book = catalogue.find("sayc").book_of(auction.turn.side)
    situation = book.page(auction, Vulnerability.parse(vulnerable)).situation
    return {phrase for phrase in among if hold(read_conditions(phrase, HERE), situation)}


HERE = Place("test.notes", 1)


@pytest.mark.parametrize(
    ("calls", "held"),
    [
        ("", {"in first seat", "in first or second seat"}),
        ("P", {"in second seat", "in first or second seat"}),
        ("P P", {"in third seat", "in third or fourth seat"}),
        ("P P P", {"in fourth seat", "in third or fourth seat"}),
        # Over an opening, who opened where stays; the seat of the player to call does not.
        (
            "1H",
            {
                "in second seat",
                "in first or second seat",
                "the opening was in first seat",
                "the opening was in first or second seat",
            },
        ),
        (
            "P 1S P 2S P",
            {"the opening was in second seat", "the opening was in first or second seat"},
        ),
        (
            "P P 1H P 2C",
            {"the opening was in third seat", "the opening was in third or fourth seat"},
        ),
        (
            "P P P 1C 1H",
            {"the opening was in fourth seat", "the opening was in third or fourth seat"},
        ),
    ],
)
def test_the_seat_is_where_the_auction_says(calls: str, held: set[str]) -> None:
    assert holding(calls, "none", SEATS) == held


@pytest.mark.parametrize(
    ("vulnerable", "held"),
    [
        ("none", {"nobody is vulnerable", "at equal vulnerability"}),
        ("ns", {"vulnerable", "at unfavourable vulnerability"}),
        ("ew", {"they are vulnerable", "at favourable vulnerability"}),
        (
            "both",
            {
                "vulnerable",
                "they are vulnerable",
                "both sides are vulnerable",
                "at equal vulnerability",
            },
        ),
    ],
)
def test_the_vulnerability_is_seen_from_the_side_to_call(
    vulnerable: str, held: set[str]
) -> None:
    assert holding("", vulnerable, VULNERABILITIES) == held
    turned = {"ns": "ew", "ew": "ns"}.get(vulnerable, vulnerable)
    assert holding("1C", turned, VULNERABILITIES) == held


@pytest.mark.parametrize(
    ("condition", "calls", "vulnerable", "call"),
    [
        ("in first or second seat", "", "none", "2H"),
        ("in first or second seat", "P P", "none", "P"),
        ("not in first seat", "", "none", "P"),
        ("they are not vulnerable", "", "ns", "2H"),
        ("they are not vulnerable", "", "ew", "P"),
        ("at unequal vulnerability", "", "ew", "2H"),
        ("somebody is vulnerable", "", "none", "P"),
    ],
)
def test_a_pair_opens_by_it(condition: str, calls: str, vulnerable: str, call: str) -> None:
    lines = ["system mine", f"2H = 5-10 HCP, 6H; if {condition}", "P = anything", ""]
    own = read_own("\n".join(lines), "mine").notes
    assert own is not None
    auction = Auction.of(Seat.NORTH, map(parse_call, calls.split()))
    chosen = own.system.choose(
        Hand.parse("32.KQJ865.J43.32"), auction, Vulnerability.parse(vulnerable)
    )
    assert str(chosen.call) == call


def test_an_answer_may_hang_on_where_partner_opened() -> None:
    lines = [
        "system mine",
        "1H = 11+ HCP, 5+H",
        "  2C = 4+H; artificial, if the opening was in third or fourth seat",
        "  2H = 3+H",
        "P = anything",
        "",
    ]
    own = read_own("\n".join(lines), "mine").notes
    assert own is not None
    said = [
        str(
            own.system.choose(
                Hand.parse("K2.KQ65.J743.932"),
                Auction.of(Seat.NORTH, map(parse_call, calls.split())),
                Vulnerability.NONE,
            ).call
        )
        for calls in ("1H P", "P 1H P", "P P 1H P", "P P P 1H P")
    ]
    assert said == ["2H", "2H", "2C", "2C"]
