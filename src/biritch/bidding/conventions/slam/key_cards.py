"""Blackwood with five key cards, 30-41: four aces and the king of the suit agreed."""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed, sourced
from biritch.bidding.promises.combined import SIDES_CONTROLLED, together
from biritch.bidding.promises.honours import holds, keys
from biritch.bidding.promises.points import hld
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import M, t, x

_TOLD: CallTraits = ("one-round", True, "call-answer", "answer")
_QUEEN = holds(t, 12)
_TOOL = "key_cards"

PACKAGE = Package(
    title="chapter-key-cards",
    source="SEF 2024 (fiches); stegreve; JB",
    convention=True,
    agreements=(
        *sourced(
            "SEF 2024 (fiches); stegreve; JB: 4NT once a fit is known",
            Agreement(
                "1M",
                "4N",
                length(M, 4) & hld(M, 21),
                "SEF-RM12",
                "one-round",
                True,
                "call-key-cards",
                "keycards",
                needs="key_cards",
            ),
            Agreement(
                "... *",
                "4N",
                together(32, 40, t) & length(t, 3) & SIDES_CONTROLLED,
                "SEF-12-4N",
                "one-round",
                True,
                "call-key-cards",
                "keycards",
                when="cueing",
                needs="key_cards",
            ),
            Agreement(
                "... *",
                "4N",
                together(32, 40, t) & length(t, 3),
                "SEF-12-4N",
                "one-round",
                True,
                "call-key-cards",
                "keycards",
                when="fit quiet ours !notrump !asked !answered !cueing",
                needs="key_cards",
            ),
            Agreement(
                "... *",
                "4N",
                together(32, 40, t) & length(t, 4),
                "SEF-12-4N",
                "one-round",
                True,
                "call-key-cards",
                "keycards",
                when="fit quiet ours notrump !asked !answered fit-shown",
                needs="key_cards",
            ),
            Agreement(
                "... 4N", "5C", keys(t, 0, 3), "SEF-12-5C", *_TOLD, when="asked", needs=_TOOL
            ),
            Agreement(
                "... 4N", "5D", keys(t, 1, 4), "SEF-12-5D", *_TOLD, when="asked", needs=_TOOL
            ),
            Agreement(
                "... 4N",
                "5H",
                keys(t, 2, 5) & ~_QUEEN,
                "SEF-12-5H",
                *_TOLD,
                when="asked",
                needs=_TOOL,
            ),
            Agreement(
                "... 4N",
                "5S",
                keys(t, 2, 5) & _QUEEN,
                "SEF-12-5S",
                *_TOLD,
                when="asked",
                needs=_TOOL,
            ),
        ),
        *sourced(
            "SEF 2024 (fiches); stegreve: kings, promising every key card and the queen",
            Agreement(
                "... 4N 5S",
                "5N",
                keys(t, 3) & together(36, 40, t),
                "SEF-12-5N",
                "one-round",
                True,
                "call-kings",
                "kings-asked",
                when="answered",
                needs=_TOOL,
            ),
            Agreement(
                "... 4N 5C",
                "5N",
                keys(t, 2) & _QUEEN & together(36, 40, t),
                "SEF-12-5N",
                "one-round",
                True,
                "call-kings",
                "kings-asked",
                when="answered strong-partner",
                needs=_TOOL,
            ),
            Agreement(
                "... 4N 5D",
                "5N",
                keys(t, 4) & _QUEEN & together(36, 40, t),
                "SEF-12-5N",
                "one-round",
                True,
                "call-kings",
                "kings-asked",
                when="answered",
                needs=_TOOL,
            ),
            Agreement(
                "... 4N 5* 5N",
                "6x",
                holds(x, 13),
                "SEF-12-king",
                "one-round",
                True,
                "call-answer",
                "answer",
                where="x<t",
                when="kings-asked",
                needs=_TOOL,
            ),
            Agreement(
                "... 4N 5* 5N",
                "6t",
                ANYTHING,
                "SEF-12-no-king",
                "sign-off",
                True,
                "call-answer",
                "answer",
                when="kings-asked",
                needs=_TOOL,
            ),
            Agreement(
                "... 4N 5* 5N 6*",
                "7t",
                together(37, 40, t),
                "SEF-12-7",
                "sign-off",
                when="fit kings-told",
                needs=_TOOL,
            ),
            Agreement(
                "... 4N 5* 5N 6*",
                "6t",
                ANYTHING,
                "SEF-12-6",
                "sign-off",
                when="fit kings-told",
                needs=_TOOL,
            ),
        ),
        *assumed(
            "slam with four key cards between us, as partner has shown strength or not",
            Agreement(
                "... 4N 5C",
                "6t",
                keys(t, 1, 2),
                "SEF-12-six",
                "sign-off",
                when="answered strong-partner",
                needs=_TOOL,
            ),
            Agreement(
                "... 4N 5C",
                "6t",
                keys(t, 4, 5),
                "SEF-12-six",
                "sign-off",
                when="answered",
                needs=_TOOL,
            ),
            Agreement(
                "... 4N 5D",
                "6t",
                keys(t, 3, 4),
                "SEF-12-six",
                "sign-off",
                when="answered",
                needs=_TOOL,
            ),
            Agreement(
                "... 4N 5H",
                "6t",
                keys(t, 3) | (keys(t, 2) & (_QUEEN | together(35, 40, t))),
                "SEF-12-six",
                "sign-off",
                when="answered",
                needs=_TOOL,
            ),
            Agreement(
                "... 4N 5S",
                "6t",
                keys(t, 2, 3),
                "SEF-12-six",
                "sign-off",
                when="answered",
                needs=_TOOL,
            ),
            Agreement("... 4N 5t", "-", ANYTHING, "SEF-12-five", when="answered", needs=_TOOL),
            Agreement(
                "... 4N 5*",
                "5t",
                ANYTHING,
                "SEF-12-five",
                "sign-off",
                when="answered",
                needs=_TOOL,
            ),
            Agreement(
                "... 4N 5*",
                "6t",
                ANYTHING,
                "SEF-12-no-way-back",
                "sign-off",
                when="answered",
                needs=_TOOL,
            ),
            Agreement(
                "... 4N 5C 5t",
                "6t",
                keys(t, 3),
                "SEF-12-three",
                "sign-off",
                when="!strong-me",
                needs=_TOOL,
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-key-cards = Blackwood with five key cards
""",
    "fr": """
chapter-key-cards = Blackwood cinq clés
""",
}
