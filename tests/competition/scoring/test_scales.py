"""Scales of victory points: printed lines, and what always holds."""

import re
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biritch.competition.scoring.scale import NoScaleForLength, VPScale, own_scale, scales


@settings(deadline=None)
@given(st.sampled_from(sorted(scales())), st.sampled_from([8, 9, 10, 11, 12, 16]), st.data())
def test_more_imps_are_never_worth_less(name: str, boards: int, data: Any) -> None:
    scale = scales()[name]
    margin = data.draw(st.integers(0, 120))
    if scale.known and str(boards) not in re.findall("[0-9]+", scale.known):
        with pytest.raises(NoScaleForLength, match=scale.known):
            scale.points(boards, margin)
        return
    less, more = scale.points(boards, margin), scale.points(boards, margin + 1)
    assert less[0] <= more[0] <= scale.most
    assert less[1] >= more[1] >= 0
    if name != "wbf-25-0":
        assert sum(less) == (30 if name == "acbl-30" else 20)


@pytest.mark.parametrize(
    ("name", "boards", "margin", "told"),
    [
        ("acbl-20", 7, 0, "10-10"), ("acbl-20", 7, 2, "11-9"), ("acbl-20", 7, 28, "20-0"),
        ("acbl-20", 9, 35, "19-1"), ("acbl-30", 8, 0, "15-15"), ("acbl-30", 8, 1, "18-12"),
        ("acbl-30", 6, 12, "25-5"), ("acbl-30", 10, 36, "30-0"), ("acbl-30", 10, 15, "25-5"),
        ("wbf-25-0", 8, 51, "25-0"), ("wbf-25-0", 32, 70, "25-4"),
        ("wbf-discrete", 7, 36, "20-0"), ("wbf-discrete", 7, 35, "19-1"),
        ("wbf-continuous", 16, 12, "332/25-168/25"),
    ],
)  # fmt: skip
def test_printed_lines_of_the_scales(name: str, boards: int, margin: int, told: str) -> None:
    """16 boards and 12 IMPs are 13.28-6.72 in the WBF's table."""
    winner, loser = scales()[name].points(boards, margin)
    assert f"{winner}-{loser}" == told


ACBL = [
    ("acbl-20", 8, 10, "0 1-2 3-4 5-7 8-10 11-13 14-16 17-19 20-23 24-27 28"),
    ("acbl-20", 9, 10, "0 1-2 3-5 6-9 10-13 14-17 18-21 22-25 26-30 31-35 36"),
    ("acbl-30", 6, 18, "1 2 3 4 5-6 7-8 9-10 11-13 14-16 17-19 20-23 24-27 28"),
    ("acbl-30", 11, 18, "1 2 3-4 5-6 7-8 9-11 12-14 15-17 18-21 22-25 26-30 31-35 36"),
]


@pytest.mark.parametrize(("name", "boards", "first", "ranges"), ACBL)
def test_the_printed_ranges_of_the_acbl(
    name: str, boards: int, first: int, ranges: str
) -> None:
    scale = scales()[name]
    for more, both in enumerate(ranges.split()):
        low, _, high = both.partition("-")
        for margin in range(int(low), int(high or low) + 1):
            assert scale.points(boards, margin)[0] == first + more
            assert sum(scale.points(boards, margin)) == (20 if first == 10 else 30)


def test_winner_and_loser_of_the_old_scale_do_not_always_make_thirty() -> None:
    assert sum(scales()["wbf-25-0"].points(16, 50)) == 29


def test_fractions_of_an_imp_go_to_the_nearest_whole_one() -> None:
    scale = scales()["wbf-continuous"]
    for net, margin in (("5/2", 2), ("13/5", 3), ("-5/2", 2), ("1/2", 0)):
        winner, loser = scale.points(16, margin)
        assert scale.of(16, Fraction(net)) == (loser if net[0] == "-" else winner)


def test_a_scale_of_one_s_own() -> None:
    mine = own_scale("ours", ((0, Fraction(5), Fraction(5)), (9, Fraction(8), Fraction(2)),
                        (10, Fraction(10), Fraction(0))))  # fmt: skip
    assert [mine.points(3, margin)[0] for margin in (0, 1, 9, 10, 99)] == [5, 8, 8, 10, 10]
    assert mine.most == 10
    for rows in ((), ((3, Fraction(1), Fraction(0)), (3, Fraction(2), Fraction(0)))):
        with pytest.raises(ValueError, match="margins"):
            own_scale("bad", rows)


@pytest.mark.parametrize("name", scales())
def test_every_scale_is_whole(name: str) -> None:
    scale: VPScale = scales()[name]
    assert scale.title
    assert scale.source
    boards = 8
    assert scale.points(boards, 0)[0] == scale.points(boards, 0)[1]
    assert list(scale.points(boards, 10_000)) == [scale.most, 0]
    with pytest.raises(ValueError, match="margin"):
        scale.points(boards, -1)
    with pytest.raises(NoScaleForLength):
        scale.points(0, 1)
