"""1NT and pass in answer to one of a suit: what is left when nothing else answers."""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS

_C, _D = MINORS
_H, _S = MAJORS
_NO_MAJOR = length(_H, 0, 3) & length(_S, 0, 3)
_THREE = "no suit to bid and too strong for 1NT: three cards of a minor [assumed]"
_GAP = "SAYC, no forcing raise of a minor: start with another suit [assumed]"


def package(card: Figures) -> Package:
    """Return 1NT and pass by the range of *card*, then bids of hands without a better one."""
    low, high = card.one_notrump_answer
    limit = card.limit_raise
    return Package(
        title="chapter-answers-left",
        source="SAYC booklet SP-3 (2006), 1NT response; EBU Standard English, 1NT [sourced]",
        edition="2006",
        agreements=(
            Agreement("1H", "1N", hcp(low, high) & length(_S, 0, 3), "R-1N"),
            Agreement("1S | 1m", "1N", hcp(low, high), "R-1N"),
            Agreement("1x", "-", hcp(0, low - 1), "R-pass"),
            Agreement("1H", "1S", length(_S, 4), "R-1S", "one-round"),
            Agreement(
                "1M", "2C", length(_C, 3) & hcp(high + 1), "R-2C", "one-round", source=_THREE
            ),
            Agreement(
                "1M", "2D", length(_D, 3) & hcp(high + 1), "R-2D", "one-round", source=_THREE
            ),
            Agreement(
                "1C", "3C", length(_C, 4) & hcp(*limit) & _NO_MAJOR, "m3m", "invitational"
            ),
            Agreement(
                "1C", "1D", length(_D, 3) & hl(limit[1] + 1), "m9", "one-round", source=_GAP
            ),
            Agreement("1D", "2C", length(_C, 3) & hl(limit[0]), "m9", "one-round", source=_GAP),
            Agreement(
                "1C", "1H", length(_H, 3) & hl(limit[1] + 1), "m9", "one-round", source=_GAP
            ),
        ),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-answers-left = One notrump and pass in answer
""",
    "fr": """
chapter-answers-left = Un sans-atout et passe en réponse
""",
}
