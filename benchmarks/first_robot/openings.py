"""Openings of one of a suit, five-card majors and the longer minor; one and two notrump."""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import detail
from biritch.bidding.promises.shapes import BALANCED, length, longer, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS

_C, _D = MINORS
_H, _S = MAJORS
_OPENS = hl(12, 24) & detail(hcp(12, 23) | (hcp(11, 11) & hl(13)))
_NO_MAJOR = length(_H, 0, 4) & length(_S, 0, 4)

PACKAGE = Package(
    title="chapter-openings",
    source="SEF 2018 p. 1-14 (hebdobridge 85, 79); Chailley, 1SA",
    agreements=(
        Agreement.read("", "2N", hcp(20, 21) & BALANCED, "O3", kind="two-notrump"),
        Agreement.read("", "1N", hcp(15, 17) & BALANCED & _NO_MAJOR, "O4", kind="one-notrump"),
        Agreement.read(
            "", "1S", _OPENS & length(_S, 5) & detail(not_shorter(_S, _H, _D, _C)), "O5"
        ),
        Agreement.read(
            "",
            "1H",
            _OPENS & length(_H, 5) & detail(longer(_H, _S) & not_shorter(_H, _D, _C)),
            "O5",
        ),
        Agreement.read(
            "",
            "1D",
            _OPENS
            & (length(_D, 4) | (length(_D, 3, 3) & length(_H, 4, 4) & length(_S, 4, 4)))
            & detail(not_shorter(_D, _C) & (length(_S, 0, 4) | longer(_D, _S)))
            & detail(length(_H, 0, 4) | longer(_D, _H)),
            "O6",
        ),
        Agreement.read(
            "",
            "1C",
            _OPENS
            & length(_C, 3)
            & detail(length(_S, 0, 4) | longer(_C, _S))
            & detail(length(_H, 0, 4) | longer(_C, _H))
            & detail(length(_D, 0, 3) | longer(_C, _D)),
            "O7",
        ),
    ),
)
