"""Line-ups: away first, no pair against the same pair in both halves."""

from __future__ import annotations

import pytest

from biritch.competition.teams.lineup_rules import LineUp, Pair, objections
from biritch.words.translation import LANGUAGES, say

HOME = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fred")
AWAY = ("Gus", "Hal", "Ida", "Jon")


def pair(names: str) -> Pair:
    return frozenset(names.split())


FIRST = LineUp(pair("Ada Ben"), pair("Gus Hal"), pair("Cleo Dan"), pair("Ida Jon"))


def told(*halves: LineUp) -> list[str]:
    """What is wrong with the last of *halves*; both languages can say it."""
    found = list(objections(halves[-1], HOME, AWAY, halves[:-1]))
    assert all(say(phrase, language) for phrase in found for language in LANGUAGES)
    return [say(phrase, "en") for phrase in found]


def test_in_the_second_half_the_away_pairs_change_rooms() -> None:
    assert told(FIRST) == []
    assert told(FIRST, FIRST.second_half) == []
    assert FIRST.second_half.open_away == pair("Ida Jon")


def test_the_same_pairs_may_not_play_both_halves_against_one_another() -> None:
    assert told(FIRST, FIRST) == [
        "Ada + Ben have already played a half against Gus + Hal",
        "Cleo + Dan have already played a half against Ida + Jon",
    ]


def test_another_room_does_not_help() -> None:
    turned = LineUp(FIRST.closed_home, FIRST.closed_away, FIRST.open_home, FIRST.open_away)
    assert len(told(FIRST, turned)) == 2


def test_one_player_changed_makes_another_pair() -> None:
    second = LineUp(pair("Ada Eve"), pair("Gus Hal"), pair("Cleo Fred"), pair("Ida Jon"))
    assert told(FIRST, second) == []


def test_a_team_may_make_its_pairs_anew() -> None:
    second = LineUp(pair("Ada Cleo"), pair("Gus Hal"), pair("Ben Dan"), pair("Ida Jon"))
    assert told(FIRST, second) == []


@pytest.mark.parametrize(
    ("half", "line"),
    [
        (LineUp(pair("Ada"), *FIRST.away, pair("Cleo Dan")), "not two players: Ada"),
        (
            LineUp(pair("Ada Ben"), pair("Gus Hal"), pair("Ben Dan"), pair("Ida Jon")),
            "Ben cannot sit in both rooms",
        ),
        (
            LineUp(pair("Ada Gus"), pair("Gus Hal"), pair("Ben Dan"), pair("Ida Jon")),
            "Gus is not of that team",
        ),
    ],
)
def test_a_half_needs_four_pairs_of_the_two_teams(half: LineUp, line: str) -> None:
    assert line in told(half)
