"""A match of bidders that judge: it is played, and counts what it says it counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest

from benchmarks.bidding_match import bidder, played, summed
from benchmarks.bidding_worlds import Turn, weighed
from benchmarks.judged_system import JudgedSystem
from biritch.bidding import catalogue
from biritch.bidding.alternatives import Alternative
from biritch.core.boards import Board
from biritch.core.calls import parse_call
from biritch.core.hands import Hand
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.robots.calls.judge import JudgeSettings
from biritch.rules.auction import Auction
from biritch.scoring.form import Unit

if TYPE_CHECKING:
    from biritch.bidding.method import BiddingMethod


def test_who_judges_meets_who_does_not() -> None:
    """The judge thinks, at the unit it was told."""
    deal = next(seeded_deals("a match of one"))
    judge = JudgedSystem("sif", "matchpoints", JudgeSettings(rounds=(2,)))
    found = played(judge, bidder("sif"), deal, Board.from_number(1), "matchpoints")
    assert judge.thought
    assert found.swing in {-0.5, 0, 0.5}
    assert found.deal == deal


def test_a_judge_without_time_calls_by_the_book() -> None:
    hand, auction = Hand.parse("KT96.A98.AQ8.K74"), Auction.of(Seat.NORTH, [parse_call("5C")])
    for limit, called in ((None, "X"), (0.0, "P")):
        settings = JudgeSettings(kinds=("book", "penalty"))
        judge = JudgedSystem("sayc", settings=settings, limit=limit)
        assert str(judge(hand, auction, Board.from_number(9))) == called


def test_a_judge_may_judge_at_another_unit() -> None:
    """Its own is that of the match."""
    for name, unit in (("sef+sim", "points"), ("sef+sim:imps", "imps")):
        found = bidder(name, "points")
        assert isinstance(found, JudgedSystem)
        assert (found.name, found.unit) == ("sef", unit)


@pytest.mark.parametrize(
    ("unit", "told"),
    [("imps", "+2.00 IMPs"), ("matchpoints", "+200.00 % of a top"), ("points", "+2.00 points")],
)
def test_what_is_told_is_in_the_unit_of_the_match(unit: Unit, told: str) -> None:
    """A half of a top is fifty hundredths of it."""
    assert summed([1, 3], unit).startswith(told)


class Reckless:
    """A book that would bid seven notrump."""

    def __init__(self, book: BiddingMethod) -> None:
        self.book = book

    def __getattr__(self, name: str) -> Any:
        return getattr(self.book, name)

    def alternatives(self, *asked: Any) -> tuple[Alternative, ...]:
        own, *others = self.book.alternatives(*asked)
        reckless = Alternative(parse_call("7NT"), "book")
        return (reckless, Alternative(own.call, "agreed"), *others)


def test_a_call_that_loses_over_many_worlds_is_told_with_its_line() -> None:
    auction = Auction.of(Seat.NORTH, map(parse_call, ["1NT", "P"]))
    sayc, hand = catalogue.find("sayc"), Hand.parse("KQ52.J43.QT82.83")
    turn = Turn(hand, auction, Board.from_number(1))
    lost = weighed(turn, cast("BiddingMethod", Reckless(sayc)))
    assert lost is not None
    assert lost.gain > 5 > lost.error
    assert "7N" in lost.told()
    mad = Turn(hand, auction, Board.from_number(1), (parse_call("7NT"),))
    found = weighed(mad, sayc)
    assert found is None or found.better != parse_call("7NT")
