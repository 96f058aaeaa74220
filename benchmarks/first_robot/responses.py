"""Answers to one of a suit when the opponent passes: weak 6-10, invitational 11-12, 13 up."""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import detail
from biritch.bidding.promises.shapes import BALANCED, SEMI_BALANCED, length, longer, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m

_C, _D = MINORS
_H, _S = MAJORS
_NO_MAJOR = length(_H, 0, 3) & length(_S, 0, 3)

PACKAGE = Package(
    title="chapter-responses",
    source="SEF 2018 p. 1-14 (hebdobridge 85); beginners' raises without 2SA fitté",
    agreements=(
        # raises of a major come first
        Agreement.read("1M", "2M", length(M, 3) & hld(M, 6, 10), "R2"),
        Agreement.read("1M", "3M", length(M, 3) & hld(M, 11, 12), "R3", "invitational"),
        Agreement.read("1M", "4M", length(M, 3) & hld(M, 13, 15), "R4", "sign-off"),
        # a new suit at the one level: the longest, the cheaper of four-card suits
        Agreement.read(
            "1H",
            "1S",
            length(_S, 4) & hl(6) & detail(not_shorter(_S, _C, _D) | hl(0, 10)),
            "R5",
            "one-round",
        ),
        Agreement.read(
            "1C",
            "1D",
            length(_D, 4)
            & hl(6)
            & detail(
                (length(_D, 5) & longer(_D, _H, _S)) | (length(_H, 0, 4) & length(_S, 0, 4))
            ),
            "R5",
            "one-round",
        ),
        Agreement.read(
            "1C",
            "1H",
            length(_H, 4) & hl(6) & detail((length(_H, 5) & longer(_H, _S)) | length(_S, 0, 4)),
            "R5",
            "one-round",
        ),
        Agreement.read("1C", "1S", length(_S, 4) & hl(6), "R5", "one-round"),
        Agreement.read(
            "1D", "2C", length(_C, 5) & hl(11) & detail(longer(_C, _H, _S)), "R7", "one-round"
        ),
        Agreement.read(
            "1D",
            "1H",
            length(_H, 4) & hl(6) & detail((length(_H, 5) & longer(_H, _S)) | length(_S, 0, 4)),
            "R5",
            "one-round",
        ),
        Agreement.read("1D", "1S", length(_S, 4) & hl(6), "R5", "one-round"),
        # minors: raises and notrump, without a four-card major
        Agreement.read("1m", "2N", hl(11, 12) & BALANCED & _NO_MAJOR, "R9", "invitational"),
        Agreement.read("1m", "3N", hl(13, 17) & SEMI_BALANCED & _NO_MAJOR, "R9", "sign-off"),
        Agreement.read(
            "1m",
            "4N",
            hcp(18, 19) & BALANCED & _NO_MAJOR,
            "R9",
            "invitational",
            title="call-quantitative",
        ),
        Agreement.read("1C", "2C", length(_C, 5) & hld(_C, 6, 10) & _NO_MAJOR, "R8"),
        Agreement.read("1D", "2D", length(_D, 4) & hld(_D, 6, 10) & _NO_MAJOR, "R8"),
        Agreement.read(
            "1C", "3C", length(_C, 5) & hld(_C, 11, 12) & _NO_MAJOR, "R8", "invitational"
        ),
        Agreement.read(
            "1D", "3D", length(_D, 4) & hld(_D, 11, 12) & _NO_MAJOR, "R8", "invitational"
        ),
        Agreement.read("1D", "2C", length(_C, 4) & hl(11), "R7", "one-round"),
        Agreement.read("1m", "4m", length(m, 5) & hld(m, 16) & _NO_MAJOR, "R8-4m", "one-round"),
        Agreement.read(
            "1m", "5m", length(m, 5) & hld(m, 13, 15) & _NO_MAJOR, "R8-5m", "sign-off"
        ),
        # two over one
        Agreement.read(
            "1S",
            "2H",
            length(_H, 5) & hl(11) & detail(not_shorter(_H, _D, _C)),
            "R7",
            "one-round",
        ),
        Agreement.read(
            "1M",
            "2D",
            length(_D, 4)
            & hl(11)
            & detail(longer(_D, _C) | (length(_C, 5) & not_shorter(_D, _C))),
            "R7",
            "one-round",
        ),
        Agreement.read(
            "1M",
            "2C",
            hl(11) & (length(_C, 4) | (length(_C, 3) & detail(length(M, 3) & hld(M, 16)))),
            "R7",
            "one-round",
        ),
        Agreement.read(
            "1M",
            "2D",
            length(_D, 3) & hl(11) & detail(length(M, 3) & hld(M, 16)),
            "R7",
            "one-round",
        ),
        Agreement.read("1x", "1N", hl(6, 10), "R6"),
        Agreement.read("1x", "P", hl(0, 5), "R1"),
        # a hand without a better word
        Agreement.read("1m", "2N", hl(11, 12) & _NO_MAJOR, "R9-any", "invitational"),
        Agreement.read("1m", "3N", hl(13) & _NO_MAJOR, "R9-any", "sign-off"),
    ),
)
