"""An artificial bid that asks is answered as if their double of it had been a pass."""

from itertools import islice

import pytest

from biritch.bidding import catalogue
from biritch.bidding.book import Page
from biritch.core.calls import DOUBLE, PASS, Bid, Call, parse_call
from biritch.core.hands import Hand
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction
from tests.proving import cases

NONE = Vulnerability.NONE


def page(system: str, calls: str) -> Page:
    """Return what *system* says after *calls*, North dealing."""
    auction = Auction.of(Seat.NORTH, map(parse_call, calls.split()))
    return catalogue.find(system).book_of(auction.turn.side).page(auction, NONE)


@pytest.mark.parametrize(
    ("system", "calls", "hand", "called"),
    [
        # The answer to Blackwood: four aces together, a slam.
        ("sayc", "1S P 2N P 3C P 4S P 4N P 5D X", "AKJ972.T82.AQT.Q", "6S"),
        ("sef", "1S P 2N P 3C P 4S P 4N P 5D X", "AKJ972.T82.AQT.Q", "6S"),
        # Positive answers to a strong 2C, and what the strong hand says over interference.
        ("sayc", "2C X", "AKJ932.87.765.QJ", "2S"),
        ("acol:benji", "2D X", "AKJ932.87.765.QJ", "2S"),
        ("sayc", "2C P 2D 3C", "AKQ92.AK.A.AQJ62", "3S"),
        ("sayc", "2C P 2D 3C", "AQJ2.AKJ3.AQ32.A", "X"),
        # The cue-bid that raises an overcall: a game, not a sign-off.
        ("sayc", "P 1C 1S P 2C X", "AQJ64.AK98.642.7", "4S"),
        # A cue-bid of a control over a control.
        ("sef", "1S P 2D P 2H P 3H P 3S X", "J2.KQ93.QJT96.A3", "4C"),
    ],
)
def test_the_answer_is_what_it_was(system: str, calls: str, hand: str, called: str) -> None:
    assert str(page(system, calls).choose(Hand.parse(hand)).call) == called


def test_what_is_agreed_about_the_double_stands() -> None:
    """ROPI over a doubled 4NT: redouble with none or three, pass with one or four."""
    doubled = page("sef", "1S P 3S P 4N X")
    assert doubled.candidates_by_call[PASS][0].rule == "DOPI-keys"
    assert not doubled.ignored


@pytest.mark.parametrize("system", ["sayc", "sef", "acol:modern", "strong-club"])
def test_another_bid_at_four_is_not_4nt(system: str) -> None:
    """What is agreed about 4NT doubled is about no splinter: that is answered as ever."""
    assert page(system, "1C P 1H P 4D X").ignored == {5}


def test_a_double_that_was_not_answered_is_no_longer_ignored() -> None:
    """Partner passed a question that was doubled: no agreement is about that."""
    assert page("sayc", "2C X").ignored == {1}
    assert page("sayc", "2C X 2S P").ignored == {1}
    assert not page("sayc", "2C X P P").ignored


def asked(system: str, seed: str, count: int) -> list[tuple[Auction, Hand]]:
    """Return the auctions of random deals that have just come to an artificial question."""
    book, found = catalogue.find(system), list[tuple[Auction, Hand]]()
    for deal in islice(seeded_deals(seed), count):
        auction = Auction(Seat.NORTH)
        while not auction.over:
            call: Call = book.pick(deal[auction.turn], auction, NONE)
            meaning = book.book_of(auction.turn.side).page(auction, NONE).meaning(call)
            auction = auction.add(call)
            asks = meaning.artificial and meaning.forcing in ("one-round", "game")
            if isinstance(call, Bid) and asks and not auction.over:
                found.append((auction, deal[auction.turn.partner]))
    return found


@pytest.mark.parametrize("system", ["sayc", "sef", "acol:modern", "strong-club"])
def test_hands_answer_alike_doubled_or_not(system: str) -> None:
    """Unless something is agreed about the bid doubled."""
    book, compared = catalogue.find(system), 0
    for auction, hand in asked(system, "doubled questions", cases(48, 120)):
        partner = auction.turn.partner
        doubled = book.book_of(partner.side).page(auction.add(DOUBLE), NONE)
        passed = book.book_of(partner.side).page(auction.add(PASS), NONE)
        if doubled.ignored:
            compared += 1
            assert doubled.choose(hand).call == passed.choose(hand).call, auction
    assert compared > cases(4, 10)
