"""Forms and movements on paper: slips, sheets and rubbers; guide cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from biritch.publishing.handouts.score_forms import score_forms
from biritch.publishing.papers.blocks import Block, Heading, TableBlock, blocks
from biritch.publishing.papers.document import Paper
from biritch.publishing.papers.tables import MeasuredTable, TableStyle, draw, measure_table

if TYPE_CHECKING:
    from biritch.publishing.handouts.score_forms import FormSize
    from biritch.publishing.wording import PrintedWording

READABLE, LEAST = 8.0, 4.5
"""Points of the letters of a guide: what it is parted for, and the smallest of a long one."""
GAP = 5.0
"""Between two forms side by side or one above the other."""


def form_paper(kind: str, size: FormSize, wording: PrintedWording) -> bytes:
    """Return the forms called *kind*; slips and rubber sheets are two a line."""
    page = score_forms(kind, size, wording)
    paper = Paper(wording.say(f"dealing-form-{kind}"), wording)
    paper.foot = False
    forms = [form for form in blocks(page) if isinstance(form, TableBlock)]
    paper.add_page()
    if kind == "sheet":
        for form in forms:
            draw(
                paper,
                _wide(paper, form, paper.width, TableStyle(row=7, grid=True)),
                paper.l_margin,
            )
        return paper.document()
    half = (paper.width - GAP) / 2
    style = TableStyle(size=8, row=6.2, grid=True)
    _pairs(paper, [_wide(paper, form, half, style) for form in forms])
    return paper.document()


def _wide(paper: Paper, table: TableBlock, width: float, style: TableStyle) -> MeasuredTable:
    """Return *table* widened to *width*, to be written on."""
    return measure_table(
        paper, table, width, TableStyle(style.size, style.row, style.grid, 99, caption=8)
    )


def _pairs(paper: Paper, forms: list[MeasuredTable]) -> None:
    """Draw *forms* two a line; one longer than a page goes on the next."""
    for place in range(0, len(forms), 2):
        both = forms[place : place + 2]
        paper.room_for(min(max(form.height for form in both), paper.bottom - paper.t_margin))
        top, low = paper.y, paper.y
        for column, form in enumerate(both):
            paper.y = top
            draw(paper, form, paper.l_margin + column * (form.width + GAP))
            low = max(low, paper.y)
        paper.y = low + GAP - 2


def movement_paper(page: str, sheet: str, title: str, wording: PrintedWording) -> bytes:
    """Return the *page* of a movement: the guide on one sheet, cards four a sheet."""
    parts = blocks(page)
    if sheet == "guide":
        return _guide(parts, title, wording)
    paper = Paper(title, wording)
    paper.foot = False
    heads = [part.text for part in parts if isinstance(part, Heading)]
    tables = [part for part in parts if isinstance(part, TableBlock)]
    wide, high = paper.w / 2, paper.h / 2
    for place, (head, table) in enumerate(zip(heads, tables, strict=True)):
        if place % 4 == 0:
            paper.add_page()
            paper.set_dash_pattern(0.4, 1)
            paper.line(wide, 0, wide, paper.h)
            paper.line(0, high, paper.w, high)
            paper.set_dash_pattern()
        _card(paper, head, table, place % 2 * wide, place % 4 // 2 * high)
    return paper.document()


def _card(paper: Paper, head: str, table: TableBlock, x: float, y: float) -> None:
    """Draw a card of a table or an entrant, on a quarter of a sheet."""
    margin, (first, *rest) = 8.0, head.split("\n")
    wide, low = paper.w / 2 - 2 * margin, y + paper.h / 2 - margin
    paper.letters(13, bold=True)
    paper.write_at(x + margin, y + margin, paper.cut(first, wide))
    paper.letters(8)
    paper.write_at(x + margin, y + margin + 6, paper.cut(" ".join(rest), wide))
    paper.y = y + margin + 11
    size, room = 11.0, low - paper.y
    layout = measure_table(
        paper, table, wide, TableStyle(size, grid=True, stretch=3, centred=True)
    )
    # Smaller letters wrap less, so the height is measured anew at every size.
    while layout.height > room and size > 4.5:
        size -= 0.5
        layout = measure_table(
            paper, table, wide, TableStyle(size, grid=True, stretch=3, centred=True)
        )
    draw(paper, layout, x + margin)


def _guide(parts: list[Block], title: str, wording: PrintedWording) -> bytes:
    """Return the guide in the largest type that fits on one sheet, or in parts."""
    paper = Paper(title, wording, landscape=True)
    (table,) = (part_of_page for part_of_page in parts if isinstance(part_of_page, TableBlock))
    for part in _part_table(paper, table):
        paper.add_page()
        paper.heading(title, 13)
        size = 14.0
        layout = measure_table(
            paper, part, paper.width, TableStyle(size, grid=True, stretch=9, centred=True)
        )
        while layout.height > paper.room_left and size > LEAST:
            size -= 0.5
            layout = measure_table(
                paper, part, paper.width, TableStyle(size, grid=True, stretch=9, centred=True)
            )
        draw(paper, layout, paper.l_margin)
    return paper.document()


def _part_table(paper: Paper, table: TableBlock) -> list[TableBlock]:
    """Return *table* in as few readable parts as possible, each with the first column."""
    columns = len(table.heads) - 1
    for many in range(1, columns + 1):
        wide = -(-columns // many)
        parts = [_columns(table, at, at + wide) for at in range(1, columns + 1, wide)]
        fit = [
            measure_table(paper, part, paper.width, TableStyle(READABLE)).size for part in parts
        ]
        if min(fit) == READABLE:
            return parts
    return [table]


def _columns(table: TableBlock, first: int, last: int) -> TableBlock:
    def some(cells: list[str]) -> list[str]:
        return [*cells[:1], *cells[first:last]]

    return TableBlock(table.caption, some(table.heads), [some(row) for row in table.rows])
