"""Openings of the Standard American Yellow Card: five-card majors, better minor, 15-17.

A hand opens one of a suit with 13 points, length counted; a flat 12 passes. The bidder in
third or fourth seat, whose partner has passed, may open a good five-card major lighter.
"""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.promises.honours import good
from biritch.bidding.promises.points import hcp, hl, with_spades
from biritch.bidding.promises.promise import Promise, detail
from biritch.bidding.promises.shapes import BALANCED, length, longer, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M

_C, _D = MINORS
_H, _S = MAJORS
_LIGHT = "SAYC, light openings in third seat: practice, not in the booklet [assumed]"
_FIFTEEN = "SAYC, fourth seat: points and spades make fifteen [assumed]"
_NOT_SEVEN = length(_C, 0, 6) & length(_D, 0, 6) & length(_H, 0, 6) & length(_S, 0, 6)
_SPADES = length(_S, 5) & detail(not_shorter(_S, _H, _D, _C))
_HEARTS = length(_H, 5) & detail(longer(_H, _S) & not_shorter(_H, _D, _C))
_DIAMONDS = (
    (length(_D, 4) | (length(_D, 3, 3) & length(_H, 4, 4) & length(_S, 4, 4)))
    & detail(not_shorter(_D, _C) & (length(_S, 0, 4) | longer(_D, _S)))
    & detail(length(_H, 0, 4) | longer(_D, _H))
)
_CLUBS = (
    length(_C, 3)
    & detail(length(_S, 0, 4) | longer(_C, _S))
    & detail(length(_H, 0, 4) | longer(_C, _H))
    & detail(length(_D, 0, 3) | longer(_C, _D))
)


def package(card: Figures) -> Package:
    """Return the openings of one, and of notrump, with the figures of *card*."""
    opens: Promise = hl(card.opening, card.strong + 3) & detail(
        hcp(11, card.strong - 1) | (hcp(10, 10) & _NOT_SEVEN)
    )
    return Package(
        title="chapter-american-openings",
        source="SAYC, ACBL booklet SP-3 (2006), openings [sourced]",
        edition="2006",
        agreements=(
            Agreement(
                "",
                "-",
                hcp(10, 13) & ~with_spades(15),
                "O10-fourth",
                source=_FIFTEEN,
                when="fourth",
            ),
            Agreement("", "2N", hcp(*card.two_notrump) & BALANCED, "O3", kind="two-notrump"),
            Agreement("", "1N", hcp(*card.one_notrump) & BALANCED, "O4", kind="one-notrump"),
            Agreement("", "1S", opens & _SPADES, "O5"),
            Agreement("", "1H", opens & _HEARTS, "O5"),
            Agreement("", "1D", opens & _DIAMONDS, "O6"),
            Agreement("", "1C", opens & _CLUBS, "O7"),
            *(
                Agreement(
                    "",
                    call,
                    hcp(11, 12) & with_spades(15) & shape,
                    "O10-fourth",
                    source=_FIFTEEN,
                    when="fourth",
                )
                for call, shape in (
                    ("1S", _SPADES),
                    ("1H", _HEARTS),
                    ("1D", _DIAMONDS),
                    ("1C", _CLUBS),
                )
            ),
            Agreement(
                "",
                "1M",
                hcp(11, 12) & length(M, 5) & good(M, 2, 3),
                "O5",
                source=_LIGHT,
                when="third",
            ),
        ),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-american-openings = Openings of one, Standard American
""",
    "fr": """
chapter-american-openings = Ouvertures au palier de 1, standard américain
""",
}
