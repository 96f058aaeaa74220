"""Partner's late overcall answered: a suit bid after both opponents spoke, or in reopening.

Partner has passed once, or bids over an answer: the suit is good, the hand is not an opening
and a half. Support first, then notrump with stoppers, then a suit of one's own.
"""

from biritch.bidding.agreement.agreement import Agreement, Package, assumed
from biritch.bidding.promises.combined import (
    THEIR_SUITS_STOPPED,
    fitting,
    longest_unbid,
    together,
)
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import p, u

_ADVANCE = "ours quiet first-time !forced !artificial !alone !partner-silent !fit !concluded"
_SUIT = f"{_ADVANCE} in-partners-suit"

PACKAGE = Package(
    title="chapter-advances",
    source="answers to overcalls, by the points and cards partner has shown",
    agreements=(
        *assumed(
            "as over an overcall in the direct seat, by the points together",
            Agreement(
                "... *",
                "4p",
                fitting(p, 8) & together(26, 32, p),
                "AD-game",
                "sign-off",
                where="D<p",
                when=_SUIT,
            ),
            Agreement(
                "... *",
                "3p",
                fitting(p, 8) & together(23, 25, p),
                "AD-invites",
                "invitational",
                when=_SUIT,
            ),
            Agreement(
                "... *",
                "2p",
                fitting(p, 8) & together(18, 22, p),
                "AD-raise",
                where="cheapest",
                when=_SUIT,
            ),
            Agreement(
                "... *",
                "3N",
                together(25, 32) & THEIR_SUITS_STOPPED,
                "AD-3N",
                "sign-off",
                when=f"{_ADVANCE} !game",
            ),
            *(
                Agreement(
                    "... *",
                    f"{level}N",
                    together(low, low + 2) & THEIR_SUITS_STOPPED,
                    "AD-notrump",
                    where="cheapest",
                    when=_SUIT,
                )
                for level, low in ((1, 20), (2, 22))
            ),
            *(
                Agreement(
                    "... *",
                    f"{level}u",
                    length(u, 5) & length(p, 0, 2) & longest_unbid(u) & together(low, 25),
                    "AD-new",
                    where="cheapest",
                    when=_SUIT,
                )
                for level, low in ((1, 18), (2, 20))
            ),
            Agreement("... *", "-", together(0, 24), "AD-pass", when=_ADVANCE),
            Agreement(
                "... 3* (X) | ... 4* (X)",
                "-",
                together(0, 24),
                "AD-doubled",
                when="!artificial",
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-advances = Answers to a late overcall
""",
    "fr": """
chapter-advances = Réponses à une intervention tardive
""",
}
