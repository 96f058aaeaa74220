"""The Four Aces' points, 3-2-1-½."""

from biritch.core.evaluator import Evaluator, ranks_worth

EVALUATOR = Evaluator(
    titles={
        "en": "Four Aces points: A 3, K 2, Q 1, J ½",
        "fr": "Points des Four Aces : A 3, R 2, D 1, V ½",
    },
    french="four_aces",
    source="D. Burnstine, M. Gottlieb, O. Jacoby and H. Schenken, The Four Aces System, 1935",
    of_suit=ranks_worth(A=3, K=2, Q=1, J=0.5),
    fractions=True,
)
