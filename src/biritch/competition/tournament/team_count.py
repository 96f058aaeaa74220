"""What teams count: a scale of victory points, or their boards as they are."""

from __future__ import annotations

from biritch.competition.scoring.scale import MOST_BOARDS, NoScaleForLength, scales
from biritch.competition.teams.match import WORTHS
from biritch.competition.tournament.scorebook_log import ScorebookOpened
from biritch.core.phrase import Phrase

USUAL = "wbf-continuous"
"""The scale of victory points where none is named."""


def opening(opened: ScorebookOpened) -> Phrase | None:
    """Return why teams cannot be scored as *opened* says, or ``None`` if they can."""
    count = opened.count or USUAL
    if not 0 <= opened.boards <= MOST_BOARDS:
        said = {"boards": str(opened.boards), "words": f"1-{MOST_BOARDS}"}
        return Phrase.of("rank-no-table", **said)
    if count in WORTHS:
        return None
    if count not in scales():
        words = ", ".join((*WORTHS, *scales()))
        return Phrase.of("rank-bad-scale", text=count, words=words)
    try:
        scales()[count].points(opened.boards or 1, 0)
    except NoScaleForLength as error:
        said = {"boards": str(opened.boards), "words": error.known}
        return Phrase.of("event-fault-boards" if not opened.boards else "rank-no-table", **said)
    return None
