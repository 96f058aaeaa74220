"""Tables on paper: automatic columns, repeated headers, fitting type."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from biritch.publishing.papers.blocks import TableBlock
from biritch.publishing.papers.document import Paper

SMALLEST = 5.5
"""Points of the smallest letters; what is wider still is written on several lines."""
_GREY = (190, 190, 190)


@dataclass(frozen=True, slots=True)
class TableStyle:
    """How a table is to look; lengths are in millimetres, letters in points."""

    size: float = 8.5
    row: float = 0
    """The least height of a row."""
    grid: bool = False
    """Whether every cell has its frame."""
    stretch: float = 1.5
    """How many times its own width it may take, where there is room."""
    centred: bool = False
    caption: float = 9


@dataclass(frozen=True, slots=True)
class MeasuredTable:
    """A measured table, ready to be drawn."""

    table: TableBlock
    style: TableStyle
    size: float
    widths: tuple[float, ...]
    heads: tuple[tuple[str, ...], ...]
    rows: tuple[tuple[tuple[str, ...], ...], ...]
    heights: tuple[float, ...]
    """The head's, then each row's."""
    line: float

    @property
    def width(self) -> float:
        """The width of all columns."""
        return sum(self.widths)

    @property
    def top(self) -> float:
        """The height of everything above the rows."""
        # A caption takes 0.48 mm for each point of its letters, the gap below it included.
        return self.heights[0] + (self.style.caption * 0.48 if self.table.caption else 0)

    @property
    def height(self) -> float:
        """The total height."""
        return self.top + sum(self.heights[1:])


def measure_table(
    paper: Paper, table: TableBlock, width: float, style: TableStyle | None = None
) -> MeasuredTable:
    """Return *table* measured to fit into *width*."""
    style = style or TableStyle()
    columns = max([len(table.heads), *(len(row) for row in table.rows)], default=0)
    size, widths = style.size, [0.0]
    while True:
        widths = _natural(paper, table, columns, size)
        if sum(widths) <= width or size <= SMALLEST:
            break
        size -= 0.5
    widths = _fit_widths(widths, width, style)
    gap = _gap(size)
    heads = _lines(paper, table.heads, widths, gap)
    paper.letters(size)
    rows = tuple(_lines(paper, row, widths, gap) for row in table.rows)
    line = paper.line_height(size)

    def tall(cells: tuple[tuple[str, ...], ...], least: float) -> float:
        most = max((len(cell) for cell in cells), default=1)
        return max(least, most * line + 0.9)

    top = tall(heads, 0) if any(table.heads) else 0
    heights = (top, *(tall(row, style.row) for row in rows))
    return MeasuredTable(table, style, size, tuple(widths), heads, rows, heights, line)


def _gap(size: float) -> float:
    return 0.16 * size


def _lines(
    paper: Paper, cells: list[str], widths: list[float], gap: float
) -> tuple[tuple[str, ...], ...]:
    return tuple(
        # A hair more, or rounding would wrap the very cell that made the column as wide.
        tuple(paper.wrap_text(cell, width - 2 * gap + 0.01))
        for cell, width in zip(cells, widths, strict=False)
    )


def _natural(paper: Paper, table: TableBlock, columns: int, size: float) -> list[float]:
    """Return the natural widths of columns in *size*; headers may wrap."""
    widths = [0.0] * columns
    paper.letters(size)
    for row in table.rows:
        for place, cell in enumerate(row):
            lines = (
                paper.get_string_width(line) for line in paper.printable_text(cell).split("\n")
            )
            widths[place] = max(widths[place], *lines)
    paper.letters(size, bold=True)
    for place, head in enumerate(table.heads):
        words = (paper.get_string_width(word) for word in head.split())
        widths[place] = max(widths[place], *words, 0)
    return [width + 2 * _gap(size) for width in widths]


def _fit_widths(widths: list[float], width: float, style: TableStyle) -> list[float]:
    """Return *widths* fitted: the widest shrink first, spare space is shared."""
    whole = sum(widths)
    if whole > width:
        # No column is made narrower than 12 mm, if all can have as much.
        least = min(width / len(widths), 12.0)
        over = whole - width
        spare = [max(0.0, column - least) for column in widths]
        return [
            column - over * more / sum(spare)
            for column, more in zip(widths, spare, strict=True)
        ]
    more = min(width, whole * style.stretch) - whole
    if style.grid:
        return [column + more / len(widths) for column in widths]
    return [column * (1 + more / whole) for column in widths] if whole else widths


def draw(paper: Paper, layout: MeasuredTable, x: float) -> None:
    """Draw *layout* from the pen down, on several pages if needed; move the pen below."""
    _top(paper, layout, x)
    paper.letters(layout.size)
    for cells, height in zip(layout.rows, layout.heights[1:], strict=True):
        if paper.y + height > paper.bottom and paper.y > paper.t_margin + layout.top + 1:
            paper.add_page()
            _top(paper, layout, x)
            paper.letters(layout.size)
        _row(paper, layout, x, cells, height)
        if not layout.style.grid:
            paper.set_draw_color(*_GREY)
            paper.line(x, paper.y + height, x + layout.width, paper.y + height)
            paper.set_draw_color(0)
        paper.y += height
    paper.y += 2


def _top(paper: Paper, layout: MeasuredTable, x: float) -> None:
    if layout.table.caption:
        paper.letters(layout.style.caption, bold=True)
        paper.write_at(x, paper.y, paper.cut(layout.table.caption, max(layout.width, 60)))
        paper.y += layout.style.caption * 0.48
    if not layout.heights[0]:
        return
    paper.letters(layout.size, bold=True)
    _row(paper, layout, x, layout.heads, layout.heights[0], low=True)
    paper.y += layout.heights[0]
    if not layout.style.grid:
        paper.line(x, paper.y, x + layout.width, paper.y)


def _row(  # noqa: PLR0913 - what a row is made of
    paper: Paper,
    layout: MeasuredTable,
    x: float,
    cells: tuple[tuple[str, ...], ...],
    height: float,
    *,
    low: bool = False,
) -> None:
    gap = _gap(layout.size)
    for place, lines in enumerate(cells):
        width = layout.widths[place]
        if layout.style.grid:
            paper.rect(x, paper.y, width, height)
        tall = len(lines) * layout.line
        y = paper.y + (height - tall - 0.3 if low else (height - tall) / 2)
        for line in lines:
            blank = width - 2 * gap - paper.get_string_width(line)
            shift = {"left": 0.0, "right": blank, "centre": blank / 2}[_side(layout, place)]
            paper.write_at(x + gap + shift, y, line)
            y += layout.line
        x += width


def _side(layout: MeasuredTable, place: int) -> Literal["left", "right", "centre"]:
    if layout.style.centred:
        return "centre"
    kind = layout.table.kinds[place] if place < len(layout.table.kinds) else ""
    return "left" if "text" in kind or layout.style.grid else "right"
