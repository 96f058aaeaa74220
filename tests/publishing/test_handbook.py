"""The handbook: every game, code, system and word has its page, in both languages."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from biritch.bidding import catalogue
from biritch.core.calls import Contract
from biritch.core.cards import Strain
from biritch.core.seats import Seat, Side
from biritch.games.variants import rubber
from biritch.publishing.handbook import game_pages as games
from biritch.publishing.handbook.blocks import (
    FigureGrid,
    HelpPage,
    HelpParagraph,
    PageLink,
    contract_sign,
)
from biritch.publishing.handbook.book import as_markdown, contents, handbook
from biritch.publishing.handbook.glossary import (
    UnreadableTerm,
    fold_text,
    glossary_page,
    read_terms,
    terms,
)
from biritch.publishing.handbook.score_pages import score_pages, value_sections
from biritch.scoring.codes import scoring_codes
from biritch.scoring.sheet import Sheet
from biritch.scoring.tariff import Tariff, score
from biritch.scoring.tariffs import duplicate_2017, minibridge, whist
from biritch.words.translation import LANGUAGES, Language

WORDS = Path(__file__).parents[1] / "vectors" / "document_terms.txt"
languages = pytest.mark.parametrize("language", LANGUAGES)


def page_of(name: str, language: Language = "en") -> HelpPage:
    return next(page for page in handbook(language) if page.name == name)


def grids(page: HelpPage, section: str) -> list[FigureGrid]:
    found = next(part for part in page.sections if part.name == section)
    return [block for block in found.blocks if isinstance(block, FigureGrid)]


def texts(page: HelpPage) -> list[str]:
    """Return everything a person reads on *page*."""
    told = [page.title, page.about]
    for section in page.sections:
        told.append(section.title)
        for block in section.blocks:
            match block:
                case FigureGrid(heads, rows, caption):
                    told += [*heads, *(cell for row in rows for cell in row), caption]
                case HelpParagraph(text) | PageLink(text, _):
                    told.append(text)
    return told


@languages
@pytest.mark.parametrize("name", list(games.all_games()))
def test_every_game_has_a_page_with_its_rules_and_its_sheet(
    name: str, language: Language
) -> None:
    page = page_of(f"game-{name}", language)
    named = [section.name for section in page.sections]
    assert named[:7] == [*games.PARTS, "sheet", "values"]
    assert all(section.blocks for section in page.sections)
    assert games.all_games()[name].example, f"{name} has no example for its sheet"


@languages
def test_no_sentence_is_missing_and_no_blank_is_left(language: Language) -> None:
    for page in handbook(language):
        for text in texts(page):
            assert not re.search(r"\bhelp-|[{}]|\bcli-|\boption-[a-z]", text), (page.name, text)


def test_pages_are_the_same_in_both_languages() -> None:
    english, french = handbook("en"), handbook("fr")
    assert [page.name for page in english] == [page.name for page in french]
    assert len({page.name for page in english}) == len(english)
    for one, other in zip(english, french, strict=True):
        assert {part.name for part in one.sections} == {part.name for part in other.sections}


@languages
def test_every_link_leads_somewhere(language: Language) -> None:
    names = {page.name for page in handbook(language)}
    known = {f"/play?game={name}" for name in games.all_games()}
    known |= {f"/systems?system={name.replace(':', '%3A')}" for name in catalogue.all_systems()}
    for page in handbook(language):
        for section in page.sections:
            for block in section.blocks:
                if isinstance(block, PageLink):
                    inside = block.address.removeprefix("#") in names
                    assert inside or block.address in known, block.address


def test_every_code_and_system_has_a_page() -> None:
    names = {page.name for page in handbook("en")}
    assert {f"scores-{name}" for name in scoring_codes()} <= names
    assert {f"system-{name.replace(':', '-')}" for name in catalogue.all_systems()} <= names


def test_a_sheet_is_reckoned_by_the_game_s_own_code() -> None:
    variant = rubber.VARIANT
    sheet = Sheet.fold(variant.tariff, variant.example)
    [grid] = grids(page_of("game-rubber"), "sheet")
    *entries, total = grid.rows
    assert total[-2:] == (str(sheet.total(Side.NS)), str(sheet.total(Side.EW)))
    assert [row[-2] or row[-1] for row in entries] == [
        str(entry.points) for entry in sheet.entries
    ]
    # « La marque au Bridge »: what counts towards game stands below the line.
    below = [row[1] for row in entries if "below the line" in row[1]]
    assert set(below) == {"Tricks of the contract, bid and made (below the line)"}


def test_another_code_makes_another_sheet() -> None:
    dear = replace(rubber.VARIANT, tariff=replace(rubber.VARIANT.tariff, minor=(25,)))
    cheap, told = (
        next(block for block in games._sheet(variant, "en") if isinstance(block, FigureGrid))
        for variant in (rubber.VARIANT, dear)
    )
    assert cheap.rows[0][2] == "60"
    assert told.rows[0][2] == "75"


@pytest.mark.parametrize("code", [duplicate_2017.TARIFF, scoring_codes()["rubber-1993"]])
def test_contracts_are_worth_what_the_code_says(code: Tariff) -> None:
    sections = {section.name: section for section in value_sections(code, "en")}
    for vulnerable in (False, True):
        grid = sections["contracts"].blocks[vulnerable]
        assert isinstance(grid, FigureGrid)
        for level, *cells in grid.rows:
            for strain, cell in zip(Strain, cells, strict=True):
                contract = Contract(strain, Seat.NORTH, int(level))
                tricks = 6 + int(level)
                assert int(cell) == score(code, contract, tricks, vulnerable=vulnerable)


def cells(code: Tariff) -> str:
    """Return all that is told of the figures of *code*."""
    page = HelpPage("code", "scores", "", "", tuple(value_sections(code, "en")))
    return " ".join(texts(page))


def test_games_without_doubles_or_notrump_do_not_speak_of_them() -> None:
    assert "doubled" not in cells(minibridge.TARIFF)
    assert "NT" not in cells(whist.TARIFF)
    assert {"undoubled", "doubled", "NT"} <= set(cells(duplicate_2017.TARIFF).split())


def test_french_figures_have_a_comma() -> None:
    pages = {page.name: page for page in score_pages("fr")}
    for name in ("matchpoints", "victory-points"):
        cells = " ".join(texts(pages[name]))
        assert re.search(r"\d,\d", cells)
        assert not re.search(r"\d\.\d", cells)


def test_the_glossary_has_every_word_of_the_documents() -> None:
    words = {
        fold_text(word) for term in terms() for told in term.words.values() for word in told
    }
    lines = WORDS.read_text("utf-8").splitlines()
    asked = [line for line in lines if line and not line.startswith("#")]
    assert [word for word in asked if fold_text(word) not in words] == []


def test_the_glossary_is_in_the_order_of_each_language() -> None:
    for language in LANGUAGES:
        titles = [fold_text(section.title) for section in glossary_page(language).sections]
        assert [title[0] for title in titles] == sorted(title[0] for title in titles)
    names = [section.name for section in glossary_page("en").sections]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("text", ["dummy\nWho looks on.\nQui regarde.", "dummy | mort\nWho."])
def test_a_term_that_is_not_written_as_terms_are_is_refused(text: str) -> None:
    with pytest.raises(UnreadableTerm):
        read_terms(text)


@languages
def test_the_documentation_has_the_same_pages(language: Language) -> None:
    listed = contents(language)
    for page in handbook(language):
        assert f"\n{page.name}\n" in listed
        text = as_markdown(page)
        assert text.startswith(f"# {page.title}\n")
        # What only the server has is no link of the documentation.
        assert "](/" not in text


def test_a_contract_redoubled_and_one_contred_are_told_apart() -> None:
    assert contract_sign(Contract.parse("2NTXX", Seat.EAST), "fr") == "2SAXX, Est"
    contred = Contract(Strain.SPADES, Seat.NORTH, multiplier=2)
    assert contract_sign(contred, "en") == "♠ ×2, North"
