"""Openings of Acol: majors of four cards, the weak notrump, the rule of twenty.

The longest suit is opened, of two five-card suits the higher, of two four-card suits the
higher but hearts with both majors; of three four-card suits the middle one, or where a red
suit is short the one below it.
"""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.promises.honours import good
from biritch.bidding.promises.points import hcp, rule_of
from biritch.bidding.promises.promise import Promise, detail
from biritch.bidding.promises.shapes import BALANCED, length, longer, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M

_C, _D = MINORS
_H, _S = MAJORS
_POOR = "ACOL, 1NT on a poor five-card major with no rebid [disputed]"
_FIVE = length(_C, 5) | length(_D, 5) | length(_H, 5) | length(_S, 5)
_FLAT = length(_C, 0, 4) & length(_D, 0, 4) & length(_H, 0, 4) & length(_S, 0, 4)
_SPADES = detail(length(_S, 5) & not_shorter(_S, _H, _D, _C))
_HEARTS = detail(length(_H, 5) & longer(_H, _S) & not_shorter(_H, _D, _C))
_DIAMONDS = detail(length(_D, 5) & longer(_D, _S, _H) & not_shorter(_D, _C))
_CLUBS = detail(length(_C, 5) & longer(_C, _S, _H, _D))


def _three(one: Promise, two: Promise, three: Promise) -> Promise:
    return detail(one & two & three & _FLAT)


_C4, _D4, _H4, _S4 = (length(suit, 4, 4) for suit in (*MINORS, *MAJORS))
_ALL_BUT_C, _ALL_BUT_D = _three(_S4, _H4, _D4), _three(_S4, _H4, _C4)
_ALL_BUT_H, _ALL_BUT_S = _three(_S4, _D4, _C4), _three(_H4, _D4, _C4)


def package(card: Figures) -> Package:
    """Return openings of one, and of notrump, with the figures of *card*."""
    low, high = card.one_notrump
    opens = (hcp(12, card.strong - 1) | (hcp(10, 11) & rule_of(20))) & hcp(10)
    poor = BALANCED & ((_FIVE & length(_H, 0, 4) & length(_S, 0, 4)) | _FLAT)
    return Package(
        title="chapter-acol-openings",
        source="EBU Standard English (2019, 2014), openings [sourced]",
        edition="2019",
        agreements=(
            Agreement("", "2N", hcp(*card.two_notrump) & BALANCED, "O2", kind="two-notrump"),
            Agreement("", "1N", hcp(low, high) & poor, "O3", kind="one-notrump"),
            *(
                Agreement(
                    "",
                    "1N",
                    hcp(low, high) & BALANCED & length(suit, 5, 5) & detail(~good(suit, 2, 5)),
                    "O3",
                    kind="one-notrump",
                    source=_POOR,
                )
                for suit in MAJORS
            ),
            # three four-card suits
            Agreement("", "1H", opens & length(_H, 4) & _ALL_BUT_C, "O4"),
            Agreement("", "1C", opens & length(_C, 4) & _ALL_BUT_D, "O4"),
            Agreement("", "1D", opens & length(_D, 4) & (_ALL_BUT_H | _ALL_BUT_S), "O4"),
            # the longest suit
            Agreement("", "1S", opens & length(_S, 4) & _SPADES, "O4"),
            Agreement("", "1H", opens & length(_H, 4) & _HEARTS, "O4"),
            Agreement("", "1D", opens & length(_D, 4) & _DIAMONDS, "O4"),
            Agreement("", "1C", opens & length(_C, 4) & _CLUBS, "O4"),
            # two four-card suits, or one
            Agreement("", "1H", opens & length(_H, 4) & detail(_FLAT), "O4"),
            Agreement("", "1S", opens & length(_S, 4) & detail(_FLAT), "O4"),
            Agreement("", "1D", opens & length(_D, 4) & detail(_FLAT), "O4"),
            Agreement("", "1C", opens & length(_C, 4) & detail(_FLAT), "O4"),
            Agreement(
                "",
                "1M",
                hcp(10, 11) & length(M, 5) & good(M, 2, 3),
                "O4",
                when="third",
                source="ACOL, light openings in third seat [assumed]",
            ),
        ),
    )


PACKAGE = package(Figures(one_notrump=(12, 14), two_notrump=(20, 22), strong=23, major=4))

SENTENCES = {
    "en": """
chapter-acol-openings = Openings of one, Acol
""",
    "fr": """
chapter-acol-openings = Ouvertures au palier de 1, Acol
""",
}
