"""Other calls a hand might make at an auction and keep what they promise.

The system's call is the first agreed one that fits. Others may fit as well: agreed calls it
prefers less, and calls nobody agreed on, read as naturally as can be, that name a game,
compete a level higher or double for penalties: such as partner understands, and may leave. A
pass that says "no better call" is for hands that have none.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from biritch.bidding.agreement.situation import Situation, is_game
from biritch.bidding.book import Page
from biritch.bidding.natural.inference import infer
from biritch.core.calls import DOUBLE, Bid, Call
from biritch.core.cards import Strain, Suit
from biritch.core.hands import Hand

_HIGHEST_LEAP = 5
"""The level up to which a game may be jumped to, though nobody agreed on that jump."""
Kind: TypeAlias = Literal["book", "agreed", "natural"]
"""The system's call; another agreed one; one not agreed on."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """A call whose promise the hand keeps, and whether the system, or nature, offers it."""

    call: Call
    kind: Kind


def alternatives(page: Page, hand: Hand) -> tuple[Alternative, ...]:
    """Return the calls *hand* may make at this page, the system's own first."""
    chosen = page.choose(hand)
    by_call = {chosen.call: Alternative(chosen.call, "book")}
    for offer in page.candidates:
        if offer.promise.accepts(hand):
            by_call.setdefault(offer.call, Alternative(offer.call, "agreed"))
    for call in _unagreed(page, hand):
        by_call.setdefault(call, Alternative(call, "natural"))
    return tuple(by_call.values())


def _unagreed(page: Page, hand: Hand) -> Iterator[Call]:
    """Yield calls not agreed on whose natural reading *hand* keeps."""
    situation = page.situation
    if situation.bid is None or situation.forced:
        return
    if not situation.acted(situation.me.partner):
        return
    for call in situation.standing.legal():
        if call in page.agreed or not _natural(situation, call, hand):
            continue
        heard = infer(situation, call)
        # A question, or what must be answered, is no offer to play: partner would not leave it.
        plain = not heard.artificial and heard.forcing not in ("one-round", "game")
        if (plain or call is DOUBLE) and heard.promise.accepts(hand):
            yield call


def _natural(situation: Situation, call: Call, hand: Hand) -> bool:
    if call is DOUBLE:
        return situation.bid is not None and situation.bid.level >= 4
    if not isinstance(call, Bid):
        return False
    suit = call.strain.suit
    if suit is None:
        return call == Bid(3, Strain.NOTRUMP)
    if suit in situation.theirs or not _enough(situation, suit, hand):
        return False
    low = situation.cheapest(Strain(suit))
    # A leap to a slam that nothing prepared: partner could neither read nor judge it.
    return call == low or (is_game(call) and call.level <= _HIGHEST_LEAP)


def _enough(situation: Situation, suit: Suit, hand: Hand) -> bool:
    """Whether there are eight trumps at least, as far as is known, or six in this hand."""
    held = hand.length(suit)
    return held + situation.partner.least(suit) >= 8 or held >= 6
