"""Opener's second bid. Zones: minimum 13-17, medium 18-20, maximum 21 and more."""

from biritch.bidding.agreement.agreement import Agreement, Package, SuitOrder
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import detail
from biritch.bidding.promises.shapes import BALANCED, SEMI_BALANCED, length, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, x, z

_C, _D = MINORS
_H, _S = MAJORS

PACKAGE = Package(
    title="chapter-rebids",
    source="SEF, opener's second bid (regles JJM; fiches SEF 2024); beginners' zones",
    agreements=(
        # partner's major fits
        Agreement.read("1x 1M", "4M", length(M, 4) & hld(M, 21), "B1", "sign-off"),
        Agreement.read("1x 1M", "3M", length(M, 4) & hld(M, 18, 20), "B1", "invitational"),
        Agreement.read("1x 1M", "2M", length(M, 4) & hld(M, 11, 17), "B1"),
        # a second suit at the one level
        Agreement.read(
            "1x 1y", "1z", length(z, 4) & hl(11, 20), "B4-1", order=(SuitOrder("y", "z"),)
        ),
        # balanced
        Agreement.read("1m 1x", "2N", hcp(18, 19) & BALANCED, "B2", "invitational"),
        Agreement.read("1m 1x", "1N", hcp(11, 14) & BALANCED, "B2"),
        Agreement.read("1H 1S", "2N", hcp(17, 19) & BALANCED, "B2", "invitational"),
        Agreement.read("1H 1S", "1N", hcp(11, 16) & BALANCED, "B2"),
        Agreement.read("1C 1D", "3D", length(_D, 4) & hld(_D, 18, 20), "B1-m", "invitational"),
        Agreement.read("1C 1D", "2D", length(_D, 4) & hld(_D, 11, 17), "B1-m"),
        # two suits: jump, reverse, cheap
        Agreement.read(
            "1x 1y",
            "3z",
            length(x, 5) & length(z, 4) & hl(21),
            "B4-jump",
            "game",
            order=(SuitOrder("z", "x"),),
        ),
        Agreement.read(
            "1x 1y | 1x 1N",
            "2z",
            length(x, 5) & length(z, 4) & hl(18),
            "B4-reverse",
            "one-round",
            order=(SuitOrder("x", "z"),),
        ),
        Agreement.read("1x 1y", "2x", length(x, 6) & hl(11, 17), "B3"),
        Agreement.read("1x 1y", "3x", length(x, 6) & hl(18, 20), "B3", "invitational"),
        Agreement.read(
            "1x 1y",
            "2z",
            length(z, 4) & hl(11, 20) & detail(length(x, 4)),
            "B4-2",
            order=(SuitOrder("z", "x"),),
        ),
        Agreement.read("1x 1y", "2x", length(x, 5) & hl(11, 17), "B3-5"),
        Agreement.read("1x 1y", "3N", length(x, 6) & hl(21), "B3-3N", "sign-off"),
        Agreement.read("1m 1x", "1N", hcp(11, 14), "B2-any"),
        # over 1NT, which is 6-10 without a fit
        Agreement.read(
            "1x 1N",
            "3z",
            length(x, 5) & length(z, 4) & hl(21),
            "B4-jump",
            "game",
            order=(SuitOrder("z", "x"),),
        ),
        Agreement.read("1x 1N", "3N", hcp(19) & SEMI_BALANCED, "B2-3N", "sign-off"),
        Agreement.read("1x 1N", "2N", hcp(17, 18) & BALANCED, "B2-2N", "invitational"),
        Agreement.read("1x 1N", "3x", length(x, 6) & hl(18, 20), "B3", "invitational"),
        Agreement.read("1x 1N", "2x", length(x, 6) & hl(11, 17), "B3"),
        Agreement.read(
            "1x 1N",
            "2z",
            length(z, 4) & length(x, 5) & hl(11, 20) & detail(~BALANCED),
            "B4-2",
            order=(SuitOrder("z", "x"),),
        ),
        Agreement.read("1M 1N", "4M", length(M, 6) & hl(21), "B3-4M", "sign-off"),
        Agreement.read("1x 1N", "P", hcp(0, 17), "B2-pass"),
        # over a new suit at the two level, 11 and more
        Agreement.read("1S 2H", "4H", length(_H, 3) & hld(_H, 15, 19), "B6-2H", "sign-off"),
        Agreement.read("1S 2H", "3H", length(_H, 3) & hld(_H, 11, 14), "B6-2H", "invitational"),
        Agreement.read(
            "1x 2m",
            "3m",
            length(m, 4) & hl(14),
            "B6-m",
            "one-round",
            order=(SuitOrder("m", "x"),),
        ),
        Agreement.read(
            "1x 2y",
            "2x",
            length(x, 6) & hl(11, 17),
            "B3",
            "one-round",
            order=(SuitOrder("y", "x"),),
        ),
        Agreement.read(
            "1x 2y", "3x", length(x, 6) & hl(18), "B3", "game", order=(SuitOrder("y", "x"),)
        ),
        Agreement.read(
            "1x 2y",
            "2z",
            length(x, 5) & length(z, 4) & hl(18),
            "B4-reverse",
            "game",
            order=(SuitOrder("y", "x"), SuitOrder("x", "z")),
        ),
        Agreement.read(
            "1x 2y",
            "2z",
            length(z, 4) & hl(11, 20) & detail(not_shorter(x, z)),
            "B4-2",
            "one-round",
            order=(SuitOrder("y", "z"), SuitOrder("z", "x")),
        ),
        Agreement.read(
            "1x 2y",
            "3z",
            length(z, 4) & length(x, 5) & hl(15),
            "B4-3",
            "game",
            order=(SuitOrder("y", "x"), SuitOrder("z", "y")),
        ),
        Agreement.read(
            "1x 2y",
            "3N",
            hcp(15, 19) & SEMI_BALANCED,
            "B2-3N",
            "no",
            order=(SuitOrder("y", "x"),),
        ),
        Agreement.read(
            "1x 2y",
            "2N",
            hcp(11, 14) & SEMI_BALANCED,
            "B2-2N",
            "invitational",
            order=(SuitOrder("y", "x"),),
        ),
        Agreement.read(
            "1x 2y",
            "2x",
            length(x, 4) & hl(11, 17),
            "B3-5",
            "one-round",
            order=(SuitOrder("y", "x"),),
        ),
        # our major raised
        Agreement.read("1M 2M", "4M", length(M, 5) & hld(M, 21, 30), "B5", "sign-off"),
        Agreement.read("1M 2M", "3M", length(M, 5) & hld(M, 18, 20), "B5", "invitational"),
        Agreement.read("1M 2M", "P", length(M, 5) & hld(M, 11, 17), "B5"),
        Agreement.read(
            "1M 2M 3M", "4M", length(M, 3) & hld(M, 8, 10), "B5-accepts", "sign-off"
        ),
        Agreement.read("1M 2M 3M", "P", length(M, 3) & hld(M, 6, 7), "B5-refuses"),
        Agreement.read("1M 3M", "4M", length(M, 5) & hld(M, 15, 21), "B6", "sign-off"),
        Agreement.read("1M 3M", "P", length(M, 5) & hld(M, 11, 14), "B6"),
        Agreement.read("1M 4M", "P", length(M, 5) & hld(M, 11, 19), "B6-4"),
        # our minor raised
        Agreement.read("1m 2m", "3N", hcp(18, 21) & SEMI_BALANCED, "B5-3N", "sign-off"),
        Agreement.read("1m 2m", "2N", hcp(16, 17) & SEMI_BALANCED, "B5-2N", "invitational"),
        Agreement.read("1m 2m", "P", hl(11, 16), "B5-m"),
        Agreement.read("1m 3m", "3N", hcp(14, 19) & SEMI_BALANCED, "B6-3N", "sign-off"),
        Agreement.read("1m 2N", "3N", hl(14, 20), "R9-accepts", "sign-off"),
        Agreement.read("1m 2N", "P", hl(11, 13), "R9-refuses"),
    ),
)
