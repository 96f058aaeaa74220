"""The rule of twenty: whether to open."""

from biritch.core.evaluator import Evaluator, ranks_worth

EVALUATOR = Evaluator(
    titles={
        "en": "Rule of 20: HCP and the two longest suits; 20 open",
        "fr": "Règle de 20 : points et deux plus longues ; 20 ouvrent",
    },
    french="regle_de_20",
    source="M. Bergen, Points Schmoints!, 1995",
    of_suit=ranks_worth(A=4, K=3, Q=2, J=1),
    of_shape=lambda shape: shape[0] + shape[1],
)
