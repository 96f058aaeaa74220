"""Weak openings: two of a major on six cards, three on seven, four of a major on eight."""

from biritch.bidding.agreement.agreement import Agreement, Package, SuitOrder
from biritch.bidding.agreement.partnership import ToolNeed
from biritch.bidding.promises.honours import good
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import detail
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import M, m, oM, x, y

PACKAGE = Package(
    title="chapter-preempts",
    source="SEF 2024 (weak twos, barrages), as kept for beginners",
    convention=True,
    agreements=(
        Agreement.read(
            "", "4M", length(M, 8) & hcp(5, 10), "O10", needs=(ToolNeed("preempts"),)
        ),
        Agreement.read(
            "",
            "3M",
            length(M, 7, 7) & hcp(6, 10) & good(M, 2, 5),
            "O9",
            needs=(ToolNeed("preempts"),),
        ),
        Agreement.read(
            "",
            "3m",
            length(m, 7) & hcp(6, 10) & good(m, 2, 5),
            "O9",
            needs=(ToolNeed("preempts"),),
        ),
        Agreement.read(
            "",
            "2M",
            length(M, 6, 6) & hcp(6, 10) & good(M, 2, 5) & detail(length(oM, 0, 3)),
            "O8",
            title="call-weak-two",
            kind="weak-two",
            needs=(ToolNeed("weak_two_majors"),),
        ),
        # answers to a weak two
        Agreement.read("2M", "4M", length(M, 3) & hcp(14, 20), "W4", "sign-off"),
        Agreement.read("2M", "4M", length(M, 4) & hcp(6, 20), "W4", "sign-off"),
        Agreement.read(
            "2M",
            "2N",
            hcp(15, 37),
            "W2N",
            "one-round",
            True,
            "call-relay",
            "relay",
        ),
        Agreement.read("2M", "3M", length(M, 3, 3) & hcp(6, 13), "W3", "sign-off"),
        Agreement.read("2M", "P", hcp(0, 14), "W0"),
        Agreement.read(
            "2M 2N", "3M", hcp(6, 8), "W2N-min", "no", True, "call-minimum", "answer"
        ),
        Agreement.read(
            "2M 2N",
            "3N",
            hcp(9, 10) & good(M, 2, 3),
            "W2N-3N",
            "no",
            True,
            "call-maximum",
            "answer",
        ),
        Agreement.read(
            "2M 2N",
            "3x",
            hcp(9, 10) & good(x, 1, 2),
            "W2N-side",
            "one-round",
            True,
            "call-maximum",
            "answer",
        ),
        Agreement.read("2M 2N", "4M", hcp(9, 10), "W2N-max"),
        Agreement.read("2M 2N 3M", "4M", length(M, 2) & hcp(17), "W2N-game", "sign-off"),
        Agreement.read("2M 2N 3M", "3N", hcp(18) & length(M, 0, 1), "W2N-game", "sign-off"),
        Agreement.read("2M 2N 3M", "P", hcp(0, 17), "W2N-stop"),
        Agreement.read("2M 2N 3x", "4M", length(M, 2) & hcp(15, 22), "W2N-game", "sign-off"),
        Agreement.read("2M 2N 3x", "3N", length(M, 0, 1) & hcp(15, 22), "W2N-game", "sign-off"),
        # answers to a barrage of three
        Agreement.read("3M", "4M", length(M, 3) & hcp(14, 20), "P4", "sign-off"),
        Agreement.read("3M", "4M", length(M, 2) & hcp(16, 20), "P4", "sign-off"),
        Agreement.read("3M", "3N", length(M, 0, 1) & hcp(17, 21), "P3N", "sign-off"),
        Agreement.read("3m", "3N", length(m, 2) & hcp(16, 21), "P3N", "sign-off"),
        Agreement.read("3m", "5m", length(m, 3) & hld(m, 16, 22), "P5", "sign-off"),
        Agreement.read(
            "3x", "3y", length(y, 6) & hl(16), "P3y", "one-round", order=(SuitOrder("x", "y"),)
        ),
        Agreement.read("3x", "P", hcp(0, 16), "P0"),
        Agreement.read("4M", "P", hcp(0, 20), "P00"),
    ),
)
