"""Responder's second bid when opener has raised, jumped to 2NT or repeated his suit."""

from biritch.bidding.agreement.agreement import Agreement, Package, assumed, sourced
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import SEMI_BALANCED, length
from biritch.bidding.promises.suit_letters import MAJORS, M, m, x

_H, _S = MAJORS

PACKAGE = Package(
    title="chapter-sef-third",
    source="SEF 2018 (hebdobridge 85): zones of responder",
    agreements=(
        *sourced(
            "SEF 2018 (hebdobridge 85); regles JJM: opener has raised us",
            Agreement(
                "1x 1M 2M", "4M", length(M, 5) & hld(M, 12, 20), "SEF-2R-raised-4", "sign-off"
            ),
            Agreement(
                "1x 1M 2M",
                "4M",
                length(M, 4, 4) & hld(M, 13, 20),
                "SEF-2R-raised-4",
                "sign-off",
            ),
            Agreement(
                "1x 1M 2M",
                "3M",
                length(M, 4) & hld(M, 11, 12),
                "SEF-2R-raised-3",
                "invitational",
            ),
            Agreement("1x 1M 2M", "-", hld(M, 0, 10), "SEF-2R-raised-pass"),
            Agreement("1x 1M 2M 3M", "4M", hld(M, 15), "SEF-3R-yes", "sign-off"),
            Agreement("1x 1M 2M 3M", "-", ANYTHING, "SEF-3R-no"),
            Agreement("1x 1M 3M", "4M", hld(M, 8, 14), "SEF-2R-raised3-4", "sign-off"),
            Agreement("1x 1M 3M", "-", hld(M, 0, 7), "SEF-2R-raised3-pass"),
            Agreement("1m 1M 3N", "4M", hld(M, 0, 13), "SEF-2R-fit-4", "sign-off"),
            Agreement("1x 1M 4M", "-", hld(M, 0, 12), "SEF-2R-4M-pass"),
            Agreement("1C 1D 2D", "3D", hl(11, 12), "SEF-2R-D-limit", "invitational"),
            Agreement("1C 1D 2D", "3N", hl(13, 18) & SEMI_BALANCED, "SEF-2R-D-3N", "sign-off"),
            Agreement("1C 1D 2D", "-", hl(0, 10), "SEF-2R-D-pass"),
        ),
        *assumed(
            "opener has jumped to 2NT, 18-19",
            Agreement("1m 1M 2N | 1H 1S 2N", "-", hl(0, 5), "SEF-2R8-pass"),
            Agreement("1m 1M 2N", "4M", length(M, 6) & hl(6, 13), "SEF-2R8-4M", "sign-off"),
            Agreement("1H 1S 2N", "4S", length(_S, 6) & hl(6, 13), "SEF-2R8-4M", "sign-off"),
            Agreement("1H 1S 2N", "3H", length(_H, 3), "SEF-2R8-3H", "game"),
            Agreement("1m 1M 2N", "3M", length(M, 5), "SEF-2R8-five", "game"),
            Agreement("1H 1S 2N", "3S", length(_S, 5), "SEF-2R8-five", "game"),
            Agreement("1m 1S 2N", "3H", length(_H, 4) & length(_S, 5), "SEF-2R8-3H", "game"),
            Agreement(
                "1x 1y 2N",
                "4N",
                hl(13, 14) & SEMI_BALANCED,
                "SEF-2R8-4N",
                "invitational",
                title="call-quantitative",
                kind="quantitative",
            ),
            Agreement("1x 1y 2N", "6N", hl(15, 18) & SEMI_BALANCED, "SEF-2R8-6N", "sign-off"),
            Agreement("1x 1y 2N", "3N", hl(6, 14), "SEF-2R8-3N", "sign-off"),
            Agreement("1x 1y 2N", "-", hl(0, 5), "SEF-2R8-pass"),
            Agreement("1m 1M 2N 3M", "4M", length(M, 3), "SEF-3R-five-fit", "no"),
            Agreement("1m 1M 2N 3M", "3N", ANYTHING, "SEF-3R-five-none", "no"),
            Agreement("1H 1S 2N 3S", "4S", length(_S, 3), "SEF-3R-five-fit", "no"),
            Agreement("1H 1S 2N 3S", "3N", ANYTHING, "SEF-3R-five-none", "no"),
            Agreement("1H 1S 2N 3H", "4H", ANYTHING, "SEF-3R-3H", "no"),
            Agreement("1x 1y 2N 4N", "6N", hcp(19), "SEF-3R-4N-yes", "sign-off"),
            Agreement("1x 1y 2N 4N", "-", ANYTHING, "SEF-3R-4N-no"),
        ),
        *sourced(
            "SEF 2018 (hebdobridge 85): opener has repeated his suit",
            Agreement("1x 1M 2x", "4M", length(M, 6) & hl(13, 18), "SEF-2R-own-4", "sign-off"),
            Agreement("1H 1S 2H", "4H", length(_H, 2) & hl(13, 18), "SEF-2R-4x", "sign-off"),
            Agreement(
                "1H 1S 2H", "3H", length(_H, 2) & hl(11, 12), "SEF-2R-3x", "invitational"
            ),
            Agreement(
                "1x 1M 2x", "3M", length(M, 6) & hl(11, 12), "SEF-2R-own-3", "invitational"
            ),
            Agreement("1m 1x 2m", "3N", hl(13, 18), "SEF-2R-3N", "sign-off"),
            Agreement("1m 1x 2m", "3m", length(m, 3) & hl(10, 12), "SEF-2R-3x", "invitational"),
            Agreement("1x 1y 2x", "2N", hl(11, 12), "SEF-2R9-2N", "invitational"),
            Agreement("1x 1y 2x", "3N", hl(13, 18), "SEF-2R-3N", "sign-off"),
            Agreement("1x 1M 2x", "2M", length(M, 6) & hl(0, 10), "SEF-2R-own-2", "sign-off"),
            Agreement(
                "1C 1H 2C",
                "2S",
                length(_S, 4) & length(_H, 5) & hl(13),
                "SEF-2R-reverse",
                "game",
            ),
            Agreement("1x 1y 2x", "-", hl(0, 10), "SEF-2R-pass"),
            Agreement("1x 1y 2x 2N", "3N", hl(15), "SEF-3R-2N-yes", "sign-off"),
            Agreement("1x 1y 2x 2N", "3x", length(x, 6), "SEF-3R-2N-suit", "sign-off"),
            Agreement("1x 1y 2x 2N", "-", ANYTHING, "SEF-3R-2N-no"),
            Agreement("1m 1M 3m", "4M", length(M, 6) & hl(7, 13), "SEF-2R-3x-4M", "sign-off"),
            Agreement("1m 1M 3m", "3M", length(M, 5) & hl(7), "SEF-2R-3x-five", "game"),
            Agreement("1H 1S 3H", "4H", length(_H, 1) & hl(8, 14), "SEF-2R-3x-4H", "sign-off"),
            Agreement("1x 1y 3x", "3N", hl(8, 14), "SEF-2R-3x-3N", "sign-off"),
            Agreement("1x 1y 3x", "-", hl(0, 8), "SEF-2R-3x-pass"),
            Agreement("1m 1M 3m 3M", "4M", length(M, 3), "SEF-3R-3M-fit", "sign-off"),
            Agreement("1m 1M 3m 3M", "3N", ANYTHING, "SEF-3R-3M-none", "no"),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-sef-third = Responder's second bid
""",
    "fr": """
chapter-sef-third = La deuxième enchère du répondant
""",
}
