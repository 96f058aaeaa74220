"""The rule of twenty-two: the rule of twenty, and quick tricks."""

from biritch.core.evaluator import Evaluator, ranks_worth
from biritch.core.evaluators.quick_tricks import quick_tricks

_honours = ranks_worth(A=4, K=3, Q=2, J=1)

EVALUATOR = Evaluator(
    titles={
        "en": "Rule of 22: rule of 20 and quick tricks; 22 open",
        "fr": "Règle de 22 : règle de 20 et levées rapides ; 22 ouvrent",
    },
    french="regle_de_22",
    source="R. Klinger, Better Bridge with a Better Memory, 1998 (“Highly Cutie”)",
    of_suit=lambda ranks: _honours(ranks) + quick_tricks(ranks),
    of_shape=lambda shape: shape[0] + shape[1],
    fractions=True,
)
