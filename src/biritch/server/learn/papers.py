"""Deals of the library as files: PBN, LIN, and printed hands (two or four of each)."""

from __future__ import annotations

from biritch.core.seats import Seat
from biritch.records.files import formats
from biritch.server.learn.library import BadLibrary, link_deal, records_for
from biritch.server.learn.messages import ExportDeals
from biritch.words.notation import notation_of

_TWO = (Seat.NORTH, Seat.SOUTH)


def text(asked: ExportDeals, kind: str) -> bytes:
    """Return the deals in the notation *kind*, encoded.

    Raises:
        BadLibrary: One of them is no deal, or there is none.
    """
    if not asked.deals:
        raise BadLibrary("none")
    lines = formats()[kind].write(records_for(asked.deals))
    return "\n".join(line.rstrip("\n") for line in lines).encode() + b"\n"


def pdf(asked: ExportDeals) -> bytes:
    """Return the deals as a PDF of two or four hands each.

    Raises:
        BadLibrary: One of them is no deal, or there is none.
        MissingExtra: The part that writes PDF is not installed.
    """
    from biritch.publishing.dealt_boards import DealtBoard
    from biritch.publishing.papers.deal_papers import handout_paper
    from biritch.publishing.wording import PrintedWording

    if not asked.deals:
        raise BadLibrary("none")
    boards = [
        DealtBoard(each.board.number, each.board, each.deal)
        for each in map(link_deal, asked.deals)
    ]
    seats = tuple(Seat) if asked.hands == "four" else _TWO
    wording = PrintedWording(asked.language, notation_of(asked.language))
    return handout_paper(boards, seats, asked.title, wording)
