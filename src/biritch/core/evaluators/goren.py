"""Goren's points: honours and shortness."""

from biritch.core.evaluator import Evaluator, ranks_worth

EVALUATOR = Evaluator(
    titles={
        "en": "Goren's points: HCP, void 3, singleton 2, doubleton 1",
        "fr": "Points Goren : points, chicane 3, singleton 2, doubleton 1",
    },
    french="goren",
    source="C. Goren, Point Count Bidding in Contract Bridge, 1949 (without his corrections)",
    of_suit=ranks_worth(A=4, K=3, Q=2, J=1),
    of_shape=lambda shape: sum(max(0, 3 - length) for length in shape),
)
