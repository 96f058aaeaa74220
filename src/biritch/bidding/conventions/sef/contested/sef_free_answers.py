"""Opener's second call when partner has answered over their overcall."""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed
from biritch.bidding.promises.honours import stopper
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import BALANCED, SEMI_BALANCED, length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, x, z

_C, _D = MINORS
_H, _S = MAJORS
_CUE: CallTraits = ("game", True, "call-cue-bid", "cue-bid")

PACKAGE = Package(
    title="chapter-sef-free-answers",
    source="SEF 2024 (fiches)",
    agreements=(
        *assumed(
            "partner has answered over their overcall: as without it, raises first",
            Agreement(
                "1m (1x) 1M | 1m (1x) 1M (2x) | 1m (1x) 1M (X) | 1H (X) 1S | 1m (X) 1M",
                "4M",
                length(M, 4) & hld(M, 20),
                "SEF-13.2-raise-4",
                "sign-off",
            ),
            Agreement(
                "1m (1x) 1M | 1m (1x) 1M (2x) | 1m (1x) 1M (X) | 1H (X) 1S | 1m (X) 1M",
                "3M",
                length(M, 4) & hld(M, 17, 19),
                "SEF-13.2-raise-3",
                "invitational",
            ),
            Agreement(
                "1m (1x) 1M | 1m (1x) 1M (2x) | 1m (1x) 1M (X) | 1H (X) 1S | 1m (X) 1M",
                "2M",
                length(M, 4) & hld(M, 11, 16),
                "SEF-13.2-raise-2",
            ),
            Agreement(
                "1m (1H) 1S (2H)",
                "2S",
                length(_S, 3) & hcp(12, 15) & length(_H, 0, 2),
                "SEF-13.2-raise-2",
            ),
            Agreement(
                "1C (1D) 1H | 1m (X) 1H", "1S", length(_S, 4) & hl(11, 19), "SEF-13.2-rebid-1S"
            ),
            Agreement(
                "1m (1x) 1M",
                "2x",
                hl(19) & detail(~BALANCED | ~stopper(x)),
                "SEF-13.2-rebid-cue",
                *_CUE,
            ),
            Agreement(
                "1m (1x) 1M", "3N", hcp(19, 20) & stopper(x), "SEF-13.2-rebid-3N", "sign-off"
            ),
            Agreement(
                "1m (1x) 1M",
                "2N",
                hcp(17, 19) & stopper(x) & SEMI_BALANCED,
                "SEF-13.2-rebid-2N",
                "invitational",
            ),
            Agreement(
                "1m (1x) 1M", "1N", hcp(11, 16) & stopper(x) & BALANCED, "SEF-13.2-rebid-1N"
            ),
            Agreement(
                "1m (X) 1M", "2N", hcp(18, 19) & BALANCED, "SEF-13.2-rebid-2N", "invitational"
            ),
            Agreement(
                "1m (X) 1M | 1H (X) 1S", "1N", hcp(11, 14) & BALANCED, "SEF-13.2-rebid-1N"
            ),
            Agreement(
                "1m (1x) 1M | 1m (X) 1M",
                "3m",
                length(m, 6) & hl(17, 20),
                "SEF-13.2-rebid-3m",
                "invitational",
            ),
            Agreement(
                "1m (1x) 1M | 1m (X) 1M", "2m", length(m, 6) & hl(11, 16), "SEF-13.2-rebid-2m"
            ),
            Agreement(
                "1D (1x) 1M | 1D (X) 1M",
                "2C",
                length(_C, 4) & length(_D, 4) & hl(11, 18),
                "SEF-13.2-rebid-2C",
            ),
            Agreement(
                "1m (1x) 1M (X) | 1m (X) 1M (X)",
                "2m",
                length(m, 6) | (length(m, 5) & length(M, 0, 1)),
                "SEF-13.2-rebid-2m",
            ),
            Agreement(
                "1m (1x) 1M | 1m (X) 1M", "2M", length(M, 3) & hcp(11, 15), "SEF-13.2-rebid-2M"
            ),
            Agreement("1m (1x) 1M | 1m (X) 1M", "2m", length(m, 5), "SEF-13.2-rebid-2m"),
            Agreement("1m (1x) 1M | 1m (X) 1M", "1N", ANYTHING, "SEF-13.2-rebid-any"),
            Agreement(
                "1m (1x) 1M 2M | 1m (X) 1M 2M",
                "4M",
                hld(M, 13, 18),
                "SEF-13.2-then-4M",
                "sign-off",
            ),
            Agreement(
                "1m (1x) 1M 2M | 1m (X) 1M 2M",
                "3M",
                hld(M, 11, 12),
                "SEF-13.2-then-3M",
                "invitational",
            ),
            Agreement("1m (1x) 1M 3M", "4M", hld(M, 8, 15), "SEF-13.2-then-4M", "sign-off"),
            Agreement(
                "1m (1x) 1M 1N", "4M", length(M, 6) & hl(13, 17), "SEF-13.2-then-4M", "sign-off"
            ),
            Agreement(
                "1m (1x) 1M 1N | 1m (1x) 1M 2m | 1m (1x) 1M 2N",
                "3N",
                hl(13, 18),
                "SEF-13.2-then-3N",
                "sign-off",
            ),
            Agreement("1m (1x) 1M 2N", "3N", hl(7), "SEF-13.2-then-3N", "sign-off"),
            Agreement("1m (1x) 1M 1N", "2N", hl(11, 12), "SEF-13.2-then-2N", "invitational"),
            Agreement(
                "1m (1x) 1M 1N | 1m (1x) 1M 2m",
                "2M",
                length(M, 5) & hl(0, 11) & detail(length(M, 6) | ~BALANCED),
                "SEF-13.2-then-2M",
            ),
            Agreement(
                "1m (1x) 1M 2m",
                "3m",
                length(m, 3) & hl(11, 12),
                "SEF-13.2-then-3m",
                "invitational",
            ),
            Agreement(
                "1m (1x) 1M 2M | 1m (1x) 1M 3M | 1m (1x) 1M 1N | 1m (1x) 1M 2m | 1m (X) 1M 2M",
                "-",
                hl(0, 11),
                "SEF-13.2-then-left",
            ),
        ),
        *assumed(
            "a new suit at two over their overcall: 11 and forcing",
            Agreement(
                "1M (1x) 2z | 1M (2x) 2z",
                "3z",
                length(z, 3) & hl(11, 17),
                "SEF-13.2-two-raise",
                "one-round",
            ),
            Agreement(
                "1M (1x) 2z | 1M (2x) 2z",
                "3N",
                hcp(15, 19) & stopper(x),
                "SEF-13.2-two-3N",
                "sign-off",
            ),
            Agreement(
                "1M (1x) 2z | 1M (2x) 2z",
                "2N",
                hcp(11, 14) & stopper(x),
                "SEF-13.2-two-2N",
                "no",
            ),
            Agreement("1M (1x) 2z", "2M", length(M, 5), "SEF-13.2-two-2M", "no"),
            Agreement("1M (2x) 2z", "2M", length(M, 5), "SEF-13.2-two-2M", "no", where="z<M"),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-sef-free-answers = After an answer over their overcall
""",
    "fr": """
chapter-sef-free-answers = Après une réponse sur leur intervention
""",
}
