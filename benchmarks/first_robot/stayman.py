"""Stayman: 2C over 1NT asks for a four-card major, four answers; 3C over 2NT likewise."""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import MAJORS, M, oM

_H, _S = MAJORS
_MAJOR = length(_H, 4, 4) | length(_S, 4, 4)
_BOTH = length(_H, 4) & length(_S, 4)
_TWO_NT = "2N 3C | 2C 2D 2N 3C | 2D 2H 2N 3C"

PACKAGE = Package(
    title="chapter-stayman",
    source="SEF, Stayman with four answers (fiches SEF 2024; USF)",
    convention=True,
    agreements=(
        Agreement.read(
            "1N", "2C", hcp(8) & _MAJOR, "N2", "one-round", True, "call-stayman", "stayman"
        ),
        Agreement.read("1N 2C", "2N", _BOTH, "N2-2N", "one-round", True, kind="answer"),
        Agreement.read("1N 2C", "2M", length(M, 4) & length(oM, 0, 3), "N2-2M"),
        Agreement.read(
            "1N 2C",
            "2D",
            length(_H, 0, 3) & length(_S, 0, 3),
            "N2-2D",
            "no",
            True,
            kind="answer",
        ),
        Agreement.read("1N 2C 2M", "4M", length(M, 4) & hld(M, 10, 16), "N2-4M", "sign-off"),
        Agreement.read("1N 2C 2M", "3M", length(M, 4) & hld(M, 8, 9), "N2-3M", "invitational"),
        Agreement.read("1N 2C 2M | 1N 2C 2D", "2N", hcp(8, 9), "N2-2N", "invitational"),
        Agreement.read("1N 2C 2M | 1N 2C 2D", "3N", hcp(10, 15), "N2-3N", "sign-off"),
        Agreement.read(
            "1N 2C 2M | 1N 2C 2D",
            "4N",
            hcp(16, 17),
            "N6",
            "invitational",
            title="call-quantitative",
        ),
        Agreement.read("1N 2C 2N", "4M", length(M, 4) & hl(9, 15), "N2-4M", "sign-off"),
        Agreement.read("1N 2C 2N", "3M", length(M, 4) & hl(8, 8), "N2-3M", "invitational"),
        Agreement.read(
            "2N", "3C", hcp(5) & _MAJOR, "N7", "one-round", True, "call-stayman", "stayman"
        ),
        Agreement.read(
            "2C 2D 2N",
            "3C",
            hcp(3) & _MAJOR,
            "N7",
            "one-round",
            True,
            "call-stayman",
            "stayman",
        ),
        Agreement.read(
            "2D 2H 2N", "3C", _MAJOR, "N7", "one-round", True, "call-stayman", "stayman"
        ),
        Agreement.read(_TWO_NT, "3N", _BOTH, "N7-3N", "one-round", True, kind="answer"),
        Agreement.read(_TWO_NT, "3M", length(M, 4) & length(oM, 0, 3), "N7-3M", "one-round"),
        Agreement.read(
            _TWO_NT,
            "3D",
            length(_H, 0, 3) & length(_S, 0, 3),
            "N7-3D",
            "one-round",
            True,
            kind="answer",
        ),
        Agreement.read(
            "2N 3C 3N | 2C 2D 2N 3C 3N | 2D 2H 2N 3C 3N",
            "4M",
            length(M, 4, 4) & hcp(0, 11),
            "N7-4M",
            "sign-off",
        ),
        Agreement.read(
            "2N 3C 3M | 2C 2D 2N 3C 3M | 2D 2H 2N 3C 3M",
            "4M",
            length(M, 4, 4) & hcp(0, 10),
            "N7-4M",
            "sign-off",
        ),
        Agreement.read(
            "2N 3C 3M | 2C 2D 2N 3C 3M | 2D 2H 2N 3C 3M | 2N 3C 3D | 2C 2D 2N 3C 3D "
            "| 2D 2H 2N 3C 3D",
            "3N",
            hcp(0, 10),
            "N7-3N",
            "sign-off",
        ),
    ),
)
