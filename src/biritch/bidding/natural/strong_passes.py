"""General rules for a hand too strong to pass: it bids naturally instead.

A pass says that the hand has no more than partner may expect. A hand with two points more does
not pass for lack of an agreement. It places the contract by points and trumps together, bids
the opponents' suit, doubles their bid, or bids a good suit of its own. These calls come after
every agreement, before the pass that any hand might make.
"""

from __future__ import annotations

from collections.abc import Iterator

from biritch.bidding.agreement.meaning import CandidateCall, Forcing
from biritch.bidding.agreement.situation import Situation, is_game
from biritch.bidding.natural.candidates import (
    GAME,
    MINOR_GAME,
    SLAM,
    candidate,
    floor,
    stops,
    supports,
)
from biritch.bidding.promises.honours import aces, good
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING, Promise, detail, disjunction
from biritch.bidding.promises.shapes import SEMI_BALANCED, length, not_shorter
from biritch.core.calls import DOUBLE, REDOUBLE, Bid, Call
from biritch.core.cards import Strain, Suit

PREFIX = "NAT-strong-"
"""How the rules of these calls begin."""
_NT = Strain.NOTRUMP
_MORE = 1
"""Points above those of a game with which no hand passes below it: lines decide the rest."""
_CLOSE = 3
"""The width of a range with which a hand has said what it is worth."""
_LONG, _FIT = 6, 8
HOME = "home"
"""What a return to the suit agreed is called."""
LONG = "long"
"""What a long suit named over their double is called."""
TRY = "try"
"""What a call by sixteen points and more, just short of game, is called."""
_LATE, _RARE = 8, 15
"""Calls after which a game may be bid on seven trumps, and the high-card points of one."""
_LIMITED, _SHOWN, _ROOM = 14, 4, 12
"""The width of a range, or its least, that says enough; points for which a hand has room."""
_TOLD = 9
"""Usual points of partner that say something: more than any hand usually has."""
_UNLIMITED = 30
"""The most points of a hand that has said nothing of them."""
_SHARED_BY = 20
"""Points of a hand for which game is near though partner promised nothing."""
_TO_DOUBLE = {1: 16, 2: 17, 3: 17, 4: 18, 5: 20}
"""High-card points of a double, by the level of their bid, where nothing is known."""
ENORMOUS, _ENORMOUS = "X-enormous", 20
"""A double that shows strength whatever else it means, and its points."""
_BEYOND = 28
"""Points together with which they are not left in a part-score undoubled."""
_MAJORITY, _TO_DOUBLE_NOTRUMP = 23, 14
"""Points together, and of the hand, with which their 3NT is doubled."""
_STRONG = 16
"""Points of a hand that is strong beside an overcall or an answer at the one level."""
_SHOWN_FREELY = 7
"""Points of a partner who was not forced."""
_TRAP = 19
"""High-card points with which a suit of theirs at three is a stopper more than it is trumps."""
_TO_REDOUBLE = 14
"""High-card points of a redouble of partner's doubled suit that no line has a use for."""
_TO_NAME = {1: 17, 2: 19, 3: 22, 4: 25}
"""Points together for a suit of six cards, by level."""


def strong_calls(situation: Situation) -> Iterator[CandidateCall]:
    """Yield calls of hands too strong to pass, in order of preference."""
    if situation.bid is None or _is_left_to_partner(situation):
        return
    if not situation.standing.ours:
        yield from _against_theirs(situation)
    elif situation.standing.multiplier > 1:
        yield from _redoubles(situation)
    elif not situation.quiet:
        return
    elif is_game(situation.bid):
        yield from _slams(situation)
    elif not _is_captain_partner(situation):
        yield from _towards_game(situation)


def _strong(
    call: Call,
    promise: Promise,
    what: str,
    forcing: Forcing = "no",
    **more: str | bool,
) -> CandidateCall:
    return candidate(call, promise, f"strong-{what}", forcing, **more)  # type: ignore[arg-type]


def _is_left_to_partner(situation: Situation) -> bool:
    """Return whether partner wants to defend, or will have another turn after a pass."""
    last = situation.partners_last
    defends = last is not None and last.meaning.kind in ("penalty", "values")
    return defends and not situation.standing.ours


def _has_told_points(situation: Situation) -> bool:
    """Return whether one's points are known within a narrow range."""
    least, most = situation.mine.strength
    return most - least <= _CLOSE


def _is_captain_partner(situation: Situation) -> bool:
    """Return whether partner, knowing this hand, has placed the contract or answered."""
    last = situation.partners_last
    if last is None or not situation.has_acted(situation.me):
        return False
    return last.meaning.forcing == "sign-off" and _has_told_points(situation)


def expected_points(situation: Situation) -> int:
    """Return partner's expected points: those shown, or a fair share.

    If partner's points are limited, it is the least of three in four such hands. Else the
    points not shown are shared among the hands that may have them, with game reached by a hand
    of twenty.
    """
    low, high = situation.partner_points
    last = situation.partners_last
    if last is not None and situation.has_acted(situation.me.partner):
        usual = situation.partner_usual
        # A game may be bid on tricks too: its least says nothing.
        game = isinstance(last.call, Bid) and is_game(last.call) and usual >= _TOLD
        if high < _UNLIMITED or game:
            return max(low, usual)
    if high - low <= _LIMITED or low >= _SHOWN:
        return low
    others = [situation.shown[situation.me.after(turns)].hcp for turns in (1, 2, 3)]
    room = [min(_ROOM, most - least) for least, most in others]
    left = max(0, 40 - _SHARED_BY - sum(least for least, _ in others))
    share = left * room[1] // (sum(room) or 1)
    return max(low, others[1][0] + min(share, room[1]))


def _towards_game(situation: Situation) -> Iterator[CandidateCall]:
    """Yield calls over our part-score: game, or a question on the way."""
    low = expected_points(situation)
    yield from _fits(situation, low)
    yield from _home(situation)
    three = Bid(3, _NT)
    fitted = situation.trumps is not None and situation.trumps.major
    if situation.legal(three) and not fitted:
        stopped = stops(situation.unstopped_suits)
        points = hl(floor(GAME + _MORE - low), floor(SLAM - low)) & hcp(
            floor(GAME + _MORE - low)
        )
        yield _strong(three, points & stopped & SEMI_BALANCED, "3N", "sign-off")
    yield from _own_suits(situation, low)
    if situation.legal(three) and not fitted:
        points = hl(floor(GAME + _MORE - low), floor(SLAM - low)) & hcp(
            floor(GAME + _MORE - low)
        )
        named = situation.suits_of(situation.me.partner)
        shape = length(named[-1], 1) if named else ANYTHING
        yield _strong(
            three, points & stops(situation.unstopped_suits) & shape, "3N", "sign-off"
        )
    yield from _cue_bids(situation, low)
    yield from _minor_fits(situation, low)
    if situation.legal(three) and not fitted:
        points = hl(floor(GAME + _MORE - low)) & hcp(floor(GAME + _MORE - low))
        yield _strong(three, points, "3N", "sign-off")
    yield from _tries(situation, low)
    yield from _any_game(situation, low)


def _any_game(situation: Situation, low: int) -> Iterator[CandidateCall]:
    """Yield a game in partner's suit from the third round on: a major on seven cards together.

    A minor wants eight and the points of eleven tricks.
    """
    if len(situation.calls) < _LATE:
        return
    points = hl(floor(GAME - low)) & hcp(floor(max(_RARE, GAME - 2 - low)))
    for suit in sorted(Suit, key=lambda suit: (not suit.major, -_length(situation, suit))):
        game = Bid(5 - suit.major, Strain(suit))
        cards = _length(situation, suit)
        if cards >= 4 and suit not in situation.theirs and situation.legal(game):
            shape = length(suit, max(2, 7 - cards))
            if not suit.major:
                shape = supports(suit, max(3, _FIT - cards), floor(MINOR_GAME - low))
            yield _strong(game, points & shape, "any-game", "sign-off")


def _tries(situation: Situation, low: int) -> Iterator[CandidateCall]:
    """Yield calls of sixteen points that are worth a game by length, not by honours.

    A line passes with fewer points, length counted, and the games above want more honours.
    """
    told = situation.partner_points[0]
    points = hl(floor(GAME - told)) & hcp(_STRONG, max(_STRONG, floor(GAME - low)))
    fits = [
        suit for suit in Suit if suit not in situation.theirs and _length(situation, suit) >= 4
    ]
    for suit in fits:
        yield from _shapely_games(situation, suit, points & supports(suit, 6, GAME + 2 - told))
        raised = length(suit, max(2, 8 - _length(situation, suit)))
        yield from _low_bid(situation, suit, points & raised, "invitational")
    notrump = situation.cheapest(_NT)
    low_notrump = [notrump] if notrump is not None and notrump.level <= 2 else []
    stopped = points & stops(situation.unstopped_suits)
    for bid in low_notrump:
        yield _strong(bid, stopped & SEMI_BALANCED, TRY, "invitational")
    yield from _long_suits(situation, points)
    for suit in fits:
        few = 2 if situation.partner.least(suit) >= 5 else 3
        yield from _low_bid(situation, suit, points & length(suit, few), "invitational")
        four, least = Bid(4, Strain(suit)), situation.partner.least(suit)
        if suit.major and situation.legal(four) and (least >= 5 or told >= _SHOWN_FREELY):
            raises = {4: length(suit, 3), 5: length(suit, 2) & good(suit, 2, 3)}
            yield _strong(
                four, points & raises.get(max(4, least), length(suit, 2)), "4M", "sign-off"
            )
    for bid in low_notrump:
        led = stops(situation.suits_of(situation.me.after())) & _fits_two(situation)
        yield _strong(bid, points if bid.level == 1 else points & led, TRY, "invitational")
    for suit in situation.suits_of(situation.me):
        yield from _low_bid(situation, suit, points & length(suit, 5) & good(suit, 3, 5))


def _fits_two(situation: Situation) -> Promise:
    """Return two cards or more of the suit that partner has just bid."""
    suit = situation.bid.strain.suit if situation.bid is not None else None
    return ANYTHING if suit is None else length(suit, 2)


def _shapely_games(
    situation: Situation, suit: Suit, promise: Promise
) -> Iterator[CandidateCall]:
    """Yield five of a minor on two suits."""
    five = Bid(5, Strain(suit))
    if not suit.major and situation.legal(five):
        second = disjunction(length(other, 5) for other in Suit if other is not suit)
        yield _strong(five, promise & second, "5m", "sign-off")


def _long_suits(situation: Situation, points: Promise) -> Iterator[CandidateCall]:
    """Yield suits of one's own, also one of theirs that is solid."""
    for suit in sorted(Suit, key=lambda suit: -suit):
        four = Bid(4, Strain(suit))
        if suit not in situation.theirs:
            yield from _low_bid(situation, suit, points & length(suit, 6))
        elif suit.major and situation.legal(four):
            solid = length(suit, 7) & good(suit, 3, 4)
            yield _strong(four, points & solid, "4M-own", "sign-off")
    for suit in situation.unbid_suits:
        yield from _low_bid(situation, suit, points & length(suit, 5))


def _low_bid(
    situation: Situation, suit: Suit, promise: Promise, forcing: Forcing = "no"
) -> Iterator[CandidateCall]:
    """Yield the cheapest bid of *suit*, three at most."""
    bid = situation.cheapest(suit)
    raises = forcing == "invitational" and not suit.major
    if bid is not None and bid.level <= 3 + raises:
        yield _strong(bid, promise, TRY, forcing)


def _fits(situation: Situation, low: int) -> Iterator[CandidateCall]:
    """Yield game, or six, in a major with an eight-card fit."""
    for suit in (Suit.SPADES, Suit.HEARTS):
        four, six = Bid(4, Strain(suit)), Bid(6, Strain(suit))
        need = 8 - _length(situation, suit)
        if suit in situation.theirs or _length(situation, suit) < 3:
            continue
        if situation.legal(six):
            yield _strong(
                six, supports(suit, need, SLAM + 1 - low) & aces(2, 3, 4), "slam", "sign-off"
            )
        if situation.legal(four):
            strong = supports(suit, need, GAME + _MORE - low) & hcp(floor(GAME - 5 - low))
            yield _strong(four, strong, "4M", "sign-off")
            ten = supports(suit, 10 - situation.partner.least(suit), GAME - 3 - low)
            yield _strong(four, ten, "4M", "sign-off")


def _minor_fits(situation: Situation, low: int) -> Iterator[CandidateCall]:
    minors = (Suit.DIAMONDS, Suit.CLUBS)
    for suit in sorted(minors, key=lambda suit: -_together(situation, suit)):
        least = _length(situation, suit)
        if suit in situation.theirs or least < 3:
            continue
        need, five = max(2, 8 - least), Bid(5, Strain(suit))
        if situation.legal(five):
            points = GAME + (_MORE if least >= _LONG else 3) - low
            most = hcp(floor(GAME - 4 - low))
            yield _strong(five, supports(suit, need, points) & most, "5m", "sign-off")
            if least <= 4:
                yield _strong(five, supports(suit, 3, points) & most, "5m", "sign-off")
        bid = situation.cheapest(suit)
        if bid is not None and bid.level <= 4:
            yield _strong(
                bid,
                supports(suit, need, GAME + _MORE - low) & hcp(floor(GAME - low)),
                "raise",
                "invitational",
            )


def _length(situation: Situation, suit: Suit) -> int:
    """Return partner's length in *suit*: at least four where it was bid, six where twice."""
    partner = situation.me.partner
    named = sum(entry.seat is partner and entry.natural is suit for entry in situation.calls)
    return max(situation.partner.least(suit), (0, 4, _LONG)[min(named, 2)])


def _home(situation: Situation) -> Iterator[CandidateCall]:
    """Yield the suit both partners have bid, over another with a shorter fit."""
    bid, trumps = situation.bid, situation.agreed_suit
    if bid is None or trumps is None or bid.strain.suit in (None, trumps):
        return
    standing = bid.strain.suit
    assert standing is not None
    few = situation.mine.least(standing) + situation.partner.least(standing) < _FIT
    back = situation.cheapest(trumps)
    if few and back is not None and back.level <= 4 and _has_partner_bid(situation):
        yield _strong(back, length(standing, 0, 3), HOME)


def _has_partner_bid(situation: Situation) -> bool:
    last = situation.partners_last
    return last is not None and last.call == situation.bid


def _together(situation: Situation, suit: Suit) -> int:
    """Return the combined length shown in *suit*."""
    return _length(situation, suit) + situation.mine.least(suit)


def _own_suits(situation: Situation, low: int) -> Iterator[CandidateCall]:
    """Yield a six-card major at game, a five-card one if partner may have three."""
    for suit in (Suit.SPADES, Suit.HEARTS):
        four, cheapest = Bid(4, Strain(suit)), situation.cheapest(suit)
        if suit in situation.theirs:
            continue
        if situation.legal(four):
            points = hl(floor(GAME + _MORE - low))
            six = length(suit, 6) & good(suit, 2, 4)
            yield _strong(four, (six | length(suit, 7)) & points, "4M-own", "sign-off")
        if situation.my_last is not None and situation.my_last.meaning.kind == "takeout":
            for cards, most in ((5, 2), (6, 3)):
                if cheapest is not None and cheapest.level <= most:
                    yield _strong(cheapest, length(suit, cards) & hl(18), "suit")
        open_to_it = situation.partner.lengths[suit][1] >= 3
        shown = situation.mine.least(suit) >= 5
        if cheapest is not None and cheapest.level <= 3 and open_to_it and not shown:
            points = hl(floor(GAME + _MORE - low)) & hcp(floor(GAME + _MORE - low))
            yield _strong(cheapest, length(suit, 5) & points, "suit", "one-round")


def _cue_bids(situation: Situation, low: int) -> Iterator[CandidateCall]:
    """Yield a cue-bid of their suit, once, so that partner describes the hand further."""
    asked = any(
        entry.meaning.kind == "cue-bid" and entry.seat in situation.us
        for entry in situation.calls
    )
    if asked or not situation.theirs:
        return
    cues = [situation.cheapest(suit) for suit in situation.theirs]
    cues = [bid for bid in cues if bid is not None and bid.level <= 4]
    if cues:
        cue = min(filter(None, cues))
        if cue < Bid(4, Strain.HEARTS):
            yield _strong(
                cue,
                hl(floor(GAME + _MORE - low)) & hcp(floor(GAME + _MORE - low)),
                "cue",
                "one-round",
                title="call-cue-bid",
                kind="cue-bid",
                artificial=True,
            )


def _slams(situation: Situation) -> Iterator[CandidateCall]:
    """Yield slams over our game, with points beyond any game's needs."""
    assert situation.bid is not None
    low = expected_points(situation)
    if situation.bid.level >= 6 or _is_captain_partner(situation):
        return
    for suit in Suit:
        six = Bid(6, Strain(suit))
        ours = situation.partner.least(suit) >= 3 and suit not in situation.theirs
        if ours and situation.legal(six):
            need = max(2, 8 - situation.partner.least(suit))
            strong = supports(suit, need, SLAM + 1 - low) & aces(2, 3, 4)
            yield _strong(six, strong, "slam", "sign-off")
    if situation.legal(six := Bid(6, _NT)) and situation.trumps is None:
        yield _strong(
            six, hcp(floor(SLAM + 1 - low)) & stops(situation.unstopped_suits), "6N", "sign-off"
        )


def _against_theirs(situation: Situation) -> Iterator[CandidateCall]:
    """Yield calls over their bid: game, a double, a good suit."""
    bid, low = situation.bid, expected_points(situation)
    assert bid is not None
    yield from _fits(situation, low)
    theirs = bid.strain.suit
    three = Bid(3, _NT)
    if situation.legal(three) and theirs is not None:
        points = (
            hl(floor(GAME + _MORE - low), floor(SLAM - low))
            & hcp(floor(GAME + _MORE - low))
            & hcp(13)
        )
        yield _strong(
            three, points & stops(situation.unstopped_suits) & SEMI_BALANCED, "3N", "sign-off"
        )
    for suit in sorted(Suit, key=lambda suit: (not suit.major, -suit)):
        named = situation.cheapest(suit)
        if suit in situation.theirs or named is None or named.level not in _TO_NAME:
            continue
        points = hl(floor(max(11, _TO_NAME[named.level] - low))) & hcp(9)
        suit_kept = length(suit, 6) & good(suit, 2, 4) & detail(not_shorter(suit, *Suit))
        yield _strong(named, suit_kept & points & hl(15), "suit")
    yield from _doubles(situation)
    yield from _answers(situation, low)
    if bid.level >= 3:
        yield from _any_game(situation, low)
    if situation.legal(three) and bid.level == 3 and theirs is not None:
        behind = length(theirs, 4) & good(theirs, 2, 4) & stops(situation.unstopped_suits)
        yield _strong(three, hcp(_TRAP) & behind & SEMI_BALANCED, "3N", "sign-off")
    yield from _enormous(situation)


def _answers(situation: Situation, low: int) -> Iterator[CandidateCall]:
    """Yield a suit of four or five that partner's take-out double has asked for."""
    if not situation.is_asked_for_suit:
        return
    for suit in sorted(situation.unbid_suits, key=lambda suit: (not suit.major, -suit)):
        longest = detail(not_shorter(suit, *situation.unbid_suits))
        four, named = Bid(4, Strain(suit)), situation.cheapest(suit)
        if suit.major and situation.legal(four):
            points = hcp(floor(GAME + _MORE - low))
            yield _strong(four, length(suit, 4) & longest & points, "4M", "sign-off")
        if named is not None and named.level in _TO_NAME and named.level <= 3:
            points = hl(floor(max(11, _TO_NAME[named.level] - low))) & hcp(9)
            yield _strong(named, length(suit, 5) & longest & points, "suit")


def _doubles(situation: Situation) -> Iterator[CandidateCall]:
    """Yield a double: for takeout below the four level, for strength above."""
    bid = situation.bid
    if bid is None or not situation.legal(DOUBLE) or bid.level not in _TO_DOUBLE:
        return
    theirs = bid.strain.suit
    if theirs is not None and bid.level > 1:
        trumps = length(theirs, 4) & good(theirs, 2, 4)
        together = hcp(floor(max(12, 22 - expected_points(situation))))
        yield _double(trumps & together, "penalty")
    if _has_told_points(situation):
        return
    shown = situation.mine.strength[0]
    least = _TO_DOUBLE[bid.level] + (shown >= 15)
    if bid.level < 4:
        least = min(least, max(_TO_DOUBLE[1], _BEYOND - expected_points(situation)))
    points = hcp(least if shown < _TO_DOUBLE[bid.level] else shown + _CLOSE)
    if theirs in situation.suits_of(situation.me):
        return  # their artificial bid was passed: they would run
    if theirs is None:
        enough = hcp(floor(max(_TO_DOUBLE_NOTRUMP, _MAJORITY - expected_points(situation))))
        yield _double(points if bid.level < 3 else points | enough, "penalty")
    elif bid.level <= 3:
        yield _double(points & length(theirs, 0, 3), "takeout")
    else:
        yield _double(points, "values")


def _enormous(situation: Situation) -> Iterator[CandidateCall]:
    """Yield a double of a hand far stronger than it has shown, with no other call."""
    bid, shown = situation.bid, situation.mine.strength[0]
    told = _has_told_points(situation) or (bid is not None and bid.level not in _TO_DOUBLE)
    if bid is None or told or not situation.legal(DOUBLE):
        return
    if bid.strain.suit in situation.suits_of(situation.me):
        return
    shape = ANYTHING if bid.strain.suit is None else length(bid.strain.suit, 0, 4)
    least = max(_ENORMOUS, shown + _CLOSE)
    if least > situation.mine.hcp[1]:
        return  # no hand that has bid so far as it did is so strong
    yield _strong(DOUBLE, hcp(least) & shape, ENORMOUS, title="call-takeout", kind="takeout")


def _redoubles(situation: Situation) -> Iterator[CandidateCall]:
    """Yield a strong hand's calls over their double: a redouble, or a long suit."""
    bid, low = situation.bid, expected_points(situation)
    last = situation.partners_last
    if bid is None or not situation.legal(REDOUBLE) or bid.level > 3 or is_game(bid):
        return
    if last is None or last.meaning.artificial or situation.mine.strength[1] < _STRONG:
        return
    if situation.mine.strength[0] < _TO_REDOUBLE and _has_partner_bid(situation):
        least = _TO_REDOUBLE + (4 if bid.level == 3 else 0)
        points = hcp(floor(max(least, 23 - low)))
        yield _strong(REDOUBLE, points, "XX", title="call-values", kind="values")
    if bid.level > 2:
        return
    for suit in sorted(Suit, key=lambda suit: -suit):
        named = situation.cheapest(suit)
        if suit in situation.theirs or named is None or named.level > 2:
            continue
        long = length(suit, 6) & good(suit, 2, 4) & hcp(_STRONG)
        jump = Bid(named.level + 1, named.strain)
        if jump.level <= 3 and situation.mine.least(suit) >= 3:
            yield _strong(jump, long, LONG, "invitational")
        yield _strong(named, long, LONG)


def _double(promise: Promise, kind: str) -> CandidateCall:
    forcing: Forcing = "one-round" if kind == "takeout" else "no"
    return _strong(DOUBLE, promise, "X", forcing, title=f"call-{kind}", kind=kind)


__all__ = ["ENORMOUS", "HOME", "LONG", "PREFIX", "TRY", "strong_calls"]
