"""Natural answers to 1NT (15-17), and what opener does over an invitation."""

from biritch.bidding.agreement.agreement import Agreement, Package, disputed, sourced
from biritch.bidding.promises.honours import good
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import MINORS

_C, _D = MINORS
_LONG = (length(_C, 6) & good(_C, 2, 3)) | (length(_D, 6) & good(_D, 2, 3))

PACKAGE = Package(
    title="chapter-one-notrump",
    source="SEF 2024 (fiches), answers to 1SA",
    agreements=(
        *disputed(
            "SEF 2024 (fiches): 2SA on 8, 3SA from 9; JJM 8-9 and 10; 5SA, 6SA after BOE",
            Agreement("1N", "7N", hcp(22), "SEF-N13", "sign-off"),
            Agreement(
                "1N",
                "5N",
                hcp(20, 21),
                "SEF-N13",
                "one-round",
                False,
                title="call-quantitative",
                kind="quantitative",
            ),
            Agreement("1N", "6N", hcp(18, 19), "SEF-N13", "sign-off"),
            Agreement(
                "1N",
                "4N",
                hcp(16, 17),
                "SEF-N12",
                "invitational",
                title="call-quantitative",
                kind="quantitative",
            ),
            Agreement("1N", "3N", hcp(9, 15), "SEF-N8", "sign-off"),
            Agreement("1N", "3N", _LONG & hl(9, 15), "SEF-N8-long", "sign-off"),
            Agreement("1N", "2N", hcp(8, 8), "SEF-N5", "invitational"),
        ),
        *sourced(
            "SEF 2024 (fiches)",
            Agreement("1N", "-", ANYTHING, "SEF-N1"),
            Agreement("1N 2N", "3N", hcp(16, 17), "SEF-N5-accepts", "sign-off"),
            Agreement("1N 2N", "-", ANYTHING, "SEF-N5-refuses"),
            Agreement(
                "1N 4N | 1N 2C 2D 4N | 1N 2C 2H 4N | 1N 2C 2S 4N",
                "6N",
                hcp(17, 17),
                "SEF-N12-accepts",
                "sign-off",
            ),
            Agreement(
                "1N 4N | 1N 2C 2D 4N | 1N 2C 2H 4N | 1N 2C 2S 4N",
                "-",
                ANYTHING,
                "SEF-N12-refuses",
            ),
            Agreement("1N 5N", "7N", hcp(17, 17), "SEF-N13-accepts", "sign-off"),
            Agreement("1N 5N", "6N", ANYTHING, "SEF-N13-refuses", "sign-off"),
        ),
    ),
)
