"""Fourth suit forcing and third suit forcing: artificial questions when nothing else fits."""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, sourced
from biritch.bidding.promises.honours import stopper
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, w, x, y, z

_C, _D = MINORS
_H, _S = MAJORS
_ASK: CallTraits = ("one-round", True, "call-fourth-suit", "fourth-suit")

PACKAGE = Package(
    title="chapter-fourth-suit",
    source="funbridge (O. Giard); SEF 2024 (fiches); ghbridge",
    convention=True,
    agreements=(
        *sourced(
            "funbridge; SEF 2024 (fiches); ghbridge: the fourth suit, 11 and no natural bid",
            Agreement(
                "1x 1y 2z", "2w", hcp(11), "SEF-2R6", *_ASK, where="z<x", needs="fourth_suit"
            ),
            Agreement(
                "1x 1y 2z",
                "3w",
                hcp(12),
                "SEF-2R6",
                *_ASK,
                where="z<x w<z",
                needs="fourth_suit",
            ),
            Agreement("1x 1y 1z", "2w", hcp(11), "SEF-2R6", *_ASK, needs="fourth_suit"),
            Agreement(
                "1x 1y 2z 2w | 1x 1y 1z 2w",
                "3y",
                length(y, 3) & hl(16),
                "SEF-2R6-fit",
                "game",
                needs="fourth_suit",
            ),
            Agreement(
                "1x 1y 2z 2w | 1x 1y 1z 2w",
                "2y",
                length(y, 3),
                "SEF-2R6-fit",
                "one-round",
                needs="fourth_suit",
            ),
            Agreement(
                "1x 1y 2z 2w | 1x 1y 1z 2w",
                "2N",
                stopper(w),
                "SEF-2R6-stop",
                "one-round",
                needs="fourth_suit",
            ),
            Agreement(
                "1x 1y 2z 2w | 1x 1y 1z 2w",
                "3y",
                length(y, 3),
                "SEF-2R6-fit",
                "game",
                needs="fourth_suit",
            ),
            Agreement(
                "1x 1y 2z 2w | 1x 1y 1z 2w",
                "3z",
                length(z, 5),
                "SEF-2R6-second",
                "game",
                needs="fourth_suit",
            ),
            Agreement(
                "1x 1y 2z 2w | 1x 1y 1z 2w",
                "3w",
                length(w, 4),
                "SEF-2R6-raise",
                "game",
                needs="fourth_suit",
            ),
            Agreement(
                "1x 1y 2z 2w | 1x 1y 1z 2w",
                "2x",
                length(x, 5),
                "SEF-2R6-first",
                "one-round",
                needs="fourth_suit",
            ),
            Agreement(
                "1x 1y 2z 2w | 1x 1y 1z 2w",
                "3x",
                length(x, 5),
                "SEF-2R6-first",
                "game",
                needs="fourth_suit",
            ),
            Agreement(
                "1x 1y 2z 2w | 1x 1y 1z 2w",
                "2N",
                ANYTHING,
                "SEF-2R6-none",
                "one-round",
                needs="fourth_suit",
            ),
            Agreement(
                "1x 1y 2z 3w", "3y", length(y, 3), "SEF-2R6-fit", "game", needs="fourth_suit"
            ),
            Agreement(
                "1x 1y 2z 3w", "3N", stopper(w), "SEF-2R6-stop", "no", needs="fourth_suit"
            ),
            Agreement(
                "1x 1y 2z 3w", "3x", ANYTHING, "SEF-2R6-first", "game", needs="fourth_suit"
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-fourth-suit = Fourth suit
""",
    "fr": """
chapter-fourth-suit = Quatrième couleur
""",
}
