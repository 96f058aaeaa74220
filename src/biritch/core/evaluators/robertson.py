"""Robertson points, 7-5-3-2-1."""

from biritch.core.evaluator import Evaluator, ranks_worth

EVALUATOR = Evaluator(
    titles={
        "en": "Robertson points: A 7, K 5, Q 3, J 2, ten 1",
        "fr": "Points Robertson : A 7, R 5, D 3, V 2, dix 1",
    },
    french="robertson",
    source="E. Robertson, The Robertson Rule, 1902",
    of_suit=ranks_worth(A=7, K=5, Q=3, J=2, T=1),
)
