"""Deals with cards or shapes given: what is kept, and what is refused."""

from itertools import islice

import pytest

from biritch.core.cards import Suit
from biritch.core.hands import Hand
from biritch.core.predeal import GivenHand, matching, shape_lengths


def test_cards_small_cards_and_shapes_are_kept() -> None:
    given: dict[str, Hand | str | GivenHand] = {
        "N": "AKQ.xxx..",
        "S": "5(332)",
        "E": Hand.parse("...A"),
    }
    for deal in islice(matching(given, seed=7), 5):
        assert deal.north.ranks(Suit.SPADES)[:3] == "AKQ"
        assert deal.north.lengths[2] == 3
        assert deal.south.lengths[3] == 5
        assert "A" in deal.east.ranks(Suit.CLUBS)


def test_the_same_seed_gives_the_same_deals() -> None:
    given: dict[str, Hand | str | GivenHand] = {"W": GivenHand.parse("AKQJ...")}
    assert list(islice(matching(given, seed="a"), 3)) == list(
        islice(matching(given, seed="a"), 3)
    )
    assert next(matching(given)).west.hcp >= 10


def test_a_function_or_a_text_may_be_asked() -> None:
    strong = next(matching({"N": "4432"}, lambda deal: deal.south.hcp > 14, seed=1))
    assert strong.south.hcp > 14
    assert next(matching({"N": "4432"}, "hcp(S) >= 15", seed=1)).south.hcp >= 15
    assert next(matching({}, "hcp(S) >= 25", seed=1)).south.hcp >= 25


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"N": "5432.AKQ.AKQ.AKQJ2"}, "more than thirteen"),
        ({"N": "A...", "S": "A..."}, "given to two hands"),
        ({"N": "4433"}, "not a shape"),
        ({"N": "54"}, "not a shape"),
        ({"N": "xxxxxxxxx..."}, "no hand of N"),
        ({"N": Hand.parse("AKQJT98765432.A..")}, "more than thirteen"),
    ],
)
def test_what_cannot_be_given_is_refused(
    given: dict[str, Hand | str | GivenHand], words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        next(matching(given, seed=1))


def test_other_things_than_hands_and_conditions_are_refused() -> None:
    with pytest.raises(TypeError, match="not a hand"):
        next(matching({"N": 7}))  # type: ignore[dict-item]
    with pytest.raises(TypeError, match="not a condition"):
        next(matching({}, 7))  # type: ignore[arg-type]


def test_a_search_in_vain_ends() -> None:
    with pytest.raises(ValueError, match="answers"):
        next(matching({}, lambda deal: deal.north.hcp > 37, tries=5))


def test_shapes_are_read_with_groups() -> None:
    assert len(shape_lengths("4432")) == 12
    assert len(shape_lengths("5(332)")) == 3
    assert shape_lengths("5=3=3=2") == frozenset({(2, 3, 3, 5)})
