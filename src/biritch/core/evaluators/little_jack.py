"""Little Jack points, 6-4-2-1; the ``c13`` of dealer scripts."""

from biritch.core.evaluator import Evaluator, ranks_worth

EVALUATOR = Evaluator(
    titles={
        "en": "Little Jack points: A 6, K 4, Q 2, J 1",
        "fr": "Points petit valet : A 6, R 4, D 2, V 1",
    },
    french="petit_valet",
    source="D. Bennion, The Bridge World, September 2001 (without his corrections)",
    of_suit=ranks_worth(A=6, K=4, Q=2, J=1),
)
