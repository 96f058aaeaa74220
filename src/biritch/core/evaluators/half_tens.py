"""High-card points with half a point for a ten."""

from biritch.core.evaluator import Evaluator, ranks_worth

EVALUATOR = Evaluator(
    titles={
        "en": "High-card points, ten ½",
        "fr": "Points d'honneurs, dix ½",
    },
    french="points_dix",
    source="M. Work, Contract Bridge for All, 1929",
    of_suit=ranks_worth(A=4, K=3, Q=2, J=1, T=0.5),
    fractions=True,
)
