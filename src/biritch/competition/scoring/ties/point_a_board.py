"""Tie-break: boards above average less boards below."""

from fractions import Fraction

from biritch.competition.results.result import Contestant
from biritch.competition.scoring.tie import Keys, TieBreak, TieEvidence


def keys(tied: tuple[Contestant, ...], evidence: TieEvidence) -> Keys:
    """Return the boards won less the boards lost, if awards are known board by board."""
    if not all(contestant in evidence.boards for contestant in tied):
        return None
    balances: dict[Contestant, Fraction] = {}
    for contestant in tied:
        over = [award.points - award.top / 2 for award in evidence.boards[contestant]]
        balances[contestant] = Fraction(sum((net > 0) - (net < 0) for net in over))
    return balances


TIE = TieBreak("Point-a-board count-back", "EBU White Book, section 143 (5)", keys)

SENTENCES = {
    "en": """
rank-tie-point-a-board = boards won less boards lost
""",
    "fr": """
rank-tie-point-a-board = les étuis gagnés moins les étuis perdus
""",
}
