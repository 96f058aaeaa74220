"""Gerber: 4C over notrump asks for aces. Not in the SEF; kept for partnerships that play it."""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed
from biritch.bidding.promises.honours import aces
from biritch.bidding.promises.points import hcp
from biritch.bidding.promises.promise import ANYTHING

_TOLD: CallTraits = ("one-round", True, "call-answer", "answer")
_TOOL = "gerber"

PACKAGE = Package(
    title="chapter-gerber",
    source="general practice: 4D none or four, then one, two, three",
    convention=True,
    agreements=assumed(
        "general practice: 4D none or four, 4H one, 4S two, 4NT three",
        Agreement(
            "1N",
            "4C",
            hcp(18),
            "GB-4C",
            "one-round",
            True,
            "call-gerber",
            "gerber",
            needs=_TOOL,
        ),
        Agreement(
            "2N",
            "4C",
            hcp(13),
            "GB-4C",
            "one-round",
            True,
            "call-gerber",
            "gerber",
            needs=_TOOL,
        ),
        Agreement("1N 4C | 2N 4C", "4D", aces(0, 4), "GB-4D", *_TOLD, needs=_TOOL),
        Agreement("1N 4C | 2N 4C", "4H", aces(1), "GB-4H", *_TOLD, needs=_TOOL),
        Agreement("1N 4C | 2N 4C", "4S", aces(2), "GB-4S", *_TOLD, needs=_TOOL),
        Agreement("1N 4C | 2N 4C", "4N", ANYTHING, "GB-4N", *_TOLD, needs=_TOOL),
        Agreement("1N 4C 4D | 2N 4C 4D", "6N", aces(3, 4), "GB-six", "sign-off", needs=_TOOL),
        Agreement("1N 4C 4H | 2N 4C 4H", "6N", aces(2, 3), "GB-six", "sign-off", needs=_TOOL),
        Agreement("1N 4C 4S | 2N 4C 4S", "6N", aces(1, 2), "GB-six", "sign-off", needs=_TOOL),
        Agreement("1N 4C 4N | 2N 4C 4N", "6N", aces(0, 1), "GB-six", "sign-off", needs=_TOOL),
        Agreement("1N 4C 4N | 2N 4C 4N", "-", ANYTHING, "GB-stop", needs=_TOOL),
        Agreement("1N 4C 4* | 2N 4C 4*", "4N", ANYTHING, "GB-stop", "sign-off", needs=_TOOL),
    ),
)

SENTENCES = {
    "en": """
chapter-gerber = Gerber
tool-gerber = Gerber
""",
    "fr": """
chapter-gerber = Gerber
tool-gerber = Gerber
""",
}
