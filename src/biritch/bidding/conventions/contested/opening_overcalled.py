"""Our opening of one overcalled in a suit: doubles for the others, raises, their suit, notrump.

A double through the level of the card shows the unbid suits, a major above all: 1m-(1H)-X
exactly four spades, 1C-(1D)-X both majors. A single raise is 6-10, a jump raise a limit, their
suit a raise to game.
"""

from collections.abc import Iterator

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.agreement.meaning import Forcing
from biritch.bidding.promises.honours import stopper
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import detail
from biritch.bidding.promises.shapes import BALANCED, length, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, oM, x, y, z

_C, _D = MINORS
_H, _S = MAJORS
_2NT = "2NT over an overcall: 12-14 in one example of the booklet, 11-12 by many [disputed]"
_NEGATIVE = "call-negative", "negative"


def _raises(card: Figures) -> Iterator[Agreement]:
    three = card.raise_cards
    game = card.limit_raise[1] + 1
    over = "1M (1y) | 1M (2y)"
    yield Agreement(over, "4M", length(M, 5) & hcp(2, 9), "C-4M", "sign-off")
    yield Agreement(
        "1M (1y)",
        "2y",
        length(M, 3) & card.support(M, game),
        "C-cue",
        "game",
        True,
        "call-cue-raise",
        "cue-raise",
    )
    yield Agreement(
        "1M (2y)",
        "3y",
        length(M, 3) & card.support(M, game),
        "C-cue",
        "game",
        True,
        "call-cue-raise",
        "cue-raise",
    )
    low, high = card.limit_raise
    limit = (length(M, 4) & card.support(M, low, high)) | (
        length(M, three) & card.support(M, low + 1, high)
    )
    yield Agreement(over, "3M", limit, "C-3M", "invitational")
    yield Agreement("1M (3y)", "4M", length(M, 3) & card.support(M, 10), "C-4M", "sign-off")
    yield Agreement("1M (3y)", "3M", length(M, 3) & card.support(M, 7, 9), "C-3M-over", "no")


def _weak_raises(card: Figures) -> Iterator[Agreement]:
    low, high = card.single_raise
    over = "1M (1y) | 1M (2y)"
    yield Agreement(
        over, "2M", length(M, card.raise_cards) & card.support(M, low, high), "C-2M"
    )
    yield Agreement("1H (1S)", "2H", length(_H, 3) & card.support(_H, low + 1, high), "C-2M")
    yield Agreement("1M (2m)", "2M", length(M, 3) & card.support(M, low + 1, high), "C-2M")
    yield Agreement(
        "1m (1y)",
        "2y",
        length(m, 5) & hcp(12),
        "C-cue-m",
        "game",
        True,
        "call-cue-raise",
        "cue-raise",
    )
    yield Agreement(
        "1m (1y) | 1m (2y)", "3m", length(m, 5) & hcp(*card.limit_raise), "C-3m", "invitational"
    )
    yield Agreement("1C (1y)", "2C", length(_C, 5) & hcp(6, 10), "C-2m")
    yield Agreement("1D (1y) | 1D (2C)", "2D", length(_D, 4) & hcp(6, 10), "C-2m")


def _double(card: Figures) -> Iterator[Agreement]:
    six, eight, ten = hl(6), hl(8), hl(10)
    one_round: Forcing = "one-round"
    yield Agreement(
        "1C (1D)",
        "X",
        length(_H, 4, 4) & length(_S, 4, 4) & six,
        "C-X-1D",
        one_round,
        False,
        *_NEGATIVE,
    )
    yield Agreement(
        "1m (1H)", "X", length(_S, 4, 4) & six, "C-X-1H", one_round, False, *_NEGATIVE
    )
    yield Agreement(
        "1m (1S)",
        "X",
        (length(_H, 4, 4) & six) | (length(_H, 5) & hl(6, 10)),
        "C-X-1S",
        one_round,
        False,
        *_NEGATIVE,
    )
    yield Agreement(
        "1H (1S)",
        "X",
        length(_C, 3)
        & length(_D, 3)
        & length(_H, 0, 2)
        & hl(7)
        & detail(~stopper(_S) | hcp(11)),
        "C-X-minors",
        one_round,
        False,
        *_NEGATIVE,
    )
    yield Agreement(
        "1M (2m)",
        "X",
        length(oM, 4) & length(M, 0, 2) & eight,
        "C-X-2",
        one_round,
        False,
        *_NEGATIVE,
    )
    yield Agreement(
        "1m (2om)",
        "X",
        length(_H, 4) & length(_S, 3) & eight,
        "C-X-2",
        one_round,
        False,
        *_NEGATIVE,
    )
    yield Agreement(
        "1m (2om)",
        "X",
        length(_S, 4) & length(_H, 3) & eight,
        "C-X-2",
        one_round,
        False,
        *_NEGATIVE,
    )
    yield Agreement(
        "1m (2M)", "X", length(oM, 4) & hl(9), "C-X-2M", one_round, False, *_NEGATIVE
    )
    yield Agreement(
        "1H (2S)",
        "X",
        length(_C, 3) & length(_D, 3) & ten,
        "C-X-2S",
        one_round,
        False,
        *_NEGATIVE,
    )
    if card.negative_to > 2:
        yield Agreement(
            "1m (3M)", "X", length(oM, 4) & ten, "C-X-3", one_round, False, *_NEGATIVE
        )
        yield Agreement(
            "1M (3m)", "X", length(oM, 4) & ten, "C-X-3", one_round, False, *_NEGATIVE
        )
        yield Agreement(
            "1m (3om)",
            "X",
            length(_H, 3) & length(_S, 3) & ten,
            "C-X-3",
            one_round,
            False,
            *_NEGATIVE,
        )
    else:
        yield Agreement(
            "1x (3y)",
            "X",
            hcp(10) & length(y, 3),
            "C-X-penalty",
            "no",
            False,
            "call-penalty",
            "penalty",
        )


def _majors(card: Figures) -> Iterator[Agreement]:
    """Yield five-card majors at the two level, which come before a double."""
    strong = hl(card.two_over_one + 1) & hcp(card.two_over_one - 1)
    for auction, call, suit in (
        ("1m (1S) | 1S (2m) | 1m (2om)", "2H", _H),
        ("1H (2m) | 1m (2om) | 1m (2H)", "2S", _S),
    ):
        yield Agreement(auction, call, length(suit, 5) & strong, "C-2-major", "one-round")


def _suits(card: Figures) -> Iterator[Agreement]:
    two = hl(card.two_over_one + 1)
    yield Agreement("1m (1H)", "1S", length(_S, 5) & hl(6), "C-1-new", "one-round")
    yield Agreement(
        "1C (1D)",
        "1S",
        length(_S, 4) & hl(6) & detail(length(_S, 5) & not_shorter(_S, _H) | length(_H, 0, 3)),
        "C-1-new",
        "one-round",
    )
    yield Agreement("1C (1D)", "1H", length(_H, 4) & hl(6), "C-1-new", "one-round")
    yield Agreement(
        "1x (1y) | 1x (2y)", "2z", length(z, 5) & two & hcp(9), "C-2-new", "one-round"
    )
    yield Agreement("1x (2y)", "3z", length(z, 5) & hl(12), "C-3-new", "one-round", where="z<y")
    yield Agreement("1x (3y)", "3z", length(z, 5) & hl(13), "C-3-new", "one-round", where="y<z")


def _notrump(card: Figures) -> Iterator[Agreement]:
    low, high = card.one_notrump_answer
    flat = BALANCED | detail(length(x, 0, 3))
    yield Agreement("1x (1y)", "3N", hcp(13, 18) & stopper(y), "C-3N", "sign-off")
    yield Agreement(
        "1x (1y) | 1x (2y)",
        "2N",
        hcp(11, 12) & stopper(y) & flat,
        "C-2N",
        "invitational",
        source=_2NT,
    )
    yield Agreement("1x (2y) | 1x (3y)", "3N", hcp(13, 18) & stopper(y), "C-3N", "sign-off")
    yield Agreement("1x (1y)", "1N", hcp(low + 1, high) & stopper(y), "C-1N")


def _opener(card: Figures) -> Iterator[Agreement]:
    """Yield opener's answer to the double, and to a raise."""
    del card
    yield Agreement("1m (1S) X", "4H", length(_H, 4) & hl(19), "C-X-answer", "sign-off")
    yield Agreement("1m (1S) X", "3H", length(_H, 4) & hl(16, 18), "C-X-answer", "invitational")
    yield Agreement("1m (1S) X", "2H", length(_H, 4) & hl(0, 15), "C-X-answer")
    yield Agreement("1m (1H) X", "3S", length(_S, 4) & hl(16, 18), "C-X-answer", "invitational")
    yield Agreement(
        "1m (1H) X", "2S", length(_S, 4) & hl(14, 15) & detail(~BALANCED), "C-X-answer"
    )
    yield Agreement("1m (1H) X", "1S", length(_S, 4) & hl(0, 15), "C-X-answer")
    yield Agreement("1C (1D) X", "1M", length(M, 4) & hl(0, 15), "C-X-answer")
    yield Agreement("1C (1D) X", "2M", length(M, 4) & hl(16, 18), "C-X-answer", "invitational")
    yield Agreement("1M (2m) X", "4oM", length(oM, 4) & hl(18), "C-X-answer", "sign-off")
    yield Agreement("1S (2m) X", "3H", length(_H, 4) & hl(16, 17), "C-X-answer", "invitational")
    yield Agreement("1S (2m) X", "2H", length(_H, 4) & hl(0, 15), "C-X-answer")
    yield Agreement("1H (2m) X", "2S", length(_S, 4) & hl(0, 17), "C-X-answer")
    yield Agreement("1x (1y) X", "1N", hcp(12, 16) & stopper(y), "C-X-1N")
    yield Agreement("1x (1y) X", "2N", hcp(17, 19) & stopper(y), "C-X-2N", "invitational")
    yield Agreement("1x (2y) X", "2N", hcp(12, 16) & stopper(y), "C-X-2N")
    yield Agreement("1x (2y) X", "3N", hcp(17, 20) & stopper(y), "C-X-3N", "sign-off")
    yield Agreement(
        "1x (1y) X | 1x (2y) X", "3x", length(x, 6) & hl(16, 19), "C-X-3x", "invitational"
    )
    yield Agreement("1x (1y) X", "2x", length(x, 6), "C-X-2x")
    yield Agreement("1x (1y) X", "2z", length(z, 4) & hl(0, 18), "C-X-2z", where="z<x")
    yield Agreement("1x (1y) X | 1x (2y) X", "2x", length(x, 5), "C-X-2x")
    reopen = "1x (1y) - | 1x (2y) -"
    yield Agreement(
        reopen,
        "X",
        length(y, 0, 2) & hcp(11) & detail(length(x, 0, 5)),
        "C-reopen",
        "one-round",
        False,
        "call-takeout",
        "takeout",
        source="opener's reopening double: shows shortness [assumed]",
    )
    yield Agreement(reopen, "2x", length(x, 6) & hl(0, 18), "C-reopen-2x")
    yield Agreement(reopen, "3x", length(x, 6) & hl(19), "C-reopen-3x", "invitational")


def package(card: Figures) -> Package:
    """Return what the figures of *card* make of an overcall of ours."""
    return Package(
        title="chapter-opening-overcalled",
        source=(
            "SAYC booklet SP-3 (2006), competition; EBU Standard English, competition [sourced]"
        ),
        edition="2006",
        agreements=(
            *_raises(card),
            *_majors(card),
            *_double(card),
            *_suits(card),
            *_weak_raises(card),
            *_notrump(card),
            *_opener(card),
        ),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-opening-overcalled = Our opening overcalled
""",
    "fr": """
chapter-opening-overcalled = Notre ouverture surenchérie
""",
}
