"""General rules to place the contract: games on the points shown, and invitations.

Partner's shown points count in full; the hand must have the rest of what a game needs. Two
points fewer invite, if partner may have more than shown.
"""

from __future__ import annotations

from collections.abc import Iterator

from biritch.bidding.agreement.meaning import CandidateCall
from biritch.bidding.agreement.situation import Situation, is_game
from biritch.bidding.natural.candidates import (
    GAME,
    MINOR_GAME,
    SLAM,
    candidate,
    floor,
    major_agreed,
    notrump,
    stops,
    supports,
)
from biritch.bidding.promises.points import hl
from biritch.bidding.promises.shapes import length
from biritch.core.calls import PASS, Bid
from biritch.core.cards import Strain, Suit

_NT = Strain.NOTRUMP
_TOLD = 3
"""The width of a range with which a hand has said what it is worth."""


def _is_settled(situation: Situation) -> bool:
    """Return whether our last bid is a game that may be passed."""
    return (
        situation.bid is not None
        and situation.standing.ours
        and is_game(situation.bid)
        and not situation.is_forced
    )


def games(situation: Situation) -> Iterator[CandidateCall]:
    """Yield game bids, the safest first."""
    if _is_settled(situation):
        yield from corrections(situation)
        return
    low = situation.partner_points[0]
    yield from _major_games(situation, low)
    yield from _notrump_games(situation, low)
    yield from _minor_games(situation, low)


def _major_games(situation: Situation, low: int) -> Iterator[CandidateCall]:
    for suit, need in situation.fits():
        four = Bid(4, Strain(suit))
        if suit.major and situation.legal(four):
            if situation.partner.least(suit) >= 3:
                yield candidate(
                    four, supports(suit, need, GAME - low, SLAM - 1), "4M-fit", "sign-off"
                )
            elif situation.mine.least(suit) >= 5:
                yield candidate(
                    four,
                    supports(suit, max(6, need), GAME - low, SLAM - 1),
                    "4M-six",
                    "sign-off",
                )


def _notrump_games(situation: Situation, low: int) -> Iterator[CandidateCall]:
    three = Bid(3, _NT)
    if situation.legal(three) and not major_agreed(situation):
        yield candidate(three, notrump(situation, GAME - low, SLAM - 1), "3N", "sign-off")


def _minor_games(situation: Situation, low: int) -> Iterator[CandidateCall]:
    for suit, need in situation.fits():
        five = Bid(5, Strain(suit))
        if not suit.major and situation.partner.least(suit) >= 3 and situation.legal(five):
            yield candidate(
                five, supports(suit, max(need, 3), MINOR_GAME - low, SLAM - 1), "5m", "sign-off"
            )


def last_games(situation: Situation) -> Iterator[CandidateCall]:
    """Yield games for hands of the wrong shape, if no other call shows so much."""
    if _is_settled(situation):
        return
    low = situation.partner_points[0]
    for suit in Suit:
        four = Bid(4, Strain(suit))
        named = situation.suits_of(situation.me)
        if (
            suit.major
            and suit not in situation.theirs
            and situation.legal(four)
            and suit in (named or (suit,))
        ):
            yield candidate(
                four, length(suit, 7) & hl(floor(GAME - low), SLAM - 1), "4M-own", "sign-off"
            )
    three = Bid(3, _NT)
    if situation.legal(three) and not major_agreed(situation):
        strong = hl(floor(GAME - low), SLAM - 1)
        yield candidate(three, strong & stops(situation.unstopped_suits), "3N-any", "sign-off")


def corrections(situation: Situation) -> Iterator[CandidateCall]:
    """Yield calls over our game: pass, or the major in which we have a fit."""
    assert situation.bid is not None
    last = situation.partners_last
    if (
        situation.bid.strain is _NT
        and situation.bid.level == 3
        and last is not None
        and last.call == situation.bid
    ):
        for suit, need in situation.fits():
            four = Bid(4, Strain(suit))
            if suit.major and situation.partner.least(suit) >= 5 and situation.legal(four):
                yield candidate(four, length(suit, max(need, 3)), "4M-corrects", "sign-off")
    if situation.quiet:
        yield candidate(PASS, hl(0, 40), "game-reached", "no")


def _may_invite(situation: Situation) -> bool:
    """Return whether partner may accept an invitation, and has not invited already."""
    low, high = situation.partner_points
    last = situation.partners_last
    if last is None or last.meaning.forcing in ("invitational", "sign-off"):
        return False
    least, most = situation.mine.strength
    if most - least <= _TOLD and situation.they_acted:
        return False  # partner, who knows my points, invites if anyone does
    return high >= low + 2 and not situation.game_forced


def invitations(situation: Situation) -> Iterator[CandidateCall]:
    """Yield invitational bids one step below game."""
    low = situation.partner_points[0]
    if not _may_invite(situation):
        return
    zone = GAME - low - 2, GAME - low - 1
    for suit, need in situation.fits():
        three = Bid(3, Strain(suit))
        if situation.legal(three) and situation.partner.least(suit) >= (3 if suit.major else 4):
            yield candidate(three, supports(suit, need, *zone), "3-invites", "invitational")
    two = Bid(2, _NT)
    suited = situation.agreed_suit is not None and situation.agreed_suit.major
    if situation.legal(two) and not suited:
        yield candidate(two, notrump(situation, *zone), "2N-invites", "invitational")
    for suit in situation.suits_of(situation.me):
        three = Bid(3, Strain(suit))
        if situation.legal(three) and suit not in situation.theirs:
            yield candidate(
                three, length(suit, 6) & hl(floor(zone[0]), zone[1]), "3-own", "invitational"
            )
    if situation.legal(two) and not situation.theirs and not suited:
        yield candidate(two, hl(floor(zone[0]), zone[1]), "2N-any", "invitational")
