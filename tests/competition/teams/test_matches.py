"""Matches, team rankings, Patton, strata: worked examples and what always holds."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biritch.competition.results.result import (
    ArtificialScore,
    Contestant,
    NoScore,
    ObtainedScore,
)
from biritch.competition.scoring import adjustments
from biritch.competition.scoring.adjustments import Adjustment
from biritch.competition.scoring.scale import scales
from biritch.competition.scoring.strata import strata
from biritch.competition.teams.match import RoomScores, board_a_match, compare, points
from biritch.competition.teams.patton import PattonBoard, patton_score, pattons
from biritch.competition.teams.team_ranking import BoardRepeated, matches, rank_teams
from biritch.scoring.imps import imps
from tests.competition.teams.four_teams import EVENT, A, B, rooms

THREE = Fraction(3)


SCORES = st.integers(-150, 150).map(lambda tens: 10 * tens)


@pytest.mark.parametrize(
    ("opened", "closed", "total", "told"),
    [(0, 0, 0, 0), (620, 170, 450, 10), (620, 1430, -810, -13), (620, -100, 720, 12),
     (620, 300, 320, 8), (50, -2040, 2090, 19), (7600, -7600, 15200, 24)],
)  # fmt: skip
def test_a_board_in_two_rooms(opened: int, closed: int, total: int, told: int) -> None:
    """The documents' four deals; 2,090 is worth 19, where a published sheet once had 17."""
    found = compare(
        "1",
        RoomScores.of(ObtainedScore.of(opened)),
        RoomScores.of(ObtainedScore.of(closed)),
        imps,
        THREE,
    )
    assert [found.total, found.home, found.away] == [total, told, -told]


def test_weighted_scores_are_converted_before_they_are_weighted() -> None:
    """620 or 170 against 170: half of 10 IMPs is 5; the mean score, 225 more, would be 6."""
    half = ObtainedScore(((620, Fraction(1, 2)), (170, Fraction(1, 2))))
    found = compare("1", RoomScores.of(half), RoomScores.of(ObtainedScore.of(170)), imps, THREE)
    assert [found.total, found.home, found.away] == [225, 5, -5]


def test_what_one_side_gains_the_other_loses_by_average_minus_too() -> None:
    given = RoomScores(ArtificialScore(Fraction(60)), ArtificialScore(Fraction(40)))
    opened = compare("1", given, RoomScores.of(ObtainedScore.of(170)), imps, THREE)
    closed = compare("1", RoomScores.of(ObtainedScore.of(170)), given, imps, THREE)
    assert [opened.home, opened.away, closed.home, closed.away] == [3, -3, -3, 3]
    split = RoomScores(ObtainedScore.of(0), ObtainedScore.of(620))
    found = compare("1", split, RoomScores.of(ObtainedScore.of(0)), imps, THREE)
    assert [found.home, found.away] == [0, -12]


def test_both_sides_may_be_given_something() -> None:
    given = RoomScores(ArtificialScore(Fraction(60)), ArtificialScore(Fraction(60)))
    found = compare("1", given, RoomScores.of(ObtainedScore.of(170)), imps, THREE)
    assert [found.total, found.home, found.away] == [None, 3, 3]
    event = replace(EVENT, scale=scales()["wbf-continuous"])
    match = matches(rooms("1", ArtificialScore(Fraction(60)), 170), event)[0]
    ranking = rank_teams([match], event)
    assert ranking[0].total.points == ranking[1].total.points > 10


@settings(deadline=None)
@given(st.lists(st.tuples(SCORES, SCORES), min_size=1, max_size=8))
def test_a_match_is_the_same_seen_from_either_side(scores: list[tuple[int, int]]) -> None:
    results = [
        one
        for number, (opened, closed) in enumerate(scores, 1)
        for one in rooms(str(number), opened, closed)
    ]
    for by in ("imp", "bam", "total"):
        event = replace(EVENT, by=by)
        match = matches(results, event)[0]
        assert sum(match.nets) == 0
        assert match.gains[0] - match.gains[1] == match.nets[0]
    for scale in (scales()["wbf-continuous"], scales()["wbf-discrete"]):
        event = replace(EVENT, scale=scale)
        ranking = rank_teams(matches(results, event), event)
        assert sum(one.total.points for one in ranking) == 20


def test_what_counts_as_boards_of_a_match_with_one_thrown_out() -> None:
    results = [*rooms("1", 620, 170), *rooms("2", NoScore.MISSED, 100), *rooms("3", 50, 50)]
    match = matches(results, EVENT)[0]
    assert (match.boards_scheduled, match.boards_played) == (3, 2)
    scale = scales()["wbf-continuous"]
    for scheduled, boards in ((True, 3), (False, 2)):
        event = replace(EVENT, scale=scale, scheduled=scheduled)
        assert rank_teams([match], event)[0].total.points == scale.points(boards, 10)[0]


def test_a_board_played_in_one_room_only_is_not_played() -> None:
    match = matches(rooms("1", 620, 170)[:1], EVENT)[0]
    assert [match.boards_scheduled, match.boards_played, *match.nets] == [1, 0, 0, 0]


def test_a_board_cannot_be_played_twice_the_same_way() -> None:
    one = rooms("1", 620, 170)[0]
    with pytest.raises(BoardRepeated, match="board 1"):
        matches([one, one], EVENT)


def test_points_a_board_and_total_points() -> None:
    results = [*rooms("1", 620, 170), *rooms("2", 50, 60), *rooms("3", 10, 10)]
    bam = rank_teams(matches(results, replace(EVENT, by="bam")), replace(EVENT, by="bam"))
    assert [one.total.points for one in bam] == [3, 3]
    assert [one.total.percent for one in bam] == [50, 50]
    event = replace(EVENT, by="total")
    assert [one.total.points for one in rank_teams(matches(results, event), event)] == [
        440,
        -440,
    ]
    assert [board_a_match(one) for one in (10, 0, -1)] == [1, 0, -1]
    assert points(-30) == -30


def test_penalties_and_carry_over_are_points_of_the_ranking() -> None:
    match = matches(rooms("1", 620, 170), EVENT)
    found = rank_teams(match, EVENT, [Adjustment(A, Fraction(-41, 2), "penalty", "late")])
    assert [(one.contestant, one.total.points) for one in found] == [
        (B, -10),
        (A, Fraction(-21, 2)),
    ]


def test_polish_patton_worked() -> None:
    """580 against 790 pluses: 210 of 790 is more than a tenth and less than a third."""
    scores = [PattonBoard(*one) for one in ((420, 400), (-50, -50), (110, 140), (-100, 100))]
    found = patton_score(pattons()["polish"], scores)
    assert [*found.boards, *found.quantity, *found.total] == [3, 5, 1, 3, 4, 8]


@pytest.mark.parametrize(
    ("scores", "said"),
    [([(0, 0)] * 4, (6, 6)), ([(420, -50)] * 4, (12, 0)), ([(10, 0)] * 3, (6, 3)),
     ([(0, 110)] * 3, (0, 9))],
)  # fmt: skip
def test_polish_patton_at_its_ends(
    scores: list[tuple[int, int]], said: tuple[int, int]
) -> None:
    found = patton_score(pattons()["polish"], [PattonBoard(*one) for one in scores])
    assert list(found.total) == list(said)


@pytest.mark.parametrize(
    ("home", "away", "points"),
    [(300, 200, 1), (310, 200, 2), (300, 180, 2), (300, 270, 1), (300, 280, 0)],
)
def test_the_steps_of_the_polish_quotient(home: int, away: int, points: int) -> None:
    """More than a third apart is all; exactly a third or a tenth is one point."""
    scores = [PattonBoard(home, 0), PattonBoard(0, away), PattonBoard(0, 0), PattonBoard(0, 0)]
    assert list(patton_score(pattons()["polish"], scores).quantity) == [2 + points, 2 - points]


@settings(deadline=None)
@given(st.lists(st.tuples(SCORES, SCORES), min_size=1, max_size=6))
def test_every_patton_gives_out_all_its_points(scores: list[tuple[int, int]]) -> None:
    turned = [PattonBoard(closed, opened) for opened, closed in scores]
    for name, form in pattons().items():
        found = patton_score(form, [PattonBoard(*one) for one in scores])
        assert sum(found.total) == (3 * len(scores) if name == "polish" else 40)
        assert patton_score(form, turned).total == found.total[::-1]
    with pytest.raises(ValueError, match="at least one board"):
        patton_score(form, [])


def test_handicaps() -> None:
    assert adjustments.handicap(Fraction(93, 2), Fraction(4, 5)) == Fraction(14, 5)


def test_strata() -> None:
    who = [Contestant(str(number)) for number in range(1, 10)]
    holdings = dict(zip(who, (2000, 1500, 900, 400, 300, 200, 90, 50, 10), strict=True))
    where = strata(holdings, (1000, 100))
    assert list(where.values()) == [0, 0, 1, 1, 1, 1, 2, 2, 2]
    merged = strata(holdings, (1000, 60))
    assert set(merged.values()) == {0, 1}
    with pytest.raises(ValueError, match="limits must fall: 100, 1000"):
        strata(holdings, (100, 1000))
