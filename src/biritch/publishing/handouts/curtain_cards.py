"""Curtain cards: a card for each pocket of each board, from which the hand is built.

A neutral person lays out the cards they name (document 002, line 202). Eight boards an A4
page, a board a row, to be cut along the dotted lines.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from biritch.core.seats import Seat
from biritch.publishing.dealt_boards import Dealt
from biritch.publishing.handouts.page import Ink, page

STYLE = """\
section { position: relative; display: grid; grid-template-columns: repeat(4, 1fr);
  break-inside: avoid; }
article { border: 0.2mm dotted #666; padding: 1.5mm 2mm; min-height: 32mm; }
h2 { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
h3 { font-size: 10pt; margin: 0 0 0.5mm; } p { margin: 0 0 1mm; color: #444; font-size: 7.5pt; }
li { text-indent: -1.2em; padding-left: 1.2em; }
h1 { display: none; }
@media screen { h1 { display: block; } }
"""


def curtain_cards(boards: Sequence[Dealt], title: str, ink: Ink) -> Iterator[str]:
    """Yield the page of cards, four for each of *boards*."""
    return page(title, STYLE, (_board(one, ink) for one in boards), ink)


def _board(one: Dealt, ink: Ink) -> str:
    number = ink.say("cli-board", number=str(one.number))
    dealer = ink.say("dealing-dealer", seat=ink.seat(one.board.dealer))
    who = ink.say(f"cli-vulnerable-{one.board.vulnerability}")
    cards = "".join(
        f'<article class="{seat.name.lower()}"><h3>{number} · {ink.seat(seat)}</h3>'
        f"<p>{dealer}, {who}</p>{ink.hand(one.deal[seat])}</article>"
        for seat in Seat
    )
    return f"<section><h2>{number}</h2>{cards}</section>\n"
