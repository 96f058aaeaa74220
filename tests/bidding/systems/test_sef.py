"""The SEF, example by example: a hand, an auction, and the call the rule named asks for.

Examples marked ``xfail`` are known failures; correcting one forces its mark off.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from biritch.bidding import catalogue
from biritch.core.calls import PASS, parse_call
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction

SEF = catalogue.find("sef")
CORPUS = Path(__file__).parent / "sef"


def examples() -> list[object]:
    found: list[object] = []
    for path in sorted(CORPUS.glob("*.toml")):
        read = tomllib.loads(path.read_text("utf-8"))
        failing = {tuple(one): why for *one, why in read.get("failing", [])}
        for place, (rule, hand, auction, call) in enumerate(read["examples"], start=1):
            why = failing.get((rule, hand, auction, call))
            marks = [pytest.mark.xfail(reason=why, strict=True)] if why else []
            found.append(
                pytest.param(
                    rule, hand, auction, call, id=f"{path.stem}-{place}-{rule}", marks=marks
                )
            )
    return found


@pytest.mark.parametrize(("rule", "hand", "auction", "call"), examples())
def test_the_sef_bids_as_its_rules_say(rule: str, hand: str, auction: str, call: str) -> None:
    said = Auction.of(Seat.NORTH, map(parse_call, auction.split()))
    choice = SEF.choose(Hand.parse(hand), said, Vulnerability.NONE)
    assert str(choice.call) == call, f"{rule}: {choice.meaning.rule}"


def test_the_corpus_is_large_enough_and_every_known_failure_is_in_it() -> None:
    total = 0
    for path in CORPUS.glob("*.toml"):
        read = tomllib.loads(path.read_text("utf-8"))
        assert read["source"]
        known = [tuple(one) for one in read["examples"]]
        assert len(set(known)) == len(known)
        assert {tuple(one[:4]) for one in read.get("failing", [])} <= set(known)
        total += len(known)
    assert total >= 400


def whole_auctions() -> list[object]:
    path = CORPUS.with_name("sef_auctions") / "uncontested.toml"
    return [
        pytest.param(*one, id=one[2].replace(" ", "-"))
        for one in tomllib.loads(path.read_text("utf-8"))["auctions"]
    ]


@pytest.mark.parametrize(("north", "south", "calls"), whole_auctions())
def test_two_hands_bid_as_approved(north: str, south: str, calls: str) -> None:
    hands = {Seat.NORTH: Hand.parse(north), Seat.SOUTH: Hand.parse(south)}
    auction = Auction(Seat.NORTH)
    said = []
    while not auction.over:
        if auction.turn not in hands:
            auction = auction.add(PASS)
            continue
        call = SEF.choose(hands[auction.turn], auction, Vulnerability.NONE).call
        said.append(str(call))
        auction = auction.add(call)
    assert " ".join(said) == calls
    assert len(whole_auctions()) >= 100
