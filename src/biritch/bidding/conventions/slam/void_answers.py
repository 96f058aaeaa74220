"""A void told with the key cards: 5NT with two (or four), six of the void with one or three.

The void is told only where it works: in a suit partner has not bid. Above trumps it is told by
six of trumps.
"""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed, sourced
from biritch.bidding.promises.combined import together
from biritch.bidding.promises.honours import holds, keys
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import AnySuit, t, u, v

_TOOL = "void_answers"
_TOLD: CallTraits = ("one-round", True, "call-void", "answer")
_ALL: CallTraits = ("no", True, "call-void", "answer")
_QUEEN = holds(t, 12)
_SUITS: tuple[tuple[str, AnySuit], ...] = (("u", u), ("v", v))

PACKAGE = Package(
    title="chapter-void-answers",
    source="SEF 2024 (fiches); stegreve; JB",
    convention=True,
    agreements=(
        *sourced(
            "SEF 2024 (fiches); stegreve; JB: answers with a void",
            *(
                row
                for letter, suit in _SUITS
                for row in (
                    Agreement(
                        "... 4N",
                        "5N",
                        keys(t, 2, 4) & length(suit, 0, 0),
                        "SEF-12-void-5N",
                        *_TOLD,
                        when="asked",
                        needs=_TOOL,
                    ),
                    Agreement(
                        "... 4N",
                        f"6{letter}",
                        keys(t, 1, 3) & length(suit, 0, 0),
                        "SEF-12-void-6x",
                        *_TOLD,
                        when="asked",
                        where=f"{letter}<t",
                        needs=_TOOL,
                    ),
                    Agreement(
                        "... 4N",
                        "6t",
                        keys(t, 1, 3) & length(suit, 0, 0),
                        "SEF-12-void-6t",
                        *_ALL,
                        when="asked",
                        where=f"t<{letter}",
                        needs=_TOOL,
                    ),
                )
            ),
        ),
        *assumed(
            "seven where no key card and no queen can be missing, else six",
            Agreement(
                "... 4N 5N",
                "7t",
                keys(t, 3) & _QUEEN & together(36, 40, t),
                "SEF-12-void-seven",
                "sign-off",
                when="answered",
                needs=_TOOL,
            ),
            Agreement(
                "... 4N 6x",
                "7t",
                keys(t, 4) & _QUEEN & together(36, 40, t),
                "SEF-12-void-seven",
                "sign-off",
                when="answered",
                where="x<t",
                needs=_TOOL,
            ),
            Agreement(
                "... 4N 6t", "-", ANYTHING, "SEF-12-void-six", when="answered", needs=_TOOL
            ),
            Agreement(
                "... 4N 5N | ... 4N 6*",
                "6t",
                ANYTHING,
                "SEF-12-void-six",
                "sign-off",
                when="answered",
                needs=_TOOL,
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
call-void = Key cards and a void: { $what }
chapter-void-answers = Blackwood with a void
tool-void-answers = Void told over Blackwood
""",
    "fr": """
call-void = Clés et une chicane : { $what }
chapter-void-answers = Blackwood avec une chicane
tool-void-answers = Chicane annoncée sur le Blackwood
""",
}
