"""Third suit forcing: after opener repeats a minor, or raises the bidding no further."""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, sourced
from biritch.bidding.promises.honours import stopper
from biritch.bidding.promises.points import hl
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M

_C, _D = MINORS
_H, _S = MAJORS
_ASK: CallTraits = ("one-round", True, "call-third-suit", "third-suit")
_CLUBS = "1C 1M 2C 2D"
_DIAMONDS = "1D 1S 2D 2H"

PACKAGE = Package(
    title="chapter-third-suit",
    source="Alençon; atoutbridge; SEF 2024 (fiches)",
    convention=True,
    agreements=sourced(
        "Alençon; atoutbridge; SEF 2024 (fiches)",
        Agreement(
            "1C 1M 2C", "2D", length(M, 5) & hl(11), "SEF-2R5", *_ASK, needs="third_suit"
        ),
        Agreement(
            "1D 1S 2D", "2H", length(_S, 5) & hl(11), "SEF-2R5", *_ASK, needs="third_suit"
        ),
        Agreement(_CLUBS, "2M", length(M, 3), "SEF-2R5-fit", needs="third_suit"),
        Agreement(_DIAMONDS, "2S", length(_S, 3), "SEF-2R5-fit", needs="third_suit"),
        Agreement(_CLUBS, "2N", stopper(_D), "SEF-2R5-stop", needs="third_suit"),
        Agreement(_DIAMONDS, "2N", stopper(_H), "SEF-2R5-stop", needs="third_suit"),
        Agreement(_CLUBS, "3C", ANYTHING, "SEF-2R5-none", needs="third_suit"),
        Agreement(_DIAMONDS, "3D", ANYTHING, "SEF-2R5-none", needs="third_suit"),
    ),
)

SENTENCES = {
    "en": """
call-third-suit = Third suit, forcing: { $what }
chapter-third-suit = Third suit
""",
    "fr": """
call-third-suit = Troisième couleur forcing : { $what }
chapter-third-suit = Troisième couleur
""",
}
