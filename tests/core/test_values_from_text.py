"""Values are built from text as well as from other values."""

import pytest

import biritch as bw
from biritch.core.calls import CALLS, parse_call
from biritch.core.cards import DECK, Card, Strain, Suit
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.core.signs import call_sign, card_sign
from biritch.core.trick_table import TrickTable
from biritch.words.translation import say

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


def test_what_is_printed_with_signs_of_suits_is_read() -> None:
    for call in CALLS:
        assert parse_call(say(call_sign(call), "en")) == call
    for card in DECK:
        assert Card.parse(say(card_sign(card.suit, card.rank), "en")) == card
    hand = Hand.parse("AQT4.K92..876543")
    assert Hand.parse("♠ A Q 10 4  ♥ K 9 2  ♦ -  ♣ 8 7 6 5 4 3") == hand
    assert str(bw.Contract("4♥x S +1")) == str(bw.Contract("4HSX+1"))


def test_suits_seats_and_cards_are_asked_for_as_they_are_written() -> None:
    assert [Suit("s"), Suit("♥")] == [Suit.SPADES, Suit.HEARTS]  # type: ignore[arg-type]
    deal = Deal(list(HANDS))
    assert deal["North"] == deal[Seat.NORTH] == deal["N"]
    assert "SA" in deal["N"]
    assert "HA" not in deal["N"]
    with pytest.raises(ValueError, match="Q"):
        deal["Q"]
