"""Placing the contract: games that the points promise, and inviting to them.

Points of partner's that are shown count in full; mine must bring the sum to what a game
needs. Two points less invite, where partner may still have something more.
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


def _settled(s: Situation) -> bool:
    """Whether a game of ours stands that may be left."""
    return s.bid is not None and s.standing.ours and is_game(s.bid) and not s.forced


def games(s: Situation) -> Iterator[CandidateCall]:
    """Yield game bids, the surest first."""
    if _settled(s):
        yield from corrections(s)
        return
    low = s.partner_points[0]
    yield from _major_games(s, low)
    yield from _notrump_games(s, low)
    yield from _minor_games(s, low)


def _major_games(s: Situation, low: int) -> Iterator[CandidateCall]:
    for suit, need in s.fits():
        four = Bid(4, Strain(suit))
        if suit.major and s.legal(four):
            if s.partner.least(suit) >= 3:
                yield candidate(
                    four, supports(suit, need, GAME - low, SLAM - 1), "4M-fit", "sign-off"
                )
            elif s.mine.least(suit) >= 5:
                yield candidate(
                    four,
                    supports(suit, max(6, need), GAME - low, SLAM - 1),
                    "4M-six",
                    "sign-off",
                )


def _notrump_games(s: Situation, low: int) -> Iterator[CandidateCall]:
    three = Bid(3, _NT)
    if s.legal(three) and not major_agreed(s):
        yield candidate(three, notrump(s, GAME - low, SLAM - 1), "3N", "sign-off")


def _minor_games(s: Situation, low: int) -> Iterator[CandidateCall]:
    for suit, need in s.fits():
        five = Bid(5, Strain(suit))
        if not suit.major and s.partner.least(suit) >= 3 and s.legal(five):
            yield candidate(
                five, supports(suit, max(need, 3), MINOR_GAME - low, SLAM - 1), "5m", "sign-off"
            )


def last_games(s: Situation) -> Iterator[CandidateCall]:
    """Yield games for hands of no shape for them, when nothing else shows so much."""
    if _settled(s):
        return
    low = s.partner_points[0]
    for suit in Suit:
        four = Bid(4, Strain(suit))
        named = s.suits_of(s.me)
        if suit.major and suit not in s.theirs and s.legal(four) and suit in (named or (suit,)):
            yield candidate(
                four, length(suit, 7) & hl(floor(GAME - low), SLAM - 1), "4M-own", "sign-off"
            )
    three = Bid(3, _NT)
    if s.legal(three) and not major_agreed(s):
        strong = hl(floor(GAME - low), SLAM - 1)
        yield candidate(three, strong & stops(s.theirs), "3N-any", "sign-off")


def corrections(s: Situation) -> Iterator[CandidateCall]:
    """Yield what to do over a game of ours: leave it, or choose the major we fit in."""
    assert s.bid is not None
    last = s.partners_last
    if s.bid.strain is _NT and s.bid.level == 3 and last is not None and last.call == s.bid:
        for suit, need in s.fits():
            four = Bid(4, Strain(suit))
            if suit.major and s.partner.least(suit) >= 5 and s.legal(four):
                yield candidate(four, length(suit, max(need, 3)), "4M-corrects", "sign-off")
    if s.quiet:
        yield candidate(PASS, hl(0, 40), "game-reached", "no")


def _may_invite(s: Situation) -> bool:
    """Whether partner could have enough more to accept, and has not invited already."""
    low, high = s.partner_points
    last = s.partners_last
    if last is None or last.meaning.forcing in ("invitational", "sign-off"):
        return False
    return high >= low + 2 and not s.game_forced


def invitations(s: Situation) -> Iterator[CandidateCall]:
    """Yield bids one step below game."""
    low = s.partner_points[0]
    if not _may_invite(s):
        return
    zone = GAME - low - 2, GAME - low - 1
    for suit, need in s.fits():
        three = Bid(3, Strain(suit))
        if s.legal(three) and s.partner.least(suit) >= (3 if suit.major else 4):
            yield candidate(three, supports(suit, need, *zone), "3-invites", "invitational")
    two = Bid(2, _NT)
    if s.legal(two):
        yield candidate(two, notrump(s, *zone), "2N-invites", "invitational")
    for suit in s.suits_of(s.me):
        three = Bid(3, Strain(suit))
        if s.legal(three) and suit not in s.theirs:
            yield candidate(
                three, length(suit, 6) & hl(floor(zone[0]), zone[1]), "3-own", "invitational"
            )
    if s.legal(two) and not s.theirs:
        yield candidate(two, hl(floor(zone[0]), zone[1]), "2N-any", "invitational")
