"""Controls: aces and kings."""

from biritch.core.evaluator import Evaluator, ranks_worth

EVALUATOR = Evaluator(
    titles={
        "en": "Controls: A 2, K 1",
        "fr": "Contrôles : A 2, R 1",
    },
    french="controles",
    source="The Blue Team's Club: B. Garozzo and L. Yallouze, 1969",
    of_suit=ranks_worth(A=2, K=1),
)
