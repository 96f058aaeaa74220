"""Tie-break: IMPs of all matches, where victory points made the ranking."""

from fractions import Fraction

from biritch.competition.results.result import Contestant
from biritch.competition.scoring.tie import Keys, TieBreak, TieEvidence


def keys(tied: tuple[Contestant, ...], evidence: TieEvidence) -> Keys:
    """Return the net IMPs, if matches were played."""
    if not all(contestant in evidence.imps for contestant in tied):
        return None
    return {
        contestant: sum(evidence.imps[contestant].values(), Fraction(0)) for contestant in tied
    }


TIE = TieBreak("Net IMPs", "EBU White Book, section 143 (4)", keys, of_matches=True)

SENTENCES = {
    "en": """
rank-tie-imps = net IMPs
""",
    "fr": """
rank-tie-imps = la différence d'IMP
""",
}
