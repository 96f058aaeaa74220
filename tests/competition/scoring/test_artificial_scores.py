"""Artificial scores: averages, boards not played, split scores."""

from dataclasses import replace
from fractions import Fraction

import pytest

from biritch.competition.results.result import (
    ArtificialScore,
    Contestant,
    NoScore,
    ObtainedScore,
)
from biritch.competition.scoring.session import rank_session, score_session, session_totals
from biritch.core.seats import Side
from tests.competition.scoring.fields import PLAIN, awards, one_board, percents
from tests.competition.scoring.travellers import FIVE, by, points, session


def test_average_plus_is_the_own_session_where_that_is_better() -> None:
    """Pair 1 has 100 % elsewhere, pair 3 has 0 %: 60 becomes 100, 40 becomes 0 (Law 12C2)."""
    results = session((100, 50, 0), (100, 50, 0))
    for place, (mine, theirs) in enumerate([(60, 40), (50, 50), (40, 60)]):
        ns, ew = ArtificialScore(Fraction(mine)), ArtificialScore(Fraction(theirs))
        who = results[place]
        results.append(replace(who, board="3", for_ns=ns, for_ew=ew))
    assert percents(score_session(results, PLAIN))[6:] == [100, 50, 0]
    fixed = score_session(results, by("match_points", own_session=False))
    assert percents(fixed)[6:] == [60, 50, 40]
    assert percents(fixed, Side.EW)[6:] == [40, 50, 60]


def test_several_averages_do_not_chase_one_another() -> None:
    """Own percentages come from the boards really scored, so the order cannot matter."""
    plus = ArtificialScore(Fraction(60))
    results = session((100, 50, 0), (plus, 50, 0), (plus, plus, 0))
    found = awards(score_session(results, PLAIN))
    assert [found[3].points, found[6].points] == [4, 4]
    assert (
        score_session(results[::-1], PLAIN).expected == score_session(results, PLAIN).expected
    )
    backwards = [one.points for one in awards(score_session(results[::-1], PLAIN))]
    assert backwards[::-1] == [one.points for one in found]


def test_an_artificial_score_is_compared_with_nobody() -> None:
    scored = score_session(session((100, 50, 0), (ArtificialScore(Fraction(50)), 50, 0)), PLAIN)
    assert scored.expected == 3
    told = [2, Fraction(7, 2), Fraction(1, 2)]
    assert [one.points for one in awards(scored)[3:]] == told


def test_artificial_imps() -> None:
    """Three for average plus (Law 12C2); where the total counts, once for every comparison."""
    standing = ArtificialScore(Fraction(60))
    results = one_board([100, 50, standing])
    for method, told in (("cross_imps", 3), ("butler", 3), ("cross_imps_total", 6)):
        assert awards(score_session(results, by(method)))[2].points == told
    assert awards(score_session(results, by("butler", average_imps=Fraction(2))))[2].points == 2


def test_the_imps_of_an_average_are_nothing_and_do_not_touch_the_datum() -> None:
    plain = points("butler", FIVE)
    with_average = score_session(
        one_board([*FIVE, ArtificialScore(Fraction(50))]), by("butler")
    )
    found = [one.points for one in awards(with_average)]
    assert found == [*plain, 0]


def test_there_is_no_average_number_of_points() -> None:
    with pytest.raises(ValueError, match="worth no points"):
        score_session(one_board([100, ArtificialScore(Fraction(60))]), by("total_points"))


def test_a_missed_board_is_no_comparison_and_a_late_one_is_expected() -> None:
    missed = score_session(one_board([100, 50, NoScore.MISSED]), PLAIN)
    late = score_session(one_board([100, 50, NoScore.LATE]), PLAIN)
    assert (missed.expected, late.expected) == (2, 3)
    assert [one.points for one in awards(missed)] == [2, 0]
    assert [one.points for one in awards(late)] == [Fraction(7, 2), Fraction(1, 2)]
    assert {one.boards for one in session_totals(missed)} == {0, 1}


def test_split_scores_do_not_add_up_and_need_not() -> None:
    """North-South are given -50, East-West -100 (Law 12C1f): each line has its own field."""
    results = one_board([100, 50, 0])
    results.append(
        replace(results[0], ns=(Contestant("4", "ns"),), ew=(Contestant("4", "ew"),),
                for_ns=ObtainedScore.of(-50), for_ew=ObtainedScore.of(200))
    )  # fmt: skip
    scored = score_session(results, PLAIN)
    assert [awards(scored, side)[3].points for side in Side] == [0, 0]


def test_scores_are_stored_by_direction_and_numbers_say_who() -> None:
    """Arrow-switched, pair 5 sits North: its score is North-South's all the same."""
    pairs = [("1", "5"), ("2", "6"), ("7", "3")]
    results = [
        replace(one, ns=(Contestant(ns),), ew=(Contestant(ew),))
        for one, (ns, ew) in zip(one_board((100, 50, 620)), pairs, strict=True)
    ]
    first = rank_session(score_session(results, PLAIN))[0]
    assert first.contestant.label in {"7", "6"}
    both = {
        one.contestant.label: one.total.percent
        for one in rank_session(score_session(results, PLAIN))
    }
    assert [both[label] for label in "7315"] == [100, 0, 50, 50]
