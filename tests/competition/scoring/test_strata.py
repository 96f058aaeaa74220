"""Strata: who is in which, how few make none, and places within each."""

from fractions import Fraction

import pytest

from biritch.competition.results.result import Contestant
from biritch.competition.scoring.ranking import RankingOrder, Total, rank
from biritch.competition.scoring.strata import places_in_strata, strata

A, B, C, D, E, F = (Contestant(label) for label in "abcdef")


def test_who_has_the_limit_itself_is_above_it() -> None:
    held = {A: 500, B: 400, C: 399, D: 100, E: 99, F: 1}
    assert strata(held, [400, 100]) == {A: 0, B: 0, C: 1, D: 1, E: 1, F: 1}
    more = held | {Contestant("g"): 0}
    assert strata(more, [400, 100])[F] == 2


def test_two_are_no_stratum_and_go_up() -> None:
    assert set(strata({A: 900, B: 10, C: 20}, [400]).values()) == {0}
    assert set(strata({A: 10, B: 10, C: 20}, [400]).values()) == {1}


@pytest.mark.parametrize("limits", [[100, 400], [400, 400]])
def test_limits_that_do_not_fall_are_refused(limits: list[int]) -> None:
    with pytest.raises(ValueError, match="limits must fall: "):
        strata({A: 1}, limits)


def test_places_in_a_stratum_follow_the_order_of_the_whole_field() -> None:
    tops = {A: 70, B: 60, C: 60, D: 50, E: 40}
    placed = rank(
        [Total(who, Fraction(points)) for who, points in tops.items()], RankingOrder()
    )
    places = places_in_strata(placed, {A: 0, B: 1, C: 0, D: 1, E: 1})
    assert places["A"] == {
        A: (1, False), B: (2, True), C: (2, True), D: (4, False), E: (5, False)
    }  # fmt: skip
    assert places["B"] == {B: (1, False), D: (2, False), E: (3, False)}


def test_each_direction_has_its_own_places() -> None:
    lines = [
        (Contestant("1", "ns"), 30), (Contestant("1", "ew"), 50),
        (Contestant("2", "ns"), 50), (Contestant("2", "ew"), 30),
    ]  # fmt: skip
    placed = [
        line
        for direction in ("ns", "ew")
        for line in rank(
            [Total(who, Fraction(n)) for who, n in lines if who.direction == direction],
            RankingOrder(),
        )
    ]
    [places] = places_in_strata(placed, dict.fromkeys((who for who, _ in lines), 0)).values()
    assert [places[who] for who, _ in lines] == [
        (2, False), (1, False), (1, False), (2, False)
    ]  # fmt: skip
