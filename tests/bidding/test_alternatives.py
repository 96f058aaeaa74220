"""Other calls a hand might make: those it keeps the promise of, and those a point off."""

import pytest

from biritch.bidding import catalogue
from biritch.bidding.alternatives import alternatives, near_calls
from biritch.bidding.book import Page
from biritch.core.calls import DOUBLE, parse_call
from biritch.core.cards import Suit
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction


def page(calls: str) -> Page:
    """Return what SAYC says after *calls*, North dealing."""
    auction = Auction.of(Seat.NORTH, map(parse_call, calls.split()))
    return catalogue.find("sayc").book_of(auction.turn.side).page(auction, Vulnerability.NONE)


@pytest.mark.parametrize(
    ("calls", "hand", "near"),
    [
        ("1N P", "K72.Q73.KJ62.J84", {"2N"}),
        ("1N P", "K72.Q73.KJ62.984", {"3N"}),
        ("1N P", "K72.Q73.QJ62.984", {"P"}),
        ("1N P", "K72.A73.KQ62.J84", set()),
        ("1S P", "K72.Q3.KJ962.984", {"3S"}),
    ],
)
def test_calls_a_point_off_are_those_of_the_next_line(
    calls: str, hand: str, near: set[str]
) -> None:
    found = {str(call) for call in near_calls(page(calls), Hand.parse(hand), (1, -1))}
    assert found == near


def test_near_calls_are_thought_of_where_they_are_asked_for() -> None:
    system = catalogue.find("sayc")
    auction = Auction.of(Seat.NORTH, map(parse_call, ["1NT", "P"]))
    hand = Hand.parse("K72.Q73.KJ62.984")
    usual = system.alternatives(hand, auction, Vulnerability.NONE)
    more = system.alternatives(hand, auction, Vulnerability.NONE, kinds=["near"])
    assert [one.kind for one in usual if one.kind == "near"] == []
    assert [str(one.call) for one in more if one.kind == "near"] == ["3N", "P"]


@pytest.mark.parametrize(
    ("calls", "hand", "wanted", "unwanted"),
    [
        # A double, a suit of five, and no bid in their suit.
        ("1S", "K72.Q3.KJ962.984", {"X", "2D"}, {"2S"}),
        # Partner forces: a pass is not thought of, notrump is.
        ("1H P 2D P", "KJ2.AQ9862.A3.54", {"3N"}, {"P"}),
        # 4C over 1NT asks for aces: clubs cannot be played there.
        ("1N P", "2.43.QJ53.KQT962", set(), {"4C"}),
    ],
)
def test_stretched_calls_are_those_one_may_want_to_play(
    calls: str, hand: str, wanted: set[str], unwanted: set[str]
) -> None:
    """Asked for, they come after the system's own call."""
    own, *others = alternatives(page(calls), Hand.parse(hand), ["stretched", "doubled"])
    found = {str(one.call) for one in others}
    assert own.kind == "book"
    assert wanted <= found
    assert not unwanted & {*found, str(own.call)}


@pytest.mark.parametrize(
    ("calls", "hand", "doubled"),
    [
        # A game they mean to play, whatever a double promises there.
        ("1S P 2S P 4S", "KJT9.A32.KQ4.982", True),
        ("1N P 3N", "82.AKQJ.A976.T43", True),
        # Not a part-score, and not a question.
        ("1S P 2S", "KJT9.A32.KQ4.982", False),
        ("1S P 3S P 4N", "KJT9.A32.KQ4.982", False),
        # Not a game of ours.
        ("1S P 4S P", "KJT9.A32.KQ4.982", False),
    ],
)
def test_a_game_of_theirs_may_be_doubled(calls: str, hand: str, *, doubled: bool) -> None:
    found = alternatives(page(calls), Hand.parse(hand), ["penalty"])
    assert [str(one.call) for one in found[1:]] == ["X"] * doubled


@pytest.mark.parametrize(
    ("calls", "hand", "doubled"),
    [
        # Over an overcall of our 1NT a double is for penalties in SAYC.
        ("1N 2S", "J962.A854.876.T7", True),
        # A take-out double is none for penalties.
        ("1S P 2S", "K932.A74.QJ2.T98", False),
    ],
)
def test_a_double_for_penalties_is_weighed_below_game_too(
    calls: str, hand: str, *, doubled: bool
) -> None:
    table = page(calls)
    assert (table.meaning(DOUBLE).kind == "penalty") is doubled
    found = alternatives(table, Hand.parse(hand), ["penalty"])
    assert ("X" in {str(one.call) for one in found}) is doubled


@pytest.mark.parametrize(
    ("calls", "hand", "wanted", "unwanted"),
    [
        # 1NT shows two points more at least, and 4S five trumps, not three.
        ("1S P", "Q43.J82.9742.J82", {"1N"}, {"3N", "4S"}),
        # A point more than 2NT has, and a point less than 3NT.
        ("1D P 1H P", "AJ4.KQ3.AQ874.K2", {"1N", "3N"}, set()),
    ],
)
def test_close_calls_miss_their_promise_by_little(
    calls: str, hand: str, wanted: set[str], unwanted: set[str]
) -> None:
    """Three points and one card, of the calls one may want to play."""
    table, held = page(calls), Hand.parse(hand)
    stretched = {str(one.call) for one in alternatives(table, held, ["stretched"])[1:]}
    close = {one.call for one in alternatives(table, held, ["close"])[1:]}
    found = {str(call) for call in close}
    assert found <= stretched
    assert wanted <= found
    assert not unwanted & found
    for call in close:
        told = table.meaning(call).promise.project()
        assert told.hcp[0] - 3 <= held.hcp <= told.hcp[1] + 3
        for suit, (least, most) in zip(Suit, told.lengths, strict=True):
            assert least - 1 <= held.length(suit) <= most + 1


@pytest.mark.parametrize(
    ("calls", "hand", "wanted"),
    [
        # Eight trumps are known, or held; five over five as well.
        ("1S 2H 2S 3H", "AK875.T.K96.KQ87", {"4S"}),
        ("1S 2H 2S 3H P 4H", "AK875.T.K96.KQ87", {"4S"}),
        ("1D 1S P 2S", "7.AQ.AKJT9832.K4", {"5D"}),
        # Not on seven, and not in a suit of theirs.
        ("1S P 1N P", "AK875.T.K96.KQ87", set()),
        ("1D 1S", "KQ8742.A.83.K742", set()),
    ],
)
def test_a_game_in_a_fit_may_be_bid(calls: str, hand: str, wanted: set[str]) -> None:
    found = alternatives(page(calls), Hand.parse(hand), ["game"])
    assert wanted <= {str(one.call) for one in found}
    assert {one.kind for one in found[1:]} <= {"game"}
    if not wanted:
        assert len(found) == 1
