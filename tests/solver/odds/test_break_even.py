"""Break-even points: the figures players go by."""

import pytest

from biritch.core.calls import Contract
from biritch.core.seats import Seat
from biritch.solver.odds.break_even import (
    SCORINGS,
    OddsScoring,
    Stake,
    bid_instead,
    sacrifice,
    value,
)


def contract(text: str) -> Contract:
    found = Contract.parse(text, Seat.NORTH)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("text", "instead", "scoring", "vulnerable", "percent"),
    [
        # Games in IMPs: 37.5 vulnerable, 45.5 not, as every book on team play prints them.
        ("4S", "3S", "imps", True, 37.5),
        ("4S", "3S", "imps", False, 45.45),
        ("4S", "3S", "mp", True, 50.0),
        ("4S", "3S", "mp", False, 50.0),
        # Small slams at even chances, whatever the vulnerability.
        ("6S", "4S", "imps", True, 50.0),
        ("6S", "4S", "imps", False, 50.0),
        ("6S", "4S", "points", True, 50.0),
        # Grand slams: 56 per cent in IMPs, two chances in three at total points.
        ("7S", "6S", "imps", False, 56.0),
        ("7S", "6S", "imps", True, 56.67),
        ("7S", "6S", "points", False, 67.32),
        ("7S", "6S", "points", True, 67.11),
        # Nothing is won by bidding on to a part-score that an overtrick would have scored.
        ("3S", "2S", "imps", False, 100.0),
        ("2N", "1N", "points", True, 100.0),
    ],
)
def test_figures_are_those_players_go_by(
    text: str, instead: str, scoring: OddsScoring, vulnerable: bool, percent: float
) -> None:
    stake = Stake(scoring, vulnerable)
    assert bid_instead(contract(text), contract(instead), stake).percent == percent


def test_a_rubber_game_is_worth_what_the_rubber_pays_on_the_average() -> None:
    game = contract("4S")
    # 350 for the first game and for the second against none, 500 for the last at game all.
    assert [
        value(game, 10, Stake("rubber", ours, theirs)) - 120
        for ours, theirs in [(False, False), (True, False), (False, True), (True, True)]
    ] == [350, 350, 350, 500]


@pytest.mark.parametrize("scoring", SCORINGS)
def test_a_sacrifice_that_costs_more_than_the_game_is_never_right(scoring: OddsScoring) -> None:
    ours, theirs = contract("5DX"), contract("4S")
    assert sacrifice(ours, theirs, Stake(scoring, ours=True), down=4).percent == 100.0
    assert 0 < sacrifice(ours, theirs, Stake(scoring, theirs=True), down=1).percent < 100


def test_the_price_of_a_sacrifice_in_imps() -> None:
    # 300 instead of 620 wins 8; instead of beating it by one (100) it costs 9.
    found = sacrifice(contract("5DX"), contract("4S"), Stake("imps", theirs=True), down=2)
    assert (found.gain, found.loss) == (8, 9)


def test_a_contract_cannot_go_down_more_than_it_has_tricks() -> None:
    with pytest.raises(ValueError, match="cannot go 9 down"):
        bid_instead(contract("2S"), contract("1S"), Stake("imps"), down=9)
