"""Conditions about partner's last call."""

from __future__ import annotations

from biritch.bidding.agreement.condition import AuctionCondition, kind_of_last
from biritch.bidding.agreement.situation import Situation
from biritch.core.calls import DOUBLE, PASS, REDOUBLE, Bid


def _last(situation: Situation, *forcing: str) -> bool:
    last = situation.partners_last
    return last is not None and last.call is not PASS and last.meaning.forcing in forcing


def _is_coded(situation: Situation) -> bool:
    """Return whether their last call is an artificial question or answer."""
    last = situation.calls[-1] if situation.calls else None
    return (
        last is not None
        and not situation.quiet
        and isinstance(last.call, Bid)
        and last.meaning.artificial
        and situation.has_acted(last.seat.partner)
        and last.call.strain.suit not in situation.theirs
    )


def _takeout_doubles(situation: Situation) -> int:
    """Return how often the player to call has doubled for takeout."""
    return sum(
        entry.call is DOUBLE and entry.meaning.kind == "takeout"
        for entry in situation.calls
        if entry.seat is situation.me
    )


def _set_out_to_defend(situation: Situation) -> bool:
    """Return whether our side has doubled for penalty, or redoubled on strength."""
    return any(
        entry.call in (DOUBLE, REDOUBLE) and entry.meaning.kind in ("penalty", "values")
        for entry in situation.calls
        if entry.seat in situation.us
    )


CONDITIONS = (
    AuctionCondition(
        "partner signed off",
        lambda situation: (
            situation.standing.ours and situation.quiet and _last(situation, "sign-off")
        ),
        "partner did not sign off",
    ),
    AuctionCondition(
        "partner invited",
        lambda situation: (
            situation.standing.ours and situation.quiet and _last(situation, "invitational")
        ),
        "partner did not invite",
    ),
    AuctionCondition("forced", lambda situation: situation.is_forced),
    AuctionCondition("forced to game", lambda situation: situation.game_forced),
    AuctionCondition(
        "partner wants to defend",
        lambda situation: (
            situation.quiet and kind_of_last(situation, mine=False) in ("penalty", "values")
        ),
    ),
    AuctionCondition(
        "partner's call was artificial",
        lambda situation: (
            situation.partners_last is not None and situation.partners_last.meaning.artificial
        ),
        "partner's call was natural",
    ),
    AuctionCondition("they just made an artificial call", _is_coded),
    AuctionCondition(
        "partner asked for a lead",
        lambda situation: kind_of_last(situation, mine=False) == "lead-directing",
    ),
    AuctionCondition(
        "partner doubled for takeout",
        lambda situation: situation.is_asked_for_suit,
        "partner did not double for takeout",
    ),
    AuctionCondition(
        "I doubled for takeout",
        lambda situation: (
            situation.my_last is not None and situation.my_last.meaning.kind == "takeout"
        ),
    ),
    AuctionCondition(
        "I doubled for takeout twice",
        lambda situation: _takeout_doubles(situation) > 1,
        "I doubled for takeout once at most",
    ),
    AuctionCondition(
        "we have doubled for penalty or redoubled",
        _set_out_to_defend,
        "we have neither doubled for penalty nor redoubled",
    ),
    AuctionCondition(
        "the bid is in partner's suit",
        lambda situation: (
            situation.bid is not None
            and situation.bid.strain.suit in situation.suits_of(situation.me.partner)
        ),
        "the bid is not in partner's suit",
    ),
)
