"""Natural answers to 1NT, and to a strong notrump shown at the two level."""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.promises.points import hcp
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import MAJORS

_H, _S = MAJORS
_NO_MAJOR = length(_H, 0, 4) & length(_S, 0, 4)

PACKAGE = Package(
    title="chapter-one-notrump",
    source="Chailley, 1SA (≈25 points for 3SA); SEF, quantitative raises",
    agreements=(
        Agreement("1N", "-", hcp(0, 7), "N1"),
        Agreement("1N", "2N", hcp(8, 9) & _NO_MAJOR, "N4", "invitational"),
        Agreement("1N", "3N", hcp(10, 15) & _NO_MAJOR, "N4", "sign-off"),
        Agreement(
            "1N", "4N", hcp(16, 17) & _NO_MAJOR, "N6", "invitational", title="call-quantitative"
        ),
        Agreement("1N", "6N", hcp(18, 21) & _NO_MAJOR, "N6", "sign-off"),
        Agreement("1N", "7N", hcp(22) & _NO_MAJOR, "N6", "sign-off"),
        Agreement("1N 2N", "3N", hcp(16, 17), "N4-accepts", "sign-off"),
        Agreement("1N 2N", "-", hcp(15, 15), "N4-refuses"),
        Agreement("1N 4N | 1N 2C 2D 4N", "6N", hcp(17, 17), "N6-accepts", "sign-off"),
        Agreement("1N 4N | 1N 2C 2D 4N", "-", hcp(15, 16), "N6-refuses"),
        Agreement("2N", "-", hcp(0, 4) & _NO_MAJOR, "N7-pass"),
        Agreement("2N", "3N", hcp(5, 10) & _NO_MAJOR, "N7-3N", "sign-off"),
        Agreement(
            "2N",
            "4N",
            hcp(11, 12) & _NO_MAJOR,
            "N7-4N",
            "invitational",
            title="call-quantitative",
        ),
        Agreement("2N", "6N", hcp(13, 15) & _NO_MAJOR, "N7-6N", "sign-off"),
        Agreement("2C 2D 2N", "-", hcp(0, 2) & _NO_MAJOR, "N7-pass"),
        Agreement("2C 2D 2N", "3N", hcp(3, 9) & _NO_MAJOR, "N7-3N", "sign-off"),
        Agreement("2D 2H 2N", "3N", hcp(0, 7) & _NO_MAJOR, "N7-3N", "sign-off"),
    ),
)
