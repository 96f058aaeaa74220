"""What a call nobody agreed on most likely means; told, it is only "no agreement".

To guess aloud is not an explanation (document 002, line 163; Law 20F). Among ourselves the
guess is that of every player: their suit bid is a question, a new suit that is high while
they are silent wants an answer, and a double that asks has the points to.
"""

from __future__ import annotations

from biritch.bidding.meaning import Forcing
from biritch.bidding.natural.saying import option
from biritch.bidding.option import Option
from biritch.bidding.promise import ANYTHING, Promise
from biritch.bidding.situation import Situation, is_game
from biritch.bidding.vocabulary import hcp, length
from biritch.core.calls import DOUBLE, Bid, Call
from biritch.core.cards import Suit

UNKNOWN = "call-unknown"
"""How such a call is told."""
_CARDS = {1: 4, 2: 5, 3: 6, 4: 6, 5: 6, 6: 6, 7: 6}
_POINTS = {1: 7, 2: 8, 3: 5}
"""High cards of who comes in by a suit at that level; higher up it may be length alone."""
_WEAK = 12
"""Who has shown no more points than that, and has not passed, may bid high to play."""
_STRONG = 18
"""Points from which a partner is not left below game."""
_DOUBLES = 11
"""Points of a double that asks for a suit, where nothing is known of its maker."""


def read(s: Situation, call: Call) -> Option:
    """Return *call*, for which there is no agreement, read as naturally as can be."""
    promise: Promise = ANYTHING
    kind = ""
    forcing: Forcing = "no"
    asking = isinstance(call, Bid) and _asking(s, call)
    if asking:
        kind, forcing = "cue-bid", "one-round"
    elif isinstance(call, Bid):
        forcing = "one-round" if _wants_answer(s, call) else "no"
        promise = _shown(s, call)
    elif call is DOUBLE:
        appeal = s.bid is not None and s.bid.level < 4 and s.bid.strain.suit is not None
        kind, forcing = ("takeout", "one-round") if appeal else ("penalty", "no")
        promise = hcp(_DOUBLES) if appeal and not s.we_acted else ANYTHING
    return option(
        call, promise, "unagreed", forcing, title=UNKNOWN, kind=kind, artificial=asking
    )


def _asking(s: Situation, bid: Bid) -> bool:
    """Whether *bid* names a suit of theirs that can be no suit of ours."""
    suit = bid.strain.suit
    if suit is None or suit in s.ours or s.partner.least(suit) >= 3:
        return False
    known = (s.shown[s.me.after()], s.shown[s.me.after(3)])
    return suit in s.theirs and max(one.least(suit) for one in known) >= 4


def _shown(s: Situation, bid: Bid) -> Promise:
    """Return the cards of the suit *bid* names, and the points of who comes in with it."""
    suit = bid.strain.suit
    if suit is None:
        return ANYTHING
    coming = s.they_acted and not s.we_acted
    points = hcp(_POINTS.get(bid.level, 0)) if coming else ANYTHING
    return points & length(suit, _cards(s, suit, bid.level))


def _wants_answer(s: Situation, bid: Bid) -> bool:
    """Whether *bid* is too high, or partner too strong, for it to be meant to play.

    A new suit from three upwards, a minor at four; anything facing the points of a strong
    opening. Never where they have spoken, nor from who has told a weak hand.
    """
    suit = bid.strain.suit
    if s.they_acted or is_game(bid) or not s.acted(s.me.partner):
        return False
    if s.mine.strength[1] <= _WEAK and s.acted(s.me):
        return False
    new = suit is not None and suit not in s.ours and s.partner.least(suit) < 3
    high = bid.level >= 3 and (new or (bid.level == 4 and suit is not None))
    return high or s.partner.strength[0] >= _STRONG


def _cards(s: Situation, suit: Suit, level: int) -> int:
    if suit in s.theirs:
        return 0
    if s.partner.least(suit) >= 3:
        return 3
    return max(s.mine.least(suit), 4 if level == 3 and not s.they_acted else _CARDS[level])
