"""What good players of each system say: the corpora, one test an example."""

from __future__ import annotations

import functools

import pytest

from biritch.bidding import catalogue
from biritch.bidding.pattern import Pattern
from biritch.bidding.system import System
from biritch.core.calls import PASS
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction
from tests.bidding.examples import Example, Pair, dealt, everything, pairs

EXAMPLES = everything()
_VULNERABLE = {"none": Vulnerability.NONE, "both": Vulnerability.BOTH}


@functools.cache
def _systems() -> dict[str, System]:
    return catalogue.known()


@functools.cache
def _auction(text: str) -> Auction:
    """Return the auction with the hand's owner about to call; all else passed."""
    if text in ("-", "fourth"):
        return Auction.of(Seat.NORTH, (PASS,) * (2 if text == "-" else 3))
    return Pattern.parse(text).auction({})


def _id(one: Example | Pair) -> str:
    return str(one).replace(" ", "_")


@pytest.mark.parametrize(
    "example",
    [
        pytest.param(
            one,
            id=_id(one),
            marks=[pytest.mark.xfail(reason=one.why, strict=True)] * bool(one.why),
        )
        for one in EXAMPLES
    ],
)
def test_a_good_player_would_say_so(example: Example) -> None:
    system = _systems()[example.system]
    hand = dealt(example.hand)
    assert len(hand) == 13, example
    choice = system.choose(hand, _auction(example.auction), _VULNERABLE[example.vulnerable])
    assert str(choice.call) == example.call, (hand.hcp, choice.meaning.rule, example.rules)


def test_no_example_is_written_twice() -> None:
    said = [(one.system, one.auction, one.vulnerable, one.hand) for one in EXAMPLES]
    assert len(set(said)) == len(said)


PAIRS = pairs()


@pytest.mark.parametrize(
    "pair",
    [
        pytest.param(
            one,
            id=_id(one),
            marks=[pytest.mark.xfail(reason=one.why, strict=True)] * bool(one.why),
        )
        for one in PAIRS
    ],
)
def test_two_hands_reach_their_contract(pair: Pair) -> None:
    system = _systems()[pair.system]
    hands = [dealt(text) for text in pair.hands]
    auction = Auction(Seat.NORTH)
    said = []
    while not auction.over:
        if auction.turn.side is Seat.NORTH.side:
            hand = hands[auction.turn is Seat.SOUTH]
            call = system.choose(hand, auction, Vulnerability.NONE).call
            said.append(str(call))
        else:
            call = PASS
        auction = auction.add(call)
    assert said == list(pair.calls)


def test_the_two_hands_of_a_pair_could_be_dealt_together() -> None:
    for pair in PAIRS:
        one, two = (text.split(".") for text in pair.hands)
        for mine, yours in zip(one, two, strict=True):
            assert not set(mine) & set(yours) - {"x"}, pair
            assert len(mine) + len(yours) <= 13, pair
