"""Tie-break: IMPs won divided by IMPs lost, over all matches."""

from fractions import Fraction

from biritch.competition.results.result import Contestant
from biritch.competition.scoring.tie import Keys, TieBreak, TieEvidence

UNBEATEN = Fraction(10**9)
"""Stands for a quotient of something by nothing; more won is then more."""


def keys(tied: tuple[Contestant, ...], evidence: TieEvidence) -> Keys:
    """Return the quotients, if matches were played.

    Example:
        >>> from biritch.competition.results.result import Contestant
        >>> ann = Contestant("Ann")
        >>> keys((ann,), TieEvidence(won_and_lost={ann: (Fraction(60), Fraction(45))}))[ann]
        Fraction(4, 3)
    """
    if not all(contestant in evidence.won_and_lost for contestant in tied):
        return None
    return {contestant: _quotient(*evidence.won_and_lost[contestant]) for contestant in tied}


def _quotient(won: Fraction, lost: Fraction) -> Fraction:
    if lost:
        return won / lost
    # Nothing won and nothing lost is level, as a quotient of 1.
    return UNBEATEN + won if won else Fraction(1)


TIE = TieBreak(
    "IMP quotient", "CBAI (Ireland), conditions of contest, split ties", keys, of_matches=True
)

SENTENCES = {
    "en": """
rank-tie-quotient = IMPs won divided by IMPs lost
""",
    "fr": """
rank-tie-quotient = les IMP gagnés divisés par les IMP perdus
""",
}
