"""Responder's second bid, and opener's third, after two over one."""

from biritch.bidding.agreement.agreement import Agreement, Package, sourced
from biritch.bidding.promises.honours import stopper
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import SEMI_BALANCED, length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, oM, om, y, z

_C, _D = MINORS
_H, _S = MAJORS

PACKAGE = Package(
    title="chapter-sef-two-over-one",
    source="SEF 2018 (hebdobridge 85): zones of responder",
    agreements=(
        *sourced(
            "regles JJM; fiches 2024: after two over one, a delayed raise is forcing",
            Agreement(
                "1M 2z 2M", "3M", length(M, 3) & hld(M, 16), "SEF-2R11", "game", where="z<M"
            ),
            Agreement(
                "1M 2z 2M",
                "4M",
                length(M, 3) & hld(M, 13, 15),
                "SEF-2R11-4M",
                "sign-off",
                where="z<M",
            ),
            Agreement(
                "1M 2z 2M", "2N", hl(11, 12), "SEF-2R-21-2N", "invitational", where="z<M"
            ),
            Agreement(
                "1S 2H 2S", "4H", length(_H, 7) & hl(13, 18), "SEF-2R-21-own", "sign-off"
            ),
            Agreement(
                "1M 2z 2M",
                "3N",
                hl(13, 17) & SEMI_BALANCED,
                "SEF-2R-21-3N",
                "sign-off",
                where="z<M",
            ),
            Agreement("1M 2z 2M", "3z", length(z, 6) & hl(11, 12), "SEF-2R-21-3z", where="z<M"),
            Agreement("1S 2m 2S", "3H", length(_H, 4) & hl(13), "SEF-2R-21-new", "game"),
            Agreement("1H 2m 2H", "2S", length(_S, 4) & hl(13), "SEF-2R-21-new", "game"),
            Agreement(
                "1M 2z 2M",
                "3y",
                length(y, 4) & hl(13) & length(z, 5),
                "SEF-2R-21-new",
                "game",
                where="z<M y<M",
            ),
            Agreement("1M 2z 2M", "3z", length(z, 5) & hl(11, 12), "SEF-2R-21-3z", where="z<M"),
            Agreement("1M 2z 2M", "3N", hl(13), "SEF-2R-21-3N", "sign-off", where="z<M"),
            Agreement("1M 2z 2M", "2N", ANYTHING, "SEF-2R-21-2N", "invitational", where="z<M"),
            Agreement(
                "1M 2z 2M 2N", "4M", length(M, 7), "SEF-3R-21-seven", "sign-off", where="z<M"
            ),
            Agreement("1M 2z 2M 2N", "3N", hl(14), "SEF-3R-21-yes", "sign-off", where="z<M"),
            Agreement(
                "1M 2z 2M 2N", "3M", length(M, 6), "SEF-3R-21-3M", "sign-off", where="z<M"
            ),
            Agreement("1M 2z 2M 2N", "-", ANYTHING, "SEF-3R-21-no", where="z<M"),
            Agreement(
                "1M 2z 2M 3z",
                "3N",
                hl(15) & detail(length(z, 0, 3)),
                "SEF-3R-21-3N",
                "sign-off",
                where="z<M",
            ),
            Agreement("1M 2z 2M 3z", "3M", length(M, 6), "SEF-3R-21-3M", "no", where="z<M"),
            Agreement("1M 2z 2M 3z", "-", hl(0, 15), "SEF-3R-21-no", where="z<M"),
            Agreement(
                "1M 2z 2M 3M", "4M", hld(M, 0, 15), "SEF-3R-21-4M", "sign-off", where="z<M"
            ),
            Agreement(
                "1M 2z 2N", "3M", length(M, 3) & hld(M, 13), "SEF-2R11", "game", where="z<M"
            ),
            Agreement(
                "1M 2z 2N",
                "4N",
                hl(17, 18) & SEMI_BALANCED,
                "SEF-2R-21-4N",
                "invitational",
                title="call-quantitative",
                kind="quantitative",
                where="z<M",
            ),
            Agreement(
                "1M 2z 2N", "3z", length(z, 6) & hl(15), "SEF-2R-21-3z-gf", "game", where="z<M"
            ),
            Agreement("1M 2z 2N", "3N", hl(0, 16), "SEF-2R-21-3N", "no", where="z<M"),
            Agreement(
                "1M 2z 2N 3N",
                "4N",
                hcp(18, 19),
                "SEF-3R-maxi",
                "invitational",
                title="call-quantitative",
                kind="quantitative",
                where="z<M",
            ),
            Agreement("1M 2z 2N 3N", "-", ANYTHING, "SEF-3R-mini", where="z<M"),
            Agreement(
                "1M 2z 2N 3N 4N", "6N", hl(15), "SEF-3R-maxi-yes", "sign-off", where="z<M"
            ),
            Agreement("1M 2z 2N 3N 4N", "-", ANYTHING, "SEF-3R-maxi-no", where="z<M"),
            Agreement("1M 2z 2N 3M", "4M", hcp(0, 17), "SEF-3R-21-4M", "no", where="z<M"),
            Agreement("1S 2m 2H", "3H", length(_H, 4) & hld(_H, 15), "SEF-2R-21-fit", "game"),
            Agreement("1S 2m 2H", "4H", length(_H, 4), "SEF-2R-21-fit", "sign-off"),
            Agreement("1S 2m 2H", "3S", length(_S, 3) & hld(_S, 16), "SEF-2R11", "game"),
            Agreement("1S 2m 2H", "4S", length(_S, 3), "SEF-2R11-4M", "sign-off"),
            Agreement("1S 2m 2H", "2S", length(_S, 2) & hl(11, 12), "SEF-2R-21-pref"),
            Agreement("1S 2m 2H", "2N", hl(11, 12), "SEF-2R-21-2N", "invitational"),
            Agreement("1S 2m 2H", "3N", hl(13, 17) & stopper(om), "SEF-2R-21-3N", "sign-off"),
            Agreement("1M 2C 2D", "3M", length(M, 3) & hld(M, 16), "SEF-2R11", "game"),
            Agreement("1M 2C 2D", "4M", length(M, 3), "SEF-2R11-4M", "sign-off"),
            Agreement("1M 2C 2D", "2M", length(M, 2) & hl(11, 12), "SEF-2R-21-pref"),
            Agreement("1M 2C 2D", "2N", hl(11, 12), "SEF-2R-21-2N", "invitational"),
            Agreement("1M 2C 2D", "3N", hl(13, 17) & stopper(oM), "SEF-2R-21-3N", "sign-off"),
            Agreement("1M 2m 3m", "3M", length(M, 3) & hld(M, 13), "SEF-2R11", "game"),
            Agreement("1M 2m 3m", "3N", hl(0, 16), "SEF-2R-21-3N", "sign-off"),
            Agreement("1M 2m 3m", "4m", ANYTHING, "SEF-2R-21-4m", "game"),
            Agreement("1M 2m 3m 3M", "4M", hld(M, 0, 18), "SEF-3R-21-4M", "no"),
            Agreement("1S 2H 3H", "4H", hld(_H, 0, 16), "SEF-2R-21-4H", "sign-off"),
            Agreement("1M 2z 3M", "4M", hld(M, 0, 14), "SEF-2R-21-4M", "sign-off", where="z<M"),
        ),
        *sourced(
            "fiches SEF 2024; amourdubridge: after 1D, 2C",
            Agreement("1D 2C 2D", "2N", hl(11, 12), "SEF-2R-D2C-2N", "invitational"),
            Agreement(
                "1D 2C 2D", "3C", length(_C, 6) & hl(11, 12), "SEF-2R-D2C-3C", "invitational"
            ),
            Agreement(
                "1D 2C 2D",
                "2M",
                length(M, 4) & hl(13),
                "SEF-2R-D2C-2M",
                "one-round",
            ),
            Agreement(
                "1D 2C 2D 2M", "4M", length(M, 4) & hld(M, 0, 16), "SEF-3R-D2C-4M", "sign-off"
            ),
            Agreement("1D 2C 2D", "3N", hl(13, 17), "SEF-2R-D2C-3N", "sign-off"),
            Agreement(
                "1D 2C 2D | 1D 2C 2N",
                "3D",
                length(_D, 4) & hld(_D, 13),
                "SEF-2R-D2C-3D",
                "game",
            ),
            Agreement("1D 2C 2N", "3N", hl(11, 17), "SEF-2R-D2C-3N", "no"),
            Agreement(
                "1D 2C 2N 3N",
                "4N",
                hcp(18, 19),
                "SEF-3R-D2C-maxi",
                "invitational",
                title="call-quantitative",
                kind="quantitative",
            ),
            Agreement("1D 2C 2N 3N", "-", ANYTHING, "SEF-3R-D2C-mini"),
            Agreement("1D 2C 2D 2N", "3N", hl(14), "SEF-3R-D2C-yes", "sign-off"),
            Agreement("1D 2C 2D 2N", "-", ANYTHING, "SEF-3R-D2C-no"),
            Agreement("1D 2C 3C", "3N", hl(13, 17), "SEF-2R-D2C-3N", "sign-off"),
            Agreement("1D 2C 3C", "-", hl(0, 12), "SEF-2R-D2C-pass"),
            Agreement("1D 2C 3N", "-", hl(0, 16), "SEF-2R-D2C-pass"),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-sef-two-over-one = After two over one
""",
    "fr": """
chapter-sef-two-over-one = Après un deux sur un
""",
}
