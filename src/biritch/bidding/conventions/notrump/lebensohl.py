"""Lebensohl: 2NT over their overcall of our 1NT asks for 3C, to stop or to show a stopper."""

from biritch.bidding.agreement.agreement import Agreement, Package, assumed
from biritch.bidding.promises.honours import stopper
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import MINORS, x, y

_TOOL = "lebensohl"
_WEAK = (length(MINORS[0], 6) | length(MINORS[1], 6)) & hl(4, 10)

PACKAGE = Package(
    title="chapter-lebensohl",
    source="general practice, slow denies",
    convention=True,
    agreements=assumed(
        "general practice: direct bids at three force, 2NT first is weak or has the stopper",
        Agreement(
            "1N (2x)", "3y", length(y, 5) & hcp(10), "LEB-3y", "game", where="C<x", needs=_TOOL
        ),
        Agreement(
            "1N (2x)",
            "3N",
            hcp(10, 15) & ~stopper(x),
            "LEB-3N",
            "sign-off",
            where="C<x",
            needs=_TOOL,
        ),
        Agreement(
            "1N (2x)",
            "2y",
            length(y, 5) & hcp(3, 8),
            "LEB-2y",
            "sign-off",
            where="x<y",
            needs=_TOOL,
        ),
        Agreement(
            "1N (2x)",
            "2N",
            _WEAK | (hcp(10, 15) & stopper(x)),
            "LEB-2N",
            "one-round",
            True,
            "call-lebensohl",
            "lebensohl",
            where="C<x",
            needs=_TOOL,
        ),
        Agreement(
            "1N (2x) 2N",
            "3C",
            ANYTHING,
            "LEB-3C",
            "no",
            True,
            "call-completes",
            "answer",
            where="C<x",
            needs=_TOOL,
        ),
        Agreement(
            "1N (2x) 2N 3C", "3N", hcp(10), "LEB-stopper", "sign-off", where="C<x", needs=_TOOL
        ),
        Agreement(
            "1N (2x) 2N 3C",
            "3y",
            length(y, 6) & hcp(0, 9),
            "LEB-weak",
            "sign-off",
            where="y<x C<y",
            needs=_TOOL,
        ),
        Agreement("1N (2x) 2N 3C", "-", hcp(0, 9), "LEB-clubs", where="C<x", needs=_TOOL),
        Agreement(
            "1N (2x)", "X", hcp(8), "LEB-X", title="call-penalty", kind="penalty", needs=_TOOL
        ),
        Agreement("1N (2x)", "-", ANYTHING, "LEB-pass", needs=_TOOL),
    ),
)

SENTENCES = {
    "en": """
call-lebensohl = Lebensohl, asks for three clubs: { $what }
chapter-lebensohl = Over their overcall of 1NT: Lebensohl
tool-lebensohl = Lebensohl
""",
    "fr": """
call-lebensohl = Lebensohl, demande trois trèfles : { $what }
chapter-lebensohl = Sur leur intervention après 1SA : Lebensohl
tool-lebensohl = Lebensohl
""",
}
