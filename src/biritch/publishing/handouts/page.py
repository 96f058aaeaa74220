"""A page for screen and paper: its frame, its style, and how cards are written on it.

Everything is in the file itself: no script, no font, no picture from elsewhere. Suits are
told by their symbol, and by name to who listens; colour only helps.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape

from biritch.cli.deals.diagrams import SYMBOLS
from biritch.core.cards import Card, Strain, Suit
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.words.notation import Notation, write_rank
from biritch.words.translation import seat_name, tell

_NAMES = ("clubs", "diamonds", "hearts", "spades")
_STYLE = """\
@page { size: A4; margin: 10mm; }
* { box-sizing: border-box; }
body { font: 9pt/1.25 "DejaVu Sans", "Segoe UI", Helvetica, Arial, sans-serif;
  color: #000; background: #fff; margin: 0 auto; max-width: 190mm; }
h1 { font-size: 12pt; margin: 0 0 2mm; }
ul { list-style: none; margin: 0; padding: 0; }
b.s, b.h, b.d, b.c { display: inline-block; width: 1.2em; font-weight: normal;
  text-indent: 0; }
b.h, span.h { color: #b00000; } b.d, span.d { color: #a04000; } b.c, span.c { color: #00591e; }
@media screen { body { padding: 4mm; } }
@media print { h1 { break-after: avoid; } a { color: inherit; } }
"""


@dataclass(frozen=True, slots=True)
class Ink:
    """How a page is written: in whose language, and with whose names of the ranks."""

    language: str
    notation: Notation = "en"

    def say(self, name: str, **said: str | int) -> str:
        """Return the message *name*, fit to stand in a page."""
        return escape(tell(name, self.language, **said))

    def seat(self, seat: Seat) -> str:
        """Return ``North``."""
        return escape(seat_name(seat, self.language))

    def strain(self, named: Strain | Suit) -> str:
        """Return the symbol of a suit, named to who listens, or notrump's letters."""
        if named == Strain.NOTRUMP:
            return self.say("cli-notrump")
        name = self.say(f"dealing-{_NAMES[named]}")
        sign = _NAMES[named][0]
        return f'<span class="{sign}" role="img" aria-label="{name}">{SYMBOLS[named]}</span>'

    def rank(self, card: Card) -> str:
        """Return the rank of a card: ``10``, ``K`` or ``R``."""
        rank = write_rank(card.rank, self.notation)
        return "10" if rank == "T" else rank

    def hand(self, hand: Hand) -> str:
        """Return the four suits of a hand as a list, spades first."""
        return "<ul>" + "".join(self._holding(hand, suit) for suit in reversed(Suit)) + "</ul>"

    def _holding(self, hand: Hand, suit: Suit) -> str:
        shown = " ".join(self.rank(card) for card in hand.holding(suit)) or "—"
        name, sign = self.say(f"dealing-{_NAMES[suit]}"), _NAMES[suit][0]
        symbol = f'<b class="{sign}" role="img" aria-label="{name}">{SYMBOLS[suit]}</b>'
        return f"<li>{symbol}{shown}</li>"


def page(title: str, style: str, body: Iterable[str], ink: Ink) -> Iterator[str]:
    """Yield a whole document, piece by piece."""
    name = escape(title)
    yield f'<!DOCTYPE html>\n<html lang="{ink.language}">\n<head>\n<meta charset="utf-8">\n'
    yield f"<title>{name}</title>\n<style>\n{_STYLE}{style}</style>\n</head>\n<body>\n"
    yield f"<h1>{name}</h1>\n<main>\n"
    yield from body
    yield "</main>\n</body>\n</html>\n"
