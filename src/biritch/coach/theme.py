"""Deals by theme, to be played at any time: finesses, slams, part-score battles.

A theme is a PBN file of the folder ``themes``, which any program of bridge opens. Lines that
PBN leaves to each program (``%``) say what the pages show of it, in both languages::

    % PBN 2.1
    % order: 1
    % title en: Finesses
    % title fr: Impasses
    % about en: You play the contract; a finesse decides it.
    % about fr: Vous jouez le contrat ; une impasse en décide.

Boards follow. One with an auction is played in that contract, one without is bid first. A lead
that is given as well (``[Play "W"]``) lies on the table when one sits down.
``scripts/choose_deals`` finds the deals.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType

from biritch import shelf
from biritch.coach import themes as theme_shelf
from biritch.core.boards import Board
from biritch.core.calls import Call
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.records.formats.pbn import FORMAT
from biritch.records.games import calls_of, cards_of
from biritch.rules.offence import Illegal

_LANGUAGES = ("en", "fr")
_WORD = re.compile(r"%\s*(order|(?:title|about) (?:en|fr))\s*:\s*(.+)")


class ThemeFault(ValueError):
    """Raised for a theme's file that cannot be used; has the place and what was expected.

    Example:
        >>> print(ThemeFault("slams.pbn", "no 'order'"))
        slams.pbn: no 'order'
    """

    def __init__(self, file: str, what: str) -> None:
        """Keep the place and the reason."""
        super().__init__(f"{file}: {what}")


@dataclass(frozen=True, slots=True)
class ThemeDeal:
    """A deal of a theme; ``calls`` are the whole auction, or empty if one bids.

    ``cards`` are those on the table at the start: the lead, or none.
    """

    board: Board
    deal: Deal
    calls: tuple[Call, ...]
    cards: tuple[Card, ...] = ()

    @property
    def game(self) -> Game:
        """The deal at its start.

        Raises:
            Illegal: A call or a card is against the laws.
        """
        return Game.fold(VARIANT, self.deal, self.board, [*self.calls, *self.cards])


@dataclass(frozen=True, slots=True)
class Theme:
    """Deals of one kind. ``title`` and ``about`` are names of messages."""

    name: str
    order: int
    deals: tuple[ThemeDeal, ...]

    @property
    def title(self) -> str:
        """The name of the message with its title."""
        return f"theme-{self.name}"

    @property
    def about(self) -> str:
        """The name of the message that describes it."""
        return f"theme-{self.name}-about"


@dataclass(frozen=True)
class ThemeEntry:
    """A theme on the shelf, with the names that a Python module would bind."""

    THEME: Theme
    SENTENCES: Mapping[str, str]


def read_entry(text: str, file: str) -> ThemeEntry:
    """Parse the theme *text* of *file*.

    Raises:
        ThemeFault: A line is missing, or a board is no deal or has no lawful auction.

    Example:
        >>> try:
        ...     read_entry("% PBN 2.1", "slams.pbn")
        ... except ThemeFault as fault:
        ...     print(fault)
        slams.pbn: no '% order:'
    """
    lines = text.splitlines()
    words = {match[1]: match[2] for line in lines if (match := _WORD.match(line))}
    for word in ("order", *(f"{each} {lang}" for lang in _LANGUAGES for each in _TEXTS)):
        if word not in words:
            raise ThemeFault(file, f"no '% {word}:'")
    if not words["order"].isdecimal():
        raise ThemeFault(file, f"'% order:' is not a number: {words['order']!r}")
    deals = tuple(_deals(lines, file))
    if not deals:
        raise ThemeFault(file, "no deal")
    theme = Theme(Path(file).stem.replace("_", "-"), int(words["order"]), deals)
    says = {
        lang: f"{theme.title} = {words[f'title {lang}']}\n"
        f"{theme.about} = {words[f'about {lang}']}\n"
        for lang in _LANGUAGES
    }
    return ThemeEntry(theme, MappingProxyType(says))


_TEXTS = ("title", "about")


def _deals(lines: list[str], file: str) -> Iterator[ThemeDeal]:
    def refuse(error: Exception) -> None:
        raise ThemeFault(file, str(error))

    for record in FORMAT.read(lines, refuse):
        if not isinstance(record.deal, Deal) or record.board is None:
            raise ThemeFault(file, f"board {record.number}: no whole deal")
        found = ThemeDeal(record.board, record.deal, calls_of(record), cards_of(record))
        try:
            game = found.game
        except Illegal as error:
            raise ThemeFault(file, f"board {record.number}: {error}") from None
        if found.calls and game.facts.contract is None:
            raise ThemeFault(file, f"board {record.number}: the auction has no contract")
        yield found


@cache
def themes() -> dict[str, Theme]:
    """Return all themes by name, in display order.

    Example:
        >>> "finesses" in themes()
        True
    """
    found = shelf.load(theme_shelf, "THEME", Theme).values()
    return {theme.name: theme for theme in sorted(found, key=lambda theme: theme.order)}
