"""Vienna points, 7-5-3-1."""

from biritch.core.evaluator import Evaluator, ranks_worth

EVALUATOR = Evaluator(
    titles={
        "en": "Vienna (Bamberger) points: A 7, K 5, Q 3, J 1",
        "fr": "Points viennois (Bamberger) : A 7, R 5, D 3, V 1",
    },
    french="viennois",
    source="P. Stern, The Vienna System of Contract Bridge, 1938",
    of_suit=ranks_worth(A=7, K=5, Q=3, J=1),
)
