"""General rules for a strong hand without another call: it does not pass.

A strong hand may fit none of a system's agreements. Then it makes the usual natural call: a
slam or a game with the points for it, a takeout or value-showing double, support, a long suit,
notrump. Hands with any other call never come here.
"""

from __future__ import annotations

from collections.abc import Iterator

from biritch.bidding.agreement.meaning import CandidateCall, Forcing
from biritch.bidding.agreement.situation import HIGH, Situation, is_game
from biritch.bidding.natural.candidates import (
    GAME,
    SLAM,
    candidate,
    floor,
    stops,
    supports,
)
from biritch.bidding.promises.honours import aces
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import Promise
from biritch.bidding.promises.shapes import length
from biritch.core.calls import DOUBLE, Bid
from biritch.core.cards import Strain, Suit

STRONG = hcp(16)
"""What every hand holds that these rules are for."""
PREFIX = "NAT-more-"
"""How the rules of these calls begin."""
_NT = Strain.NOTRUMP
_BEYOND = hcp(18)
_LONG = 6
_CLOSE, _SHOWN = 3, 15
"""The width of a range, and the points, with which a hand has shown what it is worth."""
_ASKING: dict[str, Forcing] = {"takeout": "one-round", "negative": "one-round"}
_SHOWING: dict[str, Forcing] = {"values": "no", "penalty": "no"}
"""Kinds of a double, low or high, and what partner may do: the one agreed on is made."""


def extra_strength(situation: Situation) -> Iterator[CandidateCall]:
    """Yield the calls of a hand of 16 points without an agreement."""
    if situation.bid is None or _defending(situation):
        return
    low = situation.partner_points[0]
    yield from _slams(situation, low)
    if not (situation.standing.ours and is_game(situation.bid)):
        yield from _games(situation, low)
    if not (situation.standing.ours and is_game(situation.bid)) and not _has_shown_points(
        situation
    ):
        yield from _doubles(situation)
        yield from _suits(situation, low)


def _has_shown_points(situation: Situation) -> bool:
    """Return whether the player to call has shown their points, or sixteen of them."""
    least, most = situation.mine.strength
    return most - least <= _CLOSE or least >= _SHOWN


def _defending(situation: Situation) -> bool:
    """Return whether partner has doubled or redoubled to defend."""
    last = situation.partners_last
    return last is not None and last.meaning.kind in ("penalty", "values")


def _more(call: Bid, promise: Promise, what: str) -> CandidateCall:
    return candidate(call, STRONG & promise, f"more-{what}")


def _slams(situation: Situation, low: int) -> Iterator[CandidateCall]:
    high = situation.bid is not None and situation.bid > Bid(4, _NT)
    if high or situation.they_acted or situation.game_forced:
        return
    trump = situation.trumps
    if trump is not None and situation.legal(six := Bid(6, Strain(trump))):
        yield _more(six, supports(trump, 0, SLAM - low) & aces(2, 3, 4), "slam")
    if situation.legal(six := Bid(6, _NT)):
        yield _more(six, hcp(floor(SLAM + 1 - low)), "6N")


def _games(situation: Situation, low: int) -> Iterator[CandidateCall]:
    trump = situation.trumps
    if trump is not None and trump.major and situation.legal(four := Bid(4, Strain(trump))):
        yield _more(four, supports(trump, 0, GAME - low), "4M")
    for suit in situation.suits_of(situation.me):
        if suit.major and situation.legal(four := Bid(4, Strain(suit))):
            yield _more(four, length(suit, 6) & hl(floor(GAME - low)), "4M-own")
    for suit in situation.suits_of(situation.me.partner):
        long = situation.partner.least(suit) >= _LONG
        if long and not suit.major and situation.legal(five := Bid(5, Strain(suit))):
            yield _more(five, length(suit, 3), "5m")
    if situation.legal(three := Bid(3, _NT)):
        yield _more(three, hl(floor(GAME - low)) & stops(situation.unstopped_suits), "3N")


def _doubles(situation: Situation) -> Iterator[CandidateCall]:
    bid = situation.bid
    if bid is None or not situation.legal(DOUBLE) or bid.level > 4:
        return
    theirs = bid.strain.suit
    short = STRONG if theirs is None else STRONG & length(theirs, 0, 3)
    asks = theirs is not None and bid.level < HIGH
    kinds = _ASKING | _SHOWING if asks else _SHOWING | _ASKING
    for kind, forcing in kinds.items():
        for promise in (short, _BEYOND):
            title = f"call-{kind}"
            yield candidate(DOUBLE, promise, "more-X", forcing, title=title, kind=kind)


def _suits(situation: Situation, low: int) -> Iterator[CandidateCall]:
    """Yield support, one's own suit, a new suit and notrump, up to the three level."""
    named = situation.suits_of(situation.me)
    for suit in situation.suits_of(situation.me.partner):
        if (bid := _low(situation, suit)) is not None:
            yield _more(bid, length(suit, 3), "support")
    for suit in named:
        if (bid := _low(situation, suit)) is not None:
            yield _more(bid, length(suit, 6), "own")
    for suit in situation.unbid_suits:
        if (bid := _low(situation, suit)) is not None:
            yield _more(bid, length(suit, 5), "new")
    notrump = situation.cheapest(_NT)
    if notrump is not None and notrump.level <= 2 and low + 16 >= 18 + notrump.level:
        yield _more(notrump, stops(situation.unstopped_suits), "notrump")


def _low(situation: Situation, suit: Suit) -> Bid | None:
    """Return the cheapest bid of *suit*, at most at the three level, or ``None``."""
    bid = None if suit in situation.theirs else situation.cheapest(suit)
    return bid if bid is not None and bid.level <= 3 else None
