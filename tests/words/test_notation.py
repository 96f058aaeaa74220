"""Both notations say the same things, and what they write reads back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.core.calls import CALLS, DOUBLE, PASS, REDOUBLE, Bid, Contract
from biritch.core.cards import DECK, Card, Strain
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.words.notation import (
    NOTATIONS,
    Notation,
    read_call,
    read_card,
    read_contract,
    read_hand,
    write_call,
    write_card,
    write_contract,
    write_hand,
)

notations = pytest.mark.parametrize("notation", NOTATIONS)


@notations
def test_every_call_reads_back(notation: Notation) -> None:
    assert [read_call(write_call(call, notation), notation) for call in CALLS] == list(CALLS)


@notations
def test_every_card_reads_back(notation: Notation) -> None:
    assert [read_card(write_card(card, notation), notation) for card in DECK] == list(DECK)


@notations
@given(bits=st.integers(0, (1 << 52) - 1))
def test_every_hand_reads_back(notation: Notation, bits: int) -> None:
    assert read_hand(write_hand(Hand(bits), notation), notation) == Hand(bits)


@notations
def test_every_contract_reads_back(notation: Notation) -> None:
    every = [
        Contract(strain, seat, level, times)
        for strain in Strain
        for seat in Seat
        for level in range(1, 8)
        for times in (1, 2, 4)
    ]
    for one in every:
        assert read_contract(write_contract(one, notation), one.declarer, notation) == one


def test_english_is_what_the_core_reads() -> None:
    assert [write_call(call, "en") for call in CALLS] == [str(call) for call in CALLS]
    assert [write_card(card, "en") for card in DECK] == [str(card) for card in DECK]


@pytest.mark.parametrize(
    ("text", "notation", "call"),
    [
        ("pass", "en", PASS), ("3NT", "en", Bid(3, Strain.NOTRUMP)), ("dbl", "en", DOUBLE),
        ("1♥", "en", Bid(1, Strain.HEARTS)), ("1c", "en", Bid(1, Strain.CLUBS)),
        ("Passe", "fr", PASS), ("-", "fr", PASS), ("contre", "fr", DOUBLE),
        ("Surcontre", "fr", REDOUBLE), ("3sa", "fr", Bid(3, Strain.NOTRUMP)),
        ("1C", "fr", Bid(1, Strain.HEARTS)), ("1k", "fr", Bid(1, Strain.DIAMONDS)),
        ("1P", "fr", Bid(1, Strain.SPADES)), ("1T", "fr", Bid(1, Strain.CLUBS)),
    ],
)  # fmt: skip
def test_people_write_calls_in_many_ways(text: str, notation: Notation, call: object) -> None:
    assert read_call(text, notation) == call


@pytest.mark.parametrize(
    ("text", "notation", "card"),
    [
        ("h10", "en", "HT"), ("HT", "en", "HT"), ("♠A", "en", "SA"),
        ("K10", "fr", "DT"), ("KT", "fr", "DT"), ("pa", "fr", "SA"), ("TD", "fr", "CQ"),
        ("CR", "fr", "HK"), ("TV", "fr", "CJ"), ("T10", "fr", "CT"),
    ],
)  # fmt: skip
def test_people_write_cards_in_many_ways(text: str, notation: Notation, card: str) -> None:
    assert read_card(text, notation) == Card.parse(card)


def test_a_french_hand_is_a_hand() -> None:
    assert read_hand("AD10.R92.A32.8765", "fr") == Hand.parse("AQT.K92.A32.8765")
    assert write_hand(Hand.parse("AQT.K92.A32.8765"), "fr") == "AD10.R92.A32.8765"


@notations
@pytest.mark.parametrize("text", ["", "0N", "8C", "1", "1Z", "XXX", "٣N", "1 N", "11C", "N"])
def test_what_is_no_call_is_refused(text: str, notation: Notation) -> None:
    with pytest.raises(ValueError, match="not a call"):
        read_call(text, notation)


@notations
@pytest.mark.parametrize("text", ["", "S", "S1", "A", "ZA", "S11", "SATT", "SAA"])
def test_what_is_no_card_is_refused(text: str, notation: Notation) -> None:
    with pytest.raises(ValueError, match="not a card"):
        read_card(text, notation)


@pytest.mark.parametrize("text", ["AK.2.3", "AR.R92.A32.8765Q", "AA...", "A B..."])
def test_what_is_no_french_hand_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a hand"):
        read_hand(text, "fr")


@notations
@pytest.mark.parametrize("text", ["0H", "4", "4HXXX", "X", "8N", "4ZX"])
def test_what_is_no_contract_is_refused(text: str, notation: Notation) -> None:
    with pytest.raises(ValueError, match="not a contract"):
        read_contract(text, Seat.NORTH, notation)


@notations
def test_a_passed_out_deal_has_no_contract(notation: Notation) -> None:
    assert read_contract("Pass", Seat.NORTH, notation) is None
