"""Matches, team rankings, ties, Patton, strata: worked examples and what always holds."""

import re
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biritch.competition import carrying, handicap
from biritch.competition.match import Room, board_a_match, compare, points
from biritch.competition.method import Award
from biritch.competition.patton import Scores, pattons, play
from biritch.competition.ranking import Adjustment, Comparing, Placed, Total, rank, ties
from biritch.competition.results import (
    Artificial,
    Contestant,
    Obtained,
    Result,
    Standing,
    Unplayed,
)
from biritch.competition.scale import NoTable, Scale, own, scales
from biritch.competition.strata import ranked, strata
from biritch.competition.teams import TeamEvent, TwiceTheSame, evidence, matches, rank_teams
from biritch.competition.tie import Evidence
from biritch.scoring.imps import imps
from tests.competition.fields import PLAIN

THREE = Fraction(3)
A, B, C, D = map(Contestant, "ABCD")
EVENT = TeamEvent(PLAIN)
SCORES = st.integers(-150, 150).map(lambda tens: 10 * tens)


def rooms(board: str, opened: int | Standing, closed: int | Standing) -> list[Result]:
    """Return both rooms of a board of A against B."""
    return pair(A, B, board, opened, closed)


def pair(
    home: Contestant,
    away: Contestant,
    board: str,
    opened: int | Standing,
    closed: int | Standing,
) -> list[Result]:
    first, second = (
        Obtained.of(one) if isinstance(one, int) else one for one in (opened, closed)
    )
    return [
        Result(board, (home,), (away,), first, first),
        Result(board, (away,), (home,), second, second),
    ]


@pytest.mark.parametrize(
    ("opened", "closed", "total", "told"),
    [(0, 0, 0, 0), (620, 170, 450, 10), (620, 1430, -810, -13), (620, -100, 720, 12),
     (620, 300, 320, 8), (50, -2040, 2090, 19), (7600, -7600, 15200, 24)],
)  # fmt: skip
def test_a_board_in_two_rooms(opened: int, closed: int, total: int, told: int) -> None:
    """The documents' four deals; 2,090 is worth 19, where a published sheet once had 17."""
    found = compare(
        "1", Room.of(Obtained.of(opened)), Room.of(Obtained.of(closed)), imps, THREE
    )
    assert [found.total, found.home, found.away] == [total, told, -told]


def test_weighted_scores_are_converted_before_they_are_weighted() -> None:
    """620 or 170 against 170: half of 10 IMPs is 5; the mean score, 225 more, would be 6."""
    half = Obtained(((620, Fraction(1, 2)), (170, Fraction(1, 2))))
    found = compare("1", Room.of(half), Room.of(Obtained.of(170)), imps, THREE)
    assert [found.total, found.home, found.away] == [225, 5, -5]


def test_what_one_side_gains_the_other_loses_by_average_minus_too() -> None:
    given = Room(Artificial(Fraction(60)), Artificial(Fraction(40)))
    opened = compare("1", given, Room.of(Obtained.of(170)), imps, THREE)
    closed = compare("1", Room.of(Obtained.of(170)), given, imps, THREE)
    assert [opened.home, opened.away, closed.home, closed.away] == [3, -3, -3, 3]
    split = Room(Obtained.of(0), Obtained.of(620))
    found = compare("1", split, Room.of(Obtained.of(0)), imps, THREE)
    assert [found.home, found.away] == [0, -12]


def test_both_sides_may_be_given_something() -> None:
    given = Room(Artificial(Fraction(60)), Artificial(Fraction(60)))
    found = compare("1", given, Room.of(Obtained.of(170)), imps, THREE)
    assert [found.total, found.home, found.away] == [None, 3, 3]
    event = replace(EVENT, scale=scales()["wbf-continuous"])
    match = matches(rooms("1", Artificial(Fraction(60)), 170), event)[0]
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
    results = [*rooms("1", 620, 170), *rooms("2", Unplayed.MISSED, 100), *rooms("3", 50, 50)]
    match = matches(results, EVENT)[0]
    assert (match.scheduled, match.played) == (3, 2)
    scale = scales()["wbf-continuous"]
    for scheduled, boards in ((True, 3), (False, 2)):
        event = replace(EVENT, scale=scale, scheduled=scheduled)
        assert rank_teams([match], event)[0].total.points == scale.points(boards, 10)[0]


def test_a_board_played_in_one_room_only_is_not_played() -> None:
    match = matches(rooms("1", 620, 170)[:1], EVENT)[0]
    assert [match.scheduled, match.played, *match.nets] == [1, 0, 0, 0]


def test_a_board_cannot_be_played_twice_the_same_way() -> None:
    one = rooms("1", 620, 170)[0]
    with pytest.raises(TwiceTheSame, match="board 1"):
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


@settings(deadline=None)
@given(st.sampled_from(sorted(scales())), st.sampled_from([8, 9, 10, 11, 12, 16]), st.data())
def test_more_imps_are_never_worth_less(name: str, boards: int, data: Any) -> None:
    scale = scales()[name]
    margin = data.draw(st.integers(0, 120))
    if scale.known and str(boards) not in re.findall("[0-9]+", scale.known):
        with pytest.raises(NoTable, match=scale.known):
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
    mine = own("ours", ((0, Fraction(5), Fraction(5)), (9, Fraction(8), Fraction(2)),
                        (10, Fraction(10), Fraction(0))))  # fmt: skip
    assert [mine.points(3, margin)[0] for margin in (0, 1, 9, 10, 99)] == [5, 8, 8, 10, 10]
    assert mine.most == 10
    for rows in ((), ((3, Fraction(1), Fraction(0)), (3, Fraction(2), Fraction(0)))):
        with pytest.raises(ValueError, match="margins"):
            own("bad", rows)


@pytest.mark.parametrize("name", scales())
def test_every_scale_is_whole(name: str) -> None:
    scale: Scale = scales()[name]
    assert scale.title
    assert scale.source
    boards = 8
    assert scale.points(boards, 0)[0] == scale.points(boards, 0)[1]
    assert list(scale.points(boards, 10_000)) == [scale.most, 0]
    with pytest.raises(ValueError, match="margin"):
        scale.points(boards, -1)
    with pytest.raises(NoTable):
        scale.points(0, 1)


def order(breaks: Sequence[str], evidence: Evidence, points: str = "5 5 5") -> list[Placed]:
    totals = [
        Total(who, Fraction(one)) for who, one in zip((A, B, C), points.split(), strict=False)
    ]
    return list(rank(totals, Comparing(2, tuple(breaks), lambda: evidence)))


def told(placed: Sequence[Placed]) -> str:
    return " ".join(f"{one.rank}{one.contestant}{one.broken_by}" for one in placed)


def table(**rows: str) -> dict[Contestant, dict[Contestant, Fraction]]:
    return {
        Contestant(who): {Contestant(cell[0]): Fraction(cell[1:]) for cell in row.split()}
        for who, row in rows.items()
    }


BROKEN: list[tuple[str, Evidence, str]] = [
    ("mutual", Evidence(meetings=table(A="B3 C9", B="A17 C12", C="A11 B8")),
     "1Bmutual 2Cmutual 3Amutual"),
    ("mutual", Evidence(meetings=table(A="B3", B="A17", C="A11 B8")), "1A 1B 1C"),
    ("mutual_imps", Evidence(imps=table(A="B3 C-1", B="A-3 C0", C="A1 B0")),
     "1Amutual_imps 2Cmutual_imps 3Bmutual_imps"),
    ("wins", Evidence(imps=table(A="B3 D-1", B="A-3 D0", C="D1 E1")), "1Cwins 2Awins 3Bwins"),
    ("wins", Evidence(imps=table(A="B3 D-1", B="C0 D0", C="D1 E1")), "1Cwins 2Awins 2Bwins"),
    ("opponents",
     Evidence(scores={D: Fraction(9), A: Fraction(5), B: Fraction(5)},
              meetings=table(A="B3", B="D3", C="A1 B2")),
     "1Copponents 2Bopponents 3Aopponents"),
    ("imps", Evidence(imps=table(A="B3 D-1", B="A-3 D0", C="D2")), "1A 1C 3Bimps"),
    ("quotient", Evidence(won_and_lost={A: (Fraction(9), Fraction(3)), B: (Fraction(1),
     Fraction(0)), C: (Fraction(0), Fraction(0))}), "1Bquotient 2Aquotient 3Cquotient"),
    ("point_a_board", Evidence(boards={A: (Award(Fraction(1)), Award(Fraction(-9))),
     B: (Award(Fraction(3), Fraction(4)),), C: (Award(Fraction(1), Fraction(4)),)}),
     "1Bpoint_a_board 2Apoint_a_board 3Cpoint_a_board"),
    ("deviation", Evidence(boards={A: (Award(Fraction(4), Fraction(4)), Award(Fraction(0),
     Fraction(4))), B: (Award(Fraction(3), Fraction(4)), Award(Fraction(1), Fraction(4))),
     C: (Award(Fraction(2), Fraction(4)), Award(Fraction(2), Fraction(4)))}),
     "1Cdeviation 2Bdeviation 3Adeviation"),
    ("lots", Evidence(lots={A: Fraction(1), B: Fraction(2), C: Fraction(3)}),
     "1Clots 2Blots 3Alots"),
    ("lots", Evidence(), "1A 1B 1C"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "evidence", "said"), BROKEN)
def test_each_tie_break(name: str, evidence: Evidence, said: str) -> None:
    placed = order([name], evidence)
    if name == "imps":  # A and C stay level: the rule that parted B from them is told of all
        assert [one.rank for one in placed] == [1, 1, 3]
        return
    assert told(placed) == said


def test_every_tie_break_names_its_regulation_and_is_tested() -> None:
    assert {name for name, *_ in BROKEN} == set(ties())
    for rule in ties().values():
        assert rule.title
        assert rule.source
        assert rule.keys((A, B), Evidence()) is None


def test_what_teams_won_and_lost_is_each_one_s_own() -> None:
    found = matches([*rooms("1", 620, 170), *rooms("2", 0, 150)], EVENT)
    totals = [one.total for one in rank_teams(found, EVENT)]
    gathered = evidence(found, EVENT, totals)
    assert [list(gathered.won_and_lost[team]) for team in (A, B)] == [[10, 4], [4, 10]]
    assert [gathered.imps[A][B], gathered.meetings[B][A]] == [6, -6]


def test_ties_share_a_place_and_the_next_are_left_out() -> None:
    placed = order([], Evidence(), "5 7 5")
    assert [(one.rank, one.contestant, one.shared) for one in placed] == [
        (1, B, False),
        (2, A, True),
        (2, C, True),
    ]


def test_equal_at_two_decimals_is_equal() -> None:
    totals = [Total(A, Fraction("62.504")), Total(B, Fraction("62.496"))]
    assert [one.rank for one in rank(totals, Comparing(2))] == [1, 1]
    assert [one.rank for one in rank(totals, Comparing(None))] == [1, 2]


def test_those_a_rule_leaves_level_go_through_all_rules_again() -> None:
    """B is beaten by both; between A and C alone, their own match decides."""
    evidence = Evidence(meetings=table(A="B12 C8", B="A8 C8", C="A12 B8"))
    assert told(order(["mutual"], evidence)) == "1Cmutual 2Amutual 3Bmutual"


def test_a_tie_break_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="no such tie-break: 'golf'"):
        order(["golf"], Evidence())


def test_polish_patton_worked() -> None:
    """580 against 790 pluses: 210 of 790 is more than a tenth and less than a third."""
    scores = [Scores(*one) for one in ((420, 400), (-50, -50), (110, 140), (-100, 100))]
    found = play(pattons()["polish"], scores)
    assert [*found.boards, *found.quantity, *found.total] == [3, 5, 1, 3, 4, 8]


@pytest.mark.parametrize(
    ("scores", "said"),
    [([(0, 0)] * 4, (6, 6)), ([(420, -50)] * 4, (12, 0)), ([(10, 0)] * 3, (6, 3)),
     ([(0, 110)] * 3, (0, 9))],
)  # fmt: skip
def test_polish_patton_at_its_ends(
    scores: list[tuple[int, int]], said: tuple[int, int]
) -> None:
    found = play(pattons()["polish"], [Scores(*one) for one in scores])
    assert list(found.total) == list(said)


@pytest.mark.parametrize(
    ("home", "away", "points"),
    [(300, 200, 1), (310, 200, 2), (300, 180, 2), (300, 270, 1), (300, 280, 0)],
)
def test_the_steps_of_the_polish_quotient(home: int, away: int, points: int) -> None:
    """More than a third apart is all; exactly a third or a tenth is one point."""
    scores = [Scores(home, 0), Scores(0, away), Scores(0, 0), Scores(0, 0)]
    assert list(play(pattons()["polish"], scores).quantity) == [2 + points, 2 - points]


@settings(deadline=None)
@given(st.lists(st.tuples(SCORES, SCORES), min_size=1, max_size=6))
def test_every_patton_gives_out_all_its_points(scores: list[tuple[int, int]]) -> None:
    turned = [Scores(closed, opened) for opened, closed in scores]
    for name, form in pattons().items():
        found = play(form, [Scores(*one) for one in scores])
        assert sum(found.total) == (3 * len(scores) if name == "polish" else 40)
        assert play(form, turned).total == found.total[::-1]
    with pytest.raises(ValueError, match="at least one board"):
        play(form, [])


def test_carry_over() -> None:
    half, third = Fraction(1, 2), Fraction(1, 3)
    assert carrying.of_margin(Fraction(25), half) == Fraction(25, 2)
    assert carrying.of_margin(Fraction(90), third, Fraction(16)) == 16
    assert carrying.of_margin(Fraction(-90), third, Fraction(16)) == -16
    assert carrying.of_points(Fraction(120), 160, 80) == 60
    assert carrying.of_points(Fraction(120), 80, 160) == 120
    assert carrying.over_average(Fraction(60), (Fraction(60), Fraction(50))) == 5
    with pytest.raises(ValueError, match="not a number of boards: 0"):
        carrying.of_points(Fraction(1), 0, 3)


def test_handicaps() -> None:
    games = [Fraction(one) for one in range(40, 52)]
    assert handicap.recent(games) == Fraction(93, 2)
    assert handicap.recent([]) is None
    assert handicap.towards_half(Fraction(93, 2), Fraction(4, 5)) == Fraction(14, 5)


def test_strata() -> None:
    who = [Contestant(str(number)) for number in range(1, 10)]
    holdings = dict(zip(who, (2000, 1500, 900, 400, 300, 200, 90, 50, 10), strict=True))
    where = strata(holdings, (1000, 100))
    assert list(where.values()) == [0, 0, 1, 1, 1, 1, 2, 2, 2]
    totals = [Total(one, Fraction(60 - int(one.label))) for one in who]
    found = ranked(totals, where, Comparing())
    assert {stratum: len(places) for stratum, places in found.items()} == {0: 9, 1: 7, 2: 3}
    assert (found[1][0].contestant.label, found[1][0].rank) == ("3", 1)
    merged = strata(holdings, (1000, 60))
    assert set(merged.values()) == {0, 1}
    with pytest.raises(ValueError, match="limits must fall: 100, 1000"):
        strata(holdings, (100, 1000))
