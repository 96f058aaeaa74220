"""Hands whose call experts agree on: complaints about robots, and our own calls judged."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from biritch.bidding import catalogue
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction
from biritch.words.notation import read_call

CASES = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "vectors" / "bidding_cases.jsonl")
    .read_text(encoding="utf-8")
    .splitlines()
]
VULNERABLE = {
    "none": Vulnerability.NONE,
    "NS": Vulnerability.NS,
    "EW": Vulnerability.EW,
    "both": Vulnerability.BOTH,
}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_call_is_one_an_expert_accepts(case: dict[str, object]) -> None:
    dealer = next(seat for seat in Seat if seat.name.startswith(str(case["dealer"])))
    words = str(case["auction"]).split()
    auction = Auction.of(dealer, [read_call(word, "en") for word in words])
    hand = Hand.parse(str(case["hand"]))
    call = catalogue.find(str(case["system"])).pick(hand, auction, VULNERABLE[str(case["vul"])])
    name = str(call).replace("NT", "N")
    accepted = case["expected"]
    assert isinstance(accepted, list)
    assert name in accepted
