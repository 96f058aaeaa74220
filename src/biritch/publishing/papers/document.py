"""A PDF document on A4 or Letter: fonts, margins, footer; lengths in millimetres.

Fonts are embedded, so that suits and accents print the same everywhere.
"""

from __future__ import annotations

import logging
import re
import unicodedata
from datetime import UTC, datetime
from pathlib import Path

from biritch.extras import MissingExtra
from biritch.publishing.wording import PrintedWording

try:
    from fpdf import FPDF
    from fpdf.fonts import TTFFont
except ModuleNotFoundError as missing:
    raise MissingExtra("pdf") from missing

FONTS = Path(__file__).parent / "fonts"
FAMILY = "dejavu"
POINT = 25.4 / 72
"""Millimetres in a point."""
LEADING = 1.25
"""The height of a line of text, in heights of its letters."""
SUIT_COLOURS = {"♠": (0, 0, 0), "♥": (176, 0, 0), "♦": (160, 64, 0), "♣": (0, 89, 30)}
"""Colour only helps: the symbol says the suit."""
_SUITS = re.compile("([♠♥♦♣])")
MOST_CHARACTERS = 1_000
"""Of one cell or paragraph; nobody is called so."""
_UNKNOWN = "\N{REPLACEMENT CHARACTER}"


def _bare(letter: str) -> str:
    """Return a letter without accents; any blank as a plain one."""
    return " " if letter.isspace() else unicodedata.normalize("NFD", letter)[0]


class Paper(FPDF):
    """A document in progress: the pen's position, and the footer."""

    def __init__(self, title: str, wording: PrintedWording, *, landscape: bool = False) -> None:
        """Start an empty document; *title* is in the footer and in its properties."""
        super().__init__("landscape" if landscape else "portrait", "mm", wording.sheet)
        # Both libraries report what is no fault of the reader's.
        logging.getLogger("fpdf").setLevel(logging.ERROR)
        logging.getLogger("fontTools").setLevel(logging.ERROR)
        self.name, self.wording, self.foot = title, wording, True
        self.set_margins(12, 12, 12)
        self.set_auto_page_break(auto=False)
        self.add_font(FAMILY, "", FONTS / "DejaVuSansCondensed.ttf")
        self.add_font(FAMILY, "B", FONTS / "DejaVuSansCondensed-Bold.ttf")
        font = self.fonts[FAMILY]
        assert isinstance(font, TTFFont)
        self.there = frozenset((*font.cmap, ord("\n")))
        self.set_title(title)
        self.set_lang(wording.language)
        self.set_creator("Biritch")
        self.set_producer("Biritch")
        self.set_creation_date(datetime.now(UTC))
        self.set_font(FAMILY, size=9)
        self.set_line_width(0.2)

    @property
    def width(self) -> float:
        """The width between the margins."""
        return self.epw

    @property
    def bottom(self) -> float:
        """The lowest position above the footer, or above the margin."""
        return self.h - (16 if self.foot else 10)

    @property
    def room_left(self) -> float:
        """The height left on the page below the pen."""
        return self.bottom - self.y

    def footer(self) -> None:
        """Draw the footer; called by the library."""
        if not self.foot:
            return
        self.letters(7.5)
        self.set_text_color(90, 90, 90)
        self.set_xy(self.l_margin, self.h - 12)
        self.cell(self.epw - 30, 5, self.cut(self.name, self.epw - 32))
        # The library writes the number of pages for {nb}, when it is known.
        self.cell(30, 5, f"{self.page_no()} / {{nb}}", align="R")
        self.set_text_color(0, 0, 0)

    def letters(self, size: float, *, bold: bool = False) -> None:
        """Set the font size in points."""
        self.set_font(FAMILY, "B" if bold else "", size)

    def line_height(self, size: float | None = None) -> float:
        """Return the height of a line of *size* points."""
        return (size or self.font_size_pt) * POINT * LEADING

    def cut(self, text: str, width: float) -> str:
        """Return *text* truncated to *width*, with an ellipsis."""
        text = self.printable_text(text)
        if self.get_string_width(text) <= width:
            return text
        while text and self.get_string_width(text + "…") > width:
            text = text[:-1]
        return text + "…"

    def printable_text(self, text: str) -> str:
        """Return *text* in available characters: without accents, or with a replacement.

        Invisible characters, such as bidirectional controls, are removed.
        """
        if len(text) > MOST_CHARACTERS:
            text = text[: MOST_CHARACTERS - 1] + "…"
        letters = self.there
        if any(unicodedata.category(letter) == "Cf" for letter in text):
            text = "".join(letter for letter in text if unicodedata.category(letter) != "Cf")
        if all(ord(letter) in letters for letter in text):
            return text
        bare = (letter if ord(letter) in letters else _bare(letter) for letter in text)
        return "".join(letter if ord(letter) in letters else _UNKNOWN for letter in bare)

    def write_at(self, x: float, y: float, text: str) -> None:
        """Draw *text* with its top at *y*, suits in colour."""
        base = y + self.font_size_pt * POINT
        for part in filter(None, _SUITS.split(text)):
            self.set_text_color(*SUIT_COLOURS.get(part, (0, 0, 0)))
            self.text(x, base, part)
            x += self.get_string_width(part)
        self.set_text_color(0, 0, 0)

    def wrap_text(self, text: str, width: float) -> list[str]:
        """Return *text* wrapped to *width*; a word that is too long is split."""
        lines: list[str] = []
        for paragraph in self.printable_text(text).split("\n"):
            line = ""
            for word in paragraph.split():
                rest = word
                while self.get_string_width(rest) > width and len(rest) > 1:
                    fit = next(
                        (
                            n
                            for n in range(len(rest) - 1, 0, -1)
                            if self.get_string_width(rest[:n]) <= width
                        ),
                        1,
                    )
                    lines += [line] if line else []
                    lines.append(rest[:fit])
                    line, rest = "", rest[fit:]
                more = f"{line} {rest}".strip()
                if line and self.get_string_width(more) > width:
                    lines.append(line)
                    more = rest
                line = more
            lines.append(line)
        return lines

    def heading(self, text: str, size: float = 12) -> None:
        """Draw a heading across the page; move the pen below it."""
        self.letters(size, bold=True)
        for line in self.wrap_text(text, self.epw):
            self.write_at(self.l_margin, self.y, line)
            self.y += self.line_height()
        self.y += 1.2

    def paragraph(self, text: str, size: float = 9) -> None:
        """Draw a paragraph; move the pen below it."""
        self.letters(size)
        for line in self.wrap_text(text, self.epw):
            if self.room_left < self.line_height():
                self.add_page()
                self.letters(size)
            self.write_at(self.l_margin, self.y, line)
            self.y += self.line_height()
        self.y += 1

    def room_for(self, height: float) -> None:
        """Start a new page if less than *height* is left."""
        if not self.page or (self.room_left < height and self.y > self.t_margin + 1):
            self.add_page()

    def document(self) -> bytes:
        """Return the finished document as bytes."""
        return bytes(self.output())
