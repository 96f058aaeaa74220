"""The calls a hand may make and keep what they promise: the system's own, and others.

The system's call is the first agreed one that fits. Others may fit as well: agreed calls it
prefers less, and calls nobody agreed on, read as naturally as can be, that name a game or a
slam, compete a level higher or double for penalties. A pass that says "no better call" is for
hands that have none.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from biritch.bidding.agreement.situation import Situation, is_game
from biritch.bidding.book import Page
from biritch.bidding.natural.inference import read
from biritch.core.calls import DOUBLE, Bid, Call
from biritch.core.cards import Strain, Suit
from biritch.core.hands import Hand

Kind: TypeAlias = Literal["book", "agreed", "natural"]
"""The system's call; another agreed one; one not agreed on."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """A call that keeps what it promises, and why it may be made."""

    call: Call
    kind: Kind


def alternatives(page: Page, hand: Hand) -> tuple[Alternative, ...]:
    """Return the calls *hand* may make at this page, the system's own first."""
    chosen = page.choose(hand)
    found = {chosen.call: Alternative(chosen.call, "book")}
    for one in page.candidates:
        if one.promise.accepts(hand):
            found.setdefault(one.call, Alternative(one.call, "agreed"))
    for call in _unagreed(page, hand):
        found.setdefault(call, Alternative(call, "natural"))
    return tuple(found.values())


def _unagreed(page: Page, hand: Hand) -> Iterator[Call]:
    """Yield calls not agreed on whose natural reading *hand* keeps."""
    s = page.situation
    if s.bid is None or s.forced or not s.acted(s.me.partner):
        return
    for call in s.standing.legal():
        plain = call not in page.agreed and _natural(s, call, hand)
        if plain and read(s, call).promise.accepts(hand):
            yield call


def _natural(s: Situation, call: Call, hand: Hand) -> bool:
    if call is DOUBLE:
        return s.bid is not None and s.bid.level >= 4
    if not isinstance(call, Bid):
        return False
    suit = call.strain.suit
    if suit is None:
        return call == Bid(3, Strain.NOTRUMP)
    if suit in s.theirs or not _enough(s, suit, hand):
        return False
    low = s.cheapest(Strain(suit))
    return call == low or (is_game(call) and call.level <= 6)


def _enough(s: Situation, suit: Suit, hand: Hand) -> bool:
    """Whether there are eight trumps at least, as far as is known, or six in this hand."""
    held = hand.length(suit)
    return held + s.partner.least(suit) >= 8 or held >= 6
