"""Match points, IMPs, datums: worked examples, the traps, and what always holds."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biritch.competition.results.result import BoardResult, Contestant, ObtainedScore
from biritch.competition.scoring.datum import Datum, Half
from biritch.competition.scoring.method import Award
from biritch.competition.scoring.rounding import brief, number, round_half_up, text
from biritch.competition.scoring.session import (
    methods,
    rank_session,
    score_session,
    with_directions,
)
from biritch.core.seats import Side
from tests.competition.scoring.fields import PLAIN, awards, one_board
from tests.competition.scoring.travellers import FIELDS, FIVE, SCORES, by, points, session


@pytest.mark.parametrize(
    ("method", "told"),
    [
        ("match_points", "5 5 8 0 2"),
        ("match_points_half", "5/2 5/2 4 0 1"),
        ("ascherman", "6 6 9 1 3"),
        ("cross_imps", "5/2 5/2 15/4 -41/4 3/2"),
        ("cross_imps_scores", "2 2 3 -41/5 6/5"),
        ("cross_imps_total", "10 10 15 -41 6"),
        ("total_points", "420 420 450 -50 400"),
    ],
)
def test_five_results_worked_by_hand(method: str, told: str) -> None:
    assert points(method, FIVE) == [Fraction(one) for one in told.split()]


def test_a_published_butler_of_the_cap_gemini_1998() -> None:
    """Board 2: without the extremes the mean is -23.3, the datum -20."""
    scores = (-90, 0, 50, 0, -100, 0, -100, 100)
    found = points("butler", scores, datum=Datum(half="zero"))
    assert found == [-2, 1, 2, 1, -2, 1, -2, 3]


HALVES: tuple[tuple[Half, Sequence[int], Sequence[int]], ...] = (
    ("away", (-445, 35, -35, -95), (-450, 40, -40, -100)),
    ("zero", (-645, -405, 255, -75, 85), (-640, -400, 250, -70, 80)),
    ("even", (425, 435), (420, 440)),
    ("up", (-445, 35), (-440, 40)),
    ("truncate", (-449, 449, 5), (-440, 440, 0)),
)


@pytest.mark.parametrize(("half", "means", "datums"), HALVES, ids=[one[0] for one in HALVES])
def test_where_the_halves_of_a_datum_go(
    half: Half, means: Sequence[int], datums: Sequence[int]
) -> None:
    """Away from zero: Compscore 3; to zero: Cap Gemini 1998; to even: ACBLscore's manual."""
    datum = Datum(half=half)
    assert [datum.round_value(Fraction(mean)) for mean in means] == list(datums)


@pytest.mark.parametrize("half", ["away", "zero", "even", "up"])
def test_what_is_no_half_goes_to_the_nearest(half: Half) -> None:
    datum = Datum(half=half)
    means = (443, 446, 449, -443, -446, -449, Fraction(-4451, 10), Fraction(4449, 10))
    assert [datum.round_value(Fraction(mean)) for mean in means] == [
        440, 450, 450, -440, -450, -450, -450, 440
    ]  # fmt: skip


def test_east_west_s_datum_is_north_south_s_whatever_the_rounding() -> None:
    """A half going up would be two different datums if each side rounded its own."""
    for half, *_ in HALVES:
        rules = by("butler", datum=Datum(trim=0, least=9, half=half))
        scored = score_session(one_board((-440, -450, 600)), rules)
        mine, theirs = awards(scored), awards(scored, Side.EW)
        assert [one.points for one in mine] == [-one.points for one in theirs]


def test_a_datum_drops_shares_and_medians() -> None:
    scores = tuple((points, 1) for points in range(0, 420, 10))
    assert Datum(trim=0, share=Fraction(45, 100), half="truncate").of(scores) == 200
    assert Datum(middle=True, to=0).of(scores) == 205
    assert Datum(middle=True, to=0).of(scores[:41]) == 200
    assert Datum(trim=1, least=4).of(((-50, 1), (620, 2))) == 400
    assert (
        Datum(trim=1, to=0).of(((-50, Fraction(1, 2)), (600, 3), (50, Fraction(1, 2)))) == 600
    )


def test_half_up_and_never_in_binary() -> None:
    assert round_half_up(Fraction("48.915")) == Fraction("48.92")
    assert round(48.915, 2) == 48.91  # what floats would have made of it
    assert round_half_up(Fraction("-5.625")) == Fraction("-5.63")
    assert (text(Fraction(1, 8)), text(Fraction(-1, 3), 2, ",")) == ("0.13", "-0,33")
    assert (text(Fraction(7, 2), 0), text(Fraction(-1, 1000))) == ("4", "0.00")
    assert (brief(Fraction(5)), brief(Fraction(5, 2)), number(Fraction(123, 2))) == (
        "5",
        "2.5",
        61.5,
    )


@settings(deadline=None)
@given(FIELDS)
def test_the_match_points_of_a_board_have_a_fixed_sum(scores: list[int]) -> None:
    many = len(scores)
    scored = score_session(one_board(scores), PLAIN)
    for side in Side:
        assert sum(one.points for one in awards(scored, side)) == many * (many - 1)
    assert sum(points("ascherman", scores)) == many * many


@settings(deadline=None)
@given(FIELDS, st.integers(0, 5))
def test_neuberg_keeps_the_mean_at_half(scores: list[int], more: int) -> None:
    expected = len(scores) + more
    found = awards(score_session(one_board(scores), PLAIN, expected))
    assert sum(one.points for one in found) == len(scores) * (expected - 1)
    assert all(0 <= one.points <= one.top for one in found)


@settings(deadline=None)
@given(FIELDS)
def test_every_method_but_butler_gives_one_side_what_it_takes_from_the_other(
    scores: list[int],
) -> None:
    for name, method in methods().items():
        scored = score_session(one_board(scores), by(name))
        pairs = zip(awards(scored), awards(scored, Side.EW), strict=True)
        assert all(mine.points + theirs.points == mine.top for mine, theirs in pairs), name
        if name.startswith("cross"):
            assert sum(one.points for one in awards(scored)) == 0
        assert method.title
        assert method.source


WEIGHTED = st.tuples(SCORES, SCORES, st.integers(1, 4)).map(
    lambda one: ObtainedScore(
        ((one[0], Fraction(one[2], 5)), (one[1], Fraction(5 - one[2], 5)))
    )
)


@settings(deadline=None)
@given(st.lists(st.one_of(SCORES.map(ObtainedScore.of), WEIGHTED), min_size=2, max_size=6))
def test_awards_are_those_of_a_plain_loop_over_all_pairs_of_tables(
    standings: list[ObtainedScore],
) -> None:
    """The engine counts each different score once; here every table meets every other."""
    scales: dict[str, Callable[[int], int]] = {
        "match_points": lambda off: (off > 0) + (off >= 0),
        "cross_imps_total": lambda off: (1 if off > 0 else -1) * WON[min(abs(off), 800)],
    }
    for name, worth in scales.items():
        naive = [
            sum(
                weight * part * worth(score - other)
                for place, theirs in enumerate(standings)
                if place != here
                for score, weight in mine.parts
                for other, part in theirs.parts
            )
            for here, mine in enumerate(standings)
        ]
        found = awards(score_session(one_board([*standings]), by(name)))
        assert [one.points for one in found] == naive


WON = {
    off: sum(off >= least for least in (20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600,
                                        750))
    for off in range(0, 810, 10)
}  # fmt: skip


"""IMPs for differences up to 800, from the printed lower ends (Law 78B)."""


@settings(deadline=None)
@given(st.lists(SCORES, min_size=1, max_size=7), st.integers(0, 3))
def test_the_reasons_lead_to_the_award(scores: list[int], more: int) -> None:
    """Exactly, and each trunk is the sum of its branches where it says that it adds them."""
    half = ObtainedScore(((scores[0], Fraction(1, 3)), (scores[0] + 50, Fraction(2, 3))))
    for name in methods():
        scored = score_session(one_board([*scores, half]), by(name), len(scores) + 1 + more)
        for line in scored.lines:
            assert line.award is not None
            standing = line.result.of(line.side)
            assert isinstance(standing, ObtainedScore)
            field = scored.field(line.result, line.side)
            facts = (field, standing.parts, scored.expected, scored.regulation)
            found = scored.method.reasons(*facts)
            assert found.value == line.award.points, name
            for _, one in found.walk():
                if one.parts and one.name in ("compared", "weighted"):
                    assert one.value == sum(part.value for part in one.parts)


@settings(max_examples=30, deadline=None)
@given(st.lists(FIELDS, min_size=1, max_size=4), st.randoms(use_true_random=False))
def test_a_ranking_does_not_depend_on_the_order_of_the_lines(
    boards: list[list[int]], rng: object
) -> None:
    results = session(*boards)
    mixed = list(results)
    rng.shuffle(mixed)  # type: ignore[attr-defined]
    for name in methods():
        assert rank_session(score_session(results, by(name))) == rank_session(
            score_session(mixed, by(name))
        )


def test_a_field_of_one_is_average() -> None:
    assert awards(score_session(one_board([420]), PLAIN, 7))[0] == Award(
        Fraction(6), Fraction(12)
    )
    assert awards(score_session(one_board([420]), by("cross_imps")))[0].points == 0


def test_two_lines_or_one() -> None:
    """A Mitchell has two winners; pairs that change direction make one field."""
    mitchell = session((100, 50), (100, 50))
    plain = [
        replace(one, ns=(Contestant(one.ns[0].label),), ew=(Contestant(f"9{one.ew[0].label}"),))
        for one in mitchell
    ]
    assert {one.direction for one in _people(with_directions(plain))} == {"ns", "ew"}
    assert {one.direction for one in _people(with_directions(plain, 1))} == {""}
    same = [replace(one, ew=(Contestant(one.ns[0].label),)) for one in plain]
    turned = [replace(same[0], ew=same[1].ns), replace(same[1], ew=same[0].ns)]
    assert {one.direction for one in _people(with_directions(turned))} == {"ns", "ew"}
    howell = [
        replace(plain[0], ns=(Contestant("1"),), ew=(Contestant("2"),)),
        replace(plain[2], ns=(Contestant("2"),), ew=(Contestant("1"),)),
    ]
    assert {one.direction for one in _people(with_directions(howell))} == {""}


def _people(results: Sequence[BoardResult]) -> set[Contestant]:
    return {one for result in results for one in (*result.ns, *result.ew)}
