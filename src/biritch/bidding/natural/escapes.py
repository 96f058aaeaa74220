"""General rules to leave a suit that nobody means to play: a cue-bid, control or answer.

Our last bid, doubled or not, is not in a suit of ours: go back to the known trumps, or else to
the suit that is probably the longest together.
"""

from __future__ import annotations

from collections.abc import Iterator

from biritch.bidding.agreement.meaning import CandidateCall
from biritch.bidding.agreement.situation import Situation
from biritch.bidding.natural.candidates import GRAND, SLAM, candidate, supports
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import length, not_shorter
from biritch.core.calls import PASS, Bid
from biritch.core.cards import Strain, Suit

SMALL_SLAM = 6


def escapes(situation: Situation) -> Iterator[CandidateCall]:
    """Yield escapes from a bid of ours in a suit we do not mean to play."""
    if (trumps := situation.agreed_suit) is not None:
        yield from _home(situation, trumps)
    for suit in _suits_shown(situation):
        back = situation.cheapest(suit)
        need = max(2, 8 - situation.partner.least(suit), situation.mine.least(suit))
        if back is not None and back.level <= SMALL_SLAM:
            yield candidate(back, length(suit, min(need, 6)), f"{back.level}-home")
    # Their double gives partner another turn: a hand that knows no better leaves it there.
    if not situation.quiet:
        yield candidate(PASS, ANYTHING, "partner-may-speak")
        return
    if not _suits_shown(situation):
        yield from _choosing(situation)
    if back := next(filter(None, map(situation.cheapest, _suits_shown(situation))), None):
        yield candidate(back, ANYTHING, f"{back.level}-home")


def _choosing(situation: Situation) -> Iterator[CandidateCall]:
    """Yield a suit of one's own if none has been shown, majors first."""
    suits = sorted(situation.unbid_suits, key=lambda suit: (not suit.major, -suit))
    for cards in (5, 4):
        for suit in suits:
            if (bid := situation.cheapest(suit)) is not None and bid.level < SMALL_SLAM:
                longest = detail(
                    not_shorter(suit, *(other for other in suits if other != suit))
                )
                yield candidate(bid, length(suit, cards) & longest, f"{bid.level}-choice")


def _home(situation: Situation, trumps: Suit) -> Iterator[CandidateCall]:
    """Yield the known trumps: a slam with enough points, else as low as possible."""
    low = situation.partner_points[0]
    six, home = Bid(SMALL_SLAM, Strain(trumps)), situation.cheapest(trumps)
    if situation.legal(six) and home != six:
        yield candidate(six, supports(trumps, 2, SLAM - low, GRAND - 1), "6-home", "sign-off")
    if home is not None:
        yield candidate(home, ANYTHING, f"{home.level}-home", "sign-off")


def _suits_shown(situation: Situation) -> list[Suit]:
    """Return the suits that our side has shown, the longest together first."""

    def both(suit: Suit) -> int:
        return situation.partner.least(suit) + situation.mine.least(suit)

    theirs = (situation.shown[situation.me.after()], situation.shown[situation.me.after(3)])
    ours = [
        suit for suit in Suit if both(suit) >= max(3, *(hand.least(suit) for hand in theirs))
    ]
    return sorted(ours, key=lambda suit: (-both(suit), not suit.major, -suit))
