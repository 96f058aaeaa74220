"""A match of bidders that judge: it is played, and counts what it says it counts."""

from __future__ import annotations

import pytest

from benchmarks.bidding_match import bidder, played, summed
from benchmarks.judged_system import JudgedSystem
from biritch.core.boards import Board
from biritch.core.random_deals import seeded
from biritch.robots.calls.judge import JudgeSettings
from biritch.scoring.form import Unit


def test_who_judges_meets_who_does_not() -> None:
    """The judge thinks, at the unit it was told."""
    deal = next(seeded("a match of one"))
    judge = JudgedSystem("sif", "matchpoints", JudgeSettings(rounds=(2,)))
    found = played(judge, bidder("sif"), deal, Board.numbered(1), "matchpoints")
    assert judge.thought
    assert found.swing in {-0.5, 0, 0.5}
    assert found.deal == deal


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
