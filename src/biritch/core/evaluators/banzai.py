"""Banzai points, for two balanced hands."""

from biritch.core.evaluator import Evaluator, ranks_worth

EVALUATOR = Evaluator(
    titles={
        "en": "Banzai points: A 5, K 4, Q 3, J 2, ten 1",
        "fr": "Points Banzai : A 5, R 4, D 3, V 2, dix 1",
    },
    french="banzai",
    source="D. Jackson and R. Klinger, Better Balanced Bidding: The Banzai Method, 2009",
    of_suit=ranks_worth(A=5, K=4, Q=3, J=2, T=1),
)
