"""Values are built from text as well as from other values."""

import pytest

from biritch.core.cards import Strain
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.core.trick_table import TrickTable

HANDS = ("AKQJT98765432...", ".AKQJT98765432..", "..AKQJT98765432.", "...AKQJT98765432")


def test_a_deal_is_built_from_text_or_from_four_hands() -> None:
    text = "N:" + " ".join(HANDS)
    whole = Deal.parse(text)
    assert Deal(text) == whole
    assert Deal(list(HANDS)) == whole
    assert Deal([Hand.parse(hand) for hand in HANDS]) == whole
    for wrong in (7, HANDS[:3]):
        with pytest.raises(ValueError, match="want four hands"):
            Deal(wrong)  # type: ignore[arg-type]


def test_a_table_of_tricks_is_asked_by_seat_and_strain() -> None:
    table = Deal.parse("N:" + " ".join(HANDS)).solve()
    assert isinstance(table, TrickTable)
    assert table["N", "S"] == table[Seat.NORTH, Strain.SPADES] == 13
    for wrong in (7, ("N",), "4H"):
        with pytest.raises(ValueError, match="not a"):
            table[wrong]  # type: ignore[index]
