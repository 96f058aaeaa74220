"""Bids by count: what is added up, what a bid is worth, and which hands make it."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from statistics import NormalDist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.bidding import catalogue
from biritch.bidding.promises import charts, counting
from biritch.bidding.promises.counting import (
    BidByCount,
    CountedDouble,
    CountedHand,
    DoubleByCount,
    ours,
    theirs,
)
from biritch.bidding.promises.hand_ranges import SHAPES
from biritch.bidding.promises.promise import NOTHING
from biritch.bidding.promises.suit_letters import AuctionContext, Competition, t
from biritch.core.calls import Bid, Contract, parse_call
from biritch.core.cards import Strain, Suit
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction
from biritch.scoring.imps import imps
from biritch.scoring.tariff import score
from biritch.scoring.tariffs.duplicate_2017 import TARIFF
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


def spread(tricks: float, off: float) -> list[float]:
    """Return how likely each number of tricks is."""
    around = NormalDist(tricks, off)
    edges = [0.0, *(around.cdf(won + 0.5) for won in range(13)), 1.0]
    return [high - low for low, high in pairwise(edges)]


def points(bid: str, won: int, times: int, *, red: bool = False) -> int:
    made = parse_call(bid)
    assert isinstance(made, Bid)
    contract = Contract(made.strain, Seat.NORTH, made.level, times)
    return score(TARIFF, contract, won, vulnerable=red)


def expected(bid: str, other: str, tricks: float, *, red: bool) -> float:
    """Return what *bid* gains on *other*, tricks spread around a number, two down doubled."""

    def worth(call: str, won: int) -> int:
        return points(call, won, 2 if won < int(call[0]) + 5 else 1, red=red)

    chances = spread(tricks, 1.34)
    return sum(
        chance * imps(worth(bid, won) - worth(other, won)) for won, chance in enumerate(chances)
    )


@pytest.mark.parametrize("red", [False, True])
@pytest.mark.parametrize(
    ("their", "bid", "lower"),
    [("3H", "4S", ["3S"]), ("2H", "4S", ["2S", "3S"]), ("3H", "5C", ["4C"])],
)
def test_a_game_is_worth_an_imp_more_than_every_lower_bid(
    their: str, bid: str, lower: list[str], red: bool
) -> None:
    first, second = parse_call(bid), parse_call(their)
    assert isinstance(first, Bid)
    assert isinstance(second, Bid)
    step = counting._least_over_lower_bid(
        counting._Choice(first, second, 1, red=red, they_red=False)
    )
    tricks = step / counting._STEPS
    assert all(expected(bid, other, tricks, red=red) >= 1 for other in lower)
    less = tricks - 1 / counting._STEPS
    assert not all(expected(bid, other, less, red=red) >= 1 for other in lower)


@given(shape=st.sampled_from(SHAPES))
def test_a_counted_game_is_made_on_no_less_than_that(shape: tuple[int, int, int, int]) -> None:
    over = replace(HEARTS, bid=Bid(3, Strain.HEARTS))
    game = CountedHand(Bid(4, Strain.SPADES), over)
    span = game.points(shape)
    if span is not None:
        tricks = ours(over, Suit.SPADES, shape) + counting.OURS["points"] * span[0]
        assert counting._step(tricks) >= counting._least_over_lower_bid(game._choice())


def test_the_lowest_bid_of_a_suit_is_weighed_against_their_contract_alone() -> None:
    choice = counting._Choice(Bid(4, Strain.SPADES), HEARTS.bid, 1, red=False, they_red=False)
    assert counting._least_over_lower_bid(choice) == 0


@given(shape=st.sampled_from(SHAPES))
def test_a_double_is_for_points_and_sooner_where_they_are_vulnerable(
    shape: tuple[int, int, int, int],
) -> None:
    span = CountedDouble(HEARTS).points(shape)
    assert charts.at(CountedDouble(HEARTS).chart(), shape) == span
    assert span is None or span[1] == 37
    red = CountedDouble(replace(HEARTS, they_vulnerable=True)).points(shape)
    assert span is None or (red is not None and red[0] <= span[0])


def test_a_double_is_worth_two_imps() -> None:
    """Seven tricks of ten: 500 for 150. Ten of ten: 590 lost for 420."""
    gained = [imps(points("4H", won, 1) - points("4H", won, 2)) for won in range(14)]
    assert (gained[7], gained[10]) == (8, -5)

    def worth(step: int) -> float:
        chances = spread(step / counting._STEPS, 1.52)
        return sum(chance * value for chance, value in zip(chances, gained, strict=True))

    most = counting._most_to_double(HEARTS.bid, False)
    assert worth(most) >= 2 > worth(most + 1)


def test_where_they_have_bid_no_suit_no_double_is_counted() -> None:
    assert DoubleByCount().bind(AuctionContext({})) == NOTHING


def test_a_cue_bid_is_no_suit_of_theirs() -> None:
    """Two hearts over one heart shows spades and a minor: nothing is counted over it."""
    auction = Auction.of(Seat.NORTH, map(parse_call, ["1H", "2H"]))
    page = catalogue.find("sayc").book_of(auction.turn.side).page(auction, Vulnerability.NONE)
    assert page.situation.over is None


def test_no_game_is_counted_past_a_line_about_the_auction() -> None:
    """Fifteen points and four trumps raise to three, as the fact sheets say."""
    assert call("sef", "1D P 1S 3C", "KT98.AJT3.AKT9.9") == "3S"


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
        ("1S 2H 2S 3H P P", "A32.K9.5432.K654", "TT-count"),
        ("1S 2H 2S 3H", "AQJ93.2.KQ54.J42", "TT-count"),
        # One spade more, hearts void: game at once.
        ("1S 2H 2S 3H", "AQJ963..KQ54.542", "NAT-counted-game"),
        ("1D 2H P 3H P P", "A8..AQJ9743.K942", "NAT-counted-game"),
        ("1S 2H 2S 4H P P", "J32.QJ97.K5.A542", "TT-X-count"),
        ("1S 2H 2S 4H P P", "J32.Q97.K54.A542", "TT-pass-minimum"),
        ("1S 2H 2S 3H P P", "Q32.J97.KQ4.8654", "TT-pass-minimum"),
        # A double for penalties by partner is left in, with a void in their suit too.
        ("1C 1S X 4S X P", ".9864.AQ75.QJ874", "TT-left"),
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
