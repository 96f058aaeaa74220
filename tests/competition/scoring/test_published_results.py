"""Results that were published, reproduced from their travellers."""

import json
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from biritch.competition.results.result import ObtainedScore
from biritch.competition.scoring.presets.pzbs import PRESET as PZBS
from biritch.competition.scoring.rounding import round_half_up
from biritch.competition.scoring.scale import scales
from biritch.competition.scoring.scales.wbf_25_0 import MARGINS
from biritch.competition.scoring.session import score_session
from biritch.competition.scoring.wbf_curve import concave, hundredths, margins
from biritch.competition.teams.match import RoomScores, compare
from biritch.core.seats import Side
from biritch.scoring.imps import imps
from tests.competition.scoring.fields import PLAIN, awards, one_board, percents

VECTORS = Path(__file__).parents[2] / "vectors" / "ranking"


def vector(name: str) -> Any:
    """Return a file of figures, its decimals exact."""
    text = (VECTORS / f"{name}.json").read_text(encoding="utf-8")
    return json.loads(text, parse_float=Fraction)


def published(name: str, method: str) -> list[tuple[Fraction, Fraction]]:
    """Return every published figure with ours, before rounding."""
    found = []
    for board in vector(name)["boards"]:
        many = [points for points, times, _ in board["rows"] for _ in range(times)]
        scored = score_session(one_board(many), replace(PLAIN, method=method))
        ours = [100 * one.points / one.top if one.top else one.points for one in awards(scored)]
        place = 0
        for _, times, figure in board["rows"]:
            assert len(set(ours[place : place + times])) == 1
            found.append((Fraction(figure), ours[place]))
            place += times
    return found


@pytest.mark.parametrize(
    ("name", "method", "lines", "halves"),
    [
        ("mp_okbridge", "match_points", 792, 6),
        ("ascherman_fft1999", "ascherman", 646, 0),
        ("crossimp_okbridge1999", "cross_imps", 2187, 30),
    ],
)
def test_every_published_line(name: str, method: str, lines: int, halves: int) -> None:
    """Some figures were published to one decimal, some to two; halves went to even."""
    found = published(name, method)
    assert len(found) == lines
    places = (2,) if method == "cross_imps" else (1, 2)
    off = [
        (told, ours)
        for told, ours in found
        if told not in [round_half_up(ours, some) for some in places]
    ]
    assert len(off) == halves
    for told, ours in off:
        assert any(
            (ours * 10**some).denominator == 2 and abs(told - ours) * 10**some * 2 == 1
            for some in places
        )


def test_every_board_of_28_team_matches() -> None:
    boards = 0
    for match in vector("team_matches")["matches"]:
        gains = [0, 0]
        for board, opened, closed, told in match["boards"]:
            rooms = (
                RoomScores.of(ObtainedScore.of(opened)),
                RoomScores.of(ObtainedScore.of(closed)),
            )
            found = compare(board, *rooms, imps, Fraction(3))
            assert (found.home, found.total) == (told, opened - closed)
            assert found.away == -found.home
            gains[found.home < 0] += abs(int(found.home))
            boards += 1
        assert gains == [match["home"], match["visit"]]
    assert boards == 446


def test_the_published_segments_of_the_olympiad_final() -> None:
    """The third was published as 37-31, but its boards make 37-34: 15 + 5 + 3 + 2 + 6 + 3."""
    data = vector("team_matches")
    final = data["official"]["2000 Olympiad final by segment"]
    for place, match in enumerate(data["matches"][:8]):
        told = sorted((final["Poland"][place], final["Italy"][place]))
        ours = sorted((match["home"], match["visit"]))
        assert ours == ([34, 37] if place == 2 else told)
        assert place != 2 or told == [31, 37]
    third = [-imp for *_, imp in data["matches"][2]["boards"] if imp < 0]
    assert third == [15, 5, 3, 2, 6, 3]


def test_a_weighted_score_counts_as_fractions_of_results() -> None:
    """Two thirds of +170 and a third of +140 among ten plain scores (Law 12C1c)."""
    data = vector("weighted_score_example")
    parts = tuple(
        (int(points), weight) for points, weight in data["weighted_table"]["weights"].items()
    )
    scored = score_session(one_board([*data["scores"], ObtainedScore(parts)]), PZBS)
    *plain, weighted = percents(scored)
    for points, percent in zip(data["scores"], plain, strict=True):
        assert round_half_up(percent) == data["published_percent"][str(points)]
    assert round_half_up(weighted) == data["weighted_table"]["published_percent_ns"]
    assert {one.top for one in awards(scored)} == {data["top"]}


def test_the_weighted_result_does_not_tie_itself() -> None:
    """Counting it among its own comparisons would make 61.80 more."""
    two = ObtainedScore(((170, Fraction(1, 2)), (140, Fraction(1, 2))))
    scored = score_session(one_board([two, 150]), PLAIN)
    assert percents(scored) == [50, 50]
    assert percents(scored, Side.EW) == [50, 50]


def test_the_official_continuous_scale() -> None:
    entries = 0
    for boards, row in vector("wbf_vp_continuous_official").items():
        for margin, told in enumerate(row):
            winner, loser = scales()["wbf-continuous"].points(int(boards), margin)
            assert winner == told, (boards, margin)
            assert winner + loser == 20
            entries += 1
    assert entries == 860


def test_without_the_concavity_pass_48_entries_would_be_wrong(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("biritch.competition.scoring.wbf_curve.concave", lambda points: points)
    wrong = 0
    for boards, row in vector("wbf_vp_continuous_official").items():
        table = hundredths(int(boards))
        wrong += sum(
            told * 100 != table[min(margin, len(table) - 1)] for margin, told in enumerate(row)
        )
    assert wrong == 48


def test_concavity_is_a_fixed_point() -> None:
    assert concave([1000, 1010, 1021, 1030]) == [1000, 1011, 1021, 1030]


def test_the_discrete_scale_row_by_row() -> None:
    for boards, row in vector("wbf_vp_discrete_generated").items():
        assert list(margins(int(boards))) == row


def test_the_old_scale_row_by_row() -> None:
    assert {int(boards): tuple(row) for boards, row in vector("old_vp_25_0").items()} == MARGINS


@pytest.mark.parametrize(
    ("boards", "margin", "told"),
    [(20, 4, "16-14"), (20, 16, "18-12"), (20, 26, "20-10"), (20, 0, "15-15"),
     (16, 6, "16-14"), (32, 21, "18-12"), (16, 21, "20-10")],
)  # fmt: skip
def test_published_matches_under_the_old_scale(boards: int, margin: int, told: str) -> None:
    """ETC 2001, NEC Cup, and Italian matches of 32 and 16 boards."""
    winner, loser = scales()["wbf-25-0"].points(boards, margin)
    assert f"{winner}-{loser}" == told
