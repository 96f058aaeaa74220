"""Every agreement can be heard, and names no suit that its letters gave to somebody else."""

from __future__ import annotations

from collections import defaultdict

import pytest

from biritch.bidding import catalogue
from biritch.bidding.agreement.agreement import Agreement
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import M
from biritch.bidding.system import System
from biritch.core.calls import Call

systems = pytest.mark.parametrize(
    "system", catalogue.all_systems().values(), ids=catalogue.all_systems()
)


def out_of_reach(agreements: tuple[Agreement, ...]) -> list[str]:
    """Return the agreements that everywhere stand behind one which takes every hand."""
    closed: set[tuple[Call, ...]] = set()
    heard: dict[str, bool] = defaultdict(bool)
    for agreement in agreements:
        if agreement.when or any(pattern.begun for pattern in agreement.patterns):
            continue
        name = f"{agreement.auction}: {agreement.call} {agreement.rule}"
        for pattern in agreement.patterns:
            for auction, _ in agreement.instances(pattern):
                heard[name] |= auction.calls not in closed
                if agreement.promise == ANYTHING:
                    closed.add(auction.calls)
    return [name for name, once in heard.items() if not once]


@pytest.mark.slow
@systems
def test_no_row_stands_behind_one_that_takes_every_hand(system: System) -> None:
    assert out_of_reach(system.agreements) == []


def test_a_row_behind_one_that_takes_every_hand_is_found() -> None:
    first, second = (
        Agreement.read("1x", "P", ANYTHING, "all"),
        Agreement.read("1M", "2M", length(M, 3), "raise"),
    )
    assert out_of_reach((first, second)) == ["1M: 2M raise"]
    assert out_of_reach((second, first)) == []


@pytest.mark.parametrize("text", ["(1x) X", "(1x) 1N", "(2x) X"])
def test_a_major_that_is_bid_is_not_the_suit_of_a_letter(text: str) -> None:
    """Over their hearts ``4M`` is spades alone."""
    agreement = Agreement.read(text, "4M", length(M, 5), "game")
    found = [full for pattern in agreement.patterns for _, full in agreement.instances(pattern)]
    assert found
    assert all(full["x"] != full["M"] for full in found)
