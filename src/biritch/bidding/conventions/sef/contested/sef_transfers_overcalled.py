"""Their overcall over our transfer to a major: four cards are shown, and responder goes on."""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed
from biritch.bidding.promises.honours import stopper
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import MAJORS, y

_H, _S = MAJORS
_X: CallTraits = ("one-round", False, "call-takeout", "takeout")

PACKAGE = Package(
    title="chapter-sef-transfers-overcalled",
    source="transfers in competition: the fit first",
    agreements=(
        *assumed(
            "opener: four cards are shown at three; without them a pass",
            Agreement(
                "1N 2D (2S) | 1N 2D (3y) | 1N 2D (3D)", "3H", length(_H, 4), "SEF-14.8-fit"
            ),
            Agreement("1N 2H (3y) | 1N 2H (3H)", "3S", length(_S, 4), "SEF-14.8-fit"),
            Agreement(
                "1N 2D (2S) | 1N 2D (3y) | 1N 2D (3D) | 1N 2H (3y) | 1N 2H (3H)",
                "-",
                ANYTHING,
                "SEF-14.8-pass",
            ),
        ),
        *assumed(
            "responder when opener has passed: six cards, notrump, or a double with values",
            Agreement(
                "1N 2D (2S) - | 1N 2D (3y) - | 1N 2D (3D) -",
                "4H",
                length(_H, 6) & hl(9),
                "SEF-14.8-4M",
                "sign-off",
            ),
            Agreement(
                "1N 2H (3y) - | 1N 2H (3H) -",
                "4S",
                length(_S, 6) & hl(9),
                "SEF-14.8-4M",
                "sign-off",
            ),
            Agreement("1N 2D (2S) -", "3N", hcp(9) & stopper(_S), "SEF-14.8-3N", "sign-off"),
            Agreement(
                "1N 2D (3y) - | 1N 2H (3y) -",
                "3N",
                hcp(9) & stopper(y),
                "SEF-14.8-3N",
                "sign-off",
            ),
            Agreement(
                "1N 2D (2S) - | 1N 2D (3y) - | 1N 2D (3D) -",
                "3H",
                length(_H, 6),
                "SEF-14.8-six",
            ),
            Agreement("1N 2H (3y) - | 1N 2H (3H) -", "3S", length(_S, 6), "SEF-14.8-six"),
            Agreement(
                "1N 2D (2S) - | 1N 2D (3y) - | 1N 2D (3D) - | 1N 2H (3y) - | 1N 2H (3H) -",
                "X",
                hcp(8),
                "SEF-14.8-X",
                *_X,
            ),
            Agreement(
                "1N 2D (2S) - | 1N 2D (3y) - | 1N 2D (3D) - | 1N 2H (3y) - | 1N 2H (3H) -",
                "-",
                ANYTHING,
                "SEF-14.8-pass",
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-sef-transfers-overcalled = Their overcall over our transfer
""",
    "fr": """
chapter-sef-transfers-overcalled = Leur intervention sur notre Texas
""",
}
