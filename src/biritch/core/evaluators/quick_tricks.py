"""Quick tricks, for the defence."""

from biritch.core.evaluator import Evaluator

_TRICKS = {"AK": 2.0, "AQ": 1.5, "KQ": 1.0}


def quick_tricks(ranks: str) -> float:
    """Return the quick tricks of a suit."""
    if found := _TRICKS.get(ranks[:2]):
        return found
    if ranks[:1] == "A":
        return 1.0
    return 0.5 if ranks[:1] == "K" and len(ranks) > 1 else 0.0


EVALUATOR = Evaluator(
    titles={
        "en": "Quick tricks: AK 2, AQ 1½, A or KQ 1, Kx ½",
        "fr": "Levées rapides : AR 2, AD 1½, A ou RD 1, Rx ½",
    },
    french="levees_rapides",
    source="E. Culbertson, Contract Bridge Blue Book, 1930",
    of_suit=quick_tricks,
    fractions=True,
)
