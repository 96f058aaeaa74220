"""Responder's second bid in notrump where the fourth suit asks nothing: it is bid unstopped."""

from biritch.bidding.agreement.agreement import Agreement, Package, assumed
from biritch.bidding.promises.points import hl

_FOURTH = "!fourth_suit"

PACKAGE = Package(
    title="chapter-plain-notrump-bids",
    source="SEF less its tools: SIF reconstructed, opener's and responder's rebids",
    agreements=(
        *assumed(
            "SIF-B7: a game in notrump, the fourth suit stopped or not",
            Agreement("1x 1y 1z", "3N", hl(13, 18), "SIF-B7-3N", "sign-off", needs=_FOURTH),
            Agreement(
                "1x 1y 2z",
                "3N",
                hl(13, 18),
                "SIF-B7-3N",
                "sign-off",
                where="z<x",
                needs=_FOURTH,
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-plain-notrump-bids = Responder’s notrump, unasked
""",
    "fr": """
chapter-plain-notrump-bids = Sans-atout du répondant, sans rien demander
""",
}
