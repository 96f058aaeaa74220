"""Out of a contract that was doubled: our take-out double redoubled, our 1NT overcall doubled.

A pass over the redouble had nothing to say; the doubler, who is short in the suit opened, finds
one. Over the double of our notrump a weak hand with a long suit bids it.
"""

from biritch.bidding.agreement.agreement import Agreement, Package, assumed
from biritch.bidding.promises.points import hcp
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import y

_REDOUBLED, _TWO = "(1x) X (XX) -", "(2x) X (XX) -"
_DIRECT = "(1x) 1N (X)"
_DOUBLED = f"{_DIRECT} | (1x) - 1N (X)"

PACKAGE = Package(
    title="chapter-rescues",
    source="competitive bidding: common practice, no booklet names it",
    convention=True,
    agreements=(
        *assumed(
            "five cards first, then four, the cheapest first",
            *(
                row
                for cards in (5, 4, 3)
                for row in (
                    Agreement(_REDOUBLED, "1y", length(y, cards), "RE-suit", where="x<y"),
                    Agreement(_REDOUBLED, "2y", length(y, cards), "RE-suit", where="y<x"),
                    Agreement(_TWO, "2y", length(y, cards), "RE-suit", where="C<x x<y"),
                    Agreement(_TWO, "3y", length(y, cards), "RE-suit", where="C<x y<x"),
                )
            ),
            Agreement(f"{_REDOUBLED} | {_TWO}", "-", ANYTHING, "RE-left"),
        ),
        *assumed(
            "a long suit and little else runs; the others leave it, and strength redoubles",
            Agreement(_DOUBLED, "2y", length(y, 6) & hcp(0, 8), "RE-runs", "sign-off"),
            Agreement(_DOUBLED, "2y", length(y, 5) & hcp(0, 6), "RE-runs", "sign-off"),
            Agreement(
                _DIRECT,
                "XX",
                hcp(8),
                "RE-strong",
                title="call-values",
                kind="values",
            ),
            Agreement(_DOUBLED, "-", ANYTHING, "RE-stays"),
            Agreement("(1x) 1N (X) 2y | (1x) 1N (X) XX", "-", ANYTHING, "RE-left"),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-rescues = Rescues
""",
    "fr": """
chapter-rescues = Sauvetages
""",
}
