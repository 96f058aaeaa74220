"""Trumps: what the law of total tricks counts."""

from biritch.core.evaluator import Evaluator

EVALUATOR = Evaluator(
    titles={
        "en": "Trumps: the longest fit of a side, as the law of total tricks adds",
        "fr": "Atouts : le plus long fit d'un camp, pour la loi des levées totales",
    },
    french="atouts",
    source="J.-R. Vernes, Bridge moderne de la défense, 1966; The Bridge World, June 1969",
    of_side=lambda one, other: max(map(sum, zip(one.lengths, other.lengths, strict=True))),
)
