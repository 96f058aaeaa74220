"""Knock-outs: the draw by strength, byes, and who is left."""

from __future__ import annotations

import pytest

from biritch.competition.movement import Unsuitable
from biritch.competition.teams.knockout import (
    KnockoutStage,
    bracket,
    following,
    losers,
    opening,
)


@pytest.mark.parametrize("size", [1, 2, 4, 8, 16, 64])
def test_a_bracket_is_fair_in_every_round(size: int) -> None:
    order = list(bracket(size))
    assert sorted(order) == list(range(1, size + 1))
    while len(order) > 1:
        pairs = list(zip(order[::2], order[1::2], strict=True))
        assert {one + other for one, other in pairs} == {len(order) + 1}
        order = [min(pair) for pair in pairs]


@pytest.mark.parametrize("entrants", range(2, 34))
def test_if_the_stronger_always_wins_the_strongest_meet_last(entrants: int) -> None:
    stage: KnockoutStage | None = opening(range(1, entrants + 1))
    assert stage is not None
    byes = (1 << (entrants - 1).bit_length()) - entrants
    assert sorted(stage.resting) == list(range(1, byes + 1))
    matches = 0
    while stage is not None:
        matches += len(stage.matches)
        if stage.teams_left == 2:
            assert stage.matches == ((1, 2),)
            assert losers(stage, [1]) == (2,)
        stage = following(stage, [min(match) for match in stage.matches])
    assert matches == entrants - 1


def test_the_winners_go_on_whoever_they_are() -> None:
    stage = opening([7, 5, 3, 1])
    assert stage.matches == ((7, 1), (5, 3))
    final = following(stage, [1, 3])
    assert final is not None
    assert final.matches == ((1, 3),)
    assert losers(stage, [1, 3]) == (7, 5)
    assert following(final, [3]) is None


@pytest.mark.parametrize("winners", [[], [1], [1, 4, 2], [1, 2, 9]])
def test_a_match_has_one_winner(winners: list[int]) -> None:
    with pytest.raises(Unsuitable, match=r"exactly one of|has no match"):
        following(opening([1, 2, 3, 4]), winners)


def test_nobody_knocks_out_alone() -> None:
    with pytest.raises(Unsuitable, match="cannot knock one another out"):
        opening([1])
