"""Against their strong twos and, if they play one, an artificial club."""

from biritch.bidding.agreement.agreement import Agreement, Package, assumed
from biritch.bidding.promises.honours import good
from biritch.bidding.promises.points import hl
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, y

_C, _D = MINORS
_H, _S = MAJORS
_STRONG = (
    "(2C) | (2D) | (2N) | (2C) - (2D) | (2D) - (2*) | (2D) - (3*) | (2N) - "
    "| (2C) - (2D) - (2*) | (2C) - (2D) - (3*)"
)

PACKAGE = Package(
    title="chapter-sef-against-strong",
    source="SEF 2024 (fiches); regles JJM; pfbridge",
    agreements=(
        *assumed(
            "against openings of four and five, and strong artificial twos",
            Agreement(
                "(2C) | (2D)", "2M", length(M, 6) & good(M, 2, 4) & hl(8, 15), "SEF-15.4-strong"
            ),
            Agreement("(2C) | (2D)", "3y", length(y, 7) & good(y, 2, 4), "SEF-15.4-strong"),
            Agreement(_STRONG, "-", ANYTHING, "SEF-15.4-strong-pass"),
        ),
        *assumed(
            "their strong club, where they play one: X the majors, 1NT the minors",
            Agreement(
                "(1C)",
                "X",
                length(_H, 4) & length(_S, 4) & hl(8),
                "SEF-15.4-club-X",
                "one-round",
                True,
                "call-majors",
                "landy",
                needs="they_strong_club",
            ),
            Agreement(
                "(1C)",
                "1N",
                length(_C, 4) & length(_D, 4) & hl(8),
                "SEF-15.4-club-1N",
                "one-round",
                True,
                "call-minors",
                "unusual",
                needs="they_strong_club",
            ),
            Agreement(
                "(1C)",
                "1y",
                length(y, 5) & hl(7, 15),
                "SEF-15.4-club",
                needs="they_strong_club",
            ),
            Agreement(
                "(1C)",
                "2y",
                length(y, 6) & hl(6, 13),
                "SEF-15.4-club",
                needs="they_strong_club",
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-sef-against-strong = Against their strong twos and strong club
tool-they-strong-club = Defence to a strong club
""",
    "fr": """
chapter-sef-against-strong = Sur leurs deux forts et leur trèfle fort
tool-they-strong-club = Défense contre un trèfle fort
""",
}
