"""A partnership's own card: a system with tools taken up or put away."""

from __future__ import annotations

import pytest

from biritch.bidding import catalogue, tools
from biritch.bidding.agreement.carding import title
from biritch.core.calls import parse_call
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction
from biritch.words.translation import LANGUAGES, say
from tests.proving import cases

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
    taught, said = catalogue.split_taught_name("sef:2018-drury")
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


SYSTEMS = sorted(catalogue.all_systems())


@pytest.mark.slow
@pytest.mark.parametrize("name", SYSTEMS)
def test_every_tool_has_a_title_and_any_may_be_turned(name: str) -> None:
    """A third of them in each system: most are in several."""
    system = catalogue.find(name)
    for place, tool in enumerate(tools.of(system), SYSTEMS.index(name)):
        for language in LANGUAGES:
            assert say(Phrase.of(f"tool-{tool.name.replace('_', '-')}"), language)
        if place % cases(3, 1):
            continue
        turned = tools.with_tools(system, [(tool.name, not tool.played)])
        assert turned.menu(Auction(Seat.NORTH), NONE)


def test_leads_and_signals_are_settled_in_the_name() -> None:
    own = catalogue.find("sef+length.third_fifth-drury+discard.lavinthal")
    assert own.name == "sef-drury+discard.lavinthal+length.third_fifth"
    assert catalogue.find(own.name) == own
    carding = own.partnership.carding
    assert (carding.length, carding.discard) == ("third-fifth", "lavinthal")
    assert catalogue.find("sef+length.fourth").name == "sef"  # it is taught so
    assert "Lavinthal" in " ".join(say(told, "en") for _, told in carding.lines())


@pytest.mark.parametrize("text", ["sef+discard.no", "sef-discard.lavinthal", "sef+drury.high"])
def test_a_custom_that_is_none_is_refused_with_those_there_are(text: str) -> None:
    with pytest.raises(tools.UnknownTool, match=r"not a tool of sef.*discard\.lavinthal"):
        catalogue.find(text)


def test_every_way_of_every_custom_has_a_name_and_words() -> None:
    for name, (custom, way) in tools.written_customs().items():
        made = catalogue.find(f"sif+{name}")
        assert getattr(made.partnership.carding, custom) == way
        for language in LANGUAGES:
            assert say(title(custom), language)
            assert say(title(custom, way), language)
