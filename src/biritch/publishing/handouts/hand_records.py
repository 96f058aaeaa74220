"""Hand records: four hands and analysis, eight boards an A4 page."""

from __future__ import annotations

from collections.abc import Sequence

from biritch.publishing.dealt_boards import DealtBoard, DoubleDummyAnalysis
from biritch.publishing.jinja import render
from biritch.publishing.wording import PrintedWording


def hand_records(
    boards: Sequence[DealtBoard],
    analyses: Sequence[DoubleDummyAnalysis | None],
    title: str,
    wording: PrintedWording,
) -> str:
    """Return the page of *boards*, each with its analysis if known.

    Raises:
        ValueError: There are not as many *analyses* as *boards*.

    Example:
        >>> from biritch.core.boards import Board
        >>> from biritch.core.random_deals import seeded_deals
        >>> dealt = DealtBoard(1, Board.from_number(1), next(seeded_deals("club")))
        >>> "Monday" in hand_records([dealt], [None], "Monday", PrintedWording("en"))
        True
    """
    return render(
        "handouts/hand_records.html",
        title=title,
        wording=wording,
        style="handouts/hand_records.css",
        boards=list(zip(boards, analyses, strict=True)),
    )
