"""Doubles of a sacrifice that comes late, of four spades, and of their 3NT over our bids."""

import pytest

from biritch.bidding import catalogue
from biritch.core.calls import parse_call
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction


def call_of(system: str, calls: str, hand: str) -> str:
    """Return what *hand* calls by *system* after *calls*, North dealing."""
    auction = Auction.of(Seat.NORTH, map(parse_call, calls.split()))
    return str(
        catalogue.find(system).choose(Hand.parse(hand), auction, Vulnerability.NONE).call
    )


@pytest.mark.parametrize("system", ["sayc", "sef", "acol:modern", "strong-club"])
@pytest.mark.parametrize(
    ("calls", "hand", "called"),
    [
        # They were silent until we were in game: they have no fit, and 5H goes down.
        ("1H P 2H P 4H 4S", "J4.KT8.Q9732.Q65", "X"),
        ("1H P 4H 4S", "AQ3.AKJ92.K2.J84", "X"),
        # They have bid before: nothing is as it was.
        ("1H 1S 2H 2S 4H 4S P P", "3.AKJ972.AK2.J84", "5H"),
    ],
)
def test_a_late_spade_sacrifice_is_doubled(
    system: str, calls: str, hand: str, called: str
) -> None:
    assert call_of(system, calls, hand) == called


@pytest.mark.parametrize(
    ("calls", "hand", "called"),
    [
        # Twenty-three points together, and two spades: five hearts is not needed.
        ("1H 1S 3H 4S", "K6.AKJ832.A4.KJ5", "X"),
        ("1H 1S 3H 4S", "6.AKJ8632.A42.KJ", "5H"),
        ("1H 1S 3H 4S", "K6.QJT82.A4.J753", "P"),
    ],
)
def test_their_four_spades_are_doubled_on_points_and_two_spades(
    calls: str, hand: str, called: str
) -> None:
    assert call_of("sayc", calls, hand) == called


@pytest.mark.parametrize(
    ("calls", "hand", "called"),
    [
        # Partner doubled 1S for take-out: seventeen points at least are ours.
        ("1S X P 1N 3N P P", "KQ93.82.T63.J874", "X"),
        ("1S X P 1N 3N P P", "QJ93.82.T63.J874", "P"),
        # A long suit of one's own may be worth no trick against them.
        ("1S X P 1N 3N P P", "KQ9.8.T3.J876542", "P"),
    ],
)
def test_their_three_notrump_over_our_bids_is_doubled_on_points(
    calls: str, hand: str, called: str
) -> None:
    assert call_of("sayc", calls, hand) == called


@pytest.mark.parametrize(
    ("calls", "hand"),
    [
        # Who opened four told all; what partner's points are worth partner knows.
        ("4H 4S P P", "2.AKJT9742.84.53"),
        ("4H 4S", "2.8.AQ8432.KJ853"),
    ],
)
def test_a_barrage_does_not_double_on_nothing(calls: str, hand: str) -> None:
    for system in ("sayc", "sef", "acol:modern", "strong-club"):
        assert call_of(system, calls, hand) == "P"


@pytest.mark.parametrize(
    ("system", "calls"),
    [
        ("acol:modern", "1H P 2H 2S 4H 4S P P X"),
        ("two-over-one", "1S P 2D 3H P P X"),
        ("sayc", "1H 3S X"),
        ("four-card-majors", "1D 3H X"),
    ],
)
def test_a_double_that_a_singleton_may_make_is_not_one_for_penalties(
    system: str, calls: str
) -> None:
    auction = Auction.of(Seat.NORTH, map(parse_call, calls.split()))
    last = catalogue.find(system).explain(auction, Vulnerability.NONE)[-1]
    assert last.kind == "values"
