"""Blackwood on four aces, 30-41, for those who do not count the king of trumps."""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed, sourced
from biritch.bidding.promises.combined import together
from biritch.bidding.promises.honours import aces
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import t

_TOLD: CallTraits = ("one-round", True, "call-answer", "answer")
_TOOL = "simple_blackwood"

PACKAGE = Package(
    title="chapter-blackwood",
    source="JB; ghbridge",
    convention=True,
    agreements=(
        *sourced(
            "JB; ghbridge: 5C none or three, 5D one or four, 5H two",
            Agreement(
                "... *",
                "4N",
                together(33, 40, t) & length(t, 3),
                "BW-4N",
                "one-round",
                True,
                "call-blackwood",
                "keycards",
                when="fit quiet ours !notrump !asked !answered",
                needs=_TOOL,
            ),
            Agreement("... 4N", "5C", aces(0, 3), "BW-5C", *_TOLD, when="asked", needs=_TOOL),
            Agreement("... 4N", "5D", aces(1, 4), "BW-5D", *_TOLD, when="asked", needs=_TOOL),
            Agreement("... 4N", "5H", aces(2), "BW-5H", *_TOLD, when="asked", needs=_TOOL),
        ),
        *assumed(
            "slam with three aces between us",
            Agreement(
                "... 4N 5C",
                "6t",
                aces(1),
                "BW-six",
                "sign-off",
                when="answered strong-partner",
                needs=_TOOL,
            ),
            Agreement(
                "... 4N 5C",
                "6t",
                aces(3, 4),
                "BW-six",
                "sign-off",
                when="answered",
                needs=_TOOL,
            ),
            Agreement(
                "... 4N 5D",
                "6t",
                aces(2, 3),
                "BW-six",
                "sign-off",
                when="answered",
                needs=_TOOL,
            ),
            Agreement(
                "... 4N 5H",
                "6t",
                aces(1, 2),
                "BW-six",
                "sign-off",
                when="answered",
                needs=_TOOL,
            ),
            Agreement("... 4N 5t", "-", ANYTHING, "BW-five", when="answered", needs=_TOOL),
            Agreement(
                "... 4N 5*", "5t", ANYTHING, "BW-five", "sign-off", when="answered", needs=_TOOL
            ),
            Agreement(
                "... 4N 5*",
                "6t",
                ANYTHING,
                "BW-no-way-back",
                "sign-off",
                when="answered",
                needs=_TOOL,
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-blackwood = Blackwood
tool-simple-blackwood = Blackwood, aces alone
""",
    "fr": """
chapter-blackwood = Blackwood
tool-simple-blackwood = Blackwood simple, aux as seuls
""",
}
