"""Transfers to the majors over notrump (French "Texas", Jacoby)."""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import SEMI_BALANCED, length
from biritch.bidding.promises.suit_letters import MAJORS, x

_H, _S = MAJORS
_TO_H, _TO_S = "1N 2D 2H", "1N 2H 2S"
_HIGH_H = "2N 3D 3H | 2C 2D 2N 3D 3H | 2D 2H 2N 3D 3H"
_HIGH_S = "2N 3H 3S | 2C 2D 2N 3H 3S | 2D 2H 2N 3H 3S"

PACKAGE = Package(
    title="chapter-transfers",
    source="SEF, Texas majeurs (fiches SEF 2024); always completed, as beginners are taught",
    convention=True,
    agreements=tuple(
        row
        for major, ask, low, high in (
            (_H, "2D", _TO_H, _HIGH_H),
            (_S, "2H", _TO_S, _HIGH_S),
        )
        for row in (
            Agreement("1N", f"4{major}", length(major, 6) & hcp(9, 14), "N5", "sign-off"),
            Agreement(
                "1N",
                ask,
                length(major, 5),
                "N3",
                "one-round",
                True,
                f"call-texas-{str(major).lower()}",
                f"transfer-{('hearts', 'spades')[major - _H]}",
                needs="major_transfers",
            ),
            Agreement(
                f"1N {ask}",
                f"2{major}",
                ANYTHING,
                "N3-completes",
                "no",
                True,
                "call-completes",
                "answer",
                needs="major_transfers",
            ),
            Agreement(low, "-", hcp(0, 7), "N3-pass"),
            Agreement(low, f"4{major}", length(major, 6) & hl(10, 17), "N3-4M", "sign-off"),
            Agreement(low, f"3{major}", length(major, 6) & hcp(8, 9), "N3-3M", "invitational"),
            Agreement(low, "3x", length(x, 4) & hcp(10), "N3-new", "game"),
            Agreement(low, "2N", hcp(8, 9), "N3-2N", "invitational"),
            Agreement(low, "3N", SEMI_BALANCED & hcp(10, 15), "N3-3N", "no"),
            Agreement(low, "4N", hcp(16, 17), "N6", "invitational", title="call-quantitative"),
            Agreement(
                f"{low} 2N",
                f"4{major}",
                length(major, 3) & hcp(16, 17),
                "N3-accepts",
                "sign-off",
            ),
            Agreement(
                f"{low} 2N",
                f"3{major}",
                length(major, 3) & hcp(15, 15),
                "N3-refuses",
                "sign-off",
            ),
            Agreement(f"{low} 3N", f"4{major}", length(major, 3), "N3-fit", "sign-off"),
            Agreement(
                "2N | 2C 2D 2N | 2D 2H 2N",
                f"3{('D', 'H')[major - _H]}",
                length(major, 5),
                "N7-texas",
                "one-round",
                True,
                f"call-texas-{str(major).lower()}",
                f"transfer-{('hearts', 'spades')[major - _H]}",
                needs="major_transfers",
            ),
            Agreement(
                " | ".join(one.rsplit(" ", 1)[0] for one in high.split(" | ")),
                f"3{major}",
                ANYTHING,
                "N7-completes",
                "no",
                True,
                "call-completes",
                "answer",
                needs="major_transfers",
            ),
            Agreement(high, f"4{major}", length(major, 6) & hcp(2, 9), "N7-4M", "sign-off"),
            Agreement(high.split(" | ", maxsplit=1)[0], "3N", hcp(5, 10), "N7-3N", "no"),
            Agreement(high.split(" | ", maxsplit=1)[1], "3N", hcp(3, 9), "N7-3N", "no"),
            Agreement(high.split(" | ", maxsplit=1)[0], "-", hcp(0, 4), "N7-pass"),
        )
    ),
)

SENTENCES = {
    "en": """
tool-major-transfers = Transfers to the majors
""",
    "fr": """
tool-major-transfers = Texas majeurs
""",
}
