"""Convention cards: filled in from the system itself, on each federation's lay-out."""

from __future__ import annotations

import functools
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from biritch.bidding import catalogue
from biritch.bidding.agreement.carding import Carding
from biritch.bidding.alerts import authority
from biritch.bidding.cards import convention_card, layouts
from biritch.bidding.cards.convention_card import ConventionCard, fill_card
from biritch.bidding.cards.outline import brief
from biritch.core.calls import parse_call
from biritch.core.seats import Seat, Vulnerability
from biritch.publishing.handouts.convention_cards import convention_cards as page
from biritch.rules.auction import Auction
from biritch.words.translation import LANGUAGES, Language, say

LAYOUTS = convention_card.all_layouts()
VOID = {"meta"}


@functools.cache
def card(system: str, layout: str) -> ConventionCard:
    return fill_card(catalogue.find(system), LAYOUTS[layout])


class Balanced(HTMLParser):
    """Keeps the tags open, and the words between them."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        del attrs
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def read(html: str) -> str:
    parser = Balanced()
    parser.feed(html)
    parser.close()
    assert not parser.open
    return " ".join(parser.words)


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_layout_is_a_whole_page_in_both_languages(
    layout: str, language: Language
) -> None:
    told = read(page([card("sayc", layout)], language))
    assert LAYOUTS[layout].titles[language] in told
    assert catalogue.find("sayc").titles[language] in told
    assert "card-" not in told


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_layout_is_told_as_a_federation_asks(layout: str) -> None:
    assert LAYOUTS[layout].body in authority.all_authorities()
    assert LAYOUTS[layout].source
    assert set(LAYOUTS[layout].titles) == set(LANGUAGES)


def test_what_the_card_says_is_what_the_system_means() -> None:
    opening = parse_call("1N")
    meaning = catalogue.find("sayc").menu(Auction(Seat.NORTH), Vulnerability.NONE)[opening]
    lines = [line for box in card("sayc", "acbl").sections for line in box.lines]
    found = next(line for line in lines if line.calls == ((True, opening),))
    assert found.says == meaning.says
    assert found.announce is not None
    assert say(found.announce, "en") == "15 to 17"


def test_a_call_not_agreed_on_is_left_empty() -> None:
    html = page([card("four-card-majors", "acbl")], "en")
    assert "natural, or not agreed" in html


def test_systems_are_compared_side_by_side() -> None:
    html = page([card("sayc", "ebu"), card("acol:modern", "ebu")], "en")
    told = read(html)
    assert "15 to 17" in told
    assert "12 to 14" in told
    assert html.count('<th scope="col">') == 2 * len(LAYOUTS["ebu"].sections)


def test_cards_of_different_layouts_are_not_compared() -> None:
    with pytest.raises(ValueError, match="want one lay-out"):
        page([card("sayc", "acbl"), card("sayc", "ebu")], "en")
    with pytest.raises(ValueError, match="at least"):
        page([], "en")


def test_leads_and_signals_are_told_as_settled() -> None:
    told = read(page([card("acol:modern", "ebu")], "fr"))
    assert "Lavinthal" in told
    for asked, answer in Carding(honour="rusinow", discard="italian").lines():
        for language in LANGUAGES:
            assert say(asked, language)
            assert say(answer, language)


ONE_MORE = """
from biritch.bidding.cards.convention_card import CardLayout, LayoutEntry, LayoutSection

LAYOUT = CardLayout(
    body="ebu",
    titles={"en": "Club card", "fr": "Feuille du club"},
    source="the club",
    sections=(LayoutSection("card-notrump", (LayoutEntry("", "1N"),)),),
)
"""


def test_one_new_file_is_a_new_layout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "club.py").write_text(ONE_MORE, encoding="utf-8")
    monkeypatch.setattr(layouts, "__path__", [*layouts.__path__, str(tmp_path)])
    try:
        found = convention_card.all_layouts()["club"]
    finally:
        sys.modules.pop("biritch.bidding.cards.layouts.club", None)
    html = page([fill_card(catalogue.find("sayc"), found)], "fr")
    assert "Feuille du club" in html


@pytest.mark.parametrize(
    ("name", "call", "wanted"),
    [
        ("sef", "1N", "15-17 HCP, balanced"),
        ("acol:modern", "1N", "12-14 HCP, balanced"),
        ("sayc", "1S", None),
    ],
)
def test_a_card_tells_many_cases_in_brief(name: str, call: str, wanted: str | None) -> None:
    menu = catalogue.find(name).menu(Auction(Seat.NORTH), Vulnerability.NONE)
    meaning = menu[parse_call(call)]
    told = say(brief(meaning), "en")
    assert told == (wanted or say(meaning.says, "en"))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["sef", "strong-club"])
def test_what_is_told_in_brief_is_shorter_and_keeps_its_title(name: str) -> None:
    lines = [line for box in card(name, "ffb").sections for line in box.lines if line.calls]
    told = [(line.says, line.brief) for line in lines if line.says and line.brief]
    assert any(whole != short for whole, short in told)
    for whole, short in told:
        if whole != short:
            assert "(" not in say(short, "en")
            assert len(say(short, "fr")) < len(say(whole, "fr"))
            assert (": " in say(whole, "en")) <= (": " in say(short, "en"))
