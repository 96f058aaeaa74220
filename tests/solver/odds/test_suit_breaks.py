"""How suits break: the printed tables, and counting deals one by one."""

from fractions import Fraction
from itertools import combinations

import pytest

from biritch.solver.odds.suit_breaks import break_chance, suit_breaks

PRINTED = {
    2: {"1-1": 52.0, "2-0": 48.0},
    3: {"2-1": 78.0, "3-0": 22.0},
    4: {"3-1": 49.7, "2-2": 40.7, "4-0": 9.6},
    5: {"3-2": 67.8, "4-1": 28.3, "5-0": 3.9},
    6: {"4-2": 48.5, "3-3": 35.5, "5-1": 14.5, "6-0": 1.5},
    7: {"4-3": 62.2, "5-2": 30.5, "6-1": 6.8, "7-0": 0.5},
    8: {"5-3": 47.1, "4-4": 32.7, "6-2": 17.1, "7-1": 2.9, "8-0": 0.2},
}
"""The table of The Official Encyclopedia of Bridge, to one place, likeliest first."""


@pytest.mark.parametrize("missing", PRINTED)
def test_breaks_are_those_of_the_printed_table(missing: int) -> None:
    found = {str(split): round(split.percent + 1e-9, 1) for split in suit_breaks(missing)}
    assert found == PRINTED[missing]
    assert list(found) == list(PRINTED[missing])


def test_vacant_places_are_counted_hand_by_hand() -> None:
    # Three missing cards in four places of West and two of East: every way, one by one.
    ways = list(combinations(range(6), 3))
    for first in range(4):
        hits = sum(sum(place < 4 for place in way) == first for way in ways)
        assert break_chance(3, first, (4, 2)) == Fraction(hits, len(ways))


@pytest.mark.parametrize("vacant", [None, (13, 13), (8, 11), (2, 9)])
def test_chances_sum_to_one(vacant: tuple[int, int] | None) -> None:
    for missing in range(11):
        assert sum(split.chance for split in suit_breaks(missing, vacant)) == 1


def test_more_missing_cards_than_places_are_refused() -> None:
    with pytest.raises(ValueError, match="missing cards"):
        suit_breaks(5, (2, 2))
