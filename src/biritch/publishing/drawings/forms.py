"""Forms of drawings: plain and coloured text, HTML, SVG, LaTeX."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from types import MappingProxyType

from biritch.core.boards import Board
from biritch.publishing.drawings.diagram import Cell, Drawn, Grid, Piece, grid_of, text_lines
from biritch.publishing.wording import PrintedWording

_COLOURS = ("#15803d", "#c2570c", "#d11f2f", "#2456c9", "")
"""Clubs, diamonds, hearts, spades, notrump: dark enough on white, light enough on black."""
_ANSI = ("32", "33", "31", "34", "1")
_LATEX = (r"$\clubsuit$", r"$\diamondsuit$", r"$\heartsuit$", r"$\spadesuit$", "")
_ESCAPED = {"&": r"\&", "%": r"\%", "#": r"\#", "_": r"\_", "$": r"\$", "{": r"\{", "}": r"\}"}
_LINE, _LETTER = 18, 8.5
"""Height of a line and width of a letter of an SVG, in pixels."""


def as_text(grid: Grid) -> str:
    """Return *grid* as plain text."""
    lines = (
        "".join(" " * gap + piece.text for piece, gap in line) for line in text_lines(grid)
    )
    return "\n".join(line.rstrip() for line in lines)


def as_ansi(grid: Grid) -> str:
    """Return *grid* as text with the colours of a terminal."""

    def colour_piece(piece: Piece) -> str:
        if piece.suit is None and not piece.is_head:
            return piece.text
        code = "1" if piece.suit is None else _ANSI[piece.suit]
        return f"\x1b[{code}m{piece.text}\x1b[0m"

    return "\n".join(
        "".join(" " * gap + colour_piece(piece) for piece, gap in line)
        for line in text_lines(grid)
    )


def as_html(grid: Grid) -> str:
    """Return *grid* as an HTML table without a style sheet, for light and dark."""
    rows = "".join(
        "<tr>" + "".join(f"<td {_TD}>{_html_cell(cell)}</td>" for cell in row) + "</tr>"
        for row in grid
    )
    return f"<table {_TABLE}><tbody>{rows}</tbody></table>"


_TABLE = (
    'style="border-collapse:collapse;border:0;font-family:system-ui,sans-serif;'
    'line-height:1.35;width:auto"'
)
_TD = (
    'style="border:0;padding:2px 12px 2px 0;text-align:left;vertical-align:top;'
    'white-space:pre;background:none"'
)


def _html_cell(cell: Cell) -> str:
    return "<br>".join("".join(map(_html_piece, line)) for line in cell)


def _html_piece(piece: Piece) -> str:
    text = escape(piece.text)
    if piece.suit is not None and (colour := _COLOURS[piece.suit]):
        text = f'<span style="color:{colour}">{text}</span>'
    return f"<b>{text}</b>" if piece.is_head else text


def as_svg(grid: Grid) -> str:
    """Return *grid* as SVG, with text as text."""
    lines = list(text_lines(grid))
    found, widest = [], 0.0
    for number, line in enumerate(lines, 1):
        at, spans = 0, []
        for piece, gap in line:
            at += gap
            start = at + len(piece.text) - len(piece.text.lstrip())
            colour = _COLOURS[piece.suit] if piece.suit is not None else ""
            fill = f' fill="{colour}"' if colour else ""
            weight = ' font-weight="bold"' if piece.is_head else ""
            spans.append(
                f'<tspan x="{_LETTER * start + 8:g}"{fill}{weight}>'
                f"{escape(piece.text.lstrip())}</tspan>"
            )
            at += len(piece.text)
        widest = max(widest, _LETTER * at)
        if spans:
            found.append(f'<text y="{_LINE * number:g}">{"".join(spans)}</text>')
    width, height = round(widest + 16), _LINE * len(lines) + 10
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" font-family="ui-monospace,monospace" '
        f'font-size="14" fill="currentColor">{"".join(found)}</svg>'
    )


def as_latex(grid: Grid) -> str:
    """Return *grid* as a ``tabular`` of LaTeX, which needs no package."""
    columns = "l" * max(len(row) for row in grid)
    rows = (" & ".join(map(_latex_cell, row)) + r" \\" for row in grid)
    return "\n".join([rf"\begin{{tabular}}{{{columns}}}", *rows, r"\end{tabular}"])


def _latex_cell(cell: Cell) -> str:
    if len(cell) < 2:
        return "".join("".join(map(_latex_piece, line)) for line in cell)
    lines = r" \\ ".join("".join(map(_latex_piece, line)) for line in cell)
    return rf"\begin{{tabular}}[t]{{@{{}}l@{{}}}} {lines} \end{{tabular}}"


def _latex_piece(piece: Piece) -> str:
    if piece.suit is not None and (sign := _LATEX[piece.suit]):
        return sign
    text = "".join(_ESCAPED.get(letter, letter) for letter in piece.text).replace("—", "---")
    # Blanks at the start of a line would be lost.
    kept = len(text) - len(text.lstrip(" "))
    text = "~" * kept + text[kept:]
    return rf"\textbf{{{text}}}" if piece.is_head else text


FORMS: Mapping[str, Callable[[Grid], str]] = MappingProxyType(
    {"text": as_text, "ansi": as_ansi, "html": as_html, "svg": as_svg, "latex": as_latex}
)
"""Every form by its name."""


def html_of(drawn: Drawn, board: Board | None = None) -> str:
    """Return the HTML of a hand, a deal, an auction or a trick table for a notebook.

    Example:
        >>> from biritch.core.hands import Hand
        >>> "♠" in html_of(Hand("AQT4.K.2.3"))
        True
    """
    return as_html(grid_of(drawn, board, PrintedWording("en")))


def html_table(columns: Mapping[str, Sequence[object]]) -> str:
    """Return columns of data as an HTML table, without empty columns.

    Example:
        >>> html_table({"rank": [1], "names": [None]}).count("<td")
        1
    """
    shown = {
        name: values
        for name, values in columns.items()
        if any(value is not None for value in values)
    }
    head = "".join(f"<th {_TD}>{escape(name)}</th>" for name in shown)
    lines = zip(*shown.values(), strict=True)
    rows = "".join(
        "<tr>"
        + "".join(f"<td {_TD}>{'' if one is None else escape(str(one))}</td>" for one in line)
        + "</tr>"
        for line in lines
    )
    return f"<table {_TABLE}><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
