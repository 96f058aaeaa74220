"""The losing trick count."""

from biritch.core.evaluator import Evaluator


def _losers(ranks: str) -> int:
    # Only as many top honours win as the suit has cards: a doubleton queen does not.
    return sum(honour not in ranks for honour in "AKQ"[: len(ranks)])


EVALUATOR = Evaluator(
    titles={
        "en": "Losers: A, K and Q missing in the first three cards",
        "fr": "Perdantes : A, R et D qui manquent dans trois cartes",
    },
    french="perdantes",
    source="F. D. Courtenay, The System the Experts Play, 1934",
    of_suit=_losers,
)
