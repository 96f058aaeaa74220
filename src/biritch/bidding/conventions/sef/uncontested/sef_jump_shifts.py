"""After opener's jump shift, and game for want of a better word."""

from biritch.bidding.agreement.agreement import Agreement, Package, assumed
from biritch.bidding.promises.points import hl
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import M, m, x, y, z

PACKAGE = Package(
    title="chapter-sef-jump-shifts",
    source="SEF 2018 (hebdobridge 85): zones of responder",
    agreements=(
        *assumed(
            "jump shifts of opener: preference, own suit, notrump",
            Agreement("1x 1y 3z", "3y", length(y, 6), "SEF-2R-js-own", "game", where="z<x"),
            Agreement(
                "1x 1y 3z | 1x 1N 3z", "3x", length(x, 3), "SEF-2R-js-pref", "game", where="z<x"
            ),
            Agreement(
                "1x 1y 3z | 1x 1N 3z", "4z", length(z, 4), "SEF-2R-js-fit", "game", where="z<x"
            ),
            Agreement("1m 1x 2M", "3M", length(M, 4), "SEF-2R-js-fit", "game", where="x<M"),
            Agreement("1m 1x 2M", "3x", length(x, 6), "SEF-2R-js-own", "game", where="x<M"),
            Agreement("1m 1x 2M", "3m", length(m, 4), "SEF-2R-js-pref", "game", where="x<M"),
            Agreement("1m 1x 2M", "2N", ANYTHING, "SEF-2R-js-2N", "game", where="x<M"),
            Agreement("1x 1y 3z | 1x 1N 3z", "3N", ANYTHING, "SEF-2R-js-3N", "no", where="z<x"),
            Agreement("1H 1S 3m 3H", "4H", hl(0, 24), "SEF-3R-js", "no"),
            Agreement("1M 1N 3z 3M", "4M", hl(0, 24), "SEF-3R-js", "no", where="z<M"),
        ),
        *assumed(
            "a strong hand without a better word plays game",
            Agreement("1x 1y 1N | 1x 1y 2x", "3N", hl(13), "SEF-2R-3N-any", "sign-off"),
            Agreement("1x 1y 2N", "3N", hl(6), "SEF-2R-3N-any", "sign-off"),
            Agreement("1x 1y 3x", "3N", hl(8), "SEF-2R-3N-any", "sign-off"),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-sef-jump-shifts = After a jump shift of opener's
""",
    "fr": """
chapter-sef-jump-shifts = Après un bicolore à saut de l'ouvreur
""",
}
