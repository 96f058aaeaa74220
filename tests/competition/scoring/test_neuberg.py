"""Boards played too rarely, or fouled: Neuberg's formula and its rivals."""

from dataclasses import replace
from fractions import Fraction

import pytest

from biritch import shelf
from biritch.competition.results.result import ObtainedScore
from biritch.competition.scoring import presets
from biritch.competition.scoring.neuberg import UnequalResults
from biritch.competition.scoring.regulation import Regulation
from biritch.competition.scoring.rounding import text
from biritch.competition.scoring.session import score_session
from biritch.core.seats import Side
from tests.competition.scoring.fields import PLAIN, awards, one_board, percents, table
from tests.competition.scoring.travellers import by


@pytest.mark.parametrize(
    ("raw", "found", "expected", "told"),
    [(4, 6, 7, "29/6"), (9, 6, 7, "32/3"), (18, 10, 11, "199/10"), (0, 1, 7, "6")],
)
def test_neuberg_worked(raw: int, found: int, expected: int, told: str) -> None:
    assert UnequalResults.NEUBERG.matchpoints(Fraction(raw), found, expected) == Fraction(told)


def test_neuberg_of_a_field_split_seven_and_three() -> None:
    """The EBU's example; it shows one decimal, a half towards the average."""
    seven = [
        UnequalResults.NEUBERG.matchpoints(Fraction(raw), 7, 10) for raw in range(12, -1, -2)
    ]
    three = [UnequalResults.NEUBERG.matchpoints(Fraction(raw), 3, 10) for raw in (4, 2, 0)]
    assert [text(one, 1) for one in seven] == [
        "17.6",
        "14.7",
        "11.9",
        "9.0",
        "6.1",
        "3.3",
        "0.4",
    ]
    assert [text(one, 1) for one in three] == ["15.7", "9.0", "2.3"]
    assert sum(seven) == 63
    assert sum(three) == 27


def test_the_rivals_of_neuberg() -> None:
    assert UnequalResults.FACTOR.matchpoints(Fraction(4), 6, 7) == Fraction(24, 5)
    assert UnequalResults.FACTOR.matchpoints(Fraction(0), 1, 7) == 6
    assert UnequalResults.NONE.matchpoints(Fraction(4), 6, 7) == 4
    assert UnequalResults.NONE.top(6, 7) == 10


def test_few_results_under_ascherman_and_in_cross_imps() -> None:
    """Three results where four were expected: as many quarters more, or R. Barker's N/n."""
    three = one_board([100, 50, 0])
    found = awards(score_session(three, by("ascherman"), 4))
    assert [(one.points, one.top) for one in found] == [
        (Fraction(20, 3), Fraction(8)),
        (Fraction(4), Fraction(8)),
        (Fraction(4, 3), Fraction(8)),
    ]
    plain = awards(score_session(three, by("cross_imps"), 4))
    barker = awards(score_session(three, by("cross_imps", by_neuberg=True), 4))
    assert [one.points for one in plain] == [Fraction(5, 2), 0, Fraction(-5, 2)]
    assert [one.points for one in barker] == [Fraction(20, 9), 0, Fraction(-20, 9)]


def test_a_fouled_board_is_compared_form_by_form() -> None:
    """Seven tables had one form, three another (Law 87)."""
    forms = [(place, "a" if place < 7 else "b") for place in range(10)]
    results = [table("1", str(n), str(n), 100 * n, group) for n, group in forms]
    found = [one.points for one in awards(score_session(results, PLAIN))]
    assert found[6] == Fraction(123, 7)
    assert found[9] == Fraction(47, 3)
    assert sum(found) == 90


def test_the_ebu_does_not_compare_two_results_of_ten() -> None:
    ebu = shelf.load(presets, "PRESET", Regulation)["ebu"]
    forms = [(place, "a" if place < 8 else "b") for place in range(10)]
    results = [table("1", str(n), str(n), 100 * n, group) for n, group in forms]
    scored = score_session(results, ebu)
    assert percents(scored)[8:] == [55, 65]
    assert percents(scored, Side.EW)[8:] == [65, 55]
    four = score_session([*results[:4], *results[8:]], ebu)
    assert percents(four)[4:] == [20, 80], "a third of the field is enough to compare"
    level = [
        replace(one, for_ns=ObtainedScore.of(0), for_ew=ObtainedScore.of(0)) for one in results
    ]
    assert percents(score_session(level, ebu))[8:] == [60, 60]
