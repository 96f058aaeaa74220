"""Ties: shared places, and every way to break them."""

from collections.abc import Sequence
from fractions import Fraction

import pytest

from biritch.competition.results.result import Contestant
from biritch.competition.scoring.method import Award
from biritch.competition.scoring.ranking import RankingLine, RankingOrder, Total, rank, ties
from biritch.competition.scoring.tie import TieEvidence
from biritch.competition.teams.team_ranking import matches, rank_teams, team_evidence
from tests.competition.teams.four_teams import EVENT, A, B, C, D, rooms


def order(
    breaks: Sequence[str], evidence: TieEvidence, points: str = "5 5 5"
) -> list[RankingLine]:
    totals = [
        Total(who, Fraction(one)) for who, one in zip((A, B, C), points.split(), strict=False)
    ]
    return list(rank(totals, RankingOrder(2, tuple(breaks), lambda: evidence)))


def told(placed: Sequence[RankingLine]) -> str:
    return " ".join(f"{one.rank}{one.contestant}{one.broken_by}" for one in placed)


def table(**rows: str) -> dict[Contestant, dict[Contestant, Fraction]]:
    return {
        Contestant(who): {Contestant(cell[0]): Fraction(cell[1:]) for cell in row.split()}
        for who, row in rows.items()
    }


BROKEN: list[tuple[str, TieEvidence, str]] = [
    ("mutual", TieEvidence(meetings=table(A="B3 C9", B="A17 C12", C="A11 B8")),
     "1Bmutual 2Cmutual 3Amutual"),
    ("mutual", TieEvidence(meetings=table(A="B3", B="A17", C="A11 B8")), "1A 1B 1C"),
    ("mutual_imps", TieEvidence(imps=table(A="B3 C-1", B="A-3 C0", C="A1 B0")),
     "1Amutual_imps 2Cmutual_imps 3Bmutual_imps"),
    ("wins", TieEvidence(imps=table(A="B3 D-1", B="A-3 D0", C="D1 E1")),
     "1Cwins 2Awins 3Bwins"),
    ("wins", TieEvidence(imps=table(A="B3 D-1", B="C0 D0", C="D1 E1")),
     "1Cwins 2Awins 2Bwins"),
    ("opponents",
     TieEvidence(scores={D: Fraction(9), A: Fraction(5), B: Fraction(5)},
              meetings=table(A="B3", B="D3", C="A1 B2")),
     "1Copponents 2Bopponents 3Aopponents"),
    ("imps", TieEvidence(imps=table(A="B3 D-1", B="A-3 D0", C="D2")), "1A 1C 3Bimps"),
    ("quotient", TieEvidence(won_and_lost={A: (Fraction(9), Fraction(3)), B: (Fraction(1),
     Fraction(0)), C: (Fraction(0), Fraction(0))}), "1Bquotient 2Aquotient 3Cquotient"),
    ("point_a_board", TieEvidence(boards={A: (Award(Fraction(1)), Award(Fraction(-9))),
     B: (Award(Fraction(3), Fraction(4)),), C: (Award(Fraction(1), Fraction(4)),)}),
     "1Bpoint_a_board 2Apoint_a_board 3Cpoint_a_board"),
    ("deviation", TieEvidence(boards={A: (Award(Fraction(4), Fraction(4)), Award(Fraction(0),
     Fraction(4))), B: (Award(Fraction(3), Fraction(4)), Award(Fraction(1), Fraction(4))),
     C: (Award(Fraction(2), Fraction(4)), Award(Fraction(2), Fraction(4)))}),
     "1Cdeviation 2Bdeviation 3Adeviation"),
    ("lots", TieEvidence(lots={A: Fraction(1), B: Fraction(2), C: Fraction(3)}),
     "1Clots 2Blots 3Alots"),
    ("lots", TieEvidence(), "1A 1B 1C"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "evidence", "said"), BROKEN)
def test_each_tie_break(name: str, evidence: TieEvidence, said: str) -> None:
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
        assert rule.keys((A, B), TieEvidence()) is None


def test_what_teams_won_and_lost_is_each_one_s_own() -> None:
    found = matches([*rooms("1", 620, 170), *rooms("2", 0, 150)], EVENT)
    totals = [one.total for one in rank_teams(found, EVENT)]
    gathered = team_evidence(found, EVENT, totals)
    assert [list(gathered.won_and_lost[team]) for team in (A, B)] == [[10, 4], [4, 10]]
    assert [gathered.imps[A][B], gathered.meetings[B][A]] == [6, -6]


def test_ties_share_a_place_and_the_next_are_left_out() -> None:
    placed = order([], TieEvidence(), "5 7 5")
    assert [(one.rank, one.contestant, one.shared) for one in placed] == [
        (1, B, False),
        (2, A, True),
        (2, C, True),
    ]


def test_equal_at_two_decimals_is_equal() -> None:
    totals = [Total(A, Fraction("62.504")), Total(B, Fraction("62.496"))]
    assert [one.rank for one in rank(totals, RankingOrder(2))] == [1, 1]
    assert [one.rank for one in rank(totals, RankingOrder(None))] == [1, 2]


def test_those_a_rule_leaves_level_go_through_all_rules_again() -> None:
    """B is beaten by both; between A and C alone, their own match decides."""
    evidence = TieEvidence(meetings=table(A="B12 C8", B="A8 C8", C="A12 B8"))
    assert told(order(["mutual"], evidence)) == "1Cmutual 2Amutual 3Bmutual"


def test_a_tie_break_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="no such tie-break: 'golf'"):
        order(["golf"], TieEvidence())
