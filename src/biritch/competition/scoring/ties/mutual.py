"""Tie-break: points against each other, in the unit of the ranking."""

from biritch.competition.results.result import Contestant
from biritch.competition.scoring.tie import Keys, TieBreak, TieEvidence, between


def keys(tied: tuple[Contestant, ...], evidence: TieEvidence) -> Keys:
    """Return the points from the mutual meetings, if all of them met.

    Example:
        >>> from fractions import Fraction
        >>> from biritch.competition.results.result import Contestant
        >>> ann, bob = Contestant("Ann"), Contestant("Bob")
        >>> evidence = TieEvidence(meetings={ann: {bob: Fraction(7)}, bob: {ann: Fraction(5)}})
        >>> keys((ann, bob), evidence)[ann]
        Fraction(7, 1)
    """
    return between(tied, evidence.meetings)


TIE = TieBreak("Mutual meeting", "EBU White Book, section 143 (1)", keys)

SENTENCES = {
    "en": """
rank-tie-mutual = what they got from one another
""",
    "fr": """
rank-tie-mutual = ce qu'ils ont pris l'un à l'autre
""",
}
