"""Overcaller's second call."""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed
from biritch.bidding.promises.honours import good, stopper
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import BALANCED, length
from biritch.bidding.promises.suit_letters import MAJORS, M, w, x, y, z

_H, _S = MAJORS
_X: CallTraits = ("one-round", False, "call-takeout", "takeout")

PACKAGE = Package(
    title="chapter-sef-overcaller-again",
    source="regles JJM; SEF 2024 (fiches)",
    agreements=(
        *assumed(
            "overcaller's second call",
            Agreement("(1x) 1M (*) 2N", "4M", hl(15), "SEF-15.1-mixed-game", "sign-off"),
            Agreement(
                "(1x) 1M (*) 2N | (1x) 1M (X) 2N",
                "3M",
                ANYTHING,
                "SEF-15.1-mixed-stop",
                "sign-off",
            ),
            Agreement("(1x) 1M 2M", "4M", hld(M, 17), "SEF-15.1-again-game", "sign-off"),
            Agreement("(1x) 1M 2M", "3M", hld(M, 15, 16), "SEF-15.1-again-try", "invitational"),
            Agreement("(1x) 1M 3M", "4M", hld(M, 16), "SEF-15.1-again-game", "sign-off"),
            Agreement(
                "(1x) 1y 2y | (1x) 1y 3y | (1x) 2y 3y", "-", ANYTHING, "SEF-15.1-again-pass"
            ),
            Agreement(
                "(1x) 1M 2x", "4M", hl(15) & length(M, 5), "SEF-15.1-cue-game", "sign-off"
            ),
            Agreement(
                "(1x) 1M 2x",
                "3M",
                length(M, 6) & hl(13, 14),
                "SEF-15.1-cue-six",
                "invitational",
            ),
            Agreement(
                "(1x) 1y 2x", "2N", hl(13) & stopper(x), "SEF-15.1-cue-2N", "invitational"
            ),
            Agreement("(1x) 1y 2x", "2y", ANYTHING, "SEF-15.1-cue-min", "no"),
            Agreement(
                "(1x) 1M 2x 2M",
                "4M",
                length(M, 3) & hld(M, 15),
                "SEF-15.1-cue-game",
                "sign-off",
            ),
            Agreement(
                "(1x) 1M 2x 2M",
                "3M",
                length(M, 3) & hld(M, 12, 14),
                "SEF-15.1-cue-limit",
                "invitational",
            ),
            Agreement("(1x) 1y 2x 2y", "-", length(y, 3) & hld(y, 0, 11), "SEF-15.1-cue-stop"),
            Agreement(
                "(1x) 2m 3x", "3N", stopper(x), "SEF-15.1-cue-3N", "sign-off", where="m<x"
            ),
            Agreement("(1x) 2y 3x", "4y", ANYTHING, "SEF-15.1-cue-min", where="y<x"),
            Agreement("(1x) 1y 1N", "3N", hl(18), "SEF-15.1-1N-game", "sign-off"),
            Agreement(
                "(1x) 1y 1N", "2N", hcp(15, 17) & BALANCED, "SEF-15.1-1N-try", "invitational"
            ),
            Agreement(
                "(1x) 1M 1N",
                "4M",
                length(M, 7) & hl(15),
                "SEF-15.1-1N-game",
                "sign-off",
            ),
            Agreement(
                "(1x) 1y 1N",
                "3y",
                length(y, 6) & hl(15, 17),
                "SEF-15.1-six-strong",
                "invitational",
            ),
            Agreement("(1x) 1y 1N", "2y", length(y, 6), "SEF-15.1-six"),
            Agreement(
                "(1x) 1y 1N",
                "2z",
                length(z, 4) & detail(~BALANCED),
                "SEF-15.1-second",
                where="z<y",
            ),
            Agreement("(1x) 1y 1N", "-", ANYTHING, "SEF-15.1-1N-left"),
            Agreement("(1x) 1y 2N", "3N", hl(12), "SEF-15.1-2N-game", "sign-off"),
            Agreement("(1x) 1y 2N", "-", ANYTHING, "SEF-15.1-2N-left"),
            Agreement("(1x) 2y 2N", "3N", hl(14), "SEF-15.1-2N-game", "sign-off", where="y<x"),
            Agreement(
                "(1x) 2y 2N", "3y", ANYTHING, "SEF-15.1-2N-suit", "sign-off", where="y<x"
            ),
            Agreement(
                "(1x) 1M 2z",
                "3M",
                length(M, 6) & hl(16),
                "SEF-15.1-six-strong",
                "invitational",
            ),
            Agreement("(1x) 1y 2z", "3N", hcp(16) & stopper(x), "SEF-15.1-new-3N", "sign-off"),
            Agreement(
                "(1x) 1y 2z",
                "2w",
                length(w, 4) & length(y, 5) & hl(14),
                "SEF-15.1-second",
                where="w<y",
            ),
            Agreement(
                "(1x) 1y 2z", "2N", hcp(14, 15) & stopper(x), "SEF-15.1-new-2N", "invitational"
            ),
            Agreement(
                "(1x) 1y 1z", "2N", hcp(16) & stopper(x), "SEF-15.1-new-2N", "invitational"
            ),
            Agreement(
                "(1x) 1y 1S", "3S", length(_S, 3) & hl(14), "SEF-15.1-new-fit", "invitational"
            ),
            Agreement("(1x) 1y 1S", "2S", length(_S, 3), "SEF-15.1-new-fit"),
            Agreement(
                "(1x) 1y 2z", "3z", length(z, 3) & hl(13), "SEF-15.1-new-fit", "invitational"
            ),
            Agreement("(1x) 1y 1z | (1x) 1y 2z", "2y", length(y, 6), "SEF-15.1-six"),
            Agreement("(1x) 1y 1z", "1N", hl(12) & stopper(x), "SEF-15.1-new-1N"),
            Agreement(
                "(1x) 1y 1z",
                "2w",
                length(w, 4) & length(y, 5) & hl(13),
                "SEF-15.1-second",
                where="w<y",
            ),
            Agreement("(1x) 1y 1z | (1x) 1y 2z", "-", ANYTHING, "SEF-15.1-new-left"),
        ),
        *assumed(
            "partner is silent and they stop: with more than was told, a double",
            Agreement(
                "(1x) 1y (2x) -",
                "2z",
                length(z, 4) & length(y, 5) & hl(14),
                "SEF-15.1-second",
                where="z<y",
            ),
            Agreement(
                "(1x) 1y (2x) -",
                "3z",
                length(z, 5) & length(y, 5) & hl(14),
                "SEF-15.1-second",
                where="cheapest z<y",
            ),
            Agreement(
                "(1x) 1y (2x) - | (1x) 2y (2x) -",
                "3y",
                length(y, 6) & hl(16) & good(y, 2, 4),
                "SEF-15.1-six-again",
                where="cheapest",
            ),
            Agreement(
                "(1H) 1S (3H) - (4H) | (1H) 1S (2H) - (4H) | (1H) 1S (4H) -",
                "4S",
                length(_S, 7) & hl(15),
                "SEF-15.1-again-game",
                "sign-off",
            ),
            Agreement(
                "(1x) 1y (2x) - | (1x) 1y (X) - (2x) - | (1x) 2y (2x) -",
                "X",
                hcp(15) & length(x, 0, 2),
                "SEF-15.1-X-more",
                *_X,
            ),
            Agreement(
                "(1x) 1y (3x) - | (1x) 2y (3x) -",
                "X",
                hcp(16) & length(x, 0, 2),
                "SEF-15.1-X-more",
                *_X,
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-sef-overcaller-again = Overcaller's second call
""",
    "fr": """
chapter-sef-overcaller-again = La deuxième enchère de l'intervenant
""",
}
