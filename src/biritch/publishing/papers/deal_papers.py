"""Deals on paper: hand records, eight boards a page; curtain cards, a card a hand."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from biritch.core.seats import Seat
from biritch.publishing.papers.board_diagrams import HEIGHT, WIDTH, diagram, hand
from biritch.publishing.papers.document import Paper

if TYPE_CHECKING:
    from biritch.publishing.dealt_boards import DealtBoard, DoubleDummyAnalysis
    from biritch.publishing.wording import PrintedWording

CARD = 34.0
"""The height of a curtain card: eight boards a page."""


def _lines(paper: Paper, height: float) -> int:
    """Return how many lines of *height* fit on a page."""
    return int((paper.h - 12) // height)


def hand_records_paper(
    boards: Sequence[DealtBoard],
    analyses: Sequence[DoubleDummyAnalysis | None],
    title: str,
    wording: PrintedWording,
) -> bytes:
    """Return the boards as PDF, two a line and eight a page, with known analyses."""
    paper = Paper(title, wording)
    many = 2 * _lines(paper, HEIGHT + 2.5)
    for place, (dealt, analysis) in enumerate(zip(boards, analyses, strict=True)):
        if place % many == 0:
            paper.add_page()
        across, down = place % 2, place % many // 2
        x = paper.l_margin + across * (paper.width - WIDTH)
        diagram(paper, dealt, analysis, x, 11 + down * (HEIGHT + 2.5))
    return paper.document()


def handout_paper(
    boards: Sequence[DealtBoard], seats: Collection[Seat], title: str, wording: PrintedWording
) -> bytes:
    """Return the boards with the hands of *seats* only, two a line and eight a page."""
    paper = Paper(title, wording)
    many = 2 * _lines(paper, HEIGHT + 2.5)
    for place, dealt in enumerate(boards):
        if place % many == 0:
            paper.add_page()
        across, down = place % 2, place % many // 2
        x = paper.l_margin + across * (paper.width - WIDTH)
        diagram(paper, dealt, None, x, 11 + down * (HEIGHT + 2.5), seats)
    return paper.document()


def curtain_cards_paper(
    boards: Sequence[DealtBoard], title: str, wording: PrintedWording
) -> bytes:
    """Return a card for each hand, a board a line, to be cut along the dotted lines."""
    paper = Paper(title, wording)
    paper.foot = False
    wide, many = paper.width / 4, _lines(paper, CARD)
    for place, dealt in enumerate(boards):
        if place % many == 0:
            paper.add_page()
        y = 11 + place % many * CARD
        _cuts(paper, y)
        for column, seat in enumerate(Seat):
            _card(paper, dealt, seat, paper.l_margin + column * wide, y)
    return paper.document()


def _cuts(paper: Paper, y: float) -> None:
    """Draw the dotted lines round the cards of a board."""
    paper.set_dash_pattern(0.4, 1)
    for line in range(5):
        x = paper.l_margin + line * paper.width / 4
        paper.line(x, y, x, y + CARD)
    # The line above a board is the one below the board before.
    for level in (y, y + CARD) if y < CARD else (y + CARD,):
        paper.line(paper.l_margin, level, paper.l_margin + paper.width, level)
    paper.set_dash_pattern()


def _card(paper: Paper, dealt: DealtBoard, seat: Seat, x: float, y: float) -> None:
    wording, wide = paper.wording, paper.width / 4
    number = wording.say("cli-board", number=str(dealt.number))
    paper.letters(10, bold=True)
    paper.write_at(x + 2, y + 1.5, f"{number} · {wording.seat(seat)}")
    dealer = wording.say("dealing-dealer", seat=wording.seat(dealt.board.dealer))
    vulnerable_sides = wording.say(f"cli-vulnerable-{dealt.board.vulnerability}")
    paper.letters(7)
    for line, text in enumerate((dealer, vulnerable_sides)):
        paper.write_at(x + 2, y + 6.5 + 3 * line, paper.cut(text, wide - 3))
    hand(paper, dealt.deal[seat], x + 2, y + 14.5, wide - 3)
