"""A new suit in answer to one of a suit: four cards at the one level, a rebid promised at two.

The longest suit first; of two five-card suits the higher, of two four-card suits the cheaper.
A hand too weak for the two level shows a four-card major at the one level before a longer
minor. A passed hand's new suit is not forcing.
"""

from collections.abc import Iterator

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.agreement.meaning import Forcing
from biritch.bidding.promises.honours import good
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import detail
from biritch.bidding.promises.shapes import BALANCED, length, longer, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, x, y

_C, _D = MINORS
_H, _S = MAJORS
_PASSED = "new suits of a passed hand: standard practice [assumed]"


def _jumps(card: Figures) -> Iterator[Agreement]:
    """Yield jump shifts: strong, one long good suit."""
    strong = hcp(card.jump_shift) & length(y, 5) & good(y, 2, 3)
    six_good = detail(length(y, 6) | good(y, 3, 4))
    yield Agreement("1x", "2y", strong & six_good, "JS", "game", where="x<y")
    yield Agreement("1x", "3y", strong & six_good, "JS", "game", where="y<x")
    flat = hcp(*card.rebid_one) & BALANCED
    yield Agreement("1x 2y", "3y", length(y, 3), "JS-fit", "game", where="x<y")
    yield Agreement("1x 3y", "4y", length(y, 3), "JS-fit", "game", where="y<x")
    yield Agreement("1x 2y", "2N", flat, "JS-2N", "game", where="x<y")
    yield Agreement("1x 3y", "3N", flat, "JS-3N", "no", where="y<x")
    yield Agreement("1M 3y 3N", "4M", length(M, 3), "JS-choice", "no", where="y<M")
    yield Agreement("1x 2y", "3x", length(x, 6), "JS-own", "game", where="x<y")
    yield Agreement("1x 3y", "3x", length(x, 6), "JS-own", "game", where="y<x")


def _one(card: Figures, seat: str, forcing: Forcing, rule: str) -> Iterator[Agreement]:
    """Yield suits at the one level; *seat* is ``-`` for a passed hand."""
    six, weak = hl(card.one_over_one), hl(0, card.two_over_one)
    diamonds = (length(_D, 5) & longer(_D, _H, _S)) | (length(_H, 0, 4) & length(_S, 0, 4))
    hearts = (length(_H, 5) & longer(_H, _S)) | length(_S, 0, 4)
    over_clubs, over_diamonds = f"{seat} 1C", f"{seat} 1D"
    yield Agreement(over_clubs, "1D", length(_D, 4) & six & detail(diamonds), rule, forcing)
    yield Agreement(over_clubs, "1H", length(_H, 4) & six & detail(hearts), rule, forcing)
    yield Agreement(over_clubs, "1S", length(_S, 4) & six, rule, forcing)
    longest = weak | not_shorter(_H, _C)
    yield Agreement(
        over_diamonds, "1H", length(_H, 4) & six & detail(hearts & longest), rule, forcing
    )
    longest = weak | not_shorter(_S, _C)
    yield Agreement(over_diamonds, "1S", length(_S, 4) & six & detail(longest), rule, forcing)
    longest = weak | not_shorter(_S, _C, _D)
    yield Agreement(f"{seat} 1H", "1S", length(_S, 4) & six & detail(longest), rule, forcing)


def _two(card: Figures, seat: str, forcing: Forcing, rule: str) -> Iterator[Agreement]:
    """Yield suits at the two level, lower than the one opened."""
    points = hcp(card.two_over_one) | hl(card.two_over_one + 1)
    points = points & detail(hcp(card.two_over_one - 1))
    hearts = length(_H, 5) & detail(not_shorter(_H, _D, _C))
    yield Agreement(f"{seat} 1S", "2H", points & hearts, rule, forcing)
    diamonds = longer(_D, _C) | (length(_D, 5) & not_shorter(_D, _C))
    yield Agreement(
        f"{seat} 1M", "2D", points & length(_D, 4) & detail(diamonds), rule, forcing
    )
    yield Agreement(f"{seat} 1M", "2C", points & length(_C, 4), rule, forcing)
    clubs = detail(length(_C, 5) | (length(_H, 0, 3) & length(_S, 0, 3)))
    yield Agreement(f"{seat} 1D", "2C", points & length(_C, 4) & clubs, rule, forcing)


def package(card: Figures) -> Package:
    """Return new suits, with the points of *card*."""
    return Package(
        title="chapter-new-suit-answers",
        source="SAYC booklet SP-3 (2006), responses; EBU Standard English, responses [sourced]",
        edition="2006",
        agreements=(
            *_jumps(card),
            *_one(card, "-", "no", "1-new"),
            *_two(card, "-", "no", "2-new"),
            *_one(card, "", "one-round", "1-new"),
            *_two(card, "", "one-round", "2-new"),
        ),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-new-suit-answers = A new suit in answer to one of a suit
""",
    "fr": """
chapter-new-suit-answers = Nouvelle couleur sur une ouverture à la couleur
""",
}
