"""Our opening doubled for take-out: redouble, Truscott 2NT, raises to block, natural suits."""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed, sourced
from biritch.bidding.promises.honours import good
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import BALANCED, length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, y

_C, _D = MINORS
_H, _S = MAJORS
_JUMP: CallTraits = ("one-round", False, "call-fit-jump", "fit-jump")

PACKAGE = Package(
    title="chapter-truscott",
    source="SEF 2018 (hebdobridge 85); SEF 2024 (fiches)",
    convention=True,
    agreements=(
        *sourced(
            "SEF 2018 (hebdobridge 85); SEF 2024 (fiches): over their take-out double",
            Agreement(
                "1M (X)",
                "3N",
                length(M, 4) & BALANCED & hcp(12, 15),
                "SEF-13.1-3N",
                "no",
                True,
                "call-fit",
                "fit-notrump",
                needs="truscott",
            ),
            Agreement("1M (X)", "4M", length(M, 5) & hcp(0, 10), "SEF-13.1-4M", "sign-off"),
            Agreement(
                "1H (X)",
                "2S",
                length(_H, 4) & length(_S, 5) & good(_S, 1, 3) & hld(_H, 11),
                "SEF-13.1-jump",
                *_JUMP,
                needs="rencontre",
            ),
            Agreement(
                "1M (X)",
                "3y",
                length(M, 4) & length(y, 5) & good(y, 1, 3) & hld(M, 11),
                "SEF-13.1-jump",
                *_JUMP,
                where="y<M",
                needs="rencontre",
            ),
            Agreement(
                "1M (X)",
                "2N",
                length(M, 4) & hld(M, 11),
                "SEF-13.1-truscott",
                "one-round",
                True,
                "call-truscott",
                "truscott",
                needs="truscott",
            ),
            Agreement(
                "1m (X)",
                "2N",
                length(m, 5) & hld(m, 11) & length(_H, 0, 3) & length(_S, 0, 3),
                "SEF-13.1-truscott",
                "one-round",
                True,
                "call-truscott",
                "truscott",
                needs="truscott",
            ),
            Agreement("1M (X)", "3M", length(M, 4) & hcp(0, 8), "SEF-13.1-3M"),
            Agreement("1M (X)", "2M", length(M, 3) & hld(M, 6, 10), "SEF-13.1-2M"),
            Agreement("1H (X)", "1S", length(_S, 4) & hl(6, 11), "SEF-13.1-1", "one-round"),
            Agreement("1m (X)", "1S", length(_S, 5) & hl(6), "SEF-13.1-1", "one-round"),
            Agreement("1m (X)", "1H", length(_H, 4) & hl(6, 11), "SEF-13.1-1", "one-round"),
            Agreement("1m (X)", "1S", length(_S, 4) & hl(6, 11), "SEF-13.1-1", "one-round"),
            Agreement(
                "1x (X)",
                "XX",
                hcp(10),
                "SEF-13.1-XX",
                "one-round",
                title="call-values",
                kind="values",
            ),
            Agreement("1m (X)", "3m", length(m, 5) & hcp(0, 7) & hld(m, 4, 10), "SEF-13.1-3m"),
            Agreement("1m (X)", "2m", length(m, 5) & hld(m, 6, 10), "SEF-13.1-2m"),
            Agreement("1D (X)", "2D", length(_D, 4) & hld(_D, 6, 10), "SEF-13.1-2m"),
            Agreement("1C (X)", "1D", length(_D, 4) & hl(6, 11), "SEF-13.1-1", "one-round"),
            Agreement("1x (X)", "2y", length(y, 6) & hl(6, 11), "SEF-13.1-2", where="y<x"),
            Agreement("1x (X)", "1N", hl(7, 10), "SEF-13.1-1N"),
            Agreement("1x (X)", "2y", length(y, 5) & hcp(7, 9), "SEF-13.1-2", where="y<x"),
            Agreement("1x (X)", "-", ANYTHING, "SEF-13.1-pass"),
        ),
        *assumed(
            "opener after Truscott or a blocking raise",
            Agreement("1M (X) 2N", "4M", hl(14), "SEF-13.1-after-game", "sign-off"),
            Agreement("1M (X) 2N", "3M", ANYTHING, "SEF-13.1-after-min"),
            Agreement("1M (X) 2N 3M", "4M", hld(M, 14), "SEF-13.1-after-game", "sign-off"),
            Agreement("1M (X) 2N 3M", "-", ANYTHING, "SEF-13.1-after-stop"),
            Agreement("1m (X) 2N", "3N", hcp(14) & BALANCED, "SEF-13.1-after-3N", "sign-off"),
            Agreement("1m (X) 2N", "3m", ANYTHING, "SEF-13.1-after-min"),
            Agreement("1m (X) 2N 3m", "-", hld(m, 0, 14), "SEF-13.1-after-stop"),
            Agreement("1M (X) 3N", "4M", ANYTHING, "SEF-13.1-3N-4M", "sign-off"),
            Agreement("1M (X) 3M", "4M", hld(M, 18), "SEF-13.1-3M-4M", "sign-off"),
            Agreement("1M (X) 2M", "4M", hld(M, 19), "SEF-13.1-2M-4M", "sign-off"),
            Agreement("1M (X) 2M", "3M", hld(M, 17, 18), "SEF-13.1-2M-3M", "invitational"),
            Agreement(
                "1M (X) 2M | 1M (X) 3M | 1m (X) 3m | 1m (X) 2m", "-", hl(0, 18), "SEF-13.1-left"
            ),
            Agreement("1x (X) XX", "-", ANYTHING, "SEF-13.1-XX-left"),
        ),
    ),
)

SENTENCES = {
    "en": """
call-truscott = Truscott, a fit and a limit raise: { $what }
chapter-truscott = Over their take-out double
tool-truscott = Truscott 2NT over a double
""",
    "fr": """
call-truscott = Truscott, fit et main limite : { $what }
chapter-truscott = Sur leur contre d'appel
tool-truscott = 2SA Truscott sur un contre
""",
}
