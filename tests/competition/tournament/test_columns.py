"""Strata, handicaps and master points beside the ranking: none of them moves anybody."""

from __future__ import annotations

from fractions import Fraction

import pytest

from biritch.competition.master_points import (
    PointsField,
    master_point_scales,
)
from biritch.competition.tournament.columns import beside_ranking
from biritch.competition.tournament.log import LogEntry, TournamentStep, read_entry, write_entry
from biritch.competition.tournament.ranking import tournament_ranking
from biritch.competition.tournament.scorebook import NotAllowed
from biritch.competition.tournament.steps.movement import MovementSet
from biritch.competition.tournament.steps.presentation import EntrantRated, RankingColumns
from biritch.competition.tournament.steps.rounds import RoundBegan
from tests.competition.tournament.test_reseating import AT, entered, opened, scored


@pytest.mark.parametrize("step", [EntrantRated(3, 250, "-2.5"), RankingColumns("300 100")])
def test_a_column_reads_back(step: TournamentStep) -> None:
    entry = LogEntry(step, "director", AT)
    assert read_entry(write_entry(entry)) == entry


def test_what_stands_beside_the_ranking() -> None:
    tournament = opened(MovementSet("howell", 8, 7, 2, 18))
    for number in range(1, 8):
        tournament = scored(entered(tournament, RoundBegan(number)))
    before = tournament_ranking(tournament)
    last = int(before[-1].contestant.label)
    after = entered(
        tournament,
        *(EntrantRated(pair, 50 * pair) for pair in range(1, 9)),
        EntrantRated(last, 50 * last, "+12.5"),
        RankingColumns("250", "acbl-club"),
    )
    assert tournament_ranking(after) == before, "nobody is moved"
    beside = beside_ranking(after, before)
    inside = [line.contestant for line in before if int(line.contestant.label) < 5]
    assert beside[inside[0]].strata.startswith("B 1")
    assert sum(bool(one.strata) for one in beside.values()) == len(inside) == 4
    with_handicap = beside[before[-1].contestant].with_handicap
    assert before[-1].total.percent is not None
    assert with_handicap == before[-1].total.percent + Fraction(25, 2)
    assert beside[before[-1].contestant].handicap_rank < 8
    # Eight pairs in one field: 0.80, and 40 % of them earn something.
    assert sum(one.points or 0 for one in beside.values()) == Fraction(4, 5) * Fraction(22, 10)
    assert beside[before[0].contestant].points


@pytest.mark.parametrize(
    "step",
    [
        RankingColumns("100 300"),
        RankingColumns("a"),
        RankingColumns("", "ebu-individual"),
        EntrantRated(9, 5),
        EntrantRated(1, -5),
        EntrantRated(1, 5, "31"),
        EntrantRated(1, 5, "x"),
    ],
)
def test_what_is_no_column(step: TournamentStep) -> None:
    with pytest.raises(NotAllowed):
        entered(opened(MovementSet("howell", 8, 7, 2, 18)), step)


@pytest.mark.parametrize(
    ("scale", "field", "points"),
    [
        # ACBL Handbook: an eight-table Mitchell is two fields of eight pairs.
        ("acbl-club", PointsField(8, 24), ["0.80", "0.56", "0.40"]),
        # Eleven pairs of a Howell of five and a half tables: 4.4 places are four.
        ("acbl-club", PointsField(11, 24), ["1.10", "0.77", "0.55", "0.385"]),
        ("acbl-club", PointsField(30, 24), ["1.50", "1.05", "0.75", "0.525", "0.30"]),
        ("acbl-invitational", PointsField(16, 24), ["1.20", "0.84", "0.60", "0.42", "0.24"]),
        # EBU handbook, scale F: six tables, eight awards, six at least.
        ("ebu-individual", PointsField(24, 24), ["24", "21", "18", "15", "12", "9", "6", "6"]),
        ("ebu-individual", PointsField(24, 12), []),
    ],
)
def test_published_awards(scale: str, field: PointsField, points: list[str]) -> None:
    earned = master_point_scales()[scale].places(field)
    assert list(earned[: len(points)]) == list(map(Fraction, points))
    assert bool(earned) == bool(points)
