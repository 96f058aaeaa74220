"""The second call of a take-out doubler, and the answers to it."""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed
from biritch.bidding.promises.honours import stopper
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import BALANCED, length, longer
from biritch.bidding.promises.suit_letters import (
    MAJORS,
    MINORS,
    M,
    SuitLetter,
    m,
    oM,
    w,
    x,
    y,
    z,
)

_C, _D = MINORS
_H, _S = MAJORS
_X: CallTraits = ("one-round", False, "call-takeout", "takeout")
_CUE: CallTraits = ("one-round", True, "call-cue-bid", "cue-bid")


PACKAGE = Package(
    title="chapter-sef-doubler-again",
    source="regles JJM; SEF 2024 (fiches)",
    agreements=(
        *assumed(
            "doubler's second call: a raise is more than a minimum",
            Agreement(
                "(1x) X 1M", "4M", length(M, 4) & hld(M, 22), "SEF-15.2-raise-4", "sign-off"
            ),
            Agreement(
                "(1x) X 1M",
                "3M",
                length(M, 4) & hld(M, 20, 21),
                "SEF-15.2-raise-3",
                "invitational",
            ),
            Agreement("(1x) X 1M", "2M", length(M, 4) & hld(M, 17, 19), "SEF-15.2-raise-2"),
            Agreement("(1x) X 1y", "2N", hcp(22) & BALANCED, "SEF-15.2-2N", "invitational"),
            Agreement(
                "(1x) X 1y", "1N", hcp(18, 21) & BALANCED & stopper(x), "SEF-15.2-1N-strong"
            ),
            Agreement(
                "(1x) X 1y | (1x) X 1N", "2z", length(z, 5) & hl(18), "SEF-15.2-strong", "no"
            ),
            Agreement("(1x) X 1H", "1S", length(_S, 5) & hl(17), "SEF-15.2-strong", "no"),
            Agreement("(1x) X 1D", "1M", length(M, 5) & hl(17), "SEF-15.2-strong", "no"),
            Agreement("(1x) X 1y", "2x", hcp(20), "SEF-15.2-cue-strong", *_CUE),
            Agreement(
                "(1x) X 1N",
                "3N",
                hcp(16) & detail(BALANCED | hcp(18)),
                "SEF-15.2-3N",
                "sign-off",
            ),
            Agreement("(1x) X 1N", "2N", hcp(15, 15), "SEF-15.2-2N", "invitational"),
            Agreement(
                "(1M) X 2m | (1D) X 2C",
                "2N",
                hcp(18) & BALANCED,
                "SEF-15.2-1N-strong",
                "invitational",
            ),
            Agreement("(1M) X 2m", "2oM", length(oM, 5) & hl(17), "SEF-15.2-strong", "no"),
            Agreement(
                "(1M) X 2m", "3m", length(m, 4) & hld(m, 17), "SEF-15.2-raise-3", "invitational"
            ),
            Agreement(
                "(1S) X 2H", "4H", length(_H, 4) & hld(_H, 19), "SEF-15.2-raise-4", "sign-off"
            ),
            Agreement(
                "(1S) X 2H",
                "3H",
                length(_H, 4) & hld(_H, 16, 18),
                "SEF-15.2-raise-3",
                "invitational",
            ),
            Agreement("(1S) X 2H", "2N", hcp(18) & stopper(_S), "SEF-15.2-2N", "invitational"),
            Agreement(
                "(1S) X 2H",
                "3m",
                length(m, 5) & hl(19),
                "SEF-15.2-strong",
                "one-round",
            ),
            Agreement(
                "(1m) X 2M", "4M", length(M, 3) & hld(M, 16), "SEF-15.2-jump-game", "sign-off"
            ),
            Agreement(
                "(1H) X 2S", "4S", length(_S, 3) & hld(_S, 16), "SEF-15.2-jump-game", "sign-off"
            ),
            Agreement(
                "(1m) X 2M",
                "3M",
                length(M, 4) & hld(M, 14, 15),
                "SEF-15.2-jump-try",
                "invitational",
            ),
            Agreement(
                "(1H) X 2S",
                "3S",
                length(_S, 4) & hld(_S, 14, 15),
                "SEF-15.2-jump-try",
                "invitational",
            ),
            Agreement(
                "(1m) X 2H", "2S", length(_S, 5) & hl(15), "SEF-15.2-jump-S", "one-round"
            ),
            Agreement("(1m) X 2M", "3N", hcp(17) & stopper(m), "SEF-15.2-3N", "sign-off"),
            Agreement("(1H) X 2S", "3N", hcp(17) & stopper(_H), "SEF-15.2-3N", "sign-off"),
            Agreement(
                "(1m) X 2M", "2N", hcp(15, 16) & stopper(m), "SEF-15.2-2N", "invitational"
            ),
            Agreement(
                "(1m) X 3M", "4M", length(M, 3) & hld(M, 14), "SEF-15.2-jump-game", "sign-off"
            ),
            Agreement(
                "(1M) X 3oM",
                "4oM",
                length(oM, 3) & hld(oM, 14),
                "SEF-15.2-jump-game",
                "sign-off",
            ),
            Agreement("(1M) X 3m", "3N", stopper(M) & hcp(15), "SEF-15.2-jump-3N", "sign-off"),
            Agreement("(1x) X 2N", "3N", hcp(14), "SEF-15.2-2N-game", "sign-off"),
            Agreement(
                "(1x) X 1y | (1x) X 1N | (1x) X 2y | (1x) X 3y | (1x) X 2N",
                "-",
                ANYTHING,
                "SEF-15.2-left",
            ),
            Agreement(
                "(1m) X 2m",
                "2S",
                length(_S, 4) & detail(longer(_S, _H)),
                "SEF-15.2-cue-S",
                "one-round",
            ),
            Agreement("(1m) X 2m", "2H", length(_H, 3), "SEF-15.2-cue-H", "one-round"),
            Agreement("(1m) X 2m", "2S", length(_S, 3), "SEF-15.2-cue-S", "one-round"),
            Agreement("(1S) X 2S", "3H", length(_H, 4), "SEF-15.2-cue-H", "one-round"),
            Agreement("(1H) X 2H", "2S", length(_S, 4), "SEF-15.2-cue-S", "one-round"),
            Agreement("(1x) X 2x", "2N", stopper(x), "SEF-15.2-cue-2N", "one-round"),
            Agreement("(1M) X 2M", "3C", length(_C, 3), "SEF-15.2-cue-m", "one-round"),
            Agreement("(1M) X 2M", "3D", length(_D, 3), "SEF-15.2-cue-m", "one-round"),
            Agreement(
                "(1m) X 2m 2M", "4M", length(M, 4) & hl(11), "SEF-15.2-cue-game", "sign-off"
            ),
            Agreement(
                "(1m) X 2m 2M",
                "3M",
                length(M, 4) & hl(8, 10),
                "SEF-15.2-cue-limit",
                "invitational",
            ),
            Agreement(
                "(1S) X 2H (2S)",
                "4H",
                length(_H, 4) & hld(_H, 19),
                "SEF-15.2-over-raise",
                "sign-off",
            ),
            Agreement(
                "(1S) X 2H (2S)",
                "3H",
                length(_H, 4) & hld(_H, 15, 18),
                "SEF-15.2-over-raise",
                "invitational",
            ),
            Agreement(
                "(1x) X 1M (2x) | (1x) X 1M (2y)",
                "4M",
                length(M, 4) & hld(M, 22),
                "SEF-15.2-over-raise",
                "sign-off",
            ),
            Agreement(
                "(1x) X 1M (2x) | (1x) X 1M (2y)",
                "3M",
                length(M, 4) & hld(M, 19, 21),
                "SEF-15.2-over-raise",
                "invitational",
            ),
            Agreement(
                "(1x) X 1M (2x) | (1x) X 1M (2y)",
                "2M",
                length(M, 4) & hld(M, 15, 18),
                "SEF-15.2-over-raise",
            ),
            Agreement(
                "(1x) X 1y (2x) | (1x) X 1y (2z)",
                "3w",
                length(w, 6) & hl(21),
                "SEF-15.2-strong-free",
                "one-round",
                where="jump",
            ),
            Agreement(
                "(1x) X 1y (2x) | (1x) X 1y (2z)",
                "2w",
                length(w, 5) & hl(18),
                "SEF-15.2-strong-free",
            ),
            Agreement(
                "(1x) X 1y (2x) | (1x) X 2y (2x) | (1x) X 1y (2z) | (1x) X 2y (2z)",
                "X",
                hcp(18) & length(y, 0, 3),
                "SEF-15.2-X-more",
                *_X,
            ),
            Agreement(
                "(1x) X (1y) - (2x) | (1x) X (1y) - (2y)",
                "X",
                hcp(18) & length(y, 0, 3),
                "SEF-15.2-X-more",
                *_X,
            ),
            Agreement(
                "(1x) - (1y) X 1M (2x) | (1x) - (1y) X 1M (2y)",
                "2M",
                length(M, 4) & hld(M, 15, 18),
                "SEF-15.2-over-raise",
            ),
            Agreement(
                "(1x) - (1y) X 1M (2x) | (1x) - (1y) X 1M (2y)",
                "3M",
                length(M, 4) & hld(M, 19, 21),
                "SEF-15.2-over-raise",
                "invitational",
            ),
            Agreement("(1x) X (1*) -", "-", hcp(0, 15), "SEF-15.2-quiet"),
            Agreement(
                "(1x) X (1y) -",
                "2z",
                length(z, 5) & hl(18),
                "SEF-15.2-strong-free",
                where="cheapest",
            ),
            Agreement("(1x) X (1y) - | (1x) X (1N) -", "X", hcp(18), "SEF-15.2-X-more", *_X),
            Agreement(
                "(1x) X (2x) -",
                "2y",
                length(y, 5) & hl(18),
                "SEF-15.2-strong-free",
                where="x<y",
            ),
            Agreement(
                "(1x) X (2x) -",
                "3y",
                length(y, 5) & hl(20),
                "SEF-15.2-strong-free",
                where="y<x",
            ),
            *(
                Agreement(
                    f"(1x) X (2{letter}) -",
                    "X",
                    hcp(17) & length(SuitLetter(letter), 0, 3),
                    "SEF-15.2-X-more",
                    *_X,
                )
                for letter in "xy"
            ),
            *(
                Agreement(
                    f"(1x) X (3{letter}) -",
                    "X",
                    hcp(19) | (hcp(17) & length(SuitLetter(letter), 0, 1)),
                    "SEF-15.2-X-more",
                    *_X,
                )
                for letter in "xy"
            ),
            Agreement(
                "(1x) X (2*) - | (1x) X (1N) - | (1x) X (3*) -",
                "-",
                hcp(0, 16),
                "SEF-15.2-quiet",
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-sef-doubler-again = Doubler's second call
""",
    "fr": """
chapter-sef-doubler-again = La deuxième enchère du contreur
""",
}
