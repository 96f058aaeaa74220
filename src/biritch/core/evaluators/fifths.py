"""Fifths: what honours are worth in 3NT."""

from biritch.core.evaluator import Evaluator, ranks_worth

EVALUATOR = Evaluator(
    titles={
        "en": "Fifths: A 4, K 2.8, Q 1.8, J 1, ten 0.4",
        "fr": "Cinquièmes : A 4, R 2,8, D 1,8, V 1, dix 0,4",
    },
    french="cinquiemes",
    source="T. Andrews, Evaluating Bridge Hands, 2004",
    of_suit=ranks_worth(A=4, K=2.8, Q=1.8, J=1, T=0.4),
    fractions=True,
)
