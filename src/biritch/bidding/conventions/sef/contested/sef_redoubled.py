"""After our redouble for strength: their suits are doubled for penalties, or we bid on.

The redouble shows ten points and more. Opener speaks over their suit to double it, or with a
shape that is of no use against it; a pass leaves the word to the redoubler, who does not let
them play undoubled.
"""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed
from biritch.bidding.promises.honours import good, stopper
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import SEMI_BALANCED, length
from biritch.bidding.promises.suit_letters import M, x, y, z

_X: CallTraits = ("no", False, "call-penalty", "penalty")
_OPENER = "1x (X) XX (1y) | 1x (X) XX (2y)"
_MAJOR = "1M (X) XX (1y) - | 1M (X) XX (2y) - | 1M (X) XX - (1y) | 1M (X) XX - (2y)"
_BACK = "1x (X) XX (1y) - | 1x (X) XX (2y) - | 1x (X) XX - (1y) | 1x (X) XX - (2y)"


PACKAGE = Package(
    title="chapter-sef-redoubled",
    source="SEF 2024 (fiches): after the redouble, doubles are for penalties",
    agreements=(
        *assumed(
            "opener over their suit: a double with trumps, a bid with shape",
            Agreement(
                "1M (X) XX (1y) | 1M (X) XX (2y)",
                "4M",
                length(M, 7) & hl(16),
                "SEF-13.6-4M",
                "sign-off",
            ),
            Agreement(_OPENER, "X", length(y, 4) & good(y, 1, 3), "SEF-13.6-X", *_X),
            Agreement(
                _OPENER,
                "3x",
                length(x, 6) & good(x, 2, 4) & hl(16),
                "SEF-13.6-jump",
                "invitational",
            ),
            Agreement(
                _OPENER, "2x", length(x, 6) & hl(0, 15), "SEF-13.6-weak", where="cheapest"
            ),
            Agreement(
                _OPENER,
                "2z",
                length(z, 5) & length(x, 5) & hl(0, 16),
                "SEF-13.6-shape",
                where="cheapest",
            ),
            Agreement(_OPENER, "X", length(y, 3) & good(y, 2, 4) & hcp(13), "SEF-13.6-X", *_X),
            Agreement(_OPENER, "-", ANYTHING, "SEF-13.6-pass"),
        ),
        *assumed(
            "the redoubler: a major raised, a double, notrump, a suit of one's own",
            Agreement(
                _MAJOR,
                "4M",
                length(M, 3) & hld(M, 14),
                "SEF-13.6-fit-game",
                "sign-off",
            ),
            Agreement(
                _MAJOR,
                "3M",
                length(M, 3) & hld(M, 12, 13),
                "SEF-13.6-fit",
                "invitational",
            ),
            Agreement(
                _MAJOR,
                "2M",
                length(M, 3) & hld(M, 10, 11),
                "SEF-13.6-fit-low",
                where="cheapest",
            ),
            Agreement(
                _BACK, "X", length(y, 4) | (length(y, 3) & good(y, 2, 4)), "SEF-13.6-X", *_X
            ),
            Agreement(
                _BACK,
                "3N",
                hcp(13) & stopper(y) & SEMI_BALANCED,
                "SEF-13.6-3N",
                "sign-off",
            ),
            Agreement(
                _BACK,
                "2N",
                hcp(11, 12) & stopper(y) & SEMI_BALANCED,
                "SEF-13.6-2N",
                "invitational",
            ),
            *(
                Agreement(
                    _BACK,
                    f"{level}z",
                    length(z, 5) & hl(11),
                    "SEF-13.6-new",
                    "one-round",
                    where="cheapest",
                )
                for level in (2, 3)
            ),
            Agreement("1x (X) XX (1y) - | 1x (X) XX - (1y)", "1N", stopper(y), "SEF-13.6-1N"),
            Agreement(_BACK, "X", length(y, 3) | hcp(12), "SEF-13.6-X-values", *_X),
            Agreement(_BACK, "2x", length(x, 2), "SEF-13.6-back"),
            Agreement(_BACK, "3x", length(x, 3), "SEF-13.6-back", where="cheapest"),
            Agreement(_BACK, "X", ANYTHING, "SEF-13.6-X-values", *_X),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-sef-redoubled = After our redouble
""",
    "fr": """
chapter-sef-redoubled = Après notre surcontre
""",
}
