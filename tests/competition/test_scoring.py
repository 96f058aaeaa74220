"""Match points, IMPs, datums: worked examples, the traps, and what always holds."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biritch import shelf
from biritch.competition import presets
from biritch.competition.datum import Datum, Half
from biritch.competition.method import Award
from biritch.competition.regulation import Regulation
from biritch.competition.results import Artificial, Contestant, Obtained, Result, Unplayed
from biritch.competition.scoring import methods, score
from biritch.competition.session import lined, rank_session, totals
from biritch.competition.shown import brief, number, rounded, text
from biritch.competition.unequal import Unequal
from biritch.core.seats import Side
from tests.competition.fields import PLAIN, awards, one_board, percents, table

FIVE = (420, 420, 450, -50, 400)
SCORES = st.integers(-40, 40).map(lambda tens: 10 * tens)
FIELDS = st.lists(SCORES, min_size=2, max_size=9)


def by(method: str, **more: object) -> Regulation:
    return replace(PLAIN, method=method, **more)  # type: ignore[arg-type]


def points(method: str, scores: Sequence[int], **more: object) -> list[Fraction]:
    return [one.points for one in awards(score(one_board(scores), by(method, **more)))]


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
    assert [datum.rounded(Fraction(mean)) for mean in means] == list(datums)


def test_east_west_s_datum_is_north_south_s_whatever_the_rounding() -> None:
    """A half going up would be two different datums if each side rounded its own."""
    for half, *_ in HALVES:
        rules = by("butler", datum=Datum(trim=0, least=9, half=half))
        scored = score(one_board((-440, -450, 600)), rules)
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


@pytest.mark.parametrize(
    ("raw", "found", "expected", "told"),
    [(4, 6, 7, "29/6"), (9, 6, 7, "32/3"), (18, 10, 11, "199/10"), (0, 1, 7, "6")],
)
def test_neuberg_worked(raw: int, found: int, expected: int, told: str) -> None:
    assert Unequal.NEUBERG.matchpoints(Fraction(raw), found, expected) == Fraction(told)


def test_neuberg_of_a_field_split_seven_and_three() -> None:
    """The EBU's example; it shows one decimal, a half towards the average."""
    seven = [Unequal.NEUBERG.matchpoints(Fraction(raw), 7, 10) for raw in range(12, -1, -2)]
    three = [Unequal.NEUBERG.matchpoints(Fraction(raw), 3, 10) for raw in (4, 2, 0)]
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
    assert Unequal.FACTOR.matchpoints(Fraction(4), 6, 7) == Fraction(24, 5)
    assert Unequal.FACTOR.matchpoints(Fraction(0), 1, 7) == 6
    assert Unequal.NONE.matchpoints(Fraction(4), 6, 7) == 4
    assert Unequal.NONE.top(6, 7) == 10


def test_few_results_under_ascherman_and_in_cross_imps() -> None:
    """Three results where four were expected: as many quarters more, or R. Barker's N/n."""
    three = one_board([100, 50, 0])
    found = awards(score(three, by("ascherman"), 4))
    assert [(one.points, one.top) for one in found] == [
        (Fraction(20, 3), Fraction(8)),
        (Fraction(4), Fraction(8)),
        (Fraction(4, 3), Fraction(8)),
    ]
    plain = awards(score(three, by("cross_imps"), 4))
    barker = awards(score(three, by("cross_imps", by_neuberg=True), 4))
    assert [one.points for one in plain] == [Fraction(5, 2), 0, Fraction(-5, 2)]
    assert [one.points for one in barker] == [Fraction(20, 9), 0, Fraction(-20, 9)]


def test_a_fouled_board_is_compared_form_by_form() -> None:
    """Seven tables had one form, three another (Law 87)."""
    forms = [(place, "a" if place < 7 else "b") for place in range(10)]
    results = [table("1", str(n), str(n), 100 * n, group) for n, group in forms]
    found = [one.points for one in awards(score(results, PLAIN))]
    assert found[6] == Fraction(123, 7)
    assert found[9] == Fraction(47, 3)
    assert sum(found) == 90


def test_the_ebu_does_not_compare_two_results_of_ten() -> None:
    ebu = shelf.load(presets, "PRESET", Regulation)["ebu"]
    forms = [(place, "a" if place < 8 else "b") for place in range(10)]
    results = [table("1", str(n), str(n), 100 * n, group) for n, group in forms]
    scored = score(results, ebu)
    assert percents(scored)[8:] == [55, 65]
    assert percents(scored, Side.EW)[8:] == [65, 55]
    four = score([*results[:4], *results[8:]], ebu)
    assert percents(four)[4:] == [20, 80], "a third of the field is enough to compare"
    level = [replace(one, for_ns=Obtained.of(0), for_ew=Obtained.of(0)) for one in results]
    assert percents(score(level, ebu))[8:] == [60, 60]


def test_half_up_and_never_in_binary() -> None:
    assert rounded(Fraction("48.915")) == Fraction("48.92")
    assert round(48.915, 2) == 48.91  # what floats would have made of it
    assert rounded(Fraction("-5.625")) == Fraction("-5.63")
    assert (text(Fraction(1, 8)), text(Fraction(-1, 3), 2, ",")) == ("0.13", "-0,33")
    assert (text(Fraction(7, 2), 0), text(Fraction(-1, 1000))) == ("4", "0.00")
    assert (brief(Fraction(5)), brief(Fraction(5, 2)), number(Fraction(123, 2))) == (
        "5",
        "2.5",
        61.5,
    )


def session(*boards: Sequence[int | Artificial | Unplayed]) -> list[Result]:
    return [one for n, many in enumerate(boards, 1) for one in one_board(many, str(n))]


def test_average_plus_is_the_own_session_where_that_is_better() -> None:
    """Pair 1 has 100 % elsewhere, pair 3 has 0 %: 60 becomes 100, 40 becomes 0 (Law 12C2)."""
    results = session((100, 50, 0), (100, 50, 0))
    for place, (mine, theirs) in enumerate([(60, 40), (50, 50), (40, 60)]):
        ns, ew = Artificial(Fraction(mine)), Artificial(Fraction(theirs))
        who = results[place]
        results.append(replace(who, board="3", for_ns=ns, for_ew=ew))
    assert percents(score(results, PLAIN))[6:] == [100, 50, 0]
    fixed = score(results, by("match_points", own_session=False))
    assert percents(fixed)[6:] == [60, 50, 40]
    assert percents(fixed, Side.EW)[6:] == [40, 50, 60]


def test_several_averages_do_not_chase_one_another() -> None:
    """Own percentages come from the boards really scored, so the order cannot matter."""
    plus = Artificial(Fraction(60))
    results = session((100, 50, 0), (plus, 50, 0), (plus, plus, 0))
    found = awards(score(results, PLAIN))
    assert [found[3].points, found[6].points] == [4, 4]
    assert score(results[::-1], PLAIN).expected == score(results, PLAIN).expected
    backwards = [one.points for one in awards(score(results[::-1], PLAIN))]
    assert backwards[::-1] == [one.points for one in found]


def test_an_artificial_score_is_compared_with_nobody() -> None:
    scored = score(session((100, 50, 0), (Artificial(Fraction(50)), 50, 0)), PLAIN)
    assert scored.expected == 3
    told = [2, Fraction(7, 2), Fraction(1, 2)]
    assert [one.points for one in awards(scored)[3:]] == told


def test_artificial_imps() -> None:
    """Three for average plus (Law 12C2); where the total counts, once for every comparison."""
    standing = Artificial(Fraction(60))
    results = one_board([100, 50, standing])
    for method, told in (("cross_imps", 3), ("butler", 3), ("cross_imps_total", 6)):
        assert awards(score(results, by(method)))[2].points == told
    assert awards(score(results, by("butler", average_imps=Fraction(2))))[2].points == 2


def test_the_imps_of_an_average_are_nothing_and_do_not_touch_the_datum() -> None:
    plain = points("butler", FIVE)
    with_average = score(one_board([*FIVE, Artificial(Fraction(50))]), by("butler"))
    found = [one.points for one in awards(with_average)]
    assert found == [*plain, 0]


def test_there_is_no_average_number_of_points() -> None:
    with pytest.raises(ValueError, match="worth no points"):
        score(one_board([100, Artificial(Fraction(60))]), by("total_points"))


def test_a_missed_board_is_no_comparison_and_a_late_one_is_expected() -> None:
    missed = score(one_board([100, 50, Unplayed.MISSED]), PLAIN)
    late = score(one_board([100, 50, Unplayed.LATE]), PLAIN)
    assert (missed.expected, late.expected) == (2, 3)
    assert [one.points for one in awards(missed)] == [2, 0]
    assert [one.points for one in awards(late)] == [Fraction(7, 2), Fraction(1, 2)]
    assert {one.boards for one in totals(missed)} == {0, 1}


def test_split_scores_do_not_add_up_and_need_not() -> None:
    """North-South are given -50, East-West -100 (Law 12C1f): each line has its own field."""
    results = one_board([100, 50, 0])
    results.append(
        replace(results[0], ns=(Contestant("4", "ns"),), ew=(Contestant("4", "ew"),),
                for_ns=Obtained.of(-50), for_ew=Obtained.of(200))
    )  # fmt: skip
    scored = score(results, PLAIN)
    assert [awards(scored, side)[3].points for side in Side] == [0, 0]


def test_scores_are_stored_by_direction_and_numbers_say_who() -> None:
    """Arrow-switched, pair 5 sits North: its score is North-South's all the same."""
    pairs = [("1", "5"), ("2", "6"), ("7", "3")]
    results = [
        replace(one, ns=(Contestant(ns),), ew=(Contestant(ew),))
        for one, (ns, ew) in zip(one_board((100, 50, 620)), pairs, strict=True)
    ]
    first = rank_session(score(results, PLAIN))[0]
    assert first.contestant.label in {"7", "6"}
    both = {
        one.contestant.label: one.total.percent for one in rank_session(score(results, PLAIN))
    }
    assert [both[label] for label in "7315"] == [100, 0, 50, 50]


@settings(deadline=None)
@given(FIELDS)
def test_the_match_points_of_a_board_have_a_fixed_sum(scores: list[int]) -> None:
    many = len(scores)
    scored = score(one_board(scores), PLAIN)
    for side in Side:
        assert sum(one.points for one in awards(scored, side)) == many * (many - 1)
    assert sum(points("ascherman", scores)) == many * many


@settings(deadline=None)
@given(FIELDS, st.integers(0, 5))
def test_neuberg_keeps_the_mean_at_half(scores: list[int], more: int) -> None:
    expected = len(scores) + more
    found = awards(score(one_board(scores), PLAIN, expected))
    assert sum(one.points for one in found) == len(scores) * (expected - 1)
    assert all(0 <= one.points <= one.top for one in found)


@settings(deadline=None)
@given(FIELDS)
def test_every_method_but_butler_gives_one_side_what_it_takes_from_the_other(
    scores: list[int],
) -> None:
    for name, method in methods().items():
        scored = score(one_board(scores), by(name))
        pairs = zip(awards(scored), awards(scored, Side.EW), strict=True)
        assert all(mine.points + theirs.points == mine.top for mine, theirs in pairs), name
        if name.startswith("cross"):
            assert sum(one.points for one in awards(scored)) == 0
        assert method.title
        assert method.source


WEIGHTED = st.tuples(SCORES, SCORES, st.integers(1, 4)).map(
    lambda one: Obtained(((one[0], Fraction(one[2], 5)), (one[1], Fraction(5 - one[2], 5))))
)


@settings(deadline=None)
@given(st.lists(st.one_of(SCORES.map(Obtained.of), WEIGHTED), min_size=2, max_size=6))
def test_awards_are_those_of_a_plain_loop_over_all_pairs_of_tables(
    standings: list[Obtained],
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
        found = awards(score(one_board([*standings]), by(name)))
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
    half = Obtained(((scores[0], Fraction(1, 3)), (scores[0] + 50, Fraction(2, 3))))
    for name in methods():
        scored = score(one_board([*scores, half]), by(name), len(scores) + 1 + more)
        for line in scored.lines:
            assert line.award is not None
            standing = line.result.of(line.side)
            assert isinstance(standing, Obtained)
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
        assert rank_session(score(results, by(name))) == rank_session(score(mixed, by(name)))


def test_a_field_of_one_is_average() -> None:
    assert awards(score(one_board([420]), PLAIN, 7))[0] == Award(Fraction(6), Fraction(12))
    assert awards(score(one_board([420]), by("cross_imps")))[0].points == 0


def test_two_lines_or_one() -> None:
    """A Mitchell has two winners; pairs that change direction make one field."""
    mitchell = session((100, 50), (100, 50))
    plain = [
        replace(one, ns=(Contestant(one.ns[0].label),), ew=(Contestant(f"9{one.ew[0].label}"),))
        for one in mitchell
    ]
    assert {one.direction for one in _people(lined(plain))} == {"ns", "ew"}
    assert {one.direction for one in _people(lined(plain, 1))} == {""}
    same = [replace(one, ew=(Contestant(one.ns[0].label),)) for one in plain]
    turned = [replace(same[0], ew=same[1].ns), replace(same[1], ew=same[0].ns)]
    assert {one.direction for one in _people(lined(turned))} == {"ns", "ew"}
    howell = [
        replace(plain[0], ns=(Contestant("1"),), ew=(Contestant("2"),)),
        replace(plain[2], ns=(Contestant("2"),), ew=(Contestant("1"),)),
    ]
    assert {one.direction for one in _people(lined(howell))} == {""}


def _people(results: Sequence[Result]) -> set[Contestant]:
    return {one for result in results for one in (*result.ns, *result.ew)}


def preset(name: str) -> Regulation:
    return shelf.load(presets, "PRESET", Regulation)[name]


@pytest.mark.parametrize(
    ("name", "mean", "datum"),
    [("ebu", -445, -450), ("ebu", 35, 40), ("ebu", -95, -100), ("acbl", 425, 420),
     ("acbl", 435, 440), ("pzbs", 449, 440), ("pzbs", -449, -440)],
)  # fmt: skip
def test_the_datum_of_a_preset_rounds_as_its_federation_s_programs(
    name: str, mean: int, datum: int
) -> None:
    """Compscore 3 as the EBU's clubs use it, ACBLscore's manual, JFR Pary in Szczyrk 2013."""
    assert preset(name).datum.rounded(Fraction(mean)) == datum


def test_how_much_each_preset_trims() -> None:
    """Scores 10, 40, 90 ... of tables 1 to 42, ten times the square.

    EBU: 2 to 41, 238,200 / 40 = 5,955, a half; ACBL: of 40, two at either end, 190,140 / 36 =
    5,281.7; PZBS: ceil(18.9) at either end leaves 20 to 23, 18,540 / 4 = 4,635, cut to tens.
    """
    scores = tuple((10 * place * place, 1) for place in range(1, 43))
    assert preset("ebu").datum.of(scores) == 5960
    assert preset("acbl").datum.of(scores[:40]) == 5280
    assert preset("pzbs").datum.of(scores) == 4630


def test_what_else_the_presets_choose() -> None:
    plus = one_board([100, 50, Artificial(Fraction(60))])
    found = {}
    for name in ("wbf", "ebu", "acbl"):
        rules = replace(preset(name), method="cross_imps")
        found[name] = awards(score(plus, rules))[2].points
    assert found == {"wbf": 3, "ebu": 2, "acbl": 3}
    assert [awards(score(one_board([100, 50]), preset(name)))[0].top
            for name in ("ffb", "pzbs", "acbl")] == [2, 2, 1]  # fmt: skip
    few = awards(score(one_board([100, 50]), preset("acbl"), 3))
    assert [one.points for one in few] == [2, 0], "factored: a top stays a top"
    assert preset("ffb").ties[-1] == "deviation"


@pytest.mark.parametrize("name", shelf.load(presets, "PRESET", Regulation))
def test_every_preset_is_whole(name: str) -> None:
    from biritch.competition.ranking import ties

    found = preset(name)
    assert found.title
    assert found.source
    assert found.method in methods()
    assert set(found.ties) <= set(ties())
    assert rank_session(score(session(FIVE, FIVE), found))


def test_weights_must_make_a_whole() -> None:
    with pytest.raises(ValueError, match="add up to 1"):
        Obtained(((100, Fraction(1, 2)),))
