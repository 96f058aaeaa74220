"""Balancing late: their auction dies at two of a suit or in 1NT, and we have kept silent.

They have stopped low, so partner has something: shape is enough to come in.
"""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed
from biritch.bidding.promises.honours import good
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import length, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, oM, x, y, z

_C, _D = MINORS
_H, _S = MAJORS
_X: CallTraits = ("one-round", False, "call-takeout", "takeout")

PACKAGE = Package(
    title="chapter-late-balancing",
    source="regles JJM (réveil); SEF 2024 (fiches)",
    agreements=(
        *assumed(
            "their raise dies at two: shape is enough",
            Agreement(
                "(1m) - (2m) -",
                "X",
                hcp(9)
                & length(_H, 3)
                & length(_S, 3)
                & length(m, 0, 3)
                & (length(_H, 4) | length(_S, 4)),
                "LB-X",
                *_X,
            ),
            Agreement(
                "(1M) - (2M) -",
                "X",
                hcp(9) & length(oM, 4) & length(M, 0, 2),
                "LB-X",
                *_X,
            ),
            Agreement(
                "(1M) - (2M) -",
                "X",
                hcp(10) & length(oM, 3) & length(M, 0, 2) & length(_C, 3) & length(_D, 3),
                "LB-X",
                *_X,
            ),
            Agreement("(1x) - (2x) -", "2z", length(z, 5) & hl(8, 14) & good(z, 1, 4), "LB"),
            Agreement(
                "(1M) - (2M) -",
                "2N",
                length(_C, 4) & length(_D, 4) & hl(9),
                "LB-minors",
                "one-round",
                True,
                "call-minors",
                "unusual",
            ),
            Agreement(
                "(1x) - (2x) -",
                "3z",
                length(z, 6) & hl(10, 15) & good(z, 1, 3),
                "LB",
            ),
            Agreement("(1x) - (2x) -", "-", ANYTHING, "LB-pass"),
            Agreement(
                "(1M) - (2M) - 2N",
                "3D",
                detail(not_shorter(_D, _C)),
                "LB-choice",
                "sign-off",
            ),
            Agreement("(1M) - (2M) - 2N", "3C", ANYTHING, "LB-choice", "sign-off"),
            Agreement(
                "(1x) - (1N) -",
                "X",
                hcp(12) & length(x, 0, 2) & (length(_H, 4) | length(_S, 4)),
                "LB-X",
                *_X,
            ),
            Agreement(
                "(1x) - (1N) -",
                "2z",
                length(z, 5) & hl(10, 15) & good(z, 1, 3),
                "LB",
            ),
            Agreement("(1x) - (1N) -", "-", ANYTHING, "LB-pass"),
            Agreement(
                "(1x) - (1N) - (2y) -",
                "X",
                hcp(10) & length(y, 0, 2) & (length(_H, 4) | length(_S, 4)),
                "LB-X",
                *_X,
                when="silent",
            ),
            Agreement(
                "(1x) - (1N) - (2y) -",
                "2z",
                length(z, 5) & hl(9, 14) & good(z, 1, 3),
                "LB",
            ),
            Agreement(
                "(1x) - (1y) - (2y) -",
                "2z",
                length(z, 5) & hl(9, 14) & good(z, 1, 3),
                "LB",
            ),
            Agreement(
                "(1x) - (1y) - (1N) -",
                "2z",
                length(z, 5) & hl(10, 14) & good(z, 1, 3),
                "LB",
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-late-balancing = Balancing late
""",
    "fr": """
chapter-late-balancing = Le réveil tardif
""",
}
