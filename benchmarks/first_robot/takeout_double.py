"""The take-out double of their opening, and the double of their 1NT."""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, oM, om

_C, _D = MINORS
_H, _S = MAJORS

PACKAGE = Package(
    title="chapter-takeout-double",
    source="SEF, contre d'appel (fiches SEF 2024)",
    convention=True,
    agreements=(
        Agreement.read(
            "(1x)",
            "X",
            hcp(19) | hl(20),
            "C4-strong",
            "one-round",
            title="call-takeout",
            kind="takeout",
        ),
        Agreement.read(
            "(1m)",
            "X",
            hcp(12) & length(m, 0, 3) & length(_H, 3) & length(_S, 3) & length(om, 2),
            "C4",
            "one-round",
            title="call-takeout",
            kind="takeout",
        ),
        Agreement.read(
            "(1M)",
            "X",
            hcp(12) & length(M, 0, 2) & length(oM, 4) & length(_D, 3) & length(_C, 3),
            "C4",
            "one-round",
            title="call-takeout",
            kind="takeout",
        ),
        Agreement.read(
            "(1M)",
            "X",
            hcp(15) & length(M, 0, 3) & length(oM, 3),
            "C4-15",
            "one-round",
            title="call-takeout",
            kind="takeout",
        ),
        Agreement.read("(1N)", "X", hcp(15), "C10-X", title="call-penalty", kind="penalty"),
    ),
)
