"""Tie-break: lots, drawn by the organiser with a named generator."""

from biritch.competition.results.result import Contestant
from biritch.competition.scoring.tie import Keys, TieBreak, TieEvidence


def keys(tied: tuple[Contestant, ...], evidence: TieEvidence) -> Keys:
    """Return the numbers drawn, if lots were drawn for all who tie."""
    if not all(contestant in evidence.lots for contestant in tied):
        return None
    return {contestant: evidence.lots[contestant] for contestant in tied}


TIE = TieBreak("Drawing lots", "EBU White Book, section 143 (6)", keys)

SENTENCES = {
    "en": """
rank-tie-lots = lots
""",
    "fr": """
rank-tie-lots = tirage au sort
""",
}
