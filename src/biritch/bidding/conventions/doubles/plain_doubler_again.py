"""The take-out doubler or the overcaller has more than shown, and is to call again.

Over partner's cheapest answer a raise, notrump or a new suit is a hand too strong to overcall.
When the opponents come back and partner, who may have nothing, passes, a second double is
still for take-out and says an ace more than the first.
"""

from collections.abc import Iterator

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.promises.combined import (
    THEIR_SUITS_STOPPED,
    in_theirs,
    in_unbid,
    longest_unbid,
)
from biritch.bidding.promises.points import hcp
from biritch.bidding.promises.promise import Promise, detail
from biritch.bidding.promises.shapes import BALANCED, length
from biritch.bidding.promises.suit_letters import p, u, y

_X: CallTraits = ("one-round", False, "call-takeout", "takeout")
_CUE: CallTraits = ("one-round", True, "call-cue-bid", "cue-bid")
_ANSWERED = "doubler they-opened quiet partner-once !artificial !invited !game"
_FITTED = f"{_ANSWERED} in-partners-suit"
_ALONE = "doubler they-opened partner-silent"
_NOTRUMP = BALANCED & THEIR_SUITS_STOPPED
_ONE, _TWO, _THREE = "... X (1*) -", "... X (2*) -", "... X (3*) -"
_TWICE, _HIGHER = "... X (1*) - (2*)", "... X (1*) - (3*) | ... X (2*) - (3*)"


def _suits(
    auction: str, more: int, when: str, besides: Promise | None = None
) -> Iterator[Agreement]:
    """Yield a new suit as cheaply as it goes: at three it is long, or the hand enormous."""
    five, six = length(u, 5) & longest_unbid(u), length(u, 6) & longest_unbid(u)
    for level, shown in (
        (1, five & hcp(more)),
        (2, five & hcp(more)),
        (3, (six & hcp(more)) | (five & hcp(more + 2))),
    ):
        promise = shown if besides is None else shown & detail(besides)
        yield Agreement(auction, f"{level}u", promise, "DA-suit", where="cheapest", when=when)


def _answered(card: Figures) -> Iterator[Agreement]:
    """Yield the second call over the cheapest answer, which may be made on nothing."""
    more, low = card.overcall[1] + 1, card.notrump_overcall[1] + 1
    over_one, over_two = "... X 1*", "... X 2*"
    four = length(p, 4)
    yield Agreement(
        over_one, "4p", four & hcp(21), "DA-game", "sign-off", where="D<p", when=_FITTED
    )
    yield Agreement(
        over_one, "3p", four & hcp(19, 20), "DA-raise", "invitational", when=_FITTED
    )
    yield Agreement(over_one, "2p", four & hcp(16, 18), "DA-raise", when=_FITTED)
    yield Agreement(
        over_two, "4p", four & hcp(20), "DA-game", "sign-off", where="D<p", when=_FITTED
    )
    yield Agreement(
        over_two, "3p", four & hcp(17, 19), "DA-raise", "invitational", when=_FITTED
    )
    for auction, least in ((over_one, low + 5), (over_two, low + 4)):
        yield Agreement(auction, "3N", hcp(least) & _NOTRUMP, "DA-3N", "sign-off", when=_FITTED)
    yield Agreement("(1x) X 1y", "2x", hcp(more + 6), "DA-cue", *_CUE, when=_ANSWERED)
    yield Agreement(over_one, "1N", hcp(low, low + 2) & _NOTRUMP, "DA-1N", when=_FITTED)
    yield Agreement(
        over_one, "2N", hcp(low + 3, low + 4) & _NOTRUMP, "DA-2N", "invitational", when=_FITTED
    )
    yield Agreement(
        over_two, "2N", hcp(low, low + 3) & _NOTRUMP, "DA-2N", "invitational", when=_FITTED
    )
    yield from _suits(over_one, more, _FITTED, length(p, 0, 3))
    yield from _suits(over_two, more, _FITTED, length(p, 0, 3))
    yield from _suits("... X 1N | ... X 2N", more, _ANSWERED)


def _alone(card: Figures) -> Iterator[Agreement]:
    """Yield the second call over their bid, partner having said nothing."""
    more, low = card.overcall[1] + 1, card.notrump_overcall[1] + 1
    for auction in (_ONE, _TWO, _TWICE):
        yield Agreement(auction, "1N", hcp(low, low + 2) & _NOTRUMP, "DA-1N", when=_ALONE)
        yield Agreement(
            auction,
            "2N",
            hcp(low + 1, low + 3) & _NOTRUMP,
            "DA-2N",
            where="cheapest",
            when=_ALONE,
        )
        yield from _suits(auction, more, _ALONE)
    yield from _suits(_THREE, more + 2, _ALONE)
    yield Agreement(_THREE, "3N", hcp(20, 23) & _NOTRUMP, "DA-3N", when=_ALONE)
    free = f"{_ALONE} !notrump"
    short = in_theirs(0, 1) & in_unbid(3)
    two = f"{_ONE} | {_TWO} | {_TWICE}"
    yield Agreement(two, "X", hcp(more) & in_theirs(0, 3), "DA-X", *_X, when=free)
    yield Agreement(two, "X", hcp(more - 2) & short, "DA-X", *_X, when=free)
    three = f"{_THREE} | {_HIGHER}"
    yield Agreement(three, "X", hcp(more + 2) & in_theirs(0, 2), "DA-X", *_X, when=free)
    yield Agreement(three, "X", hcp(more + 3) & in_theirs(0, 3), "DA-X", *_X, when=free)
    yield Agreement(three, "X", hcp(more) & short, "DA-X", *_X, when=free)


def _overcaller(card: Figures) -> Iterator[Agreement]:
    """Yield the second call of an overcaller whose partner has said nothing."""
    high = card.overcall[1]
    for start in ("(1x) 1y", "(1x) - (1z) 1y"):
        back = f"{start} (1*) - | {start} (2*) -"
        six, again = length(y, 6) & hcp(12, high), in_theirs(0, 2) & in_unbid(3)
        yield Agreement(back, "2y", six, "OA-own", where="cheapest")
        yield Agreement(back, "X", hcp(high - 2) & again, "OA-X", *_X, when="!notrump")
        yield Agreement(
            f"{start} (2*) -", "3y", six & hcp(high - 1), "OA-own", where="cheapest"
        )


_TITLE = "chapter-plain-doubler-again"
_SOURCE = "defensive bidding: a second call shows extra strength [assumed]"
_WHY = "an ace more than was shown is told, though partner may have nothing"


def package(card: Figures) -> Package:
    """Return second calls with the ranges of *card*."""
    return Package(
        title=_TITLE,
        source=_SOURCE,
        edition="2006",
        agreements=assumed(
            _WHY,
            *_answered(card),
            *_alone(card),
            *_overcaller(card),
        ),
    )


PACKAGE = package(Figures())
ALONE = Package(title=_TITLE, source=_SOURCE, agreements=assumed(_WHY, *_alone(Figures())))
"""Only what a doubler says over their bid, for a system with its own answers."""

SENTENCES = {
    "en": """
chapter-plain-doubler-again = More than the double or the overcall showed
""",
    "fr": """
chapter-plain-doubler-again = Plus que le contre ou l'intervention n'annonçait
""",
}
