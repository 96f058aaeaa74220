"""HTML pages of this package parsed into printable blocks.

So a page and its printout have the same content. Links, folded explanations and navigation are
left out; a suit is its symbol.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import TypeAlias


@dataclass(slots=True)
class Heading:
    """A heading and its level."""

    level: int
    text: str


@dataclass(slots=True)
class Paragraph:
    """A paragraph of text."""

    text: str


@dataclass(slots=True)
class TableBlock:
    """A table: caption, column headers, rows.

    Example:
        >>> TableBlock("Pairs", ["Rank", "Pair"], [["1", "3"]]).rows
        [['1', '3']]
    """

    caption: str = ""
    heads: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)
    """The class of each column: ``text`` is set to the left, others to the right."""


@dataclass(slots=True)
class BarsBlock:
    """The frequencies of scores, the best first."""

    title: str
    counts: list[tuple[str, int]]


Block: TypeAlias = Heading | Paragraph | TableBlock | BarsBlock

_SKIPPED = {"head", "nav", "style", "title", "ul", "ol", "figcaption"}
# Elements without an end tag, which are not counted as open.
_OPEN = {"br", "meta", "link", "rect"}


def blocks(page: str) -> list[Block]:
    """Return the blocks of *page*, an HTML page of this package.

    Example:
        >>> blocks("<h1>Ranking</h1><p>Two <b>boards</b></p>")
        [Heading(level=1, text='Ranking'), Paragraph(text='Two boards')]
    """
    reader = _Reader()
    reader.feed(page)
    reader.close()
    return reader.blocks


class _Reader(HTMLParser):
    """A parser: the blocks so far, and the text of the open one."""

    def __init__(self) -> None:
        super().__init__()
        self.blocks: list[Block] = []
        self.words: list[str] = []
        self.skipping = 0
        self.table: TableBlock | None = None
        self.heading_row = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        if self.skipping or tag in _SKIPPED:
            self.skipping += tag not in _OPEN
        elif tag == "svg":
            # The picture is passed over: its label has the same figures.
            self._bars(attributes.get("aria-label", ""))
            self.skipping = 1
        elif tag in ("small", "br"):
            self.words.append("\n")
        else:
            if tag in ("h1", "h2", "h3", "p", "th", "td", "caption"):
                self.words = []
            self._table_start(tag, attributes.get("class", ""))

    def _table_start(self, tag: str, kind: str) -> None:
        if tag == "table":
            self.table = TableBlock()
        elif tag == "thead":
            self.heading_row = True
        elif self.table is not None:
            if tag == "tr" and not self.heading_row:
                self.table.rows.append([])
            elif tag in ("th", "td") and self.heading_row:
                self.table.kinds.append(kind)

    def handle_endtag(self, tag: str) -> None:
        if self.skipping:
            self.skipping -= tag not in _OPEN
        elif tag in ("h1", "h2", "h3"):
            self.blocks.append(Heading(int(tag[1]), self._text()))
        elif tag == "p":
            self.blocks.append(Paragraph(self._text()))
        elif self.table is not None:
            self._table_end(tag, self.table)

    def _table_end(self, tag: str, table: TableBlock) -> None:
        match tag:
            case "caption":
                table.caption = self._text()
            case "th" | "td" if self.heading_row:
                table.heads.append(self._text())
            case "th" | "td" if table.rows:
                table.rows[-1].append(self._text())
            case "thead":
                self.heading_row = False
            case "table":
                self.blocks.append(table)
                self.table = None
            case _:
                pass

    def handle_data(self, data: str) -> None:
        if not self.skipping:
            self.words.append(data)

    def _text(self) -> str:
        lines = "".join(self.words).split("\n")
        self.words = []
        return "\n".join(filter(None, (" ".join(line.split()) for line in lines)))

    def _bars(self, label: str) -> None:
        pairs = re.findall(r"(-?[0-9]+): ([0-9]+)", label)
        title = re.split(r" ?-?[0-9]+: [0-9]", label, maxsplit=1)[0]
        self.blocks.append(BarsBlock(title, [(points, int(many)) for points, many in pairs]))
