"""4NT once the aces are told: how many kings. The answers are steps, none to three or more."""

from biritch.bidding.agreement.agreement import Agreement, Package, assumed, sourced
from biritch.bidding.promises.combined import together
from biritch.bidding.promises.honours import aces, kings
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.suit_letters import t

_TOOL = "two_diamond_aces"

PACKAGE = Package(
    title="chapter-kings-after-aces",
    source="SEF 2024 (fiches)",
    convention=True,
    agreements=(
        *sourced(
            "SEF 2024 (fiches): after an answer by aces, 4NT asks for kings",
            Agreement(
                "... *",
                "4N",
                together(33, 40, t),
                "SEF-2D8",
                "one-round",
                True,
                "call-kings",
                "two-diamond-kings",
                when="fit quiet ours aces-shown",
                needs=_TOOL,
            ),
        ),
        *assumed(
            "one step for each king; seven with every ace and the points, else six",
            *(
                Agreement(
                    "... 4N",
                    call,
                    held,
                    "SEF-2D8-told",
                    "one-round",
                    True,
                    "call-answer",
                    "answer",
                    when="two-diamond-kings-asked",
                    needs=_TOOL,
                )
                for call, held in (
                    ("5C", kings(0)),
                    ("5D", kings(1)),
                    ("5H", kings(2)),
                    ("5S", kings(3, 4)),
                )
            ),
            Agreement(
                "... 4N 5*",
                "7t",
                aces(4) & together(37, 40, t),
                "SEF-2D8-seven",
                "sign-off",
                when="two-diamond-kings-told",
                needs=_TOOL,
            ),
            Agreement(
                "... 4N 5*",
                "6t",
                ANYTHING,
                "SEF-2D8-six",
                "sign-off",
                when="two-diamond-kings-told",
                needs=_TOOL,
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-kings-after-aces = Kings after aces
""",
    "fr": """
chapter-kings-after-aces = Les rois après les as
""",
}
