"""Responder's second suit where a third suit asks nothing: it is real, and forcing."""

from biritch.bidding.agreement.agreement import Agreement, Package, assumed
from biritch.bidding.promises.honours import stopper
from biritch.bidding.promises.points import hl
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M

_C, _D = MINORS
_H, _S = MAJORS
_THIRD = "!third_suit"
_BOTH, _TWO = "1m 1S 2m 2H", "1C 1M 2C 2D"

PACKAGE = Package(
    title="chapter-plain-second-suits",
    source="SEF less its tools: SIF reconstructed, opener's and responder's rebids",
    agreements=(
        *assumed(
            "SIF-B8: suits are natural; both majors are told before notrump",
            Agreement(
                "1m 1S 2m",
                "2H",
                length(_S, 5) & length(_H, 4) & hl(10),
                "SIF-B8-majors",
                "one-round",
                needs=_THIRD,
            ),
            Agreement(_BOTH, "4H", length(_H, 4) & hl(15), "SIF-B8-fit", "no", needs=_THIRD),
            Agreement(_BOTH, "3H", length(_H, 4), "SIF-B8-fit", "invitational", needs=_THIRD),
            Agreement(
                _BOTH, "3S", length(_S, 3) & hl(15), "SIF-B8-three", "game", needs=_THIRD
            ),
            Agreement(_BOTH, "2S", length(_S, 3), "SIF-B8-three", needs=_THIRD),
            Agreement("1C 1S 2C 2H", "2N", stopper(_D), "SIF-B8-stop", needs=_THIRD),
            Agreement("1D 1S 2D 2H", "2N", stopper(_C), "SIF-B8-stop", needs=_THIRD),
            Agreement(_BOTH, "3m", ANYTHING, "SIF-B8-own", needs=_THIRD),
            Agreement(
                "1C 1M 2C",
                "2D",
                length(M, 5) & length(_D, 4) & hl(11),
                "SIF-B8-two",
                "one-round",
                needs=_THIRD,
            ),
            Agreement(_TWO, "2M", length(M, 3), "SIF-B8-three", needs=_THIRD),
            Agreement(_TWO, "3D", length(_D, 4), "SIF-B8-fit", needs=_THIRD),
            Agreement("1C 1H 2C 2D", "2N", stopper(_S), "SIF-B8-stop", needs=_THIRD),
            Agreement("1C 1S 2C 2D", "2N", stopper(_H), "SIF-B8-stop", needs=_THIRD),
            Agreement(_TWO, "3C", ANYTHING, "SIF-B8-own", needs=_THIRD),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-plain-second-suits = Responder’s second suit, natural
""",
    "fr": """
chapter-plain-second-suits = Deuxième couleur naturelle du répondant
""",
}
