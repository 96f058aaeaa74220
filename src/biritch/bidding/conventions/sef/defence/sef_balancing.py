"""Balancing: their opening comes round, or their auction dies low."""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed, sourced
from biritch.bidding.promises.honours import good, stopper
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import BALANCED, length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, oM, x, y, z

_C, _D = MINORS
_H, _S = MAJORS
_X: CallTraits = ("one-round", False, "call-takeout", "takeout")

PACKAGE = Package(
    title="chapter-sef-balancing",
    source="regles JJM (réveil); SEF 2024 (fiches)",
    agreements=(
        *sourced(
            "regles JJM (réveil); fiches SEF 2024; amourdubridge",
            Agreement(
                "(1m) -",
                "2D",
                length(_H, 5) & length(_S, 5) & hl(9),
                "SEF-15.5-two",
                "one-round",
                True,
                "call-michaels",
                "michaels",
            ),
            Agreement(
                "(1M) -",
                "2M",
                length(oM, 5) & length(_C, 5) & hl(10),
                "SEF-15.5-two",
                "one-round",
                True,
                "call-michaels",
                "michaels",
            ),
            Agreement(
                "(1x) -", "2N", hl(17, 20) & hcp(17, 19) & BALANCED & stopper(x), "SEF-15.5-2N"
            ),
            Agreement("(1x) -", "X", hcp(14), "SEF-15.5-X-strong", *_X),
            Agreement(
                "(1x) -",
                "2M",
                length(M, 6) & good(M, 2, 5) & hl(12, 15),
                "SEF-15.5-jump",
                where="x<M",
            ),
            Agreement(
                "(1x) -",
                "3m",
                length(m, 6) & good(m, 2, 4) & hl(13),
                "SEF-15.5-jump-m",
                where="m<x",
            ),
            Agreement(
                "(1x) -", "1y", length(y, 5) & hl(8, 14) & detail(good(y, 1, 4)), "SEF-15.5-1"
            ),
            Agreement(
                "(1m) -",
                "X",
                hcp(8) & length(m, 0, 2) & length(_H, 3) & length(_S, 3),
                "SEF-15.5-X",
                *_X,
            ),
            Agreement(
                "(1M) -",
                "X",
                hcp(8) & length(M, 0, 2) & length(oM, 3) & length(_D, 3) & length(_C, 3),
                "SEF-15.5-X",
                *_X,
            ),
            Agreement(
                "(1M) -", "X", hcp(10) & length(M, 0, 3) & length(oM, 4, 4), "SEF-15.5-X", *_X
            ),
            Agreement(
                "(1x) -",
                "1N",
                hl(9, 13) & BALANCED & (stopper(x) | length(x, 3)),
                "SEF-15.5-1N",
            ),
            Agreement(
                "(1x) -",
                "2y",
                length(y, 5) & hl(9, 14) & good(y, 1, 3),
                "SEF-15.5-2",
                where="y<x",
            ),
            Agreement("(1x) -", "-", ANYTHING, "SEF-15.5-pass"),
        ),
        *assumed(
            "answers to balancing, three points dearer",
            Agreement("(1x) - 1N", "3N", hcp(14, 18), "SEF-15.5-1N-3N", "sign-off"),
            Agreement("(1x) - 1N", "2N", hcp(12, 13), "SEF-15.5-1N-2N", "invitational"),
            Agreement(
                "(1x) - 1N",
                "2y",
                length(y, 5) & hl(0, 12),
                "SEF-15.5-1N-2y",
                "sign-off",
                where="y<x",
            ),
            Agreement(
                "(1x) - 1N",
                "2M",
                length(M, 5) & hl(0, 12),
                "SEF-15.5-1N-2y",
                "sign-off",
                where="x<M",
            ),
            Agreement("(1x) - 1N", "-", ANYTHING, "SEF-15.5-1N-pass"),
            Agreement("(1x) - 1N 2N", "3N", hl(12), "SEF-15.5-1N-accepts", "sign-off"),
            Agreement("(1x) - 1N 2N", "-", ANYTHING, "SEF-15.5-1N-refuses"),
            Agreement(
                "(1x) - 1M", "4M", length(M, 4) & hld(M, 17), "SEF-15.5-game", "sign-off"
            ),
            Agreement(
                "(1x) - 1M",
                "3M",
                length(M, 4) & hld(M, 14, 16),
                "SEF-15.5-raise",
                "invitational",
            ),
            Agreement("(1x) - 1y", "2y", length(y, 3) & hld(y, 10, 14), "SEF-15.5-raise"),
            Agreement(
                "(1x) - 1y",
                "2x",
                hcp(15),
                "SEF-15.5-cue",
                "one-round",
                True,
                "call-cue-bid",
                "cue-bid",
            ),
            Agreement(
                "(1x) - 1y",
                "2N",
                hcp(14, 15) & stopper(x),
                "SEF-15.5-2N-answer",
                "invitational",
            ),
            Agreement("(1x) - 1y", "1N", hcp(11, 14) & stopper(x), "SEF-15.5-1N-answer"),
            Agreement("(1x) - 1y", "1z", length(z, 5) & hl(10, 15), "SEF-15.5-new"),
            Agreement(
                "(1x) - 1y",
                "2z",
                length(z, 5) & hl(11, 15) & good(z, 1, 3) & length(y, 0, 2),
                "SEF-15.5-new",
            ),
            Agreement(
                "(1x) - 2y",
                "3y",
                length(y, 3) & hld(y, 12, 15),
                "SEF-15.5-raise3",
                "invitational",
                where="y<x",
            ),
            Agreement(
                "(1x) - 2y",
                "2N",
                hcp(12, 14) & stopper(x),
                "SEF-15.5-2N-answer",
                "invitational",
                where="y<x",
            ),
            Agreement(
                "(1x) - 2y",
                "3N",
                hcp(15, 18) & stopper(x),
                "SEF-15.5-3N",
                "sign-off",
                where="y<x",
            ),
            Agreement(
                "(1x) - 2M",
                "4M",
                length(M, 3) & hld(M, 13),
                "SEF-15.5-game",
                "sign-off",
                where="x<M",
            ),
            Agreement(
                "(1x) - 2M",
                "4M",
                length(M, 2) & hcp(14),
                "SEF-15.5-game",
                "sign-off",
                where="x<M",
            ),
            Agreement("(1x) - 1y | (1x) - 2y | (1x) - 3y", "-", ANYTHING, "SEF-15.5-left"),
            Agreement("(1x) - 2N", "3N", hl(7), "SEF-15.5-2N-game", "sign-off"),
            Agreement("(1x) - 2N", "-", ANYTHING, "SEF-15.5-2N-left"),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-sef-balancing = Balancing
""",
    "fr": """
chapter-sef-balancing = Le réveil
""",
}
