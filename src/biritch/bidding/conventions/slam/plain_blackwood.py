"""Plain Blackwood: answers to 4NT on four aces, 0 or 4, 1, 2, 3; kings likewise over 5NT.

Over interference the general rules speak.
"""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.promises.honours import aces, kings

_STEPS = (("C", (0, 4)), ("D", (1,)), ("H", (2,)), ("S", (3,)))

PACKAGE = Package(
    title="chapter-plain-blackwood",
    source="SAYC booklet SP-3 (2006), Blackwood; EBU Standard English, Blackwood [sourced]",
    edition="2006",
    convention=True,
    agreements=(
        *(
            Agreement(
                "... 4N",
                f"5{strain}",
                aces(*counts),
                "S-Blackwood",
                "one-round",
                True,
                "call-answer",
                "answer",
                when="aces-asked",
            )
            for strain, counts in _STEPS
        ),
        *(
            Agreement(
                "... 5N",
                f"6{strain}",
                kings(*counts),
                "S-kings",
                "one-round",
                True,
                "call-answer",
                "answer",
                when="plain-kings-asked",
            )
            for strain, counts in _STEPS
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-plain-blackwood = Blackwood, 0 or 4, 1, 2, 3 aces
""",
    "fr": """
chapter-plain-blackwood = Blackwood, 0 ou 4, 1, 2, 3 as
""",
}
