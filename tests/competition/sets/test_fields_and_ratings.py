"""What results of a set are worth, how players are ranked, and what that does to ratings."""

from __future__ import annotations

from datetime import date
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.competition.scoring import cross_imps, match_points
from biritch.competition.scoring.field import Field
from biritch.competition.scoring.regulation import Regulation
from biritch.competition.sets.ladder import days_of, rank_ladder
from biritch.competition.sets.rated_day import OPPONENTS, rate_day
from biritch.competition.sets.rating import RatedResult, Rating, rate
from biritch.competition.sets.score_counts import ScoreCounts
from biritch.competition.sets.set_ranking import rank_players

SCORES = st.lists(st.sampled_from([-400, -100, -50, 0, 110, 140, 420, 450, 620]), min_size=2)
USUAL = Regulation("", "")


@given(SCORES)
def test_a_percentage_is_that_of_the_laws(scores: list[int]) -> None:
    field = ScoreCounts.of(scores)
    laws = Field.of([((score, 1),) for score in scores])
    for score in set(scores):
        award = match_points.award(laws, ((score, 1),), len(scores), USUAL)
        assert field.worth(score, "matchpoints") == 100 * award.points / award.top


@given(SCORES)
def test_imps_are_the_mean_against_all_the_others(scores: list[int]) -> None:
    field = ScoreCounts.of(scores)
    laws = Field.of([((score, 1),) for score in scores])
    for score in set(scores):
        total = cross_imps.cross_imps(laws, ((score, 1),), len(scores), USUAL)
        assert field.worth(score, "imps") == Fraction(total, len(scores) - 1)


@given(SCORES)
def test_a_field_that_grows_is_the_field_of_all(scores: list[int]) -> None:
    field = ScoreCounts.of(scores[:1])
    field.worth(scores[0], "matchpoints")
    for score in scores[1:]:
        field.add(score)
    assert field.worth(scores[0], "matchpoints") == ScoreCounts.of(scores).worth(
        scores[0], "matchpoints"
    )


def test_a_result_alone_is_average() -> None:
    alone = ScoreCounts.of([420])
    assert alone.worth(420, "matchpoints") == Fraction(50)
    assert alone.worth(420, "imps") == Fraction(0)


def test_who_misses_boards_has_no_place_and_equal_results_share_one() -> None:
    fields = {1: ScoreCounts.of([100, 100, 0, 300]), 2: ScoreCounts.of([100, 100, 0])}
    scores = {"a": {1: 100, 2: 100}, "b": {1: 100, 2: 100}, "c": {1: 0, 2: 0}, "d": {1: 300}}
    lines = rank_players(scores, fields, "matchpoints", 2)
    assert [(line.player, line.place) for line in lines] == [
        ("a", 1),
        ("b", 1),
        ("c", 3),
        ("d", 0),
    ]


def test_the_best_five_days_of_a_week_count() -> None:
    days = [{"daily": 50.0} for _ in range(7)]
    for day in days[:5]:
        day["five"] = 49.0
    lines = rank_ladder(days, "week")
    assert [(line.player, line.points, line.days) for line in lines] == [
        ("daily", 250.0, 7),
        ("five", 245.0, 5),
    ]
    assert len(days_of("month", date(2026, 12, 31))) == 31


@given(st.integers(1, 30))
def test_more_results_alike_make_a_rating_surer(count: int) -> None:
    before = Rating(1500.0, 200.0)
    results = [RatedResult(Rating(1500.0, 50.0), at % 2) for at in range(2 * count)]
    more = [*results, *results]
    assert rate(before, more).deviation < rate(before, results).deviation < 200


def test_half_the_weight_twice_is_the_whole_weight_once() -> None:
    opponent = Rating(1600.0, 80.0)
    halves = rate(Rating(), [RatedResult(opponent, 1, 0.5)] * 2)
    whole = rate(Rating(), [RatedResult(opponent, 1)])
    assert halves.value == pytest.approx(whole.value)
    assert halves.deviation == pytest.approx(whole.deviation)


def test_without_results_a_rating_stays_and_gets_less_certain() -> None:
    idle = rate(Rating(1700.0, 60.0), [])
    assert idle.value == pytest.approx(1700)
    assert 60 < idle.deviation < 62


def test_a_day_of_many_players_is_one_performance_each() -> None:
    results = {f"p{at:03}": float(at) for at in range(3 * OPPONENTS)}
    after = rate_day("day-1", results, {}, 8)
    assert after == rate_day("day-1", results, {}, 8)
    best, worst = after[max(results)], after[min(results)]
    assert best.value > 1650
    assert worst.value < 1350
    # Two games' worth, not forty.
    assert min(one.deviation for one in after.values()) > 200
