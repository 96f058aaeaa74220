"""Bids by count: what is added up, what a bid is worth, and which hands make it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.bidding import catalogue
from biritch.bidding.promises import charts, counting
from biritch.bidding.promises.counting import BidByCount, CountedHand, ours, theirs
from biritch.bidding.promises.hand_ranges import SHAPES
from biritch.bidding.promises.promise import NOTHING
from biritch.bidding.promises.suit_letters import AuctionContext, Competition, t
from biritch.core.calls import Bid, parse_call
from biritch.core.cards import Strain, Suit
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction
from tests.bidding.asked import call

HEARTS = Competition(
    Bid(4, Strain.HEARTS),
    1,
    points=((12, 21), (0, 12), (10, 37)),
    lengths=(
        ((0, 13), (0, 13), (0, 4), (5, 13)),
        ((0, 13), (0, 13), (3, 13), (0, 13)),
        ((0, 13), (0, 13), (5, 13), (0, 13)),
    ),
)
"""They are in four hearts; partner has shown five spades and an opening bid."""


def test_our_tricks_are_added_up() -> None:
    """Four spades, a void, ten fewest: 1.25 + 0.65×4 + 1 + 0.27 + 0.09×2.5 + partner's."""
    shown = 0.12 * 12 + 0.057 * 21 - 0.061 * 10 - 0.024 * (12 + 25) + 0.5 * 5
    hand = 1.25 + 0.65 * 4 + 1.0 + 0.27 + 0.09 * 2.5
    assert ours(HEARTS, Suit.SPADES, (4, 5, 0, 4)) == pytest.approx(hand + shown, abs=0.006)


def test_their_tricks_are_added_up() -> None:
    shown = -0.108 * 12 - 0.034 * 21 + 0.04 * 10 + 0.048 * (12 + 25) + 0.184 * 8 + 0.03 * 26
    hand = 8.14 + 0.297 * 4 - 0.352 * 3 - 0.403 * 0.5
    assert theirs(HEARTS, (3, 3, 3, 4)) == pytest.approx(hand + shown, abs=0.006)


@pytest.mark.parametrize(
    ("vulnerable", "worth"),
    # Ten tricks each: +420 for −420, +620 for −420.
    [(False, 13), (True, 14)],
)
def test_a_bid_is_worth_the_imps_between_both_contracts(vulnerable: bool, worth: int) -> None:
    choice = counting._Choice(
        Bid(4, Strain.SPADES), HEARTS.bid, 1, red=vulnerable, they_red=False
    )
    assert counting._worth(choice)[10][10] == worth
    # Two down is reckoned doubled, one down is not.
    assert counting._worth(choice)[8][10] == (-2 if vulnerable else 3)
    assert counting._worth(choice)[9][9] == (-4 if vulnerable else -3)


def test_where_they_have_bid_no_suit_nothing_is_counted() -> None:
    assert BidByCount(3, Suit.CLUBS).bind(AuctionContext({})) == NOTHING
    assert BidByCount(3, t).bind(AuctionContext({})) == BidByCount(3, t)


@given(shape=st.sampled_from(SHAPES))
def test_a_higher_bid_wants_more_and_a_double_of_theirs_less(
    shape: tuple[int, int, int, int],
) -> None:
    """Of two games the higher wants a better hand; a doubled contract is left sooner."""
    counted = CountedHand(Bid(4, Strain.SPADES), HEARTS)
    span = counted.points(shape)
    higher = CountedHand(Bid(5, Strain.SPADES), HEARTS).points(shape)
    assert charts.at(counted.chart(), shape) == span
    if higher is not None:
        assert span is not None
        assert span[0] <= higher[0]
    doubled = Competition(HEARTS.bid, 2, points=HEARTS.points, lengths=HEARTS.lengths)
    then = CountedHand(counted.bid, doubled).points(shape)
    assert span is None or then is None or then[1] <= span[1]


@pytest.mark.parametrize("system", ["sayc", "sef"])
@pytest.mark.parametrize(
    ("auction", "hand", "called"),
    [
        # A void in their suit and nine trumps: four spades over four hearts.
        ("1S 2H 2S 4H P P", "K974.-.QJ973.T982", "4S"),
        ("1S 2H 2S 4H P P", "K97.Q62.QJ73.T98", "P"),
    ],
)
def test_four_of_theirs_is_left_or_not_by_count(
    system: str, auction: str, hand: str, called: str
) -> None:
    assert call(system, auction, hand.replace("-", "")) == called


@pytest.mark.parametrize(
    ("auction", "hand", "rule"),
    [
        ("1S 2H 2S 4H P P", "K7.2.QJ9732.T982", "TT-pass-again"),
        ("1D 2H P 3H P P", "A8..AQJ9743.K942", "TT-count-partner"),
        ("1C 1S X 4S X P", ".9864.AQ75.QJ874", "TT-count-doubled-partner"),
        ("1C 1S X 4S X P", "75.9864.AQ75.QJ8", "TT-left"),
    ],
)
def test_lines_by_count_speak(auction: str, hand: str, rule: str) -> None:
    until_now = Auction.of(Seat.NORTH, map(parse_call, auction.split()))
    page = (
        catalogue.find("sayc").book_of(until_now.turn.side).page(until_now, Vulnerability.NONE)
    )
    assert page.choose(Hand.parse(hand)).rule == rule


def test_what_is_counted_with_is_what_each_of_the_others_has_shown() -> None:
    """Opener counts: partner raised, the next bid hearts, the one before raised them."""
    auction = Auction.of(Seat.EAST, map(parse_call, ["1S", "2H", "2S", "4H"]))
    page = catalogue.find("sayc").book_of(auction.turn.side).page(auction, Vulnerability.EW)
    over = page.situation.over
    assert over is not None
    assert (over.bid, over.multiplier) == (Bid(4, Strain.HEARTS), 1)
    assert (over.vulnerable, over.they_vulnerable) == (True, False)
    partner, following, before = over.lengths
    assert partner[Suit.SPADES][0] >= 2
    assert following[Suit.HEARTS][0] >= 5
    assert before[Suit.SPADES][0] == 0
    seats = Seat.WEST, Seat.SOUTH, Seat.NORTH
    assert over.points == tuple(page.situation.shown[seat].hcp for seat in seats)
    assert len(set(over.points)) == 3
    ours_stand = Auction.of(Seat.EAST, map(parse_call, ["1S", "P", "2S", "P"]))
    page = (
        catalogue.find("sayc").book_of(ours_stand.turn.side).page(ours_stand, Vulnerability.EW)
    )
    assert page.situation.over is None
