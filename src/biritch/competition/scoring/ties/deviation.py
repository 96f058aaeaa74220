"""Tie-break: the smaller standard deviation of board scores."""

from fractions import Fraction

from biritch.competition.results.result import Contestant
from biritch.competition.scoring.tie import Keys, TieBreak, TieEvidence


def keys(tied: tuple[Contestant, ...], evidence: TieEvidence) -> Keys:
    """Return minus the sample variance of the match points.

    It gives the same order as the standard deviation, and is exact.
    """
    if not all(len(evidence.boards.get(contestant, ())) > 1 for contestant in tied):
        return None
    variances: dict[Contestant, Fraction] = {}
    for contestant in tied:
        # From each board's average, so that boards of different tops compare.
        centred = [award.points - award.top / 2 for award in evidence.boards[contestant]]
        mean = sum(centred, Fraction(0)) / len(centred)
        squares = sum(((net - mean) ** 2 for net in centred), Fraction(0))
        variances[contestant] = -squares / (len(centred) - 1)
    return variances


TIE = TieBreak(
    "Standard deviation", "FFB, as Magic Contest's list of tie-breaks for pairs has it", keys
)

SENTENCES = {
    "en": """
rank-tie-deviation = the smaller standard deviation
""",
    "fr": """
rank-tie-deviation = le plus petit écart type
""",
}
