"""Tie-break: the sum of the final scores of all opponents met."""

from fractions import Fraction

from biritch.competition.results.result import Contestant
from biritch.competition.scoring.tie import Keys, TieBreak, TieEvidence


def keys(tied: tuple[Contestant, ...], evidence: TieEvidence) -> Keys:
    """Return the sum of the scores of the opponents, if it is known whom they met."""
    if not all(contestant in evidence.meetings for contestant in tied):
        return None
    return {
        contestant: sum(
            (evidence.scores[other] for other in evidence.meetings[contestant]), Fraction(0)
        )
        for contestant in tied
    }


TIE = TieBreak("Opponents' scores", "EBU White Book, section 143 (3)", keys)

SENTENCES = {
    "en": """
rank-tie-opponents = the scores of the opponents met
""",
    "fr": """
rank-tie-opponents = les marques des adversaires rencontrés
""",
}
