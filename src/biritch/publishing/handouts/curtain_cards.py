"""Curtain cards: a card for each pocket of a board, with the hand to put into it.

Without a dealing machine, somebody lays out the cards on each curtain card. There are eight
boards on an A4 page, one a row, to be cut along the dotted lines.
"""

from __future__ import annotations

from collections.abc import Sequence

from biritch.publishing.dealt_boards import DealtBoard
from biritch.publishing.jinja import render
from biritch.publishing.wording import PrintedWording


def curtain_cards(boards: Sequence[DealtBoard], title: str, wording: PrintedWording) -> str:
    """Return the page of cards, four for each of *boards*.

    Example:
        >>> from biritch.core.boards import Board
        >>> from biritch.core.random_deals import seeded_deals
        >>> dealt = DealtBoard(1, Board.from_number(1), next(seeded_deals("club")))
        >>> curtain_cards([dealt], "Monday", PrintedWording("fr")).count("<article")
        4
    """
    return render(
        "handouts/curtain_cards.html",
        title=title,
        wording=wording,
        style="handouts/curtain_cards.css",
        boards=boards,
    )
