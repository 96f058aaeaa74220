"""Opener when they have come in: over partner's pass, and over partner's answer."""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, sourced
from biritch.bidding.promises.honours import good, stopper
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import BALANCED, length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, w, x, y, z

_C, _D = MINORS
_H, _S = MAJORS
_X: CallTraits = ("one-round", False, "call-reopening", "takeout")
_FREE = "1x 1y (2z) | 1x 1y (1z) | 1x 1y (X) | 1x 1y (1N) | 1x 1y (3z) | 1x 1N (2z) | 1x 1N (X)"

PACKAGE = Package(
    title="chapter-sef-opener-contested",
    source="SEF 2024 (fiches)",
    agreements=(
        *sourced(
            "SEF 2024 (fiches): the overcall comes round to opener",
            Agreement(
                "1x (1y) -",
                "X",
                length(y, 0, 2) & hcp(12) & detail(length(x, 0, 5) | hcp(16)),
                "SEF-13.3-reopen",
                *_X,
            ),
            Agreement(
                "1x (2y) -",
                "X",
                length(y, 0, 2) & hcp(13) & detail(length(x, 0, 5) | hcp(16)),
                "SEF-13.3-reopen",
                *_X,
            ),
            Agreement(
                "1x (1y) -", "1N", hcp(18, 19) & stopper(y) & BALANCED, "SEF-13.3-reopen-1N"
            ),
            Agreement("1x (1y) - | 1x (2y) -", "X", hcp(18), "SEF-13.3-reopen", *_X),
            Agreement(
                "1x (3y) -",
                "X",
                (hcp(14) & length(y, 0, 1)) | (hcp(17) & length(y, 0, 2)) | hcp(19),
                "SEF-13.3-reopen",
                *_X,
            ),
            Agreement(
                "1x (1N) -",
                "X",
                hcp(18),
                "SEF-13.3-reopen-1N-X",
                title="call-penalty",
                kind="penalty",
            ),
            Agreement(
                "1x (1N) -",
                "2z",
                length(z, 5) & length(x, 5) & hl(13),
                "SEF-13.3-reopen-2z",
                where="z<x",
            ),
            Agreement("1x (1N) -", "2x", length(x, 6) & hl(14), "SEF-13.3-reopen-2x"),
            Agreement("1x (1y) -", "2x", length(x, 6), "SEF-13.3-reopen-2x"),
            Agreement("1x (2y) -", "2x", length(x, 6), "SEF-13.3-reopen-2x", where="y<x"),
            Agreement(
                "1x (1y) -",
                "2z",
                length(z, 4) & length(x, 5) & hl(14) & detail(length(y, 0, 2)),
                "SEF-13.3-reopen-2z",
                where="z<x",
            ),
            Agreement(
                "1x (2y) -",
                "2z",
                length(z, 5) & length(x, 5) & hl(13),
                "SEF-13.3-reopen-2z",
                where="z<x",
            ),
            Agreement(
                "1x (2y) -",
                "3z",
                length(z, 5) & length(x, 5) & hl(15),
                "SEF-13.3-reopen-3z",
                where="z<y",
            ),
            Agreement(
                "1x (2y) -",
                "3x",
                length(x, 6) & hl(14) & good(x, 2, 4),
                "SEF-13.3-reopen-3x",
                where="x<y",
            ),
            Agreement(
                "1x (1y) - | 1x (2y) - | 1x (3y) - | 1x (1N) -",
                "-",
                ANYTHING,
                "SEF-13.3-reopen-pass",
            ),
        ),
        *sourced(
            "SEF 2024 (fiches): the overcaller's side has bid over partner's answer",
            Agreement(
                "1x 1M (2y)", "4M", length(M, 4) & hld(M, 20), "SEF-13.3-fit-4", "sign-off"
            ),
            Agreement(
                "1x 1M (3y)", "4M", length(M, 4) & hld(M, 18), "SEF-13.3-fit-4", "sign-off"
            ),
            Agreement("1x 1M (3y)", "3M", length(M, 4) & hld(M, 13, 17), "SEF-13.3-fit-over-3"),
            Agreement(
                "1x 1H (2S)",
                "3H",
                length(_H, 4) & hld(_H, 14, 19),
                "SEF-13.3-fit-over-2",
            ),
            Agreement(
                "1x 1M (2y) | 1x 1M (1S) | 1x 1M (1N)",
                "3M",
                length(M, 4) & hld(M, 17, 19),
                "SEF-13.3-fit-3",
                "invitational",
            ),
            Agreement(
                "1x 1M (2y) | 1x 1M (1S) | 1x 1M (1N) | 1x 1M (X)",
                "2M",
                length(M, 4) & hld(M, 11, 16),
                "SEF-13.3-fit-2",
            ),
            Agreement(
                "1x 1M (X)", "4M", length(M, 4) & hld(M, 20), "SEF-13.3-fit-4", "sign-off"
            ),
            Agreement(
                "1x 1M (X)",
                "3M",
                length(M, 4) & hld(M, 17, 19),
                "SEF-13.3-fit-3",
                "invitational",
            ),
            Agreement(
                "1x 1M (2y)",
                "X",
                length(M, 3, 3) & hcp(14),
                "SEF-13.3-X3",
                "one-round",
                False,
                "call-support-double",
                "negative",
                where="y<M",
            ),
            Agreement(
                "1x 1H (1S)",
                "X",
                length(_H, 3, 3) & hcp(13),
                "SEF-13.3-X3",
                "one-round",
                False,
                "call-support-double",
                "negative",
            ),
            Agreement(
                "1x 1M (X)",
                "XX",
                length(M, 3, 3) & hcp(14),
                "SEF-13.3-XX3",
                "one-round",
                False,
                "call-support-double",
                "values-fit",
            ),
            Agreement("1x 1y (2z)", "X", hcp(17), "SEF-13.3-strong", *_X),
            Agreement(
                "1x 1y (1z) | 1x 1y (X)", "1N", hcp(12, 14) & BALANCED, "SEF-13.3-1N-free"
            ),
            Agreement(
                "1x 1y (1z) | 1x 1y (X)",
                "2N",
                hcp(18, 19) & BALANCED,
                "SEF-13.3-2N-free",
                "invitational",
            ),
            Agreement(
                "1x 1y (X) | 1x 1y (1z) | 1x 1N (X)",
                "2x",
                length(x, 6) & hl(11, 17),
                "SEF-13.3-suit-free",
            ),
            Agreement("1x 1y (2z)", "2x", length(x, 6) & hl(12, 17), "SEF-13.3-suit-free"),
            Agreement(
                "1x 1y (2z)",
                "3x",
                length(x, 6) & hl(15, 20),
                "SEF-13.3-suit-free",
                "invitational",
            ),
            Agreement(
                "1x 1y (X) | 1x 1y (1N)",
                "2z",
                length(z, 4) & length(x, 5) & hl(12, 17),
                "SEF-13.3-second-free",
                where="z<x",
            ),
            Agreement(
                "1x 1N (2y)",
                "X",
                hcp(16) & length(y, 0, 2),
                "SEF-13.3-strong",
                *_X,
            ),
            Agreement("1x 1N (2y)", "2x", length(x, 6) & hl(12, 18), "SEF-13.3-suit-free"),
            Agreement(
                "1x 1N (2y)",
                "3x",
                length(x, 6) & hl(16, 20) & good(x, 2, 4),
                "SEF-13.3-suit-free",
                "invitational",
            ),
            Agreement(
                "1x 1N (2y)",
                "2z",
                length(z, 4) & length(x, 5) & hl(13, 18),
                "SEF-13.3-second-free",
                where="z<x",
            ),
            Agreement(
                "1x 1y (2z) | 1x 1N (2z)",
                "3w",
                length(w, 5) & length(x, 5) & hl(15, 19),
                "SEF-13.3-second-high",
                where="cheapest w<x",
            ),
            Agreement(
                "1x 1y (2z)",
                "2w",
                length(w, 4) & length(x, 5) & hl(13, 18),
                "SEF-13.3-second-free",
                where="w<x",
            ),
            Agreement("1C 1D (1H)", "1S", length(_S, 4) & hl(11, 19), "SEF-13.3-one-free"),
            Agreement(
                "1C 1D (1S)",
                "2H",
                length(_H, 4) & length(_C, 5) & hl(16, 19),
                "SEF-13.3-one-free",
            ),
            Agreement(
                "1C 1D (1H) | 1C 1D (1S) | 1C 1D (X)",
                "2D",
                length(_D, 4) & hld(_D, 12, 17),
                "SEF-13.3-fit-minor",
            ),
            Agreement(
                "1C 1D (2H) | 1C 1D (2S)",
                "3D",
                length(_D, 4) & hld(_D, 15, 18),
                "SEF-13.3-fit-minor",
            ),
            Agreement("1C 1D (X)", "1M", length(M, 4), "SEF-13.3-one-free"),
            Agreement("1m 1H (X)", "1S", length(_S, 4), "SEF-13.3-one-free"),
            Agreement(_FREE, "-", hl(0, 17), "SEF-13.3-free-pass"),
        ),
    ),
)

SENTENCES = {
    "en": """
call-support-double = Three cards of your suit: { $what }
chapter-sef-opener-contested = Opener when they have come in
""",
    "fr": """
call-support-double = Contre de soutien, trois cartes : { $what }
chapter-sef-opener-contested = L'ouvreur dans le dialogue à quatre
""",
}
