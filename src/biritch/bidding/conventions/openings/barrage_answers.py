"""Answers to openings of three, four and five, to a gambling 3NT and to 4NT for the minors."""

from biritch.bidding.agreement.agreement import Agreement, Package, assumed, sourced
from biritch.bidding.promises.honours import good, stopper
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import length, longer
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, y

_C, _D = MINORS
_H, _S = MAJORS

PACKAGE = Package(
    title="chapter-barrage-answers",
    source="SEF 2024 (fiches)",
    agreements=(
        *sourced(
            "SEF 2024 (fiches), answers to barrages",
            Agreement(
                "3M", "4M", length(M, 3) & (hld(M, 13, 22) | hcp(0, 8)), "SEF-P4", "sign-off"
            ),
            Agreement("3M", "4M", length(M, 2) & hcp(15, 20), "SEF-P4", "sign-off"),
            Agreement("3m", "3y", length(y, 5) & hl(16), "SEF-P-new", "one-round", where="m<y"),
            Agreement("3H", "3S", length(_S, 6) & hl(17), "SEF-P-new", "one-round"),
            Agreement("3M", "3N", length(M, 0, 1) & hcp(17, 22), "SEF-P3N", "sign-off"),
            Agreement(
                "3m", "3N", length(m, 2) & good(m, 1, 3) & hcp(14, 22), "SEF-P3N", "sign-off"
            ),
            Agreement("3m", "3N", hcp(17, 22), "SEF-P3N", "sign-off"),
            Agreement("3m", "5m", length(m, 3) & hld(m, 16, 22), "SEF-P5", "sign-off"),
            Agreement("3m", "4m", length(m, 3) & hcp(4, 12), "SEF-P-4m", "sign-off"),
            Agreement("3x", "-", hcp(0, 20), "SEF-P0"),
            Agreement("4M | 5m", "-", hcp(0, 18), "SEF-P00"),
            Agreement("4m", "5m", length(m, 2) & hcp(14, 18), "SEF-P-5m", "sign-off"),
            Agreement("4m", "-", hcp(0, 18), "SEF-P00"),
        ),
        *assumed(
            "over a new suit: support, the stopper, or the barrage again",
            Agreement("3m 3M", "4M", length(M, 2) | good(M, 1, 2), "SEF-P-fit", "sign-off"),
            Agreement("3m 3x", "3N", stopper(_S) | stopper(_H), "SEF-P-3N", "sign-off"),
            Agreement("3H 3S", "4S", length(_S, 2), "SEF-P-fit", "sign-off"),
            Agreement("3x 3y", "4x", ANYTHING, "SEF-P-again", "sign-off", where="x<y"),
        ),
        *sourced(
            "SEF 2024 (fiches), 3SA",
            Agreement("3N", "4M", length(M, 7) & hcp(8), "SEF-3N-4M", "sign-off"),
            Agreement("3N", "-", stopper(_H) & stopper(_S) & hcp(8), "SEF-3N-pass"),
            Agreement(
                "3N",
                "5C",
                hcp(12),
                "SEF-3N-5C",
                "no",
                True,
                "call-pass-or-correct",
                "pass-or-correct",
            ),
            Agreement(
                "3N",
                "4C",
                ANYTHING,
                "SEF-3N-4C",
                "no",
                True,
                "call-pass-or-correct",
                "pass-or-correct",
            ),
            Agreement("3N 4C", "4D", longer(_D, _C), "SEF-3N-correct", "sign-off"),
            Agreement("3N 5C", "5D", longer(_D, _C), "SEF-3N-correct", "sign-off"),
            Agreement("3N 4C | 3N 5C", "-", ANYTHING, "SEF-3N-clubs"),
            Agreement("4N", "5D", longer(_D, _C), "SEF-O13-D", "sign-off"),
            Agreement("4N", "5C", ANYTHING, "SEF-O13-C", "sign-off"),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-barrage-answers = Answers to barrages
""",
    "fr": """
chapter-barrage-answers = Réponses aux barrages
""",
}
