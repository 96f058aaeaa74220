"""A deal in a link: there and back, and nothing from a link that was cut or changed."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as some

from biritch.core.boards import Board
from biritch.core.calls import CALLS
from biritch.core.cards import DECK
from biritch.core.deal_numbers import DEALS
from biritch.core.deals import Deal
from biritch.records.deal_links import LinkedDeal, link_code, read_link


@given(
    some.integers(0, DEALS - 1),
    some.integers(1, 100_000),
    some.lists(some.sampled_from(CALLS), max_size=40),
    some.permutations(DECK),
    some.integers(0, 52),
)
def test_a_link_is_read_back(
    number: int, board: int, calls: list[object], cards: list[object], played: int
) -> None:
    linked = LinkedDeal(
        Board.from_number(board),
        Deal.from_rank(number),
        tuple(calls),  # type: ignore[arg-type]
        tuple(cards[:played]),  # type: ignore[arg-type]
    )
    assert read_link(link_code(linked)) == linked


def test_a_link_that_was_changed_is_refused() -> None:
    code = link_code(LinkedDeal(Board.from_number(3), Deal.random(seed=3), CALLS[:6]))
    rng = random.Random(3)
    refused = 0
    for _ in range(200):
        place = rng.randrange(len(code))
        letter = rng.choice([each for each in "abcXYZ019-_" if each != code[place]])
        changed = code[:place] + letter + code[place + 1 :]
        try:
            read_link(changed)
        except ValueError:
            refused += 1
    # Eight bits of check let one in 256 through; the last letter's spare bits carry nothing.
    assert refused > 190
    for cut in (code[:-1], code[:10], "", "é" * 24, "A" * 999):
        with pytest.raises(ValueError, match="not the code of a deal"):
            read_link(cut)
