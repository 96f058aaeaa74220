"""What is the same for all four suits is said once."""

from __future__ import annotations

import pytest

from biritch.bidding import catalogue
from biritch.core.calls import parse_call
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction
from biritch.words.translation import say


@pytest.mark.parametrize(
    ("system", "calls", "language", "told"),
    [
        ("sayc", "1S 2H 2S 3H P", "en", "no suit of 6 cards"),
        ("sayc", "1S 2H 2S 3H P", "fr", "aucune couleur de 6 cartes"),
        ("sef", "1H P 1S P 2S", "en", "a singleton or a void"),
        ("sef", "1H P 1S P 2S", "fr", "un singleton ou une chicane"),
    ],
)
def test_the_four_suits_are_one_phrase(
    system: str, calls: str, language: str, told: str
) -> None:
    auction = Auction.of(Seat.NORTH, [parse_call(word) for word in calls.split()])
    meanings = catalogue.find(system).explain(auction, Vulnerability.NONE)
    says = say(meanings[-1].says, language)
    assert told in says
    assert "diamonds" not in says
    assert "carreaux" not in says


def test_acol_one_notrump_is_balanced() -> None:
    auction = Auction.of(Seat.NORTH, [parse_call("1NT")])
    (meaning,) = catalogue.find("acol:modern").explain(auction, Vulnerability.NONE)
    assert say(meaning.says, "en") == "12-14 HCP, balanced"


def test_a_range_of_every_hand_is_left_out() -> None:
    auction = Auction.of(Seat.NORTH, [parse_call(word) for word in ("1H", "P", "4H", "P", "P")])
    meanings = catalogue.find("sayc").explain(auction, Vulnerability.NONE)
    assert "0+" not in say(meanings[-1].says, "en")
