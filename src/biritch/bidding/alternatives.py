"""The calls a hand may make and keep what they promise: the system's own, and others.

The system's call is the first agreed one that fits. Others may fit as well: agreed calls it
prefers less, and calls nobody agreed on, read as naturally as can be, that name a game or a
slam, compete a level higher or double for penalties. A pass says "no better call", with the
points and lengths that leaves; whoever judges it best keeps that with any such hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from biritch.bidding.book import Page
from biritch.bidding.denial import Denial
from biritch.bidding.natural.reading import read
from biritch.bidding.situation import Situation, is_game
from biritch.core.calls import DOUBLE, PASS, Bid, Call
from biritch.core.cards import Strain, Suit
from biritch.core.hands import Hand

Kind: TypeAlias = Literal["book", "agreed", "pass", "natural"]
"""The system's call; another agreed one; a pass that is told the truth; one not agreed on."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """A call that keeps what it promises, and why it may be made."""

    call: Call
    kind: Kind


def alternatives(page: Page, hand: Hand) -> tuple[Alternative, ...]:
    """Return the calls *hand* may make at this page, the system's own first."""
    chosen = page.choose(hand)
    found = {chosen.call: Alternative(chosen.call, "book")}
    for one in page.options:
        if one.promise.accepts(hand):
            found.setdefault(one.call, Alternative(one.call, "agreed"))
    if _may_pass(page, hand):
        found.setdefault(PASS, Alternative(PASS, "pass"))
    for call in _unagreed(page, hand):
        found.setdefault(call, Alternative(call, "natural"))
    return tuple(found.values())


def _may_pass(page: Page, hand: Hand) -> bool:
    """Whether a pass is no lie: its hand may have so many points, and such lengths."""
    last = page.options[-1]
    if last.call is not PASS or page.situation.forced or not isinstance(last.promise, Denial):
        return False
    return hand in last.promise.project() and last.promise.points(hand.lengths) is not None


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
