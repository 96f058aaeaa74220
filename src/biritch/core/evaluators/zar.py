"""Zar points: honours, controls and three lengths."""

from biritch.core.evaluator import Evaluator, ranks_worth

EVALUATOR = Evaluator(
    titles={
        "en": "Zar points: HCP, controls and lengths; 26 opens",
        "fr": "Points Zar : points, contrôles et longueurs ; 26 ouvrent",
    },
    french="zar",
    source="Z. Petkov, Zar Points: Aggressive Bidding Hand Evaluation, 2003",
    of_suit=ranks_worth(A=6, K=4, Q=2, J=1),
    of_shape=lambda shape: shape[0] + shape[1] + shape[0] - shape[3],
)
