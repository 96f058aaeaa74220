"""The auction: counted, and held to Laws 18, 19, 22, 27, 36 and 39."""

import json
import random
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.core.calls import BIDS, CALLS, PASS, Bid, Call, parse_call
from biritch.core.cards import Strain
from biritch.core.seats import Seat
from biritch.rules.auction import Auction, AuctionState
from biritch.rules.offence import IllegalCall

COUNTS = json.loads(
    (Path(__file__).parent.parent / "vectors" / "auction_counts.json").read_text()
)


def calls(text: str) -> list[Call]:
    return [parse_call(word) for word in text.split()]


@cache
def complete(standing: AuctionState) -> int:
    if standing.over:
        return 1
    return sum(complete(standing.after(call)) for call in standing.legal())


def test_there_are_as_many_auctions_as_arithmetic_says() -> None:
    for bid in reversed(BIDS):  # from the top, so that the recursion stays shallow
        complete(AuctionState(bid))
    assert complete(AuctionState()) == int(COUNTS["total"]) == (4 * 22**35 - 1) // 3


@cache
def by_length(standing: AuctionState, left: int) -> int:
    if standing.over:
        return int(left == 0)
    return (
        0
        if left == 0
        else sum(by_length(standing.after(c), left - 1) for c in standing.legal())
    )


def test_there_are_as_many_auctions_of_each_length_to_twenty_calls() -> None:
    for length in range(4, 21):
        assert by_length(AuctionState(), length) == int(COUNTS["complete_by_len"][str(length)])


def sequences(auction: Auction, depth: int) -> int:
    """Legal sequences of *depth* calls, on the very object the table uses."""
    legal = auction.standing.legal()
    if depth <= 1:
        return len(legal) if depth else 1
    return sum(sequences(auction.add(call), depth - 1) for call in legal)


@pytest.mark.parametrize("depth", range(6))
def test_there_are_as_many_sequences_of_each_depth(depth: int) -> None:
    assert sequences(Auction(Seat.NORTH), depth) == int(
        COUNTS["legal_sequences_by_depth"][depth]
    )


@given(st.integers(0, 2**32), st.sampled_from(Seat))
def test_a_random_auction_is_the_fold_of_its_calls(seed: int, dealer: Seat) -> None:
    rng, auction = random.Random(seed), Auction(dealer)
    while not auction.over:
        auction = auction.add(rng.choice(auction.standing.legal()))
    assert auction == Auction.of(dealer, auction.calls) == Auction(dealer, auction.calls)
    assert Auction(dealer, auction.calls).standing == auction.standing
    if (contract := auction.contract) is not None:
        bid = Bid(contract.level, contract.strain)
        assert auction.standing.bid == bid
        assert contract.multiplier in (1, 2, 4)
        named = [
            seat
            for seat, call in auction.calls_by_seat
            if isinstance(call, Bid)
            and call.strain == bid.strain
            and seat.side == contract.declarer.side
        ]
        assert named[0] == contract.declarer


@given(st.integers(0, 2**32))
def test_legal_calls_are_those_without_an_objection(seed: int) -> None:
    rng, standing = random.Random(seed), AuctionState()
    while not standing.over:
        legal = standing.legal()
        assert set(legal) == {call for call in CALLS if standing.objection(call) is None}
        standing = standing.after(rng.choice(legal))
    assert not standing.legal()


@pytest.mark.parametrize(
    ("made", "bad", "law", "why"),
    [
        ("1H", "1C", 27, "insufficient bid"),
        ("1H", "1H", 27, "insufficient bid"),
        ("1H P", "X", 36, "inadmissible double"),
        ("", "X", 36, "inadmissible double"),
        ("1H X", "X", 36, "inadmissible double"),
        ("1H X XX", "X", 36, "inadmissible double"),
        ("P", "XX", 36, "inadmissible redouble"),
        ("1H X P", "XX", 36, "inadmissible redouble"),
        ("1H X 1S", "XX", 36, "inadmissible redouble"),
        ("P P P P", "P", 39, "call after the final pass"),
        ("1C P P P", "1D", 39, "call after the final pass"),
    ],
)
def test_an_illegal_call_names_its_law(made: str, bad: str, law: int, why: str) -> None:
    auction = Auction.of(Seat.NORTH, calls(made))
    with pytest.raises(IllegalCall, match=f"{bad}: {why} .Law {law}.") as caught:
        auction.add(parse_call(bad))
    assert caught.value.offence.law == law


@pytest.mark.parametrize(
    ("dealer", "made", "contract"),
    [
        ("N", "P 1H P 4H P P P", "4H E"),
        ("N", "P 1H X 3H 3S P 4S P P P", "4S N"),
        ("S", "1S 2S P 4S P P P", "4S W"),
        ("W", "1N X XX P P P", "1NXX W"),
        ("E", "1C X XX 1D P P 3C X P P P", "3CX E"),
    ],
)
def test_declarer_first_named_the_strain(dealer: str, made: str, contract: str) -> None:
    auction = Auction.of(Seat.parse(dealer), calls(made))
    assert str(auction.contract) == contract


def test_four_passes_leave_no_contract() -> None:
    auction = Auction.of(Seat.WEST, [PASS] * 4)
    assert auction.over
    assert auction.contract is None


def test_three_passes_leave_the_fourth_hand_its_call() -> None:
    auction = Auction.of(Seat.WEST, [PASS] * 3)
    assert not auction.over
    assert auction.turn == Seat.SOUTH
    assert auction.add(Bid(1, Strain.CLUBS)).contract is None


def test_calls_are_taken_as_people_write_them() -> None:
    """A text, or what has a call, as the answer of a system."""

    class Chosen:
        call = parse_call("2H")

    auction = Auction("N").add("1♠").add(Chosen())  # type: ignore[arg-type]
    assert auction == Auction.of(Seat.NORTH, calls("1S 2H"))
    with pytest.raises(TypeError, match=r"not a call: 7 \(want a call, or its text"):
        auction.add(7)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="9H"):
        auction.add("9H")
