"""Every value of the core reads back what it writes, and refuses nonsense in one line."""

import itertools
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.core.boards import Board
from biritch.core.calls import CALLS, Bid, Call, Contract, parse_call
from biritch.core.cards import DECK, Card, Strain, Suit
from biritch.core.deal_numbers import DEALS
from biritch.core.deals import Deal, PartialDeal
from biritch.core.hands import FULL_PACK, Hand
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Side, Vulnerability
from biritch.core.trick_table import TrickTable

VECTORS = Path(__file__).parent.parent / "vectors"
deals = st.integers(0, DEALS - 1).map(Deal.from_rank)
hands = st.integers(0, FULL_PACK.bits).map(Hand)


@given(st.sampled_from(CALLS))
def test_calls_round_trip(call: Call) -> None:
    assert call == parse_call(str(call))


@given(st.sampled_from(DECK))
def test_cards_round_trip(card: Card) -> None:
    assert card == Card.parse(str(card)) == Card.of(card.suit, card.rank)


@given(hands)
def test_hands_round_trip(hand: Hand) -> None:
    assert hand == Hand.parse(str(hand)) == Hand.of(hand)


@given(deals)
def test_deals_round_trip_as_text_and_as_a_number(deal: Deal) -> None:
    assert deal == Deal.parse(str(deal))
    assert deal == Deal.from_rank(deal.rank)


@given(deals, st.sampled_from(Seat))
def test_a_fourth_hand_is_what_the_other_three_leave(deal: Deal, hidden: Seat) -> None:
    words = str(deal)[2:].split()
    words[hidden] = "-"
    assert deal == Deal.parse("N:" + " ".join(words))


@given(deals, st.sets(st.sampled_from(Seat)))
def test_partial_deals_round_trip(deal: Deal, hidden: set[Seat]) -> None:
    n, e, s, w = (Hand() if seat in hidden else deal[seat] for seat in Seat)
    part = PartialDeal((n, e, s, w))
    assert part == PartialDeal.parse(str(part))
    assert all(part[seat] == deal[seat] for seat in Seat if seat not in hidden)


@given(deals, st.sampled_from(Seat))
def test_a_deal_may_be_written_from_any_seat(deal: Deal, first: Seat) -> None:
    text = f"{first}:" + " ".join(str(deal[first.after(turn)]) for turn in range(4))
    assert deal == Deal.parse(text)


@pytest.mark.parametrize("kind", [Seat, Side, Suit, Strain, Vulnerability])
def test_small_values_round_trip(kind: type[Seat]) -> None:
    for value in kind:
        assert value == kind.parse(str(value))


@given(
    st.sampled_from(Strain),
    st.sampled_from(Seat),
    st.integers(1, 7),
    st.sampled_from([1, 2, 4]),
)
def test_contracts_round_trip(strain: Strain, seat: Seat, level: int, times: int) -> None:
    contract = Contract(strain, seat, level, times)
    assert contract == Contract.parse(contract.brief, seat)


@pytest.mark.parametrize(
    ("read", "text", "said"),
    [
        (parse_call, "8S", "not a call: '8S'"),
        (parse_call, "1Z", "not a call"),
        (Card.parse, "SX", "not a card"),
        (Card.parse, "S", "not a card"),
        (Card.parse, "", "not a card"),
        (Hand.parse, "AKQ.J", "want four suits"),
        (Hand.parse, "AA...", "SA is there twice"),
        (Hand.parse, "A1...", "'1' is not a rank"),
        (Deal.parse, "N:AKQ... ... ...", "not a deal"),
        (Deal.parse, "AKQ", "not a deal"),
        (Deal.parse, "N:A... A... ... -", "SA is held twice"),
        (PartialDeal.parse, "N:AKQJT98765432.A.. - - -", "N holds 14 cards"),
        (Seat.parse, "Z", "not a seat"),
        (Side.parse, "SN", "not a side"),
        (Suit.parse, "N", "not a suit"),
        (Strain.parse, "", "not a strain"),
        (Vulnerability.parse, "some", "not a vulnerability"),
    ],
)
def test_nonsense_is_refused_in_one_line(
    read: Callable[[str], object], text: str, said: str
) -> None:
    with pytest.raises(ValueError, match=said) as caught:
        read(text)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("level", [0, 8, -1])
def test_a_level_that_does_not_exist_is_refused(level: int) -> None:
    with pytest.raises(ValueError, match=rf"not a level: {level} .want 1\.\.7"):
        Bid(level, Strain.CLUBS)


@pytest.mark.parametrize("text", ["8N", "4HXXX", "4", "", "H4", "4NTT"])
def test_a_contract_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a contract"):
        Contract.parse(text, Seat.NORTH)


def test_what_players_write_is_read_as_what_it_means() -> None:
    assert Strain.parse("NT") is Strain.parse("nt") is Strain.parse("n") is Strain.NOTRUMP
    for word in ("both", "all", "b", "B", "All"):
        assert Vulnerability.parse(word) is Vulnerability.BOTH, word
    for word in ("ns", "NS", "N-S", "n"):
        assert Vulnerability.parse(word) is Vulnerability.NS, word
    for word in ("ew", "EW", "E-W", "e"):
        assert Vulnerability.parse(word) is Vulnerability.EW, word


def test_a_deal_of_twelve_cards_to_a_seat_is_refused() -> None:
    n, e, s, w = Deal.from_rank(0).hands
    with pytest.raises(ValueError, match=r"not a deal: E holds 12 cards .want 13"):
        Deal((n, e.without(next(iter(e))), s, w))


def test_a_value_shows_how_it_is_made() -> None:
    part = PartialDeal.parse("N:AKQ... - 2... -")
    assert repr(part) == "PartialDeal.parse('N:AKQ... - 2... -')"
    assert eval(repr(part)) == part
    deal = Deal.from_rank(7)
    assert eval(repr(deal)) == deal
    contract = Contract.parse("4HX", Seat.WEST)
    assert repr(contract) == "Contract.parse('4HX', Seat.WEST)"
    assert eval(repr(contract)) == contract


def test_a_board_has_the_dealer_and_vulnerability_of_law_2() -> None:
    law = json.loads((VECTORS / "law_tables.json").read_text())["law2_boards"]
    for number, (dealer, vulnerable) in law.items():
        for round_ in range(3):
            board = Board.from_number(int(number) + 16 * round_)
            assert board.dealer == Seat.parse(dealer)
            assert board.vulnerability == Vulnerability.parse(vulnerable)
    with pytest.raises(ValueError, match="not a board number"):
        Board.from_number(0)


def test_a_vulnerability_holds_sides_and_seats() -> None:
    assert Side.NS in Vulnerability.NS
    assert Seat.EAST not in Vulnerability.NS
    assert Seat.WEST in Vulnerability.BOTH
    assert Vulnerability.EW in Vulnerability.BOTH
    assert "ns" not in Vulnerability.BOTH


@given(hands, hands)
def test_a_hand_is_a_set_of_cards(one: Hand, two: Hand) -> None:
    assert set(one | two) == set(one) | set(two)
    assert set(one & two) == set(one) & set(two)
    assert set(one - two) == set(one) - set(two)
    assert len(one) == len(list(one)) == sum(one.lengths)
    assert bool(one) == bool(list(one))
    assert list(one) == sorted(one, reverse=True)
    assert one.hcp == sum(max(0, card.rank - 10) for card in one)
    for suit in Suit:
        assert set(one.holding(suit)) == {card for card in one if card.suit == suit}
        assert one.length(suit) == one.lengths[suit] == len(one.ranks(suit))
    for card in itertools.islice(one, 3):
        assert set(one.without(card)) == set(one) - {card}


def test_a_trick_table_has_four_rows_of_five() -> None:
    rows = tuple(tuple(range(5)) for _ in Seat)
    assert TrickTable(rows).of(Seat.EAST, Strain.NOTRUMP) == 4
    with pytest.raises(ValueError, match="not a trick table"):
        TrickTable(rows[:3])
    with pytest.raises(ValueError, match="not a trick table"):
        TrickTable((*rows[:3], (0, 0, 0, 0, 14)))


def test_phrases_say_the_same_whatever_the_order_of_their_blanks() -> None:
    assert Phrase.of("a", x=1, y=2) == Phrase.of("a", y=2, x=1)
    assert Phrase.several(Phrase.of("a")) == Phrase.of("a")


def test_naming_a_card_needs_nothing_heavy() -> None:
    code = (
        "import sys; from biritch.core.cards import Card; Card.parse('SA');"
        "print(*sorted({'numpy','endplay','starlette','click','rich','msgspec','random'}"
        " & set(sys.modules)))"
    )
    out = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert not out.stdout.split()
