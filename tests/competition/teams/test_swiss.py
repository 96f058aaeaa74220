"""Swiss draws: nobody meets twice, ranks are close, and there always is a draw."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

import pytest

from biritch.competition.movement import EntrantKind, Unsuitable
from biritch.competition.teams.swiss import (
    MatchScore,
    SwissDraw,
    Two,
    by_lot,
    closest,
    danish,
    descending,
    first_round,
    opponents_met,
    rank_by_score,
    seat_draw,
    turn_draw,
)
from biritch.words.translation import say

Rule = Callable[[Sequence[int], frozenset[Two], list[int]], SwissDraw]


def every_draw(order: Sequence[int]) -> Iterator[list[Two]]:
    """All the ways to pair *order*, by plain recursion."""
    if not order:
        yield []
        return
    for place in range(1, len(order)):
        rest = [*order[1:place], *order[place + 1 :]]
        for found in every_draw(rest):
            yield [(order[0], order[place]), *found]


def cost(order: Sequence[int], matches: Sequence[Two]) -> int:
    return sum((order.index(one) - order.index(other)) ** 2 for one, other in matches)


def played(
    rule: Rule, entrants: int, rounds: int, seed: int
) -> Iterator[tuple[list[int], frozenset[Two], list[int], SwissDraw]]:
    """A whole event at random: the ranking, who had met, who had a bye, and the draw."""
    rng = random.Random(seed)
    everyone = list(range(1, entrants + 1))
    results: list[MatchScore] = []
    byes: list[int] = []
    for _ in range(rounds):
        order, seen = list(rank_by_score(everyone, results)), opponents_met(results)
        draw = rule(order, seen, byes)
        yield order, seen, list(byes), draw
        for home, away in draw.matches:
            points = Fraction(rng.randrange(2001), 100)
            results.append(MatchScore(home, away, points, 20 - points))
        byes += [] if draw.bye is None else [draw.bye]


@pytest.mark.parametrize("rule", [closest, descending])
@pytest.mark.parametrize("entrants", [4, 5, 9, 12, 16, 21, 40, 64])
def test_nobody_meets_twice_nor_waits_twice(rule: Rule, entrants: int) -> None:
    for seed in range(3):
        rounds = min(10, (entrants - 1) // 2)
        for order, seen, byes, draw in played(rule, entrants, rounds, seed):
            two = [tuple(sorted(match)) for match in draw.matches]
            waiting = [] if draw.bye is None else [draw.bye]
            assert not set(two) & seen
            assert not set(waiting) & set(byes)
            assert sorted([*(who for match in two for who in match), *waiting]) == sorted(order)
            assert len(waiting) == entrants % 2


@pytest.mark.parametrize("entrants", [4, 6, 8, 10, 12])
def test_the_closest_draw_is_the_closest_of_all(entrants: int) -> None:
    """Against brute force, also where it must go far because almost all have met."""
    rounds = 3 if entrants == 12 else entrants - 3
    for seed in range(2):
        for order, seen, _, draw in played(closest, entrants, rounds, seed):
            costs = [
                cost(order, matches)
                for matches in every_draw(order)
                if not any(tuple(sorted(two)) in seen for two in matches)
            ]
            assert cost(order, draw.matches) == min(costs)


def test_a_large_draw_is_never_further_apart_than_the_one_by_hand() -> None:
    gained = 0
    for order, seen, _, draw in played(closest, 30, 12, 5):
        by_hand = cost(order, descending(order, seen).matches)
        assert cost(order, draw.matches) <= by_hand
        gained += by_hand - cost(order, draw.matches)
    assert gained > 0


def test_the_bye_goes_to_the_lowest_who_has_had_none() -> None:
    assert closest([3, 1, 2, 5, 4], frozenset(), []).bye == 4
    assert closest([3, 1, 2, 5, 4], frozenset(), [4, 5]).bye == 2


def test_from_the_top_down_takes_a_choice_back() -> None:
    """Third and fourth have met: first cannot have second."""
    order, seen = [1, 2, 3, 4], frozenset({(3, 4)})
    assert descending(order, seen).matches == ((1, 3), (2, 4))
    assert closest(order, seen).matches == ((1, 3), (2, 4))


@pytest.mark.parametrize("rule", [closest, descending])
def test_where_all_have_met_there_is_no_draw(rule: Rule) -> None:
    with pytest.raises(Unsuitable) as refused:
        rule([1, 2, 3, 4], frozenset({(1, 2), (1, 3), (1, 4)}), [])
    assert "4" in say(refused.value.phrase, "fr")
    with pytest.raises(Unsuitable):
        rule([1, 2, 3], frozenset(), [1, 2, 3])


def test_those_at_the_top_may_have_to_go_far() -> None:
    """The first has met the next twenty of forty: then nobody near is left for them."""
    seen = frozenset((1, other) for other in range(2, 22))
    draw = closest(range(1, 41), seen)
    assert draw.matches[0] == (1, 22)


def test_first_rounds() -> None:
    assert first_round([1, 2, 3, 4, 5]) == SwissDraw(((1, 3), (2, 4)), 5)
    lot = by_lot(range(1, 9), random.Random(3))
    assert lot == by_lot(range(1, 9), random.Random(3))
    assert sorted(who for two in lot.matches for who in two) == list(range(1, 9))
    assert danish([4, 2, 1, 3, 5]) == SwissDraw(((4, 2), (1, 3)), 5)


def test_equals_in_score_stay_in_their_order() -> None:
    half = Fraction(10)
    assert rank_by_score([3, 1, 2], [MatchScore(1, 2, half, half)]) == (1, 2, 3)
    assert rank_by_score([3, 1, 2], []) == (3, 1, 2)


def test_a_match_of_teams_has_two_rooms_and_pairs_one_table() -> None:
    draw = SwissDraw(((5, 2), (1, 4)))
    teams = seat_draw(draw, 3, EntrantKind.TEAMS)
    assert [(s.table, s.ns, s.ew, s.boards) for s in teams] == [
        (1, (5,), (2,), 3), (2, (2,), (5,), 3), (3, (1,), (4,), 3), (4, (4,), (1,), 3),
    ]  # fmt: skip
    assert [s.ns for s in seat_draw(draw, 3, EntrantKind.PAIRS)] == [(5,), (1,)]
    assert turn_draw(draw, {5: 1, 2: 0}).matches == ((2, 5), (1, 4))


def test_a_ranking_falls() -> None:
    results = [
        MatchScore(1, 2, Fraction(5), Fraction(15)),
        MatchScore(3, 4, Fraction(9), Fraction(11)),
    ]
    order = rank_by_score([1, 2, 3, 4], results)
    scores = {1: 5, 2: 15, 3: 9, 4: 11}
    assert all(scores[one] >= scores[other] for one, other in pairwise(order))
