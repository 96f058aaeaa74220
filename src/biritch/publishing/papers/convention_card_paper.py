"""A convention card on paper: two columns of boxes, in players' words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from biritch.publishing.handouts.convention_cards import card_rows
from biritch.publishing.papers.blocks import TableBlock
from biritch.publishing.papers.document import Paper
from biritch.publishing.papers.tables import MeasuredTable, TableStyle, draw, measure_table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from biritch.bidding.cards.convention_card import ConventionCard, FilledLine
    from biritch.publishing.wording import PrintedWording

_GAP = 4.0
"""Between the columns, in millimetres."""
_STYLE = TableStyle(size=7, grid=True, stretch=99, caption=9)


def convention_card_paper(card: ConventionCard, wording: PrintedWording) -> bytes:
    """Return *card* as a PDF: one box for each section of its layout.

    Example:
        >>> from biritch.bidding import catalogue
        >>> from biritch.bidding.cards.convention_card import fill_card, all_layouts
        >>> from biritch.publishing.wording import PrintedWording
        >>> card = fill_card(catalogue.find("sayc"), all_layouts()["wbf"])
        >>> convention_card_paper(card, PrintedWording("en"))[:5]
        b'%PDF-'
    """
    language = wording.language
    title = wording.say("card-title")
    heading = wording.say("card-heading", title=title, names=card.titles[language])
    paper = Paper(heading, wording)
    paper.add_page()
    paper.heading(heading)
    layout = card.layout.titles[language] if card.layout is not None else ""
    about = wording.say("card-source", edition=card.version, source=card.source)
    paper.paragraph(
        ". ".join(part for part in (layout, about if card.source else "") if part), 8
    )
    width = (paper.width - _GAP) / 2
    columns = _Columns(paper, width)
    for section in card.sections:
        rows = [[heading, said] for heading, said in card_rows(section, language)]
        if rows:
            box = TableBlock(wording.say(section.title.name), [], rows, ["text", "text"])
            columns.place(measure_table(paper, box, width, _STYLE))
    columns.end()
    if any(line.source.endswith(("[assumed]", "[disputed]")) for line in _lines(card)):
        paper.room_for(12)
        paper.paragraph(wording.say("card-legend"), 7.5)
    return paper.document()


def _lines(card: ConventionCard) -> Iterator[FilledLine]:
    return (line for section in card.sections for line in section.lines)


class _Columns:
    """Places boxes in the left column, then the right one, then the next page."""

    def __init__(self, paper: Paper, width: float) -> None:
        self.paper, self.width = paper, width
        self.column, self.top, self.low = 0, paper.y, paper.y

    def place(self, box: MeasuredTable) -> None:
        """Draw *box* in the next free place."""
        paper = self.paper
        if box.height > paper.room_left and paper.y > self.top + 1:
            self._next()
        draw(paper, box, paper.l_margin + self.column * (self.width + _GAP))
        self.low = max(self.low, paper.y)

    def _next(self) -> None:
        if self.column == 0:
            self.column, self.paper.y = 1, self.top
            return
        self.paper.add_page()
        self.column, self.top, self.low = 0, self.paper.y, self.paper.y

    def end(self) -> None:
        """Move the pen below both columns."""
        self.paper.y = self.low
