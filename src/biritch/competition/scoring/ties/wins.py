"""Tie-break: matches won; a drawn match is half a win."""

from fractions import Fraction

from biritch.competition.results.result import Contestant
from biritch.competition.scoring.tie import Keys, TieBreak, TieEvidence


def keys(tied: tuple[Contestant, ...], evidence: TieEvidence) -> Keys:
    """Return the matches won, if matches were played.

    Example:
        >>> from biritch.competition.results.result import Contestant
        >>> ann, bob, cat = map(Contestant, ("Ann", "Bob", "Cat"))
        >>> keys((ann,), TieEvidence(imps={ann: {bob: Fraction(12), cat: Fraction(0)}}))[ann]
        Fraction(3, 2)
    """
    if not all(contestant in evidence.imps for contestant in tied):
        return None
    return {
        contestant: sum(
            (Fraction((net > 0) + (net >= 0), 2) for net in evidence.imps[contestant].values()),
            Fraction(0),
        )
        for contestant in tied
    }


TIE = TieBreak("Matches won (Swiss)", "EBU White Book, section 143 (2)", keys, of_matches=True)

SENTENCES = {
    "en": """
rank-tie-wins = matches won
""",
    "fr": """
rank-tie-wins = les matchs gagnés
""",
}
