"""Conditions about asking for aces, key cards, kings or controls, and the answers."""

from __future__ import annotations

from biritch.bidding.agreement.condition import AuctionCondition, kind_of_last
from biritch.bidding.agreement.situation import CONTROL, Situation
from biritch.core.calls import Bid
from biritch.core.cards import Strain

KEYS = "keycards"
"""The kind of a call that asks for key cards."""
_KINGS_2D = "two-diamond-kings"


def _cueing(situation: Situation) -> bool:
    """Return whether we are exchanging controls for a slam in a major, or have just stopped."""
    if (
        situation.bid is None
        or situation.trumps is None
        or not situation.trumps.major
        or not situation.quiet
    ):
        return False
    trumps = Strain(situation.trumps)
    if situation.they_acted or not situation.standing.ours:
        return False
    if kind_of_last(situation, mine=False) == CONTROL:
        return True
    stopped = situation.bid == Bid(4, trumps) and kind_of_last(situation, mine=True) == CONTROL
    return stopped or (situation.game_forced and situation.bid == Bid(3, trumps))


CONDITIONS = (
    AuctionCondition(
        "partner asked for key cards",
        lambda situation: situation.quiet and kind_of_last(situation, mine=False) == KEYS,
        "partner did not ask for key cards",
    ),
    AuctionCondition(
        "partner asked for aces",
        lambda situation: (
            situation.quiet and kind_of_last(situation, mine=False) == "blackwood"
        ),
        "partner did not ask for aces",
    ),
    AuctionCondition(
        "partner asked for kings after aces",
        lambda situation: (
            situation.quiet and kind_of_last(situation, mine=False) == "blackwood-kings"
        ),
    ),
    AuctionCondition(
        "I asked for key cards",
        lambda situation: situation.quiet and kind_of_last(situation, mine=True) == KEYS,
        "I did not ask for key cards",
    ),
    AuctionCondition(
        "they disturbed partner's ask for key cards",
        lambda situation: not situation.quiet and kind_of_last(situation, mine=False) == KEYS,
    ),
    AuctionCondition(
        "they disturbed partner's ask for aces",
        lambda situation: (
            not situation.quiet and kind_of_last(situation, mine=False) == "blackwood"
        ),
    ),
    AuctionCondition(
        "partner told key cards over interference",
        lambda situation: (
            kind_of_last(situation, mine=True) == KEYS
            and kind_of_last(situation, mine=False) == "dopi"
        ),
    ),
    AuctionCondition(
        "partner told aces over interference",
        lambda situation: (
            kind_of_last(situation, mine=True) == "blackwood"
            and kind_of_last(situation, mine=False) == "dopi"
        ),
    ),
    AuctionCondition(
        "partner called for rescue",
        lambda situation: kind_of_last(situation, mine=False) == "sos",
    ),
    AuctionCondition(
        "partner asked for the queen",
        lambda situation: (
            situation.quiet and kind_of_last(situation, mine=False) == "queen-asked"
        ),
    ),
    AuctionCondition(
        "I asked for the queen",
        lambda situation: (
            situation.quiet and kind_of_last(situation, mine=True) == "queen-asked"
        ),
    ),
    AuctionCondition(
        "partner asked for kings",
        lambda situation: (
            situation.quiet and kind_of_last(situation, mine=False) == "kings-asked"
        ),
    ),
    AuctionCondition(
        "I asked for kings",
        lambda situation: (
            situation.quiet and kind_of_last(situation, mine=True) == "kings-asked"
        ),
    ),
    AuctionCondition(
        "partner has shown aces",
        lambda situation: any(
            made.seat == situation.me.partner and made.meaning.kind == "ace-answer"
            for made in situation.calls
        ),
    ),
    AuctionCondition(
        "partner asked for kings after two diamonds",
        lambda situation: situation.quiet and kind_of_last(situation, mine=False) == _KINGS_2D,
    ),
    AuctionCondition(
        "I asked for kings after two diamonds",
        lambda situation: situation.quiet and kind_of_last(situation, mine=True) == _KINGS_2D,
    ),
    AuctionCondition(
        "partner asked for key cards outside a void",
        lambda situation: (
            situation.quiet and kind_of_last(situation, mine=False) == "exclusion"
        ),
    ),
    AuctionCondition(
        "I asked for key cards outside a void",
        lambda situation: situation.quiet and kind_of_last(situation, mine=True) == "exclusion",
    ),
    AuctionCondition(
        "partner asked for trump honours",
        lambda situation: (
            situation.quiet and kind_of_last(situation, mine=False) == "trump-quality"
        ),
    ),
    AuctionCondition(
        "partner bid a control",
        lambda situation: situation.quiet and kind_of_last(situation, mine=False) == "control",
    ),
    AuctionCondition("we are bidding controls", _cueing, "we are not bidding controls"),
    AuctionCondition(
        "partner showed a fit by notrump",
        lambda situation: (
            situation.quiet and kind_of_last(situation, mine=False) == "fit-notrump"
        ),
    ),
)
