"""Tie-break: IMPs in the matches between the tied teams."""

from biritch.competition.results.result import Contestant
from biritch.competition.scoring.tie import Keys, TieBreak, TieEvidence, between


def keys(tied: tuple[Contestant, ...], evidence: TieEvidence) -> Keys:
    """Return the IMPs of the mutual matches, if all of them met."""
    return between(tied, evidence.imps)


TIE = TieBreak(
    "Mutual meeting, in IMPs", "EBU White Book, section 143 (1)", keys, of_matches=True
)

SENTENCES = {
    "en": """
rank-tie-mutual-imps = the IMPs of the matches between them
""",
    "fr": """
rank-tie-mutual-imps = les IMP des matchs entre eux
""",
}
