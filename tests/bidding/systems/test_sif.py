"""The SIF is the SEF less the tools of later years: every example of the SEF holds for it too,
but those named in ``sif/otherwise.toml``, where it says something else, or is never asked.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from biritch.bidding import catalogue
from biritch.core.calls import PASS, Call, parse_call
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction

SIF = catalogue.find("sif")
HERE = Path(__file__).parent
OTHERWISE = tomllib.loads((HERE / "sif" / "otherwise.toml").read_text("utf-8"))
AUCTIONS = tomllib.loads((HERE / "sif" / "two_hands.toml").read_text("utf-8"))
UNASKED = tuple(OTHERWISE["unasked"])


def of_the_sef() -> list[tuple[str, str, str, str]]:
    """Return the examples of the SEF corpus that hold for it."""
    found = []
    for path in sorted((HERE / "sef").glob("*.toml")):
        read = tomllib.loads(path.read_text("utf-8"))
        failing = {tuple(one[:4]) for one in read.get("failing", [])}
        found += [(*one,) for one in read["examples"] if tuple(one) not in failing]
    return found


def kept() -> list[tuple[str, str, str, str]]:
    """Return the examples of the SEF that are the SIF's too."""
    own = {(hand, auction) for _, hand, auction, _ in OTHERWISE["otherwise"]}
    return [
        one
        for one in of_the_sef()
        if (one[1], one[2]) not in own and not one[2].startswith(UNASKED)
    ]


@pytest.mark.parametrize("examples", [OTHERWISE["otherwise"], OTHERWISE["own"], kept()])
def test_the_sif_bids_as_it_is_taught(examples: list[list[str]]) -> None:
    wrong = []
    for rule, hand, auction, call in examples:
        said = Auction.of(Seat.NORTH, map(parse_call, auction.split()))
        choice = SIF.choose(Hand.parse(hand), said, Vulnerability.NONE)
        if str(choice.call) != call:
            wrong.append(f"{rule} {hand} {auction!r}: {choice.call} by {choice.meaning.rule}")
    assert not wrong, "\n".join(wrong)


def test_the_corpus_is_large_enough_and_all_of_it_differs_from_the_sef() -> None:
    own = OTHERWISE["otherwise"]
    assert len(kept()) + len(own) + len(OTHERWISE["own"]) >= 400
    taught = {(hand, auction): call for _, hand, auction, call in of_the_sef()}
    for _, hand, auction, call in own:
        assert taught[hand, auction] != call


def auctions() -> list[list[str]]:
    """Return whole auctions: the SEF's, and those that go another way."""
    sef = tomllib.loads((HERE / "sef_auctions" / "uncontested.toml").read_text("utf-8"))
    own = {(north, south): calls for north, south, calls in AUCTIONS["otherwise"]}
    assert set(own) <= {(north, south) for north, south, _ in sef["auctions"]}
    return [[n, s, own.get((n, s), calls)] for n, s, calls in sef["auctions"]]


@pytest.mark.slow
def test_two_hands_bid_as_approved() -> None:
    wrong = []
    for north, south, calls in auctions():
        hands = {Seat.NORTH: Hand.parse(north), Seat.SOUTH: Hand.parse(south)}
        auction, said = Auction(Seat.NORTH), list[str]()
        while not auction.over:
            call: Call = PASS
            if auction.turn in hands:
                call = SIF.choose(hands[auction.turn], auction, Vulnerability.NONE).call
                said.append(str(call))
            auction = auction.add(call)
        if " ".join(said) != calls:
            wrong.append(f"{north} {south}: {' '.join(said)}, wanted {calls}")
    assert not wrong, "\n".join(wrong)
    assert len(auctions()) >= 100
