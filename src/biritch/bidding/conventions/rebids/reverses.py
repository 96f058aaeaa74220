"""After opener's reverse: 2NT slows down, everything else goes to game."""

from biritch.bidding.agreement.agreement import Agreement, Package, assumed, sourced
from biritch.bidding.promises.honours import stopper
from biritch.bidding.promises.points import hl
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import x, y, z

PACKAGE = Package(
    title="chapter-reverses",
    source="pfbridge; SEF 2024 (fiches)",
    convention=True,
    agreements=(
        *sourced(
            "pfbridge; SEF 2024 (fiches): 2NT moderates, after a reverse only",
            Agreement(
                "1x 1y 2z",
                "2y",
                length(y, 5) & hl(6),
                "SEF-2R7-2y",
                "one-round",
                where="x<z z<y",
            ),
            Agreement(
                "1x 1y 2z",
                "2N",
                hl(0, 8),
                "SEF-2R7",
                "one-round",
                True,
                "call-moderator",
                "moderator",
                where="x<z z<y",
                needs="moderator",
            ),
            Agreement(
                "1x 1y 2z", "3z", length(z, 4) & hl(8), "SEF-2R7-fit", "game", where="x<z z<y"
            ),
            Agreement(
                "1x 1y 2z", "3x", length(x, 3) & hl(9), "SEF-2R7-back", "game", where="x<z z<y"
            ),
            Agreement("1x 1y 2z", "3N", hl(8, 13), "SEF-2R7-3N", "sign-off", where="x<z z<y"),
            Agreement(
                "1x 1y 2z", "3y", length(y, 6) & hl(9), "SEF-2R7-suit", "game", where="x<z z<y"
            ),
            Agreement(
                "1x 1y 2z 2N",
                "3N",
                hl(21),
                "SEF-2R7-strong",
                "sign-off",
                where="x<z z<y",
                needs="moderator",
            ),
            Agreement(
                "1x 1y 2z 2N",
                "3y",
                length(y, 3) & hl(20),
                "SEF-2R7-strong",
                "one-round",
                where="x<z z<y",
                needs="moderator",
            ),
            Agreement(
                "1x 1y 2z 2N",
                "3x",
                ANYTHING,
                "SEF-2R7-least",
                "no",
                where="x<z z<y",
                needs="moderator",
            ),
        ),
        *assumed(
            "after the weak relay",
            Agreement(
                "1x 1y 2z 2N 3x",
                "-",
                length(x, 2) & hl(0, 8),
                "SEF-2R7-stop",
                where="x<z z<y",
                needs="moderator",
            ),
            Agreement(
                "1x 1y 2z 2N 3x",
                "3z",
                length(z, 3),
                "SEF-2R7-stop",
                "sign-off",
                where="x<z z<y",
                needs="moderator",
            ),
            Agreement(
                "1x 1y 2z 2y",
                "4y",
                length(y, 3) & hl(20),
                "SEF-2R7-raise",
                "no",
                where="x<z z<y D<y",
            ),
            Agreement(
                "1x 1y 2z 2y", "3y", length(y, 3), "SEF-2R7-raise", "game", where="x<z z<y"
            ),
            Agreement(
                "1x 1y 2z 2y",
                "2N",
                stopper(y) | hl(18),
                "SEF-2R7-2N",
                "one-round",
                where="x<z z<y",
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-reverses = After a reverse
tool-moderator = Moderating 2NT after a reverse
""",
    "fr": """
chapter-reverses = Après un bicolore cher
tool-moderator = 2SA modérateur après un bicolore cher
""",
}
