"""BUM-RAP points: what honours are worth in suit contracts."""

from biritch.core.evaluator import Evaluator, ranks_worth

EVALUATOR = Evaluator(
    titles={
        "en": "BUM-RAP: A 4½, K 3, Q 1½, J ¾, ten ¼",
        "fr": "BUM-RAP : A 4½, R 3, D 1½, V ¾, dix ¼",
    },
    french="bumrap",
    source="T. Andrews, Evaluating Bridge Hands, 2004 (the name: D. Davis and others)",
    of_suit=ranks_worth(A=4.5, K=3, Q=1.5, J=0.75, T=0.25),
    fractions=True,
)
