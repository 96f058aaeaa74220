"""Sharing cards between two seats: counted against every way there is."""

from collections import Counter
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biritch.core.cards import DECK
from biritch.core.hands import Hand
from biritch.robots.sampling.splits import Need, Span, Split

spans = st.tuples(st.integers(0, 2), st.integers(2, 7))
lengths = st.tuples(spans, spans, spans, spans)
points = st.tuples(st.integers(0, 5), st.integers(1, 12))


def met(hand: Hand, need: Need) -> bool:
    def inside(value: int, span: Span) -> bool:
        return span[0] <= value <= span[1]

    suits = zip(hand.lengths, need.lengths, strict=True)
    return all(inside(*suit) for suit in suits) and inside(hand.hcp, need.points)


def shares(pool: Hand, first: Need, second: Need) -> set[int]:
    taken = (Hand.of(cards) for cards in combinations(pool, first.cards))
    return {one.bits for one in taken if met(one, first) and met(pool - one, second)}


@settings(max_examples=100, deadline=None)
@given(
    cards=st.sets(st.sampled_from(DECK), min_size=2, max_size=11),
    size=st.integers(0, 11),
    spans=st.tuples(lengths, lengths),
    hcp=st.tuples(points, points),
    seed=st.integers(0, 99),
)
def test_every_share_that_fits_is_counted_and_no_other_is_drawn(
    cards: set[int],
    size: int,
    spans: tuple[tuple[Span, ...], tuple[Span, ...]],
    hcp: tuple[Span, Span],
    seed: int,
) -> None:
    pool = Hand.of(DECK[card] for card in cards)
    first = Need(min(size, len(pool)), spans[0], hcp[0])
    second = Need(len(pool) - first.cards, spans[1], hcp[1])
    split = Split(pool.bits, first, second)
    expected = shares(pool, first, second)
    assert split.ways == len(expected)
    drawn = split.draw(40, np.random.default_rng(seed)).tolist()
    assert set(drawn) <= expected
    assert len(drawn) == (40 if expected else 0)


def test_every_share_is_as_likely_as_any_other() -> None:
    pool = Hand.parse("AK43.Q92.T7.J65")
    first = Need(6, ((0, 3), (0, 2), (1, 3), (1, 3)), (4, 9))
    second = Need(6)
    expected = shares(pool, first, second)
    times = 100
    split = Split(pool.bits, first, second)
    drawn = Counter(split.draw(times * len(expected), np.random.default_rng(5)).tolist())
    assert set(drawn) == expected
    spread = sum((found - times) ** 2 / times for found in drawn.values())
    freedom = len(expected) - 1
    assert abs(spread - freedom) < 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("cards", [5, 7])
def test_a_need_for_another_number_of_cards_cannot_be_met(cards: int) -> None:
    pool = Hand.parse("AK43.Q92.T7.J65")
    assert Split(pool.bits, Need(cards), Need(6)).ways == 0


def test_what_two_seats_may_take_together_is_the_sum() -> None:
    one = Need(5, ((0, 3), (1, 4), (0, 2), (2, 5)), (5, 9))
    other = Need(4, ((1, 1), (0, 4), (0, 2), (0, 5)), (0, 3))
    assert one + other == Need(9, ((1, 4), (1, 8), (0, 4), (2, 10)), (5, 12))
