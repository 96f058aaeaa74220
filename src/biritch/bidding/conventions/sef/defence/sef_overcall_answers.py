"""Answers to an overcall, opener's partner silent or not."""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, sourced
from biritch.bidding.promises.honours import good, stopper
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import M, w, x, y, z

_MAJOR_OVER = "(1x) 1M (1N) | (1x) 1M (X) | (1x) 1M (2z) | (1x) 1M (1S) | (1x) 1M (2x)"
_ONE_OVER = "(1x) 1y (1z) | (1x) 1y (X) | (1x) 1y (2z) | (1x) 1y (1N) | (1x) 1y (2x)"
_TWO_OVER = "(1x) 2y (X) | (1x) 2y (2z) | (1x) 2y (2x) | (1x) 2y (3*) | (1x) 2y (2N)"
_ANY_OVER = f"{_ONE_OVER} | {_TWO_OVER} | (1x) 1y (3*) | (1x) 1y (2N)"
_CUE: CallTraits = ("one-round", True, "call-cue-bid", "cue-bid")

PACKAGE = Package(
    title="chapter-sef-overcall-answers",
    source="regles JJM; SEF 2024 (fiches)",
    agreements=(
        *sourced(
            "SEF 2024 (fiches); regles JJM: answers to an overcall",
            Agreement("(1x) 1M", "4M", length(M, 5) & hcp(0, 9), "SEF-15.1-block", "sign-off"),
            Agreement("(1x) 1M", "4M", length(M, 4) & hld(M, 14), "SEF-15.1-game", "sign-off"),
            Agreement("(1x) 1M", "4M", length(M, 3) & hld(M, 16), "SEF-15.1-game", "sign-off"),
            Agreement(
                "(1x) 1M",
                "3x",
                length(M, 4) & hld(M, 11, 13),
                "SEF-15.1-jump-cue",
                "one-round",
                True,
                "call-fit",
                "cue-bid",
            ),
            Agreement(
                "(1x) 1y",
                "2x",
                (length(y, 3) & hld(y, 11)) | hcp(14),
                "SEF-15.1-cue-answer",
                *_CUE,
            ),
            Agreement(
                "(1x) 2y",
                "3x",
                (length(y, 3) & hld(y, 12)) | hcp(14),
                "SEF-15.1-cue-answer",
                *_CUE,
                where="y<x",
            ),
            Agreement(
                "(1x) 1y", "3y", length(y, 4) & hld(y, 6, 10) & hcp(3, 9), "SEF-15.1-block3"
            ),
            Agreement("(1x) 1y", "2y", length(y, 3) & hld(y, 6, 10), "SEF-15.1-raise"),
            Agreement(
                "(1x) 2y", "3y", length(y, 3) & hld(y, 8, 11), "SEF-15.1-raise3", where="y<x"
            ),
            Agreement(
                "(1x) 1y",
                "3N",
                hcp(14, 18) & stopper(x) & detail(length(y, 2)),
                "SEF-15.1-3N",
                "sign-off",
            ),
            Agreement(
                "(1x) 2y",
                "3N",
                hcp(13, 18) & stopper(x),
                "SEF-15.1-3N",
                "sign-off",
                where="y<x",
            ),
            Agreement(
                "(1x) 1y", "1z", length(z, 5) & hl(9, 14) & good(z, 1, 3), "SEF-15.1-new"
            ),
            Agreement(
                "(1x) 1y",
                "2z",
                length(z, 5) & hl(11, 15) & good(z, 1, 3) & length(y, 0, 2),
                "SEF-15.1-new2",
            ),
            Agreement(
                "(1x) 1y", "2N", hcp(12, 14) & stopper(x), "SEF-15.1-2N-answer", "invitational"
            ),
            Agreement("(1x) 1y", "1N", hcp(8, 12) & stopper(x), "SEF-15.1-1N-answer"),
            Agreement(
                "(1x) 2y",
                "2N",
                hcp(10, 12) & stopper(x),
                "SEF-15.1-2N-answer",
                "invitational",
                where="y<x",
            ),
            Agreement(
                "(1x) 2y",
                "2z",
                length(z, 5) & good(z, 1, 3) & hl(10, 15),
                "SEF-15.1-new2",
                where="y<x",
            ),
            Agreement("(1x) 1y", "-", ANYTHING, "SEF-15.1-pass"),
            Agreement("(1x) 2y", "-", ANYTHING, "SEF-15.1-pass", where="y<x"),
        ),
        *sourced(
            "SEF 2024 (fiches): when opener's partner has spoken",
            Agreement(
                _MAJOR_OVER, "4M", length(M, 5) & hcp(0, 11), "SEF-15.1-block", "sign-off"
            ),
            Agreement(
                _MAJOR_OVER,
                "2N",
                length(M, 4) & hld(M, 8, 10),
                "SEF-15.1-mixed",
                "one-round",
                True,
                "call-fit",
                "fit-notrump",
            ),
            Agreement(
                "(1x) 1y (1z) | (1x) 1y (X) | (1x) 1y (2z)",
                "2x",
                length(y, 3) & hld(y, 11),
                "SEF-15.1-cue-answer",
                *_CUE,
            ),
            Agreement(
                "(1x) 1y (2x)", "3x", length(y, 3) & hld(y, 12), "SEF-15.1-cue-answer", *_CUE
            ),
            Agreement(
                "(1x) 1M (3x) | (1x) 1M (3z)",
                "4M",
                length(M, 3) & hld(M, 13),
                "SEF-15.1-over-4M",
                "sign-off",
            ),
            Agreement(
                "(1x) 1M (3x) | (1x) 1M (3z)",
                "3M",
                (length(M, 4) & hld(M, 7, 12)) | (length(M, 3) & hld(M, 10, 12)),
                "SEF-15.1-over-3M",
            ),
            Agreement(
                "(1x) 1y (2x) | (1x) 1y (3x) | (1x) 2y (2x) | (1x) 2y (3x)",
                "3N",
                hcp(14, 18) & stopper(x),
                "SEF-15.1-over-3N",
                "sign-off",
            ),
            Agreement(
                "(1x) 1y (2z) | (1x) 1y (3z) | (1x) 2y (2z)",
                "3N",
                hcp(14, 18) & stopper(x) & stopper(z),
                "SEF-15.1-over-3N",
                "sign-off",
            ),
            Agreement(_ONE_OVER, "3y", length(y, 4) & hld(y, 5, 10), "SEF-15.1-block3"),
            Agreement(_ONE_OVER, "2y", length(y, 3) & hld(y, 6, 10), "SEF-15.1-raise"),
            Agreement(
                "(1x) 2y (X) | (1x) 2y (2z) | (1x) 2y (2x)",
                "3y",
                length(y, 3) & hld(y, 7, 12),
                "SEF-15.1-raise3",
                where="y<x",
            ),
            Agreement(
                "(1x) 1y (2x) | (1x) 1y (2z) | (1x) 2y (2x) | (1x) 2y (2z)",
                "2w",
                length(w, 5) & hl(11, 17) & length(y, 0, 2) & good(w, 2, 4),
                "SEF-15.1-over-new",
                "one-round",
            ),
            Agreement(
                "(1x) 1y (2x) | (1x) 1y (2z) | (1x) 2y (2x) | (1x) 2y (2z)",
                "3w",
                length(w, 6) & hl(12, 18) & length(y, 0, 2) & good(w, 2, 4),
                "SEF-15.1-over-new3",
                "one-round",
                where="cheapest",
            ),
            Agreement(
                "(1x) 1y (2x)",
                "2N",
                hcp(12, 13) & stopper(x) & length(y, 0, 2),
                "SEF-15.1-over-2N",
                "invitational",
            ),
            Agreement(
                "(1x) 1y (2z)",
                "2N",
                hcp(12, 13) & stopper(x) & stopper(z) & length(y, 0, 2),
                "SEF-15.1-over-2N",
                "invitational",
            ),
            Agreement(
                "(1x) 1y (2x)",
                "X",
                hcp(10) & length(y, 0, 2),
                "SEF-15.1-responsive",
                "one-round",
                title="call-takeout",
                kind="takeout",
            ),
            Agreement(
                "(1x) 1y (2z)",
                "X",
                hcp(10) & length(y, 2) & length(z, 0, 3),
                "SEF-15.1-responsive",
                "one-round",
                title="call-takeout",
                kind="takeout",
            ),
            Agreement(
                "(1x) 1y (3x) | (1x) 2y (2x) | (1x) 2y (3x)",
                "X",
                hcp(11) & length(x, 0, 3),
                "SEF-15.1-responsive",
                "one-round",
                title="call-takeout",
                kind="takeout",
            ),
            Agreement(
                "(1x) 1y (1z)",
                "X",
                hcp(9) & length(y, 0, 2) & length(z, 0, 3),
                "SEF-15.1-responsive",
                "one-round",
                title="call-takeout",
                kind="takeout",
            ),
            Agreement(
                "(1x) 1y (1z) | (1x) 1y (X)",
                "1N",
                hcp(9, 12) & stopper(x),
                "SEF-15.1-1N-answer",
            ),
            Agreement(
                "(1x) 1y (1N)",
                "X",
                hcp(10),
                "SEF-15.1-X-1N",
                title="call-penalty",
                kind="penalty",
            ),
            Agreement(_ANY_OVER, "-", ANYTHING, "SEF-15.1-nothing"),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-sef-overcall-answers = Answers to an overcall
""",
    "fr": """
chapter-sef-overcall-answers = Réponses à une intervention
""",
}
