"""The suit quality test: whether a suit may be bid at a level."""

from biritch.core.evaluator import Evaluator


def _quality(ranks: str) -> int:
    honours = sum(rank in "AKQJT" for rank in ranks)
    # The jack or the ten counts only below a higher honour: the first of the suit does not.
    return len(ranks) + honours - (ranks[:1] in ("J", "T"))


EVALUATOR = Evaluator(
    titles={
        "en": "Suit quality: cards and honours of a suit",
        "fr": "Qualité de couleur : cartes et honneurs",
    },
    french="qualite",
    source="R. Klinger, 50 Winning Bridge Tips, 1987: the Suit Quality Test",
    of_suit=_quality,
    one_suit=True,
)
