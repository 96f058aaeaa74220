"""Baron 2S over a weak 1NT: an invitation on a balanced hand without a four-card major.

A minimum bids 2NT, a maximum its cheapest four-card suit.
"""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.conventions.notrump.notrump_raises import invites
from biritch.bidding.promises.points import hcp
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import MAJORS, x

_H, _S = MAJORS
_LATER = "Baron, later rounds: standard practice [assumed]"


def package(card: Figures) -> Package:
    """Return the invitation opposite ``card.one_notrump``."""
    low, high = card.one_notrump
    inv = invites(card.one_notrump)
    no_major = length(_H, 0, 3) & length(_S, 0, 3)
    return Package(
        title="chapter-baron",
        source="EBU Modern Acol (2014), responses to 1NT: 2S [sourced]",
        edition="2014",
        convention=True,
        agreements=(
            Agreement(
                "1N", "2S", hcp(*inv) & no_major, "N4", "one-round", True, "call-baron", "baron"
            ),
            Agreement(
                "1N 2S", "2N", hcp(low, low), "N4-min", "no", True, "call-minimum", "answer"
            ),
            Agreement("1N 2S", "3x", hcp(low + 1, high) & length(x, 4), "N4-max", "one-round"),
            Agreement("1N 2S", "3N", hcp(low + 1, high), "N4-max", "sign-off", source=_LATER),
            Agreement(
                "1N 2S 2N", "3N", hcp(inv[1], inv[1]), "N4-game", "sign-off", source=_LATER
            ),
            Agreement("1N 2S 2N", "-", ANYTHING, "N4-pass", source=_LATER),
            Agreement("1N 2S 3x", "3N", ANYTHING, "N4-3N", "sign-off", source=_LATER),
            Agreement("1N 2S 3N", "-", ANYTHING, "N4-pass", source=_LATER),
        ),
    )


PACKAGE = package(Figures(one_notrump=(12, 14)))

SENTENCES = {
    "en": """
chapter-baron = Baron two spades
call-baron = Baron, invites and asks for four-card suits: { $what }
""",
    "fr": """
chapter-baron = Deux piques Baron
call-baron = Baron, propose la manche et demande les couleurs quatrièmes : { $what }
""",
}
