"""Bids that can be no offer to play, whatever was agreed: what every player takes them for.

Their suit asks, 4NT beside a fit asks for aces and is answered, a double jump below partner's
game is short there, and a new suit beyond a fit is a control.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from biritch.bidding.agreement.controls import CONTROL
from biritch.bidding.agreement.meaning import Forcing
from biritch.bidding.agreement.situation import HIGH, Situation, is_game
from biritch.bidding.natural.slams import ASK_ACES
from biritch.bidding.promises.promise import ANYTHING, Promise
from biritch.bidding.promises.vocabulary import length
from biritch.core.calls import Bid
from biritch.core.cards import Strain


class Inference(NamedTuple):
    """What a call nobody agreed on is taken for."""

    promise: Promise
    forcing: Forcing
    kind: str = ""
    artificial: bool = False


_FOUR_NOTRUMP = Bid(4, Strain.NOTRUMP)


def _counting(s: Situation, bid: Bid) -> Inference | None:
    """Read 4NT beside known trumps, or over a game of partner's in a suit."""
    last = s.partners_last
    if bid != _FOUR_NOTRUMP or last is None or not isinstance(last.call, Bid):
        return None
    game = last.call.level >= 3 and is_game(last.call)
    if last.natural is None or not (game or s.agreed is not None):
        return None
    return Inference(ANYTHING, "one-round", ASK_ACES, artificial=True)


def _answering(s: Situation, bid: Bid) -> Inference | None:
    """Read an answer to a 4NT of partner's, in a suit neither of us has named."""
    last, suit = s.partners_last, bid.strain.suit
    asked = last is not None and last.call == _FOUR_NOTRUMP and s.quiet
    if not asked or bid.level != 5 or suit is None or suit in s.ours:
        return None
    return Inference(ANYTHING, "one-round", "answer", artificial=True)


def _controlling(s: Situation, bid: Bid) -> Inference | None:
    """Read a new suit past what the suit both know of would be raised to."""
    suit = bid.strain.suit
    if suit is None or s.agreed is None or suit in s.ours or bid.level < HIGH:
        return None
    if s.partner.least(suit) >= 3 or s.mine.least(suit) >= 4:
        return None
    return Inference(ANYTHING, "one-round", CONTROL, artificial=True)


def _splintering(s: Situation, bid: Bid) -> Inference | None:
    """Read a jump of two levels below game in the major partner bid last."""
    suit, major = bid.strain.suit, next(iter(s.suits_of(s.me.partner)[-1:]), None)
    if suit is None or major is None or not major.major or suit in (*s.ours, *s.theirs):
        return None
    cheapest = s.cheapest(suit)
    jumped = cheapest is not None and bid.level >= max(HIGH - 1, cheapest.level + 2)
    if not jumped or not Bid(3, Strain(major)) < bid < Bid(4, Strain(major)):
        return None
    return Inference(length(major, 4) & length(suit, 0, 1), "game", "splinter", artificial=True)


def _asking(s: Situation, bid: Bid) -> Inference | None:
    """Read a suit of theirs that can be no suit of ours.

    A game may be meant to be played against four cards, not against five.
    """
    suit = bid.strain.suit
    if suit not in s.theirs or suit in s.ours or s.partner.least(suit) >= 3:
        return None
    known = max(s.shown[seat].least(suit) for seat in (s.me.after(), s.me.after(3)))
    if known < (5 if is_game(bid) else 3):
        return None
    return Inference(ANYTHING, "one-round", "cue-bid", artificial=True)


CODES: tuple[Callable[[Situation, Bid], Inference | None], ...] = (
    _counting,
    _answering,
    _controlling,
    _splintering,
    _asking,
)
"""Every one of them, the surest first."""
