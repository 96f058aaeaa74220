"""Later calls when they have come in: our raises, our notrump, and a reopening double."""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed
from biritch.bidding.promises.honours import good, stopper
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import BALANCED, length
from biritch.bidding.promises.suit_letters import MAJORS, M, x, y, z

_H, _S = MAJORS
_X: CallTraits = ("one-round", False, "call-reopening", "takeout")
_RAISED = (
    "1M (1x) 2M | 1M (2x) 2M | 1M (1x) 3M | 1M (2x) 3M | 1M 2M (2x) | 1M 2M (3x) | 1M 2M (X)"
)

PACKAGE = Package(
    title="chapter-sef-later-contested",
    source="SEF 2024 (fiches)",
    agreements=(
        *assumed(
            "responder when they have come in over opener's silence",
            Agreement(
                "1x 1M (2y) -", "4M", length(M, 7) & hl(12), "SEF-13.3-again-4M", "sign-off"
            ),
            Agreement(
                "1x 1M (2y) -", "3N", hcp(13, 17) & stopper(y), "SEF-13.3-again-3N", "sign-off"
            ),
            Agreement("1x 1M (2y) -", "X", hl(11) & length(y, 0, 2), "SEF-13.3-again-X", *_X),
            Agreement(
                "1x 1M (2y) -", "3M", length(M, 6) & hl(11), "SEF-13.3-again-3M", "invitational"
            ),
            Agreement("1x 1M (2y) -", "2M", length(M, 6) & hl(6, 10), "SEF-13.3-again-2M"),
            Agreement("1x 1M (2y) -", "2x", length(x, 3) & hl(6, 10), "SEF-13.3-again-2x"),
            Agreement("1x 1M (2y) -", "-", hl(0, 12), "SEF-13.3-again-pass"),
        ),
        *assumed(
            "our major is raised and they come in",
            Agreement(
                "1M 2M (2x) | 1M 2M (3x)", "4M", hld(M, 19), "SEF-13.2-then-4M", "sign-off"
            ),
            Agreement(
                "1M 2M (2x) | 1M (2x) 2M | 1M (1x) 2M",
                "3M",
                length(M, 6) & hld(M, 13, 18),
                "SEF-13.2-then-3M",
            ),
            Agreement("1M 2M (3x)", "3M", length(M, 6) & hld(M, 13, 18), "SEF-13.2-then-3M"),
            Agreement(
                "1M (1x) 2M (2x) | 1M (1x) 2M (3x) | 1M (2x) 2M (3x)",
                "4M",
                hld(M, 19),
                "SEF-13.2-then-4M",
                "sign-off",
            ),
            Agreement(
                "1M 2M (2x) | 1M (1x) 2M (2x)",
                "3M",
                (length(M, 6) & hld(M, 13, 18)) | (hld(M, 17, 18) & length(x, 0, 1)),
                "SEF-13.2-then-3M",
            ),
            Agreement(
                "1M (1x) 2M | 1M (2x) 2M", "4M", hld(M, 20), "SEF-13.2-then-4M", "sign-off"
            ),
            Agreement(
                "1M (1x) 2M | 1M (2x) 2M",
                "3M",
                hld(M, 18, 19),
                "SEF-13.2-then-try",
                "invitational",
            ),
            Agreement("1M (1x) 2N | 1M (2x) 2N", "4M", hl(14), "SEF-13.2-2N-game", "sign-off"),
            Agreement("1M (1x) 2N | 1M (2x) 2N", "3M", ANYTHING, "SEF-13.2-2N-min"),
            Agreement(
                "1M (1x) 2N 3M | 1M (2x) 2N 3M",
                "4M",
                hld(M, 13),
                "SEF-13.2-2N-game",
                "sign-off",
            ),
            Agreement("1M (1x) 2N 3M | 1M (2x) 2N 3M", "-", ANYTHING, "SEF-13.2-2N-stop"),
            Agreement(
                "1M (1x) 3M | 1M (2x) 3M", "4M", hld(M, 18), "SEF-13.2-block-4M", "sign-off"
            ),
            Agreement(_RAISED, "-", ANYTHING, "SEF-13.2-then-pass"),
            Agreement("1m (1x) 2m", "3N", hcp(18) & stopper(x), "SEF-13.2-m-3N", "sign-off"),
            Agreement(
                "1m (1x) 2m", "2N", hcp(16, 17) & stopper(x), "SEF-13.2-m-2N", "invitational"
            ),
            Agreement(
                "1m (1x) 2m | 1m (1x) 3m | 1m (2x) 3m | 1m 2m (2x) | 1m 2m (3x) | 1m 2m (X)",
                "-",
                hl(0, 18),
                "SEF-13.2-m-pass",
            ),
            Agreement("1m (2x) 3m", "3N", hcp(17) & stopper(x), "SEF-13.2-m-3N", "sign-off"),
            Agreement("1x (1y) 1N", "3N", hcp(17, 20), "SEF-13.2-1N-3N", "sign-off"),
            Agreement("1x (1y) 1N", "2N", hcp(16, 16), "SEF-13.2-1N-2N", "invitational"),
            Agreement("1x (1y) 1N", "2x", length(x, 6) & hl(11, 17), "SEF-13.2-1N-2x"),
            Agreement(
                "1x (1y) 1N",
                "2z",
                length(z, 4) & length(x, 5) & hl(11, 17) & detail(~BALANCED),
                "SEF-13.2-1N-2z",
                where="z<x",
            ),
            Agreement(
                "1x (1y) 1N", "3x", length(x, 6) & hl(18), "SEF-13.2-1N-3x", "invitational"
            ),
            Agreement("1x (1y) 1N", "-", hcp(0, 15), "SEF-13.2-1N-pass"),
            Agreement("1x (1y) 2N | 1x (2y) 2N", "3N", hl(14), "SEF-13.2-2N-3N", "sign-off"),
            Agreement("1x (1y) 2N | 1x (2y) 2N", "-", ANYTHING, "SEF-13.2-2N-pass"),
        ),
        *assumed(
            "a reopening double answered",
            Agreement("1x (1y) - X", "-", length(y, 5) & good(y, 1, 3), "SEF-13.3-reopen-left"),
            Agreement(
                "1x (2y) - X",
                "-",
                length(y, 4) & good(y, 2, 4) & hcp(6),
                "SEF-13.3-reopen-left",
            ),
            Agreement("1m (1S) - X", "2H", length(_H, 4), "SEF-13.3-reopen-H"),
            Agreement("1m (1H) - X", "1S", length(_S, 3), "SEF-13.3-reopen-S"),
            Agreement("1x (1y) - X", "1N", hcp(6, 9) & stopper(y), "SEF-13.3-reopen-1N-answer"),
            Agreement(
                "1x (1y) - X", "2z", length(z, 4) & length(x, 0, 2), "SEF-13.3-reopen-new"
            ),
            Agreement("1x (1y) - X", "2x", length(x, 2), "SEF-13.3-reopen-back"),
            Agreement("1x (2y) - X", "2z", length(z, 4), "SEF-13.3-reopen-new"),
            Agreement(
                "1x (2y) - X", "3z", length(z, 5) & length(x, 0, 2), "SEF-13.3-reopen-new"
            ),
            Agreement("1x (2y) - X", "2x", length(x, 2), "SEF-13.3-reopen-back"),
            Agreement("1x (2y) - X", "3x", length(x, 2), "SEF-13.3-reopen-back"),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-sef-later-contested = Later calls when they have come in
""",
    "fr": """
chapter-sef-later-contested = La suite quand ils sont intervenus
""",
}
