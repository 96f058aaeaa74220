"""Raises of a major as first-year courses teach them: by points alone, trumps three or more."""

from biritch.bidding.agreement.agreement import Agreement, Package, assumed
from biritch.bidding.promises.points import hcp, hld
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import M, z

PACKAGE = Package(
    title="chapter-first-year",
    source="SIF reconstructed from beginners' courses (hebdobridge 85 for the zones)",
    agreements=assumed(
        "first-year courses: a limit raise jumps, an opening hand bids game, overcalled or not",
        Agreement(
            "1M | 1M (1y) | 1M (2y)",
            "4M",
            length(M, 3) & hld(M, 13, 15),
            "SIF-R4",
            "sign-off",
            needs="first_year_raises",
        ),
        Agreement(
            "1M | 1M (1y) | 1M (2y)",
            "3M",
            length(M, 3) & hld(M, 11, 12),
            "SIF-R3",
            "invitational",
            needs="first_year_raises",
        ),
        Agreement(
            "1N (2y)",
            "3z",
            length(z, 5) & hcp(9),
            "SIF-C8-game",
            "game",
            needs="first_year_raises !rubensohl",
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-first-year = Raises of a major, first year
""",
    "fr": """
chapter-first-year = Soutiens en majeure, première année
""",
}
