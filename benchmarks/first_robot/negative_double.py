"""Our opening overcalled or doubled: the negative double (Spoutnik), and natural answers."""

from biritch.bidding.agreement.agreement import Agreement, Package, SuitOrder
from biritch.bidding.agreement.partnership import ToolNeed
from biritch.bidding.promises.honours import stopper
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import detail
from biritch.bidding.promises.shapes import length, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, oM, y, z

_C, _D = MINORS
_H, _S = MAJORS

PACKAGE = Package(
    title="chapter-negative-double",
    source="SEF, contre Spoutnik (hebdobridge 85; Chailley); natural otherwise",
    convention=True,
    agreements=(
        # raises first
        Agreement.read(
            "1M (1y) | 1M (2y) | 1M (X)",
            "4M",
            length(M, 3) & hld(M, 13, 16),
            "C8-4M",
            "sign-off",
        ),
        Agreement.read(
            "1M (1y) | 1M (2y) | 1M (X)",
            "3M",
            length(M, 3) & hld(M, 11, 12),
            "C8-3M",
            "invitational",
        ),
        Agreement.read(
            "1M (1y) | 1M (2y) | 1M (X)", "2M", length(M, 3) & hld(M, 6, 10), "C8-2M"
        ),
        # the double
        Agreement.read(
            "1m (1S)",
            "X",
            length(_H, 4) & hl(8),
            "C8-X",
            "one-round",
            title="call-negative",
            kind="negative",
            needs=(ToolNeed("negative_double"),),
        ),
        Agreement.read("1m (1H)", "1S", length(_S, 4) & hl(6), "C8-1S", "one-round"),
        Agreement.read(
            "1m (1H)",
            "X",
            length(_S, 0, 3) & length(_H, 0, 4) & hl(8, 12) & detail(~stopper(_H)),
            "C8-X",
            "one-round",
            title="call-negative",
            kind="negative",
            needs=(ToolNeed("negative_double"),),
        ),
        Agreement.read(
            "1C (1D)",
            "1S",
            length(_S, 5) & hl(6) & detail(not_shorter(_S, _H)),
            "C8-1M",
            "one-round",
        ),
        Agreement.read("1C (1D)", "1H", length(_H, 4) & hl(6), "C8-1M", "one-round"),
        Agreement.read("1C (1D)", "1S", length(_S, 4) & hl(6), "C8-1M", "one-round"),
        Agreement.read(
            "1H (1S)",
            "X",
            hl(8, 12) & length(_C, 3) & length(_D, 3) & detail(length(_H, 0, 2)),
            "C8-X",
            "one-round",
            title="call-negative",
            kind="negative",
            needs=(ToolNeed("negative_double"),),
        ),
        Agreement.read(
            "1m (2om)",
            "X",
            length(_H, 3) & length(_S, 3) & hl(8),
            "C8-X2",
            "one-round",
            title="call-negative",
            kind="negative",
            needs=(ToolNeed("negative_double"),),
        ),
        Agreement.read(
            "1M (2m)",
            "X",
            length(oM, 4) & length(M, 0, 2) & hl(9),
            "C8-X2",
            "one-round",
            title="call-negative",
            kind="negative",
            needs=(ToolNeed("negative_double"),),
        ),
        Agreement.read(
            "1m (2M)",
            "X",
            length(oM, 4) & hl(10),
            "C8-X2",
            "one-round",
            title="call-negative",
            kind="negative",
            needs=(ToolNeed("negative_double"),),
        ),
        # natural
        Agreement.read("1x (1y)", "3N", hcp(13, 17) & stopper(y), "C8-3N", "sign-off"),
        Agreement.read("1x (1y)", "2z", length(z, 5) & hl(11), "C8-2", "one-round"),
        Agreement.read("1x (1y)", "2N", hcp(11, 12) & stopper(y), "C8-2N", "invitational"),
        Agreement.read("1x (1y)", "1N", hcp(8, 10) & stopper(y), "C8-1N"),
        Agreement.read(
            "1m (1y) | 1m (X)", "3m", length(m, 5) & hld(m, 11, 12), "C8-3m", "invitational"
        ),
        Agreement.read("1m (1y) | 1m (X)", "2m", length(m, 4) & hld(m, 6, 10), "C8-2m"),
        # their take-out double
        Agreement.read(
            "1x (X)", "XX", hcp(11), "C9", "one-round", title="call-values", kind="values"
        ),
        Agreement.read("1x (X)", "1y", length(y, 4) & hl(6, 11), "C9-1", "no"),
        Agreement.read("1x (X)", "1N", hcp(7, 10), "C9-1N"),
        Agreement.read(
            "1x (X)", "2y", length(y, 6) & hl(6, 11), "C9-2", order=(SuitOrder("y", "x"),)
        ),
    ),
)
