"""What is alerted and announced, by authority: the fact sheet's table, and what rules owe."""

from __future__ import annotations

import functools
import tomllib
from pathlib import Path

import pytest

from biritch.bidding import catalogue
from biritch.bidding.agreement.meaning import Meaning
from biritch.bidding.agreement.pattern import AuctionPattern
from biritch.bidding.alerts import authority
from biritch.bidding.alerts.authority import AlertRule, Body, RegulatedCall
from biritch.bidding.system import System
from biritch.core.calls import DOUBLE, Bid, parse_call
from biritch.core.cards import Strain
from biritch.core.seats import Vulnerability
from biritch.words.translation import LANGUAGES, say

VECTORS = Path(__file__).parent.parent.parent / "vectors" / "alerts" / "alerts.toml"
ROWS = tomllib.loads(VECTORS.read_text(encoding="utf-8"))["rows"]
BODIES: tuple[Body, ...] = ("ffb", "acbl", "ebu")
"""The columns of the vectors."""


@functools.cache
def played(name: str, body: Body) -> System:
    return catalogue.find(name).under(body)


def done(meaning: Meaning) -> str:
    if meaning.announce:
        return say(meaning.announce, "en")
    return "alert" if meaning.alert else "none"


@pytest.mark.slow
@pytest.mark.parametrize("row", ROWS, ids=lambda row: " ".join(row[:3]))
def test_partner_does_what_the_authority_asks(row: list[str]) -> None:
    name, auction, call, *wanted = row
    for body, want in zip(BODIES, wanted, strict=True):
        menu = played(name, body).menu(
            AuctionPattern.parse(auction).auction({}), Vulnerability.NONE
        )
        assert done(menu[parse_call(call)]) == want, body


def test_every_authority_has_an_edition_a_source_and_its_name_in_each_language() -> None:
    known = authority.all_authorities()
    assert set(known) >= set(BODIES)
    for name, body in known.items():
        assert body.name == name
        assert body.edition
        assert body.source
        assert set(body.titles) == set(LANGUAGES)


def test_an_artificial_bid_of_no_known_kind_is_alerted_by_all() -> None:
    made = RegulatedCall(Bid(2, Strain.HEARTS), kind="made up", artificial=True)
    assert {authority.disclosure_of(made, body).status for body in BODIES} == {"alert"}


def test_above_three_notrump_the_three_part_company() -> None:
    made = RegulatedCall(Bid(4, Strain.DIAMONDS), kind="splinter", artificial=True)
    told = {body: authority.disclosure_of(made, body).status for body in BODIES}
    assert told == {"ffb": "alert", "acbl": "delayed", "ebu": "none"}


def test_a_penalty_double_is_alerted_in_england_over_a_suit_alone() -> None:
    suit = RegulatedCall(DOUBLE, kind="penalty", doubled=Bid(2, Strain.HEARTS))
    notrump = RegulatedCall(DOUBLE, kind="penalty", doubled=Bid(1, Strain.NOTRUMP))
    assert authority.disclosure_of(suit, "ebu").status == "alert"
    assert authority.disclosure_of(notrump, "ebu").status == "none"
    assert authority.disclosure_of(suit, "acbl").status == "none"


def test_a_rule_left_open_fits_everything_and_one_about_doubles_no_bid() -> None:
    made = RegulatedCall(Bid(1, Strain.CLUBS))
    assert AlertRule("alert").fits(made)
    assert not AlertRule("alert", double=True).fits(made)
