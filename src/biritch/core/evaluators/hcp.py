"""High-card points, 4-3-2-1."""

from biritch.core.evaluator import Evaluator, ranks_worth

EVALUATOR = Evaluator(
    titles={
        "en": "High-card points: A 4, K 3, Q 2, J 1",
        "fr": "Points d'honneurs : A 4, R 3, D 2, V 1",
    },
    french="points",
    source="B. McCampbell, Auction Tactics, 1915; M. Work, 1923",
    of_suit=ranks_worth(A=4, K=3, Q=2, J=1),
)
