"""Conditions about the last bid: its side, its level, and agreed suits."""

from __future__ import annotations

from biritch.bidding.agreement.condition import AuctionCondition
from biritch.bidding.agreement.situation import is_game
from biritch.core.cards import Strain

CONDITIONS = (
    AuctionCondition(
        "the bid is ours", lambda situation: situation.standing.ours, "the bid is theirs"
    ),
    AuctionCondition(
        "the bid is game",
        lambda situation: situation.bid is not None and is_game(situation.bid),
        "the bid is below game",
    ),
    AuctionCondition(
        "the bid is in notrump",
        lambda situation: situation.bid is not None and situation.bid.strain is Strain.NOTRUMP,
        "the bid is in a suit",
    ),
    AuctionCondition(
        "we have a fit", lambda situation: situation.trumps is not None, "we have no fit"
    ),
    AuctionCondition(
        "we have agreed a suit",
        lambda situation: situation.agreed_suit is not None,
        "we have agreed no suit",
    ),
    AuctionCondition(
        "our bid is in a suit we did not mean",
        lambda situation: situation.is_astray,
        "our bid is in a suit we meant",
    ),
)
