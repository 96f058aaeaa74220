"""The new losing trick count."""

from biritch.core.evaluator import Evaluator

_LOST = {"A": 1.5, "K": 1.0, "Q": 0.5}


def _losers(ranks: str) -> float:
    return sum(_LOST[honour] for honour in "AKQ"[: len(ranks)] if honour not in ranks)


EVALUATOR = Evaluator(
    titles={
        "en": "New losers: missing ace 1½, king 1, queen ½",
        "fr": "Nouvelles perdantes : as 1½, roi 1, dame ½",
    },
    french="nouvelles_perdantes",
    source="J. Koelman, The Bridge World, May 2003",
    of_suit=_losers,
    fractions=True,
)
