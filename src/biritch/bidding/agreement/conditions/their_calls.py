"""Conditions about what the opponents have promised."""

from __future__ import annotations

from collections.abc import Callable

from biritch.bidding.agreement.condition import AuctionCondition
from biritch.bidding.agreement.situation import CallWithMeaning, Situation
from biritch.core.calls import Bid
from biritch.core.cards import Suit

_WEAK = 11
"""The most points of a weak bid of theirs."""
_STRONG = 16
"""The fewest points of a strong bid of theirs."""


def _their_bid(situation: Situation, *, first: bool) -> CallWithMeaning | None:
    """Return the opponents' opening, or their last bid."""
    calls = situation.calls if first else tuple(reversed(situation.calls))
    bids = (entry for entry in calls if isinstance(entry.call, Bid))
    if first:
        opening = next(bids, None)
        return opening if opening is not None and opening.seat not in situation.us else None
    return next((entry for entry in bids if entry.seat not in situation.us), None)


def _weak(entry: CallWithMeaning | None) -> bool:
    """Return whether a bid promised less than an opening hand: a preempt, a weak two."""
    return entry is not None and entry.meaning.promise.project().hcp[1] <= _WEAK


def _strong(entry: CallWithMeaning | None) -> bool:
    """Return whether a bid promised more than an overcall or a double requires."""
    if entry is None:
        return False
    if entry.meaning.kind in ("strong", "strong-two"):
        return True
    promise = entry.meaning.promise
    return max(promise.project().hcp[0], promise.strength()[0]) >= _STRONG


def _artificial(entry: CallWithMeaning | None) -> bool:
    return entry is not None and entry.meaning.artificial


def _ask_about_their_suit(suit: Suit) -> Callable[[Situation], bool]:
    """Return the condition that they have bid *suit*, or shown four cards of it."""
    return lambda situation: suit in situation.theirs


CONDITIONS = (
    AuctionCondition(
        "their bid was weak", lambda situation: _weak(_their_bid(situation, first=False))
    ),
    AuctionCondition(
        "their bid was strong",
        lambda situation: _strong(_their_bid(situation, first=False)),
    ),
    AuctionCondition(
        "their bid was artificial",
        lambda situation: _artificial(_their_bid(situation, first=False)),
        "their bid was natural",
    ),
    AuctionCondition(
        "their opening was weak", lambda situation: _weak(_their_bid(situation, first=True))
    ),
    AuctionCondition(
        "their opening was strong",
        lambda situation: _strong(_their_bid(situation, first=True)),
    ),
    AuctionCondition(
        "their opening was artificial",
        lambda situation: _artificial(_their_bid(situation, first=True)),
        "their opening was natural",
    ),
    AuctionCondition("they have shown clubs", _ask_about_their_suit(Suit.CLUBS)),
    AuctionCondition("they have shown diamonds", _ask_about_their_suit(Suit.DIAMONDS)),
    AuctionCondition("they have shown hearts", _ask_about_their_suit(Suit.HEARTS)),
    AuctionCondition("they have shown spades", _ask_about_their_suit(Suit.SPADES)),
)
