"""Weighted scores: read, added up, and compared on a traveller."""

from fractions import Fraction
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.core.seats import Seat, Side, Vulnerability
from biritch.rulings.weighted_scores import UnreadableWeights, read, scores_in, weigh
from biritch.words.notation import read_contract

NONE = Vulnerability.parse("none")
ENGLISH = partial(read_contract, notation="en")


def parts(text: str, declarer: Seat | None = Seat.NORTH) -> list[tuple[int, float]]:
    found = read(text, ENGLISH, NONE, declarer)
    return [(points, float(100 * weight)) for points, weight in found]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("60% 4S=, 40% 4S-1", [(420, 60), (-50, 40)]),
        ("60 % of 4S N =; 40 % of 4S N -1", [(420, 60), (-50, 40)]),
        ("37,5% 4SX by E -1 / 62.5% 3NT O +1", [(100, 37.5), (-430, 62.5)]),
        ("50% 620, 30% -100, 20% pass", [(620, 50), (-100, 30), (0, 20)]),
        ("100% 3N*-2", [(-300, 100)]),
    ],
)
def test_a_weighted_score_is_read_as_directors_write_it(
    text: str, told: list[tuple[int, float]]
) -> None:
    assert parts(text) == told


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("60% 4S=", "total"),
        ("60% 4S=, 50% 4S-1", "total"),
        ("0% 4S=, 100% 4S-1", "total"),
        ("60% 9S=, 40% 4S-1", "unread"),
        ("60% 4S=, 40% 4S-14", "unread"),
        ("most of 4S", "unread"),
        ("", "total"),
    ],
)
def test_what_cannot_be_weighed_is_refused(text: str, name: str) -> None:
    with pytest.raises(UnreadableWeights) as refused:
        parts(text)
    assert refused.value.phrase.name == f"ruling-weigh-{name}"


def test_a_contract_wants_a_declarer() -> None:
    with pytest.raises(UnreadableWeights) as refused:
        parts("100% 4S=", None)
    assert refused.value.phrase.name == "ruling-weigh-declarer"


def test_its_place_on_the_traveller_is_the_weighted_mean_of_places() -> None:
    """4S= beats 170 and -100 and ties 420: 5 of 6; 4S-1 beats -100 alone: 2 of 6."""
    found = weigh(read("60% 4S=, 40% 4S-1", ENGLISH, NONE, Seat.NORTH), [420, 170, -100])
    share = 100 * (Fraction(60, 100) * Fraction(5, 6) + Fraction(40, 100) * Fraction(2, 6))
    assert found.awards == (share, 100 - share)
    assert found.mean() == Fraction(232)


def test_against_one_other_table_it_is_the_weighted_mean_of_imps() -> None:
    """620 against 170 is 10 IMPs, -100 against 170 is -7: 60 % and 40 % of them."""
    found = weigh(((620, Fraction(3, 5)), (-100, Fraction(2, 5))), [170], "imp")
    assert found.awards == (Fraction(16, 5), Fraction(-16, 5))


def test_a_split_score_gives_each_side_its_own() -> None:
    found = weigh(((620, 1),), [170, -100], ew=((170, 1),))
    assert [int(found.mean(side)) for side in Side] == [620, 170]
    assert found.awards is not None
    assert found.awards[0] == 100
    assert found.awards[1] == 25


@given(st.lists(st.integers(-80, 80).map(lambda ten: 10 * ten), min_size=1, max_size=6))
def test_the_two_sides_share_a_board(others: list[int]) -> None:
    half = ((420, Fraction(1, 2)), (-50, Fraction(1, 2)))
    matched, imps = weigh(half, others).awards, weigh(half, others, "imp").awards
    assert matched is not None
    assert imps is not None
    assert sum(matched) == 100
    assert sum(imps) == 0


def test_other_scores_are_read_and_refused() -> None:
    assert scores_in("620, -100;170") == [620, -100, 170]
    assert scores_in(" \N{MINUS SIGN}50,  +90 ;") == [-50, 90]
    for text, wrong in (("620 4S", "4S"), ("99999", "99999"), ("1" * 60, "1" * 40)):
        with pytest.raises(UnreadableWeights) as refused:
            scores_in(text)
        assert refused.value.phrase.name == "ruling-weigh-score"
        assert dict(refused.value.phrase.arguments) == {"text": wrong}


def test_a_weighted_score_keeps_the_unit_it_is_compared_in() -> None:
    half = ((420, Fraction(1, 2)), (-50, Fraction(1, 2)))
    assert weigh(half, [420]).unit == "matchpoints"
    assert weigh(half, [420], "imp").unit == "imps"
    assert weigh(half).awards is None
