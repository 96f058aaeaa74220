"""Suits played alone: the figures of published tables, and a second calculation."""

import csv
from fractions import Fraction
from pathlib import Path

import pytest

from biritch.solver.odds.suit_combinations import SuitCombination, best_line
from biritch.solver.odds.suit_lines import line_in_words
from biritch.words.translation import say

PUBLISHED = Path(__file__).parents[2] / "vectors" / "suit_combinations.csv"
with PUBLISHED.open(encoding="utf-8") as file:
    ROWS = [
        (row["suit"], row["tricks"], Fraction(row["published"])) for row in csv.DictReader(file)
    ]


@pytest.mark.parametrize(("suit", "tricks", "published"), ROWS)
def test_figures_are_those_of_published_tables(
    suit: str, tricks: str, published: Fraction
) -> None:
    if tricks == "most":
        found = best_line(SuitCombination.parse(suit)).average
        step = Fraction(1, 10 ** len(str(float(published)).partition(".")[2]))
    else:
        aim = int(tricks)
        found = 100 * best_line(SuitCombination.parse(suit), tricks=aim).chances[aim - 1]
        step = Fraction(1, 10) if published.denominator > 1 else Fraction(1)
    # Some authors round, some cut.
    assert abs(found - published) < step


def open_tricks(first: frozenset[int], second: frozenset[int], east: frozenset[int]) -> int:
    """Return declarer's tricks when every card is seen, by trying everything."""
    west = frozenset(range(2, 15)) - first - second - east

    def led(hands: tuple[frozenset[int], ...]) -> int:
        if not hands[0] and not hands[2]:
            return 0
        return max(played(hands, who, ()) for who in (0, 2) if hands[who])

    def played(hands: tuple[frozenset[int], ...], leader: int, trick: tuple[int, ...]) -> int:
        if len(trick) == 4:
            best = max(range(4), key=lambda place: trick[place])
            left = tuple(hand - set(trick) for hand in hands)
            return ((leader + best) % 2 == 0) + led(left)
        who = (leader + len(trick)) % 4
        results = [
            played(hands, leader, (*trick, card)) for card in hands[who] or {-len(trick)}
        ]
        return max(results) if who % 2 == 0 else min(results)

    return led((first, east, second, west))


@pytest.mark.parametrize("text", ["AJ/Q2", "K3/Q4", "AT9/Q", "AQ/3", "KT/J2", "QT8/J9", "A/K2"])
@pytest.mark.parametrize("vacant", [(13, 0), (0, 13)])
def test_where_one_hand_holds_everything_open_cards_tell(
    text: str, vacant: tuple[int, int]
) -> None:
    suit = SuitCombination.parse(text)
    missing = frozenset(range(2, 15)) - suit.first - suit.second
    east = missing if vacant[1] else frozenset[int]()
    assert best_line(suit, vacant=vacant).average == open_tricks(suit.first, suit.second, east)


def test_only_what_nobody_can_take_is_sure() -> None:
    assert list(best_line(SuitCombination.parse("AKQ/JT9"), tricks=3).chances) == [0, 0, 1]
    assert not any(best_line(SuitCombination.parse("432/65"), tricks=1).chances)


def test_hands_may_be_named_the_other_way_round() -> None:
    for text in ("AQT4/J32", "KT8/J4", "A94/Q5"):
        left, right = text.split("/")
        suits = [SuitCombination.parse(way) for way in (text, f"{right}/{left}")]
        averages = {best_line(suit).average for suit in suits}
        assert len(averages) == 1, text


def test_vacant_places_move_the_odds() -> None:
    suit = SuitCombination.parse("KJT98/A765")
    alike = best_line(suit, tricks=5).chances[-1]
    # East, who shows long spades, has few places for the queen: play West for it.
    assert best_line(suit, tricks=5, vacant=(11, 5)).chances[-1] > alike
    assert best_line(suit, tricks=5, vacant=(0, 13)).chances[-1] in {0, 1}


@pytest.mark.parametrize(
    ("text", "tricks", "english", "french"),
    [
        (
            "AQ2/543",
            2,
            "cash the ace, then low to the queen",
            "tirer l’as, puis petit vers la dame",
        ),
        ("Kx/xx", 1, "low to the king", "petit vers le roi"),
        ("432/65", 1, "no line wins that many tricks", "aucune ligne n’en fait autant"),
        (
            "KJ9/xxx",
            1,
            "low to the king; if that loses, low to the jack",
            "petit vers le roi ; si la levée est perdue, petit vers le valet",
        ),
    ],
)
def test_lines_are_told_as_declarers_say_them(
    text: str, tricks: int, english: str, french: str
) -> None:
    line = line_in_words(best_line(SuitCombination.parse(text), tricks=tricks))
    assert say(line, "en") == english
    assert say(line, "fr") == french


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("AQ2", "two holdings"),
        ("AQZ/2", "'Z' is not a rank"),
        ("AQ/A2", "'A' is there twice"),
        ("/", "1 to 13 cards"),
        ("xxxxxxx/xxxxxxx", "1 to 13 cards"),
    ],
)
def test_what_is_no_suit_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        SuitCombination.parse(text)


def test_aims_and_places_are_checked() -> None:
    suit = SuitCombination.parse("AQ2/543")
    with pytest.raises(ValueError, match=r"want 1\.\.3"):
        best_line(suit, tricks=4)
    with pytest.raises(ValueError, match="missing cards"):
        best_line(suit, vacant=(3, 2))
