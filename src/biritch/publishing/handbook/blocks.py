"""The blocks of a handbook page: sections of paragraphs, lists, grids and links."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from biritch.core.calls import Contract
from biritch.core.cards import Strain
from biritch.words.notation import SYMBOLS
from biritch.words.translation import Language, tell

Family: TypeAlias = Literal["games", "scores", "systems", "words"]
FAMILIES: tuple[Family, ...] = ("games", "scores", "systems", "words")
"""The parts of the handbook, in order."""


@dataclass(frozen=True, slots=True)
class HelpParagraph:
    """A paragraph of plain text.

    Example:
        >>> HelpParagraph("Follow suit.").text
        'Follow suit.'
    """

    text: str


@dataclass(frozen=True, slots=True)
class FigureGrid:
    """A table of figures: its header, its rows, and a caption, which may be empty.

    Example:
        >>> FigureGrid(("IMPs", "VP"), (("0", "10.00"),)).heads
        ('IMPs', 'VP')
    """

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    caption: str = ""


@dataclass(frozen=True, slots=True)
class PageLink:
    """A link to another page of the server, or with ``#`` of the handbook.

    Example:
        >>> PageLink("Play it now", "/play?game=whist").address
        '/play?game=whist'
    """

    text: str
    address: str


Block: TypeAlias = HelpParagraph | FigureGrid | PageLink


@dataclass(frozen=True, slots=True)
class PageSection:
    """A section of a page, with a title.

    Example:
        >>> PageSection("play", "The play", (HelpParagraph("Follow suit."),)).name
        'play'
    """

    name: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class HelpPage:
    """A page of the handbook in one language; ``name`` is the same in all of them.

    Example:
        >>> HelpPage("whist", "games", "Whist", "The ancestor.", ()).family
        'games'
    """

    name: str
    family: Family
    title: str
    about: str
    sections: tuple[PageSection, ...]


def paragraphs(text: str) -> Iterator[HelpParagraph]:
    r"""Yield the paragraphs of a text, which are separated by blank lines.

    Example:
        >>> [part.text for part in paragraphs("The dealer\ndeals.\n\nThen all call.")]
        ['The dealer deals.', 'Then all call.']
    """
    yield from map(paragraph, text.split("\n\n"))


def paragraph(text: str) -> HelpParagraph:
    r"""Return *text*, written over several lines, as one paragraph.

    Example:
        >>> paragraph("The dealer\ndeals.").text
        'The dealer deals.'
    """
    return HelpParagraph(" ".join(text.split()))


def strain_sign(strain: Strain, language: Language) -> str:
    """Return the symbol of *strain*: a suit's, or NT and SA.

    Example:
        >>> strain_sign(Strain.HEARTS, "fr"), strain_sign(Strain.NOTRUMP, "fr")
        ('♥', 'SA')
    """
    if strain is Strain.NOTRUMP:
        return tell("cli-notrump", language)
    return SYMBOLS[strain]


def contract_sign(contract: Contract, language: Language) -> str:
    """Return *contract* as players write it, with the declarer; without a level, its strain.

    Example:
        >>> from biritch.core.seats import Seat
        >>> contract_sign(Contract.parse("4HX", Seat.SOUTH), "fr")
        '4♥X, Sud'
        >>> contract_sign(Contract(Strain.NOTRUMP, Seat.WEST, multiplier=4), "en")
        'NT ×4, West'
    """
    sign = strain_sign(contract.strain, language)
    if contract.level:
        sign = f"{contract.level}{sign}{'X' * (contract.multiplier.bit_length() - 1)}"
    elif contract.multiplier > 1:
        sign = f"{sign} ×{contract.multiplier}"
    return f"{sign}, {tell(f'cli-seat-{contract.declarer}'.lower(), language)}"
