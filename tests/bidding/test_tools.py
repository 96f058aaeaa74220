"""A partnership's own card: a system with tools taken up or put away."""

from __future__ import annotations

import pytest

from biritch.bidding import catalogue, tools
from biritch.core.calls import parse_call
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction
from biritch.words.words import LANGUAGES, say

NONE = Vulnerability.NONE


def test_a_tool_put_away_is_not_bid() -> None:
    hand = Hand.parse("K732.5.KQ94.Q873")
    auction = Auction.of(Seat.SOUTH, map(parse_call, ["P", "P", "1S", "P"]))
    with_it = catalogue.find("sef").choose(hand, auction, NONE)
    without = catalogue.find("sef-drury").choose(hand, auction, NONE)
    assert with_it.meaning.kind == "drury"
    assert without.meaning.kind != "drury"


def test_names_are_read_whatever_hyphens_they_have() -> None:
    assert catalogue.find("ACOL+baron").name == "acol:modern"  # it plays Baron already
    assert catalogue.find("acol:modern-baron").name == "acol:modern-baron"
    assert catalogue.find("sef-roudi-drury").name == "sef-drury-roudi"
    assert catalogue.find(catalogue.find("sef-drury").name) == catalogue.find("sef-drury")


def test_the_system_as_taught_is_found_again() -> None:
    taught, said = catalogue.taught("sef:2018-drury")
    assert taught == catalogue.find("sef:2018")
    assert said == "-drury"
    told = {tool.name: tool for tool in tools.of(catalogue.find("sef-drury"), taught)}
    assert not told["drury"].played


def test_an_unknown_tool_is_refused_with_those_there_are() -> None:
    with pytest.raises(tools.UnknownTool, match=r"not a tool of sef: 'multi'.*drury"):
        catalogue.find("sef+multi")
    for text in ("sef-", "sef drury", "sef--drury", "seff-drury"):
        with pytest.raises(ValueError, match="not a bidding system"):
            catalogue.find(text)


@pytest.mark.parametrize("name", sorted(catalogue.known()))
def test_every_tool_has_a_title_and_any_may_be_turned(name: str) -> None:
    system = catalogue.find(name)
    for tool in tools.of(system):
        for language in LANGUAGES:
            assert say(Phrase.of(f"tool-{tool.name.replace('_', '-')}"), language)
        turned = tools.varied(system, [(tool.name, not tool.played)])
        assert turned.menu(Auction(Seat.NORTH), NONE)
