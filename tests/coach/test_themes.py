"""Deals by theme: every file can be played, and says the same in both languages."""

from __future__ import annotations

import pytest

from biritch.coach.theme import ThemeFault, read_entry, themes
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.words.translation import LANGUAGES, tell

THEMES = themes()
TEXT = """% PBN 2.1
% order: 1
% title en: One
% title fr: Une
% about en: One deal.
% about fr: Une donne.
"""
BOARD = """[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432"]
"""


@pytest.mark.parametrize("name", THEMES)
def test_a_theme_can_be_played(name: str) -> None:
    theme = THEMES[name]
    assert len(theme.deals) >= 6
    assert len({str(each.deal) for each in theme.deals}) == len(theme.deals)
    given = {bool(each.calls) for each in theme.deals}
    assert len(given) == 1, "the auction is given on all deals or on none"
    for each in theme.deals:
        game = Game.fold(VARIANT, each.deal, each.board, list(each.calls))
        assert not game.over
        if each.calls:
            contract = game.facts.contract
            assert contract is not None
            # One plays the contract, or leads against it.
            assert Seat.SOUTH in (contract.declarer, contract.leader)


@pytest.mark.parametrize("name", THEMES)
def test_a_theme_is_told_in_both_languages(name: str) -> None:
    for sentence in (THEMES[name].title, THEMES[name].about):
        said = {language: tell(sentence, language) for language in LANGUAGES}
        assert sentence not in said.values()
    assert tell(THEMES[name].about, "en") != tell(THEMES[name].about, "fr")


def test_no_deal_belongs_to_two_themes() -> None:
    deals = [str(each.deal) for theme in THEMES.values() for each in theme.deals]
    assert len(set(deals)) == len(deals)


def test_orders_differ() -> None:
    assert len({theme.order for theme in THEMES.values()}) == len(THEMES)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("% PBN 2.1", "x.pbn: no '% order:'"),
        (TEXT.replace("order: 1", "order: one"), "x.pbn: '% order:' is not a number: 'one'"),
        (TEXT, "x.pbn: no deal"),
        (TEXT + BOARD.replace("AKQJ", "AKQJ2"), "x.pbn: "),
        (TEXT + '[Board "1"]\n', "x.pbn: board 1: no whole deal"),
    ],
)
def test_a_file_that_cannot_be_used_says_why(text: str, told: str) -> None:
    with pytest.raises(ThemeFault) as refused:
        read_entry(text, "x.pbn")
    assert str(refused.value).startswith(told)


def test_a_whole_file_is_read() -> None:
    entry = read_entry(TEXT + BOARD, "one_deal.pbn")
    assert entry.THEME.name == "one-deal"
    assert "theme-one-deal = Une\n" in entry.SENTENCES["fr"]
