"""The results of a tournament on paper: ranking, boards with travellers, scorecards."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from biritch.core.boards import Board
from biritch.publishing.pages.board_page import traveller
from biritch.publishing.pages.contestant_page import contestant_page
from biritch.publishing.pages.ranking_page import ranking_page
from biritch.publishing.pages.score_frequencies import score_frequencies
from biritch.publishing.pages.site import Site
from biritch.publishing.papers.blocks import (
    BarsBlock,
    Block,
    Heading,
    Paragraph,
    TableBlock,
    blocks,
)
from biritch.publishing.papers.board_diagrams import HEIGHT, WIDTH, diagram
from biritch.publishing.papers.document import POINT, Paper
from biritch.publishing.papers.tables import MeasuredTable, TableStyle, draw, measure_table
from biritch.publishing.results import PAPER_PARTS

_BAR, _SCORE, _COUNT = 3.9, 13.0, 9.0
"""The height of a bar with its gap; room for the score before it, for the number after it."""


def tournament_paper(site: Site, parts: Collection[str] = PAPER_PARTS) -> bytes:
    """Return the results of *site* as a PDF, with the given *parts*."""
    paper = Paper(site.title, site.wording)
    if "ranking" in parts:
        _ranking(paper, site)
    if "travellers" in parts:
        paper.add_page()
        for board in site.boards:
            _board(paper, site, board)
    if "scorecards" in parts:
        paper.add_page()
        for placed in site.results.ranking:
            _draw_together(paper, blocks(contestant_page(site, placed)))
            paper.y += 4
    return paper.document()


def _ranking(paper: Paper, site: Site) -> None:
    paper.add_page()
    # That heading stands over links to the boards, which no paper has.
    words = site.wording.say("site-boards")
    parts = [
        block
        for block in blocks(ranking_page(site))
        if not (isinstance(block, Heading) and block.text == words)
    ]
    for block in parts:
        _draw_block(paper, block, TableStyle(size=10, stretch=1.8))


def _draw_block(paper: Paper, block: Block, style: TableStyle) -> None:
    match block:
        case Heading(level, text):
            paper.room_for(25)
            paper.heading(text, {1: 15, 2: 11}.get(level, 10))
        case Paragraph(text):
            paper.room_for(10)
            paper.paragraph(text)
        case TableBlock():
            draw(paper, measure_table(paper, block, paper.width, style), paper.l_margin)
        case BarsBlock():
            _bars(paper, block, paper.l_margin, 80)


def _draw_together(paper: Paper, parts: Iterable[Block]) -> None:
    """Draw blocks together on one page if they fit."""
    style, parts = TableStyle(size=8), list(parts)
    tables = [
        measure_table(paper, block, paper.width, style)
        for block in parts
        if isinstance(block, TableBlock)
    ]
    # About six millimetres for a heading or a line of words.
    words = sum(6.0 for block in parts if not isinstance(block, TableBlock))
    paper.room_for(min(sum(block.height + 2 for block in tables) + words, paper.bottom - 30))
    for block in parts:
        _draw_block(
            paper, Heading(2, block.text) if isinstance(block, Heading) else block, style
        )


def _board(paper: Paper, site: Site, board: str) -> None:
    results = [result for result in site.results.results if result.board == board]
    (table,) = (
        result for result in blocks(traveller(site, results)) if isinstance(result, TableBlock)
    )
    bars = BarsBlock(
        site.wording.say("site-often"),
        [(str(result), many) for result, many in score_frequencies(results)],
    )
    dealt = site.dealt.get(board)
    if dealt is None:
        _without_hands(
            paper,
            site,
            board,
            measure_table(paper, table, paper.width - 60, TableStyle(size=8.5)),
            bars,
        )
        return
    layout = measure_table(paper, table, paper.width, TableStyle(size=8.5))
    most = paper.bottom - paper.t_margin
    beside = max(HEIGHT, _height(bars))
    paper.room_for(min(beside + 4 + layout.height, most))
    top = paper.y
    diagram(paper, *dealt, paper.l_margin, top)
    paper.y = top
    _bars(paper, bars, paper.l_margin + WIDTH + 6, paper.width - WIDTH - 6)
    paper.y = top + beside + 3
    draw(paper, layout, paper.l_margin)
    paper.y += 5


def _without_hands(
    paper: Paper, site: Site, board: str, layout: MeasuredTable, bars: BarsBlock
) -> None:
    """Draw a board without known hands, its bars beside its traveller."""
    whole = 13 + max(layout.height, _height(bars))
    paper.room_for(min(whole, paper.bottom - paper.t_margin))
    paper.heading(site.wording.say("cli-board", number=board), 11)
    if board.isdigit() and int(board):
        conditions = Board.from_number(int(board))
        dealer = site.wording.say("dealing-dealer", seat=site.wording.seat(conditions.dealer))
        vulnerable_sides = site.wording.say(f"cli-vulnerable-{conditions.vulnerability}")
        paper.paragraph(f"{dealer}, {vulnerable_sides}", 8.5)
    top, page = paper.y, paper.page
    x = paper.l_margin + max(layout.width + 6, 60)
    _bars(paper, bars, x, paper.w - paper.r_margin - x)
    low, paper.y = paper.y, top
    draw(paper, layout, paper.l_margin)
    # Where the traveller went on to another page, the bars were left on the one before.
    paper.y = (max(low, paper.y) if paper.page == page else paper.y) + 5


def _height(bars: BarsBlock) -> float:
    return 5 + _BAR * len(bars.counts)


def _bars(paper: Paper, bars: BarsBlock, x: float, width: float) -> None:
    """Draw the frequencies of scores, at most one page long."""
    if not bars.counts:
        return
    paper.letters(8)
    paper.write_at(x, paper.y, paper.cut(bars.title, width))
    paper.y += 5
    most = max(many for _, many in bars.counts)
    longest = max(10.0, width - _SCORE - _COUNT)
    paper.set_fill_color(185, 200, 215)
    for score, many in bars.counts:
        if paper.room_left < _BAR:
            break
        top = paper.y + (_BAR - 8 * POINT) / 2 - 0.5
        paper.write_at(x + _SCORE - 2 - paper.get_string_width(score), top, score)
        length = longest * many / most
        paper.rect(x + _SCORE, paper.y + 0.4, length, _BAR - 0.8, style="F")
        paper.write_at(x + _SCORE + length + 1.5, top, str(many))
        paper.y += _BAR
