"""A board drawn on paper: four hands around a compass, points, tricks and par."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from biritch.core.cards import Strain, Suit
from biritch.core.hands import Hand
from biritch.core.seats import FOUR, Seat
from biritch.publishing.papers.document import Paper
from biritch.words.notation import SYMBOLS

if TYPE_CHECKING:
    from biritch.publishing.dealt_boards import DealtBoard, DoubleDummyAnalysis

WIDTH, HEIGHT = 91.0, 64.0
"""Of a board with its frame: eight of them fill a page."""
SIZE = 9.0
_LINE = 4.0


def hand(paper: Paper, hand: Hand, x: float, y: float, width: float) -> None:
    """Write the four suits of a hand, spades first, no wider than *width*."""
    for place, suit in enumerate(reversed(Suit)):
        cards = " ".join(paper.wording.rank(card) for card in hand.holding(suit)) or "—"
        at = y + place * _LINE
        paper.letters(SIZE)
        paper.write_at(x, at, SYMBOLS[suit])
        fit = SIZE
        while paper.get_string_width(cards) > width - 4 and fit > 6:
            fit -= 0.5
            paper.letters(fit)
        paper.write_at(x + 4, at + (SIZE - fit) * 0.35, cards)


def diagram(  # noqa: PLR0913, PLR0917 - what is drawn, and where
    paper: Paper,
    dealt: DealtBoard,
    analysis: DoubleDummyAnalysis | None,
    x: float,
    y: float,
    seats: Collection[Seat] = FOUR,
) -> None:
    """Draw a board with its frame at *x*, *y* (upper left); only the hands of *seats*."""
    wording = paper.wording
    paper.rect(x, y, WIDTH, HEIGHT)
    paper.letters(13, bold=True)
    paper.write_at(x + 2, y + 1.5, wording.say("cli-board", number=str(dealt.number)))
    paper.letters(8)
    dealer = wording.say("dealing-dealer", seat=wording.seat(dealt.board.dealer))
    paper.write_at(x + 2, y + 7.8, dealer)
    vulnerable_sides = wording.say(f"cli-vulnerable-{dealt.board.vulnerability}")
    for place, line in enumerate(paper.wrap_text(vulnerable_sides, 27)):
        paper.write_at(x + 2, y + 11.4 + 3.4 * place, line)
    third, middle = WIDTH / 3, y + 21
    places = {
        Seat.NORTH: (x + third + 1, y + 2),
        Seat.WEST: (x + 2, middle),
        Seat.EAST: (x + 2 * third + 1, middle),
        Seat.SOUTH: (x + third + 1, y + 40),
    }
    for seat, (left, top) in places.items():
        if seat not in seats:
            continue
        hand(paper, dealt.deal[seat], left, top, third - 2)
    _compass(paper, x + WIDTH / 2, middle + 1)
    if len(seats) == len(FOUR):
        _points(paper, dealt, x + 2, y + 39)
    if analysis is not None:
        _makes(paper, analysis, x + 2 * third - 1.5, y + 37)
        _par(paper, analysis, x, y + HEIGHT - 6)


def _compass(paper: Paper, x: float, y: float) -> None:
    n, e, s, w = (paper.wording.seat(seat)[0] for seat in Seat)
    paper.letters(8)
    paper.set_draw_color(120)
    paper.rect(x - 9, y - 0.5, 18, 15)
    paper.set_draw_color(0)
    for letter, dx, dy in ((n, 0, 0), (w, -6.5, 5.2), (e, 6.5, 5.2), (s, 0, 10.4)):
        paper.write_at(x + dx - paper.get_string_width(letter) / 2, y + dy, letter)


def _points(paper: Paper, dealt: DealtBoard, x: float, y: float) -> None:
    paper.letters(8)
    paper.write_at(x, y, paper.wording.say("cli-points"))
    for seat, dx, dy in (
        (Seat.NORTH, 7, 3.8),
        (Seat.WEST, 1.5, 7.2),
        (Seat.EAST, 12.5, 7.2),
        (Seat.SOUTH, 7, 10.6),
    ):
        points = str(dealt.deal[seat].hcp)
        paper.write_at(x + dx - paper.get_string_width(points) / 2 + 1, y + dy, points)


def _makes(paper: Paper, analysis: DoubleDummyAnalysis, x: float, y: float) -> None:
    step, line = 4.9, 3.3
    paper.letters(7.5)
    paper.write_at(x, y, paper.wording.say("solver-tricks"))
    for column, strain in enumerate(reversed(Strain)):
        text = paper.wording.strain(strain)
        paper.write_at(_right(paper, x + 4 + step * (column + 1), text), y + line, text)
    # Partners together, as printed hand records have them.
    for row, seat in enumerate((Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)):
        at = y + line * (row + 2)
        paper.write_at(x, at, paper.wording.seat(seat)[0])
        for column, strain in enumerate(reversed(Strain)):
            tricks = analysis.table.of(seat, strain)
            paper.letters(7.5, bold=tricks > 6)
            place = _right(paper, x + 4 + step * (column + 1), str(tricks))
            paper.write_at(place, at, str(tricks))
        paper.letters(7.5)


def _right(paper: Paper, x: float, text: str) -> float:
    return x - paper.get_string_width(text)


def _par(paper: Paper, analysis: DoubleDummyAnalysis, x: float, y: float) -> None:
    paper.set_draw_color(150)
    paper.line(x + 1.5, y, x + WIDTH - 1.5, y)
    paper.set_draw_color(0)
    sentence, size = paper.wording.par_sentence(analysis.par), 8.0
    paper.letters(size)
    while paper.get_string_width(sentence) > WIDTH - 4 and size > 5.5:
        size -= 0.25
        paper.letters(size)
    paper.write_at(x + 2, y + 1.3, paper.cut(sentence, WIDTH - 3))
