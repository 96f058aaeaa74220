"""What good players of each system say: the corpora, one test a system."""

from __future__ import annotations

import functools

import pytest

from biritch.bidding import catalogue
from biritch.bidding.agreement.pattern import AuctionPattern
from biritch.bidding.system import System
from biritch.core.calls import PASS, Call
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction
from tests.bidding.systems.examples import Pair, dealt, everything, pairs

EXAMPLES = everything()
_VULNERABLE = {"none": Vulnerability.NONE, "both": Vulnerability.BOTH}


@functools.cache
def _systems() -> dict[str, System]:
    return catalogue.all_systems()


@functools.cache
def _auction(text: str) -> Auction:
    """Return the auction with the hand's owner about to call; all else passed."""
    if text in ("-", "fourth"):
        return Auction.of(Seat.NORTH, (PASS,) * (2 if text == "-" else 3))
    return AuctionPattern.parse(text).auction({})


@pytest.mark.slow
@pytest.mark.parametrize("system", sorted({one.system for one in EXAMPLES}))
def test_a_good_player_would_say_so(system: str) -> None:
    """A known failure must fail: the one that is mended is struck out."""
    wrong = []
    for one in (one for one in EXAMPLES if one.system == system):
        hand = dealt(one.hand)
        assert len(hand) == 13, one
        vulnerable = _VULNERABLE[one.vulnerable]
        choice = _systems()[system].choose(hand, _auction(one.auction), vulnerable)
        if (str(choice.call) == one.call) == bool(one.why):
            wrong.append(f"{one}: {choice.call} by {choice.meaning.rule} ({one.rules})")
    assert not wrong, "\n".join(wrong)


def test_no_example_is_written_twice() -> None:
    said = [(one.system, one.auction, one.vulnerable, one.hand) for one in EXAMPLES]
    assert len(set(said)) == len(said)


PAIRS = pairs()


def _bid(pair: Pair) -> list[str]:
    """Return what the two hands of *pair* say, their opponents passing."""
    hands = [dealt(text) for text in pair.hands]
    auction, said = Auction(Seat.NORTH), list[str]()
    while not auction.over:
        call: Call = PASS
        if auction.turn.side is Seat.NORTH.side:
            hand = hands[auction.turn is Seat.SOUTH]
            call = _systems()[pair.system].choose(hand, auction, Vulnerability.NONE).call
            said.append(str(call))
        auction = auction.add(call)
    return said


@pytest.mark.slow
@pytest.mark.parametrize("system", sorted({one.system for one in PAIRS}))
def test_two_hands_reach_their_contract(system: str) -> None:
    """A hundred auctions for each system; known failures must fail."""
    ours = [one for one in PAIRS if one.system == system]
    told = [(one, _bid(one)) for one in ours]
    wrong = [f"{one}: {said}" for one, said in told if (said == [*one.calls]) == bool(one.why)]
    assert not wrong, "\n".join(wrong)
    assert len(ours) >= 100


def test_the_two_hands_of_a_pair_could_be_dealt_together() -> None:
    for pair in PAIRS:
        one, two = (text.split(".") for text in pair.hands)
        for mine, yours in zip(one, two, strict=True):
            assert not set(mine) & set(yours) - {"x"}, pair
            assert len(mine) + len(yours) <= 13, pair
