"""What a call nobody agreed on most likely means; told, it is only "no agreement".

To guess aloud is not an explanation (document 002, line 163; Law 20F).
"""

from __future__ import annotations

from biritch.bidding.meaning import Forcing
from biritch.bidding.natural.saying import option
from biritch.bidding.option import Option
from biritch.bidding.promise import ANYTHING, Promise
from biritch.bidding.situation import Situation
from biritch.bidding.vocabulary import length
from biritch.core.calls import DOUBLE, Bid, Call
from biritch.core.cards import Suit

_CARDS = {1: 4, 2: 5, 3: 6, 4: 6, 5: 6, 6: 6, 7: 6}


def read(s: Situation, call: Call) -> Option:
    """Return *call*, for which there is no agreement, read as naturally as can be."""
    promise: Promise = ANYTHING
    kind = ""
    forcing: Forcing = "no"
    if isinstance(call, Bid) and (suit := call.strain.suit) is not None:
        promise = length(suit, _cards(s, suit, call.level))
    elif call is DOUBLE:
        appeal = s.bid is not None and s.bid.level < 4 and s.bid.strain.suit is not None
        kind, forcing = ("takeout", "one-round") if appeal else ("penalty", "no")
    return option(call, promise, "unagreed", forcing, title="call-unknown", kind=kind)


def _cards(s: Situation, suit: Suit, level: int) -> int:
    if suit in s.theirs:
        return 0
    if s.partner.least(suit) >= 3:
        return 3
    return max(s.mine.least(suit), _CARDS[level])
