"""Asking a system for its call, in the words tests are written in."""

from __future__ import annotations

from biritch.bidding import catalogue
from biritch.core.calls import parse_call
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction


def call(
    system: str, auction: str, hand: str, vulnerability: Vulnerability = Vulnerability.NONE
) -> str:
    """Return what *system* calls with *hand*, North the dealer."""
    calls = [parse_call(word) for word in auction.split()]
    until_now = Auction.of(Seat.NORTH, calls)
    book = catalogue.find(system).book_of(until_now.turn.side)
    return str(book.page(until_now, vulnerability).choose(Hand.parse(hand)).call)
