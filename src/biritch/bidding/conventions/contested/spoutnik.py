"""Our opening overcalled: the negative double (Spoutnik), raises, cue-bids, natural calls."""

from biritch.bidding.agreement.agreement import (
    Agreement,
    CallTraits,
    Package,
    assumed,
    disputed,
    sourced,
)
from biritch.bidding.promises.honours import stopper
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import SEMI_BALANCED, length, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, oM, y, z

_C, _D = MINORS
_H, _S = MAJORS
_X: CallTraits = ("one-round", False, "call-negative", "negative")
_CUE: CallTraits = ("game", True, "call-cue-bid", "cue-bid")
_OVER_M = "1M (1x) | 1M (2x)"

PACKAGE = Package(
    title="chapter-spoutnik",
    source="SEF 2024 (fiches); hebdobridge 85; Chailley",
    convention=True,
    agreements=(
        *sourced(
            "SEF 2024 (fiches); hebdobridge 85: a fit over an overcall",
            Agreement(
                _OVER_M,
                "4M",
                length(M, 5) & hcp(0, 10) & hld(M, 5, 14),
                "SEF-13.2-4M",
                "sign-off",
            ),
            Agreement("1M (1x)", "2x", length(M, 4) & hld(M, 13), "SEF-13.2-cue", *_CUE),
            Agreement(
                "1M (2x)", "3x", length(M, 3) & hld(M, 14), "SEF-13.2-cue", *_CUE, where="x<M"
            ),
            Agreement(
                "1M (2x)",
                "2N",
                length(M, 3) & hld(M, 11, 15),
                "SEF-13.2-2N",
                "one-round",
                True,
                "call-fit",
                "fit-notrump",
                needs="two_nt_fit",
            ),
            Agreement("1H (1S)", "2S", length(_H, 3) & hld(_H, 13), "SEF-13.2-cue", *_CUE),
            Agreement(
                "1H (1S)",
                "2N",
                length(_H, 3) & hld(_H, 11, 12),
                "SEF-13.2-2N",
                "one-round",
                True,
                "call-fit",
                "fit-notrump",
                needs="two_nt_fit",
            ),
            Agreement("1H (2S)", "3S", length(_H, 3) & hld(_H, 15), "SEF-13.2-cue", *_CUE),
            Agreement(
                "1H (2S)",
                "2N",
                length(_H, 3) & hld(_H, 11, 14),
                "SEF-13.2-2N",
                "one-round",
                True,
                "call-fit",
                "fit-notrump",
                needs="two_nt_fit",
            ),
            Agreement(_OVER_M, "3M", length(M, 4) & hld(M, 5, 10), "SEF-13.2-3M"),
            Agreement(_OVER_M, "2M", length(M, 3) & hld(M, 6, 10), "SEF-13.2-2M"),
            Agreement("1H (2S)", "3H", length(_H, 3) & hld(_H, 8, 10), "SEF-13.2-3M"),
            Agreement("1M (3x)", "4M", length(M, 3) & hld(M, 10), "SEF-13.2-4M", "sign-off"),
            Agreement("1M (3x)", "3M", length(M, 3) & hld(M, 8, 10), "SEF-13.2-3M"),
        ),
        *sourced(
            "SEF 2024 (fiches); Chailley; SCJC: the negative double, four of the other major",
            Agreement(
                "1m (1S)",
                "X",
                (length(_H, 4, 4) & hl(8)) | (length(_H, 5) & hl(8, 11)),
                "SEF-13.3-1S",
                *_X,
                needs="negative_double",
            ),
            Agreement("1m (1H)", "1S", length(_S, 4) & hl(6), "SEF-13.2-1S", "one-round"),
            Agreement(
                "1C (1D)",
                "1S",
                length(_S, 4) & hl(6) & detail(length(_S, 5) & not_shorter(_S, _H)),
                "SEF-13.2-1",
                "one-round",
            ),
            Agreement("1C (1D)", "1H", length(_H, 4) & hl(6), "SEF-13.2-1", "one-round"),
            Agreement("1C (1D)", "1S", length(_S, 4) & hl(6), "SEF-13.2-1", "one-round"),
            Agreement(
                "1m (2M)",
                "X",
                length(oM, 4) & hl(9),
                "SEF-13.3-2M",
                *_X,
                needs="negative_double",
            ),
            Agreement(
                "1M (2m)",
                "X",
                length(oM, 4) & length(M, 0, 2) & hl(9),
                "SEF-13.3-2m",
                *_X,
                needs="negative_double",
            ),
            Agreement(
                "1m (3x)",
                "X",
                hl(11) & (length(_H, 4) | length(_S, 4)),
                "SEF-13.3-3",
                *_X,
                needs="negative_double",
            ),
            Agreement(
                "1M (3m) | 1M (3oM)",
                "X",
                hl(11) & length(M, 0, 2),
                "SEF-13.3-3",
                *_X,
                needs="negative_double",
            ),
        ),
        *disputed(
            "SEF 2024 (fiches): both majors over 2C, or one and diamonds, or one with 11",
            Agreement(
                "1D (2C)",
                "X",
                (length(_H, 4) & length(_S, 4) & hl(8))
                | ((length(_H, 4, 4) | length(_S, 4, 4)) & hl(11))
                | ((length(_H, 4, 4) | length(_S, 4, 4)) & length(_D, 4) & hl(8))
                | ((length(_H, 5, 5) | length(_S, 5, 5)) & hl(8, 10)),
                "SEF-13.3-2C",
                *_X,
                needs="negative_double",
            ),
            Agreement(
                "1C (2D)",
                "X",
                ((length(_H, 4) & length(_S, 4)) & hl(8))
                | ((length(_H, 4, 4) | length(_S, 4, 4)) & hl(10)),
                "SEF-13.3-2D",
                *_X,
                needs="negative_double",
            ),
        ),
        *sourced(
            "SEF 2018 (hebdobridge 85): natural over an overcall",
            Agreement(
                "1m (1H)",
                "2H",
                hl(13) & length(m, 5) & length(_S, 0, 3),
                "SEF-13.2-cue-m",
                *_CUE,
            ),
            Agreement(
                "1m (1S)",
                "2S",
                hl(13) & length(m, 5) & length(_H, 0, 3),
                "SEF-13.2-cue-m",
                *_CUE,
            ),
            Agreement(
                "1C (1D)",
                "2D",
                hl(13) & length(_C, 5) & length(_H, 0, 3) & length(_S, 0, 3),
                "SEF-13.2-cue-m",
                *_CUE,
            ),
            Agreement(
                "1x (1y)",
                "3N",
                hcp(13, 17) & stopper(y) & SEMI_BALANCED,
                "SEF-13.2-3N",
                "sign-off",
            ),
            Agreement(
                "1x (2y)",
                "3N",
                hcp(12, 17) & stopper(y) & SEMI_BALANCED,
                "SEF-13.2-3N",
                "sign-off",
            ),
            Agreement(
                "1x (1y)", "2z", length(z, 5) & hl(11) & hcp(9), "SEF-13.2-2", "one-round"
            ),
            Agreement(
                "1x (2y)", "2z", length(z, 5) & hl(11) & hcp(9), "SEF-13.2-2", "one-round"
            ),
            Agreement(
                "1x (2y)",
                "3z",
                length(z, 5) & hl(13) & hcp(11),
                "SEF-13.2-3",
                "one-round",
                where="z<y",
            ),
            Agreement(
                "1x (1y)",
                "2N",
                hcp(11, 12) & stopper(y),
                "SEF-13.2-2N-natural",
                "invitational",
                where="x<H",
            ),
            Agreement(
                "1x (2y)",
                "2N",
                hcp(11, 12) & stopper(y),
                "SEF-13.2-2N-natural",
                "invitational",
                where="x<H",
            ),
            Agreement("1x (1y)", "1N", hcp(8, 10) & stopper(y), "SEF-13.2-1N"),
            Agreement(
                "1m (1x) | 1m (2x)",
                "3m",
                length(m, 5) & hld(m, 6, 9) & hcp(3, 8),
                "SEF-13.2-3m",
            ),
            Agreement("1m (1x)", "2m", length(m, 5) & hld(m, 6, 11), "SEF-13.2-2m"),
            Agreement("1D (1M)", "2D", length(_D, 4) & hld(_D, 6, 10), "SEF-13.2-2m"),
            Agreement("1m (2x)", "3m", length(m, 5) & hld(m, 8, 11), "SEF-13.2-3m"),
        ),
        *sourced(
            "Chailley, SCJC; fiches 2024: 8 and no better call",
            Agreement(
                "1m (1H)",
                "X",
                length(_S, 0, 3) & hl(8),
                "SEF-13.3-1H",
                *_X,
                needs="negative_double",
            ),
            Agreement(
                "1H (1S)",
                "X",
                hl(8) & length(_H, 0, 2),
                "SEF-13.3-HS",
                *_X,
                needs="negative_double",
            ),
        ),
        *disputed(
            "SEF 2024 (fiches): neither major over 1C-(1D); older courses four-four",
            Agreement(
                "1C (1D)",
                "X",
                hl(8) & length(_H, 0, 3) & length(_S, 0, 3),
                "SEF-13.3-1D",
                *_X,
                needs="negative_double",
            ),
        ),
        *assumed(
            "what is left",
            Agreement(
                "1m (1S)",
                "X",
                hl(11) & length(_H, 3),
                "SEF-13.3-any",
                *_X,
                needs="negative_double",
            ),
            Agreement(
                "1m (1S) | 1x (2y)", "X", hl(12), "SEF-13.3-any", *_X, needs="negative_double"
            ),
            Agreement("1x (1y) | 1x (2y) | 1x (3y)", "-", ANYTHING, "SEF-13.2-pass"),
            Agreement(
                "1x (4y)",
                "X",
                hl(11) & hcp(10),
                "SEF-13.2-X4",
                title="call-optional",
                kind="penalty",
            ),
            Agreement("1M (4x)", "4M", length(M, 4) & hld(M, 8), "SEF-13.2-4M", "sign-off"),
            Agreement("1H (4S)", "5H", length(_H, 5) & hld(_H, 10), "SEF-13.2-5M", "sign-off"),
            Agreement("1x (4*) | 1x (5*)", "-", ANYTHING, "SEF-13.2-pass"),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-spoutnik = Over their overcall: the negative double
tool-negative-double = Negative (Sputnik) doubles
""",
    "fr": """
chapter-spoutnik = Sur leur intervention : le contre Spoutnik
tool-negative-double = Contre d'appel négatif (Spoutnik)
""",
}
