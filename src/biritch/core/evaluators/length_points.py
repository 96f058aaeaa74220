"""High-card points and a point for every card beyond four in a suit."""

from biritch.core.evaluator import Evaluator, ranks_worth

EVALUATOR = Evaluator(
    titles={
        "en": "HCP and a point for each card after the fourth",
        "fr": "Points, plus un par carte après la quatrième",
    },
    french="points_longueur",
    source="F. Karpin, Point-Count: The Complete Handbook, 1949",
    of_suit=ranks_worth(A=4, K=3, Q=2, J=1),
    of_shape=lambda shape: sum(max(0, length - 4) for length in shape),
)
