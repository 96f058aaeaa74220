"""The messages of the page of help: the handbook in one language."""

from __future__ import annotations

from msgspec import Struct

from biritch.publishing.handbook.blocks import (
    Block,
    Family,
    FigureGrid,
    HelpPage,
    HelpParagraph,
    PageLink,
    PageSection,
)
from biritch.server.web.wire import wire_schema


class HelpText(Struct, tag_field="is", tag="text", frozen=True):
    """A paragraph."""

    text: str


class HelpGrid(Struct, tag_field="is", tag="grid", frozen=True):
    """A table of figures."""

    heads: list[str]
    rows: list[list[str]]
    caption: str


class HelpLink(Struct, tag_field="is", tag="link", frozen=True):
    """A link to another page of the server, or with ``#`` of the handbook."""

    text: str
    address: str


class HelpSection(Struct, frozen=True):
    """A section of a page, with a title."""

    name: str
    title: str
    blocks: list[HelpText | HelpGrid | HelpLink]


class HandbookPage(Struct, frozen=True):
    """A page of the handbook."""

    name: str
    family: Family
    title: str
    about: str
    sections: list[HelpSection]


def page_message(page: HelpPage) -> HandbookPage:
    """Return *page* as a message.

    Example:
        >>> page_message(HelpPage("w", "games", "Whist", "The ancestor.", ())).title
        'Whist'
    """
    sections = [_section(section) for section in page.sections]
    return HandbookPage(page.name, page.family, page.title, page.about, sections)


def _section(section: PageSection) -> HelpSection:
    return HelpSection(section.name, section.title, [_block(block) for block in section.blocks])


def _block(block: Block) -> HelpText | HelpGrid | HelpLink:
    match block:
        case HelpParagraph(text):
            return HelpText(text)
        case PageLink(text, address):
            return HelpLink(text, address)
        case FigureGrid(heads, rows, caption):
            return HelpGrid(list(heads), [list(row) for row in rows], caption)


def schema() -> dict[str, object]:
    """Return the JSON schema of all messages, from which TypeScript is generated."""
    return wire_schema("HelpWire", {"page": HandbookPage})
