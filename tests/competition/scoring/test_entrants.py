"""Lists of entrants: columns in any order and either language; what is refused, in one line."""

from fractions import Fraction

import pytest

from biritch.competition.results.result import Contestant
from biritch.competition.scoring.entrants import EntrantsError, read_entrants

NS, EW, SOUTH = Contestant("1", "ns"), Contestant("1", "ew"), Contestant("2", "ns")
PEOPLE = (NS, EW, SOUTH)


def test_every_column_is_read_whatever_its_order_and_its_sign() -> None:
    text = """Points;Pénalité;Paire;Ligne;Noms;Handicap;Report;Motif
250;3;1;NS;Ann et Bob;1,5;;retard
;-2;1;EO;;;−4 %;

90;;2;;Cléo et Dan;;0.25;
"""
    entrants = read_entrants(text, PEOPLE)
    assert entrants.names == {NS: "Ann et Bob", SOUTH: "Cléo et Dan"}
    assert entrants.points == {NS: 250, SOUTH: 90}
    assert entrants.extras == (
        (NS, Fraction(3, 2), "handicap", "retard"),
        (NS, Fraction(-3), "penalty", "retard"),
        (EW, Fraction(-4), "carry", ""),
        (EW, Fraction(-2), "penalty", ""),
        (SOUTH, Fraction(1, 4), "carry", ""),
    )


@pytest.mark.parametrize("mark", [",", ";", "\t"])
def test_cells_are_parted_by_the_sign_that_stands_most_often(mark: str) -> None:
    text = f"team{mark}carry-over{mark}why\n2{mark}7{mark}round 1; stage A"
    text = text.replace("round 1; stage A", '"round 1; stage A"')
    assert read_entrants(text, PEOPLE).extras == (
        (SOUTH, Fraction(7), "carry", "round 1; stage A"),
    )


def test_a_handicap_is_a_percentage_where_there_is_a_top_and_points_elsewhere() -> None:
    text = "pair,direction,handicap,carry\n1,ns,5,12\n1,ew,5,"
    given = read_entrants(text, PEOPLE).adjustments({NS: Fraction(240)})
    assert [(one.contestant, one.kind, one.points) for one in given] == [
        (NS, "handicap", Fraction(12)),
        (NS, "carry", Fraction(12)),
        (EW, "handicap", Fraction(5)),
    ]


@pytest.mark.parametrize(
    ("text", "line", "name", "blanks"),
    [
        ("", 1, "heading", {"text": ""}),
        ("name,points\nAnn,3", 1, "heading", {"text": "name, points"}),
        ("pair\n1\n", 2, "nobody", {"who": "1"}),
        ("pair,direction\n\n7,ew\n", 3, "nobody", {"who": "7 EW"}),
        ("pair,points\n2,many\n", 2, "figure", {"text": "many"}),
        ("pair,carry\n2,1/0\n", 2, "figure", {"text": "1/0"}),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(
    text: str, line: int, name: str, blanks: dict[str, str]
) -> None:
    with pytest.raises(EntrantsError) as refused:
        read_entrants(text, PEOPLE)
    assert refused.value.line == line
    assert refused.value.phrase.name == f"rank-entrants-{name}"
    assert dict(refused.value.phrase.arguments) == blanks


def test_long_words_are_cut_in_the_refusal() -> None:
    for text in (f"{'x' * 99}\n1", f"pair\n{'9' * 99}", f"pair,carry\n2,{'z' * 99}"):
        with pytest.raises(EntrantsError) as refused:
            read_entrants(text, PEOPLE)
        [(_, shown)] = dict(refused.value.phrase.arguments).items()
        assert len(str(shown)) == 60
