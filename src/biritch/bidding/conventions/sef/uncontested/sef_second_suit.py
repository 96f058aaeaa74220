"""Responder's second bid, and opener's third, after a second suit of opener's."""

from biritch.bidding.agreement.agreement import Agreement, Package, sourced
from biritch.bidding.promises.honours import stopper
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import BALANCED, SEMI_BALANCED, length, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, x, y, z

_C, _D = MINORS
_H, _S = MAJORS
_TWO = "1x 1y 2z"

PACKAGE = Package(
    title="chapter-sef-second-suit",
    source="SEF 2018 (hebdobridge 85): zones of responder",
    agreements=(
        *sourced(
            "SEF 2018 (hebdobridge 85): opener has shown a second suit at two",
            Agreement(
                "1x 1M 2z",
                "4M",
                length(M, 6) & hl(13, 17),
                "SEF-2R-own-4",
                "sign-off",
                where="z<x",
            ),
            Agreement(
                "1H 1S 2m", "4H", length(_H, 3) & hld(_H, 13, 17), "SEF-2R11", "sign-off"
            ),
            Agreement(
                "1H 1S 2m", "3H", length(_H, 3) & hld(_H, 11, 12), "SEF-2R9", "invitational"
            ),
            Agreement(
                "1x 1M 2z",
                "3M",
                length(M, 6) & hl(11, 12),
                "SEF-2R-own-3",
                "invitational",
                where="z<x",
            ),
            Agreement("1D 1H 2C", "3N", hl(13, 17) & stopper(_S), "SEF-2R-3N", "sign-off"),
            Agreement("1D 1S 2C", "3N", hl(13, 17) & stopper(_H), "SEF-2R-3N", "sign-off"),
            Agreement("1H 1S 2C", "3N", hl(13, 17) & stopper(_D), "SEF-2R-3N", "sign-off"),
            Agreement("1H 1S 2D", "3N", hl(13, 17) & stopper(_C), "SEF-2R-3N", "sign-off"),
            Agreement(
                "1D 1H 2C | 1D 1S 2C",
                "3C",
                length(_C, 4) & hl(10, 12),
                "SEF-2R9-3z",
                "invitational",
            ),
            Agreement(
                "1H 1S 2m", "3m", length(m, 4) & hl(10, 12), "SEF-2R9-3z", "invitational"
            ),
            Agreement(
                "1D 1M 2C", "3D", length(_D, 4) & hl(11, 12), "SEF-2R9-3x", "invitational"
            ),
            Agreement(_TWO, "2N", hl(11, 12), "SEF-2R9-2N", "invitational", where="z<x"),
            Agreement(
                "1x 1M 2z",
                "2M",
                length(M, 6) & hl(0, 10),
                "SEF-2R-own-2",
                "sign-off",
                where="z<x",
            ),
            Agreement(
                _TWO,
                "2x",
                length(x, 2) & hl(0, 10) & detail(not_shorter(x, z)),
                "SEF-2R10",
                where="z<x",
            ),
            Agreement(
                "1H 1S 2m",
                "2H",
                length(_H, 2) & hl(0, 10) & detail(length(m, 0, 3)),
                "SEF-2R10",
                where="m<H",
            ),
            Agreement(_TWO, "-", hl(0, 10), "SEF-2R-pass", where="z<x"),
            Agreement("1x 1y 2z 2x", "3N", hl(19), "SEF-3R-pref-3N", "sign-off", where="z<x"),
            Agreement(
                "1x 1y 2z 2x", "2N", hcp(17, 18), "SEF-3R-pref-2N", "invitational", where="z<x"
            ),
            Agreement(
                "1x 1y 2z 2x",
                "3x",
                length(x, 6) & hl(17),
                "SEF-3R-pref-3x",
                "invitational",
                where="z<x",
            ),
            Agreement(
                "1x 1y 2z 2x", "2y", length(y, 3) & hl(16), "SEF-3R-pref-2y", where="z<x x<y"
            ),
            Agreement("1x 1y 2z 2x", "-", ANYTHING, "SEF-3R-pref-pass", where="z<x"),
            Agreement("1x 1y 2z 2N", "3N", hl(15), "SEF-3R-2N-yes", "sign-off", where="z<x"),
            Agreement(
                "1x 1y 2z 2N", "3z", length(z, 5), "SEF-3R-2N-second", "sign-off", where="z<x"
            ),
            Agreement("1x 1y 2z 2N", "-", ANYTHING, "SEF-3R-2N-no", where="z<x"),
            Agreement(
                "1x 1y 2z 3x | 1x 1y 2z 3z",
                "3N",
                hl(15) & SEMI_BALANCED,
                "SEF-3R-3-yes",
                "sign-off",
                where="z<x",
            ),
        ),
        *sourced(
            "SEF 2018 (hebdobridge 85): opener has shown a second suit at one",
            Agreement(
                "1m 1H 1S", "4S", length(_S, 4) & hld(_S, 13, 17), "SEF-2R-fit-4", "sign-off"
            ),
            Agreement(
                "1m 1H 1S",
                "3S",
                length(_S, 4) & hld(_S, 11, 12),
                "SEF-2R-fit-3",
                "invitational",
            ),
            Agreement("1m 1H 1S", "2S", length(_S, 4) & hld(_S, 6, 10), "SEF-2R-fit-2"),
            Agreement(
                "1C 1D 1M", "4M", length(M, 4) & hld(M, 13, 17), "SEF-2R-fit-4", "sign-off"
            ),
            Agreement(
                "1C 1D 1M", "3M", length(M, 4) & hld(M, 11, 12), "SEF-2R-fit-3", "invitational"
            ),
            Agreement("1C 1D 1M", "2M", length(M, 4) & hld(M, 6, 10), "SEF-2R-fit-2"),
            Agreement("1m 1H 1S", "4H", length(_H, 6) & hl(13, 17), "SEF-2R-own-4", "sign-off"),
            Agreement(
                "1m 1H 1S", "3H", length(_H, 6) & hl(11, 12), "SEF-2R-own-3", "invitational"
            ),
            Agreement("1C 1H 1S", "3N", hl(13, 17) & stopper(_D), "SEF-2R-3N", "sign-off"),
            Agreement("1D 1H 1S", "3N", hl(13, 17) & stopper(_C), "SEF-2R-3N", "sign-off"),
            Agreement(
                "1C 1D 1H", "1S", length(_S, 4) & hl(8), "SEF-2R6-exception", "one-round"
            ),
            Agreement("1C 1D 1S", "3N", hl(13, 17) & stopper(_H), "SEF-2R-3N", "sign-off"),
            Agreement("1C 1D 1H", "3N", hl(13, 17) & stopper(_S), "SEF-2R-3N", "sign-off"),
            Agreement("1x 1y 1z", "2N", hl(11, 12), "SEF-2R9-2N", "invitational"),
            Agreement("1m 1H 1S", "2H", length(_H, 6) & hl(0, 10), "SEF-2R-own-2"),
            Agreement("1C 1D 1M", "2D", length(_D, 6) & hl(0, 10), "SEF-2R-own-2"),
            Agreement(
                "1m 1x 1y", "2m", length(m, 4) & hl(0, 10) & detail(~BALANCED), "SEF-2R-back"
            ),
            Agreement("1x 1y 1z", "1N", hl(6, 10), "SEF-2R-1N"),
            Agreement("1x 1y 1z", "2x", length(x, 3) & hl(0, 10), "SEF-2R-back"),
            Agreement("1x 1y 1z", "-", hl(0, 7), "SEF-2R-pass"),
            Agreement("1m 1H 1S 2S", "4S", hld(_S, 18), "SEF-3R-yes", "sign-off"),
            Agreement("1m 1H 1S 2S", "3S", hld(_S, 16, 17), "SEF-3R-try", "invitational"),
            Agreement("1C 1D 1M 2M", "4M", hld(M, 18), "SEF-3R-yes", "sign-off"),
            Agreement("1C 1D 1M 2M", "3M", hld(M, 16, 17), "SEF-3R-try", "invitational"),
            Agreement("1m 1H 1S 2S | 1C 1D 1M 2M", "-", ANYTHING, "SEF-3R-no"),
            Agreement("1x 1y 1z 1N", "3N", hl(19), "SEF-3R-1N-3N", "sign-off"),
            Agreement("1x 1y 1z 1N", "2N", hcp(17, 18), "SEF-3R-1N-2N", "invitational"),
            Agreement(
                "1x 1y 1z 1N", "3x", length(x, 6) & hl(18), "SEF-3R-1N-3x", "invitational"
            ),
            Agreement("1x 1y 1z 1N", "2x", length(x, 5) & detail(~BALANCED), "SEF-3R-1N-2x"),
            Agreement("1x 1y 1z 1N", "-", ANYTHING, "SEF-3R-1N-pass"),
            Agreement("1x 1y 1z 2x | 1x 1y 1z 2y", "-", hl(0, 16), "SEF-3R-left"),
            Agreement("1x 1y 1z 2N", "3N", hl(14), "SEF-3R-2N-yes", "sign-off"),
            Agreement("1x 1y 1z 2N", "-", ANYTHING, "SEF-3R-2N-no"),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-sef-second-suit = After a second suit of opener's
""",
    "fr": """
chapter-sef-second-suit = Après une deuxième couleur de l'ouvreur
""",
}
