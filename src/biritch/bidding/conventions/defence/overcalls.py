"""Against their opening: overcalls, 1NT, weak jumps; partner's answers to an overcall."""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.promises.honours import good, stopper
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import detail
from biritch.bidding.promises.shapes import BALANCED, length, not_shorter
from biritch.bidding.promises.suit_letters import M, x, y, z

PACKAGE = Package(
    title="chapter-overcalls",
    source="SEF, interventions (fiches SEF 2024), natural as beginners are taught",
    agreements=(
        Agreement("(1x)", "1N", hcp(16, 18) & BALANCED & stopper(x), "C3"),
        Agreement("(1x)", "1y", length(y, 5) & good(y, 1, 3) & hl(9, 17), "C1"),
        Agreement("(1x)", "2y", length(y, 6) & good(y, 1, 3) & hl(12, 17), "C2", where="y<x"),
        Agreement(
            "(1x)",
            "2y",
            length(y, 6) & hcp(6, 10) & good(y, 2, 5),
            "C6",
            where="x<y",
            title="call-weak-jump",
            kind="weak-two",
        ),
        Agreement(
            "(1x)",
            "3y",
            length(y, 7) & hcp(6, 10) & good(y, 2, 5),
            "C6-3",
            title="call-weak-jump",
            kind="weak-two",
        ),
        # answers
        Agreement("(1x) 1M", "4M", length(M, 3) & hld(M, 15, 22), "C7-4", "sign-off"),
        Agreement("(1x) 1M", "4M", length(M, 5) & hld(M, 8, 22), "C7-4", "sign-off"),
        Agreement("(1x) 1y", "3y", length(y, 3) & hld(y, 11, 14), "C7-3", "invitational"),
        Agreement("(1x) 1y", "2y", length(y, 3) & hld(y, 6, 10), "C7"),
        Agreement("(1x) 1y", "1z", length(z, 5) & hl(9, 14), "C7-new"),
        Agreement("(1x) 1y", "2z", length(z, 5) & good(z, 1, 3) & hl(11, 15), "C7-new"),
        Agreement("(1x) 1y", "2N", hcp(13, 14) & stopper(x), "C7-2N", "invitational"),
        Agreement("(1x) 1y", "1N", hcp(9, 12) & stopper(x), "C7-1N"),
        Agreement("(1x) 2y", "3y", length(y, 3) & hld(y, 8, 12), "C7-2", where="y<x"),
        Agreement(
            "(1x) 2y", "2N", hcp(11, 12) & stopper(x), "C7-2N", "invitational", where="y<x"
        ),
        # their 1NT
        Agreement("(1N)", "2x", length(x, 6) & good(x, 1, 3) & hl(9, 17), "C10"),
        Agreement("(1N)", "2M", length(M, 5) & good(M, 2, 4) & hl(12, 17), "C10-5"),
        Agreement(
            "(1N)",
            "2x",
            length(x, 5) & good(x, 2, 3) & hl(13, 16) & detail(not_shorter(x)),
            "C10-5",
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-overcalls = Overcalls
""",
    "fr": """
chapter-overcalls = Interventions
""",
}
