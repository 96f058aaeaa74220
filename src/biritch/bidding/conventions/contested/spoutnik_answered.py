"""Answers to the negative double, and responder over opener's minimum."""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed, sourced
from biritch.bidding.promises.honours import stopper
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import BALANCED, SEMI_BALANCED, length, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, oM, om, x

_C, _D = MINORS
_H, _S = MAJORS
_CUE: CallTraits = ("game", True, "call-cue-bid", "cue-bid")

PACKAGE = Package(
    title="chapter-spoutnik-answered",
    source="SEF 2024 (fiches)",
    agreements=(
        *sourced(
            "SEF 2024 (fiches): replies to Spoutnik, jumps a little lower",
            Agreement(
                "1m (1S) X", "4H", length(_H, 4) & hld(_H, 19), "SEF-13.3-4H", "sign-off"
            ),
            Agreement(
                "1m (1S) X",
                "3H",
                length(_H, 4) & hld(_H, 16, 18),
                "SEF-13.3-3H",
                "invitational",
            ),
            Agreement("1m (1S) X", "2H", length(_H, 4) & hld(_H, 11, 15), "SEF-13.3-2H"),
            Agreement("1m (1x) X", "2x", hl(19), "SEF-13.3-cue", *_CUE),
            Agreement(
                "1m (1x) X | 1m (2x) X",
                "3N",
                hcp(18, 20) & stopper(x),
                "SEF-13.3-3N",
                "sign-off",
            ),
            Agreement(
                "1m (1x) X",
                "2N",
                hcp(17, 19) & stopper(x) & SEMI_BALANCED,
                "SEF-13.3-2N",
                "invitational",
            ),
            Agreement("1m (1x) X", "1N", hcp(11, 16) & stopper(x) & BALANCED, "SEF-13.3-1N"),
            Agreement(
                "1C (1D) X | 1m (1H) X", "1S", length(_S, 4) & hl(11, 19), "SEF-13.3-1S-rebid"
            ),
            Agreement("1C (1D) X", "1H", length(_H, 4) & hl(11, 19), "SEF-13.3-1H-rebid"),
            Agreement(
                "1D (1x) X", "2C", length(_C, 4) & hl(11, 18) & detail(~BALANCED), "SEF-13.3-2C"
            ),
            Agreement(
                "1C (1x) X",
                "2D",
                length(_D, 4) & length(_C, 5) & hl(17),
                "SEF-13.3-2D-rebid",
                "one-round",
                where="D<x",
            ),
            Agreement(
                "1m (1x) X", "3m", length(m, 6) & hl(16, 19), "SEF-13.3-3m", "invitational"
            ),
            Agreement("1m (1x) X", "2m", length(m, 5), "SEF-13.3-2m-rebid"),
            Agreement("1m (1x) X", "1N", ANYTHING, "SEF-13.3-1N-any"),
            Agreement(
                "1m (2M) X", "4oM", length(oM, 4) & hld(oM, 15), "SEF-13.3-game", "sign-off"
            ),
            Agreement("1m (2H) X", "2S", length(_S, 4), "SEF-13.3-2S"),
            Agreement("1m (2S) X", "3H", length(_H, 4), "SEF-13.3-3H"),
            Agreement(
                "1M (2m) X", "4oM", length(oM, 4) & hld(oM, 17), "SEF-13.3-game", "sign-off"
            ),
            Agreement(
                "1M (2m) X",
                "3oM",
                length(oM, 4) & hld(oM, 15, 16),
                "SEF-13.3-limit",
                "invitational",
            ),
            Agreement("1M (2m) X", "2oM", length(oM, 4), "SEF-13.3-2oM"),
            Agreement(
                "1M (2m) X",
                "3N",
                hcp(17) & stopper(m) & SEMI_BALANCED,
                "SEF-13.3-3N",
                "sign-off",
            ),
            Agreement("1M (2m) X", "3M", length(M, 6) & hl(17), "SEF-13.3-3M", "invitational"),
            Agreement("1M (2m) X", "2M", length(M, 6), "SEF-13.3-2M-rebid"),
            Agreement(
                "1M (2m) X", "2N", hcp(12, 16) & stopper(m) & SEMI_BALANCED, "SEF-13.3-2N-min"
            ),
            Agreement("1M (2m) X", "3om", length(om, 4), "SEF-13.3-3om"),
            Agreement("1M (2m) X", "2M", ANYTHING, "SEF-13.3-2M-any"),
            Agreement(
                "1D (2C) X", "2M", length(M, 4) & detail(not_shorter(M, oM)), "SEF-13.3-2M-min"
            ),
            Agreement("1D (2C) X", "2D", length(_D, 5), "SEF-13.3-2D-min"),
            Agreement("1D (2C) X", "2N", hcp(12, 16) & stopper(_C), "SEF-13.3-2N-min"),
            Agreement("1D (2C) X", "2D", ANYTHING, "SEF-13.3-2D-any"),
        ),
        *assumed(
            "responder over opener's minimum",
            Agreement(
                "1m (1S) X 2H",
                "4H",
                length(_H, 4) & hld(_H, 14),
                "SEF-13.3-then-4H",
                "sign-off",
            ),
            Agreement(
                "1m (1S) X 2H",
                "3H",
                length(_H, 4) & hld(_H, 11, 13),
                "SEF-13.3-then-3H",
                "invitational",
            ),
            Agreement("1m (1S) X 2H", "-", hl(0, 11), "SEF-13.3-then-pass"),
            Agreement(
                "1m (1x) X 1N | 1m (1x) X 1S", "3N", hcp(13, 18), "SEF-13.3-then-3N", "sign-off"
            ),
            Agreement("1m (1x) X 1N", "2N", hcp(11, 12), "SEF-13.3-then-2N", "invitational"),
            Agreement(
                "1m (1S) X 1N | 1m (1S) X 2m",
                "2H",
                length(_H, 5) & hl(8, 11),
                "SEF-13.3-then-2H",
            ),
            Agreement(
                "1m (1x) X 1N | 1m (1x) X 2m | 1m (1x) X 1S",
                "-",
                hcp(0, 10),
                "SEF-13.3-then-pass",
            ),
            Agreement(
                "1m (1x) X 2m",
                "3m",
                length(m, 3) & hl(11, 12),
                "SEF-13.3-then-3m",
                "invitational",
            ),
            Agreement(
                "1m (1x) X 2m",
                "2N",
                hcp(11, 12) & stopper(x),
                "SEF-13.3-then-2N",
                "invitational",
            ),
            Agreement(
                "1m (1x) X 2m", "3N", hcp(13, 17) & stopper(x), "SEF-13.3-then-3N", "sign-off"
            ),
            Agreement("1m (1x) X 2N", "3N", hl(7), "SEF-13.3-then-3N", "sign-off"),
            Agreement(
                "1M (2m) X 2oM",
                "4oM",
                length(oM, 4) & hld(oM, 13),
                "SEF-13.3-then-4M",
                "sign-off",
            ),
            Agreement(
                "1M (2m) X 2oM",
                "3oM",
                length(oM, 4) & hld(oM, 11, 12),
                "SEF-13.3-then-3M",
                "invitational",
            ),
            Agreement("1M (2m) X 2oM | 1M (2m) X 2M", "-", hl(0, 11), "SEF-13.3-then-pass"),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-spoutnik-answered = Answers to the negative double
""",
    "fr": """
chapter-spoutnik-answered = Réponses au contre Spoutnik
""",
}
