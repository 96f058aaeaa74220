"""Games in competition: bid at once if counting tricks favours game.

A hand that would bid a suit below game, over a bid of theirs, bids game in it instead if
counting tricks finds game better than that bid and than defending
(:mod:`biritch.bidding.promises.counting`). Its earlier promises are those of the lower bid.
"""

from __future__ import annotations

from biritch.bidding.agreement.meaning import CandidateCall
from biritch.bidding.agreement.situation import Situation
from biritch.bidding.natural.candidates import candidate
from biritch.bidding.promises.counting import CountedHand
from biritch.bidding.promises.promise import Detail
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import require_suit
from biritch.core.calls import Bid
from biritch.core.phrase import Phrase
from biritch.core.signs import call_sign

LEVELS = (2, 3)
"""How high their bid is: over one partner may still invite, over four a bid is a game."""
TRUMPS = 7
"""Trumps known together, fewer were not counted when the sums were fitted."""
_FORCING = ("one-round", "game")


def with_counted_games(
    situation: Situation, offers: list[tuple[int, CandidateCall]]
) -> list[tuple[int, CandidateCall]]:
    """Insert the counted game bid before each part-score offer; keep each offer's place.

    They are those of agreements that are about any auction: where one is about this auction,
    it says what a hand must have for game.
    """
    over = situation.over
    if over is None or over.level not in LEVELS:
        return offers
    found = list[tuple[int, CandidateCall]]()
    for place, offer in offers:
        game = _game(offer)
        if game is not None and situation.legal(game):
            suit = require_suit(game.strain.suit)
            trumps = length(suit, max(0, TRUMPS - situation.partner.least(suit)))
            words = Phrase.of("promise-counted-game", call=call_sign(offer.call))
            promise = Detail(offer.promise & trumps & CountedHand(game, over), (words,))
            found.append((place, candidate(game, promise, "counted-game", "sign-off")))
        found.append((place, offer))
    return found


def _game(offer: CandidateCall) -> Bid | None:
    """Return the game in the suit of *offer*, if the offer is below game and not forcing.

    A pair's own lines are theirs alone.
    """
    call = offer.call
    if not isinstance(call, Bid) or call.strain.suit is None or offer.artificial or offer.own:
        return None
    game = Bid(4 if call.strain.suit.major else 5, call.strain)
    return game if call < game and offer.forcing not in _FORCING else None
