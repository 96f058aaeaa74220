"""General rules for slams: counting points, then asking for aces (Blackwood) and kings.

Answers to 4NT on four aces: 5C none or three, 5D one or four, 5H two (the beginners' Blackwood
"30-41" of French courses, as at jouer-bridge.com); kings likewise over 5NT.
"""

from __future__ import annotations

from collections.abc import Iterator

from biritch.bidding.agreement.conditions.asking import KEYS
from biritch.bidding.agreement.meaning import CandidateCall
from biritch.bidding.agreement.situation import (
    STRONG_TWO,
    CallWithMeaning,
    Situation,
)
from biritch.bidding.natural.candidates import (
    GRAND,
    NOTRUMP_SLAM,
    SLAM,
    candidate,
    floor,
    stops,
    supports,
)
from biritch.bidding.promises.honours import AcesOrKings, aces, good, holds, kings
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING, Or, Promise
from biritch.bidding.promises.shapes import SEMI_BALANCED, length
from biritch.core.calls import PASS, Bid
from biritch.core.cards import Strain, Suit

ASK_ACES, ASK_KINGS, CHOOSE_SLAM = "blackwood", "blackwood-kings", "slam-choice"
_STEPS = ((0, 3), (1, 4), (2,))
_NT = Strain.NOTRUMP
_GRAND_ON_NINE = 34
"""Points, length and support counted, that make thirteen tricks with nine trumps."""
_KINGS_TO_ASK = {Suit.CLUBS: 3, Suit.DIAMONDS: 2, Suit.HEARTS: 1, Suit.SPADES: 1}
"""The kings one must hold, so that an answer above six of trumps leaves none missing."""
_KING = 13
STRONG = 16
"""Points that come with an ace of their own, all but always."""


def question_asked(situation: Situation) -> str:
    """Return the question that partner has just asked, if the opponent passed."""
    last = situation.partners_last
    kind = last.meaning.kind if last and situation.quiet else ""
    return kind if kind in (ASK_ACES, ASK_KINGS, CHOOSE_SLAM) else ""


def question_answered(situation: Situation) -> str:
    """Return the question that partner has just answered."""
    last, now = situation.my_last, situation.partners_last
    kind = last.meaning.kind if last and now and now.meaning.kind == "answer" else ""
    return kind if situation.quiet and kind in (ASK_ACES, ASK_KINGS) else ""


def answers(situation: Situation) -> Iterator[CandidateCall]:
    """Yield the answers, by steps; a slam if partner asks to choose one."""
    if question_asked(situation) == CHOOSE_SLAM:
        yield from _chosen_slams(situation)
        return
    level, count = (5, aces) if question_asked(situation) == ASK_ACES else (6, kings)
    for strain, counts in zip(Strain, _STEPS, strict=False):
        if situation.legal(bid := Bid(level, strain)):
            yield candidate(
                bid,
                count(*counts),
                f"{level}{strain}",
                "one-round",
                title="call-answer",
                kind="answer",
                artificial=True,
            )


def _chosen_slams(situation: Situation) -> Iterator[CandidateCall]:
    """Yield six of the known trumps, of a suit to choose, or of notrump.

    Seven, if a suit is agreed: 5NT then asks for two of its three top honours.
    """
    ours = situation.suits_of(situation.me)
    trumps = situation.agreed_suit
    if trumps is not None and situation.legal(seven := Bid(7, Strain(trumps))):
        yield candidate(seven, good(trumps, 2, 3), "7-two-honours", "sign-off")
    if trumps is None:
        for suit in situation.unbid_suits:
            if situation.mine.lengths[suit][1] >= 5:
                yield _six(Strain(suit), length(suit, 5))
        for suit in situation.suits_of(situation.me.partner):
            yield _six(Strain(suit), length(suit, 3))
        for suit in ours:
            yield _six(Strain(suit), length(suit, max(6, situation.mine.least(suit) + 1)))
        yield _six(_NT, ANYTHING)
    else:
        yield _six(Strain(trumps), ANYTHING)


def _six(strain: Strain, promise: Promise) -> CandidateCall:
    return candidate(Bid(6, strain), promise, "6-chosen", "sign-off")


def _trumps(situation: Situation) -> Iterator[tuple[Suit, int]]:
    """Yield the possible trump suits of a slam, with the length needed in this hand.

    The suit known to both comes first, even if partner raised it with two cards.
    """
    known = situation.trumps
    if known is not None:
        yield known, max(0, 8 - situation.partner.least(known))
    # A major raised on three cards is agreed all the same, once aces have been asked for.
    elif question_answered(situation) and situation.agreed_suit is not None:
        known = situation.agreed_suit
        yield known, situation.mine.least(known)
    for suit, need in situation.fits():
        if suit != known and situation.partner.least(suit) >= 3:
            yield suit, max(need, 2)


def enough(situation: Situation) -> bool:
    """Return whether the points together can suffice for a slam."""
    return situation.partner_points[0] >= 5 or situation.partner_points[1] >= 11


def is_concluded(situation: Situation) -> bool:
    """Return whether partner signed off after asking for aces: nobody knows more."""
    last = situation.partners_last
    if last is None or last.meaning.forcing != "sign-off":
        return False
    return any(
        entry.meaning.kind in (ASK_ACES, KEYS) and entry.seat is situation.me.partner
        for entry in situation.calls
    )


def slams(situation: Situation) -> Iterator[CandidateCall]:
    """Yield slam bids and slam tries on points."""
    if not enough(situation) or situation.bid is None or situation.bid.level > 5:
        return
    if is_concluded(situation):
        return
    low = situation.partner_points[0]
    last = situation.partners_last
    to_notrump = (
        last is not None
        and isinstance(last.call, Bid)
        and last.call.strain is _NT
        and not last.meaning.artificial
    )
    ask = Bid(4, _NT)
    for suit, need in _trumps(situation):
        if situation.legal(ask) and not to_notrump:
            strong = supports(suit, need, SLAM - low)
            yield candidate(
                ask,
                strong,
                "4N-aces",
                "one-round",
                title="call-blackwood",
                kind=ASK_ACES,
                artificial=True,
            )
        elif situation.legal(six := Bid(6, Strain(suit))):
            strong = supports(suit, need, SLAM - low) & aces(2, 3, 4)
            yield candidate(six, strong, "6-suit", "sign-off")
    yield from _notrump_slams(situation, low)
    if (
        situation.legal(ask)
        and to_notrump
        and situation.partner_points[1] - low >= 1
        and not situation.they_acted
    ):
        yield from _invites(situation, low)


def _notrump_slams(situation: Situation, low: int) -> Iterator[CandidateCall]:
    """Yield slams in notrump: with flat hands, or without a fit."""
    if situation.legal(Bid(7, _NT)) and situation.legal(Bid(6, _NT)):
        flat = SEMI_BALANCED & _promise_aces(low)
        flat &= stops(situation.unstopped_suits)
        yield candidate(
            Bid(7, _NT), flat & hl(floor(GRAND - low)) & aces(3, 4), "7N", "sign-off"
        )
        yield candidate(Bid(6, _NT), flat & hl(floor(NOTRUMP_SLAM - low)), "6N", "sign-off")
        low_enough = situation.bid is not None and situation.bid.level <= 4
        if low_enough and situation.trumps is None and not situation.they_acted:
            # No hand as strong stops in game because no suit fits.
            strong = hcp(floor(SLAM - low)) & _promise_aces(low)
            if situation.game_forced:
                strong |= hl(floor(SLAM + 1 - low)) & aces(2, 3, 4)
            yield candidate(Bid(6, _NT), strong, "6N-any", "sign-off")


def _promise_aces(low: int) -> Promise:
    """Return the aces to hold for six notrump; who is known to be that strong has his own."""
    if low >= STRONG_TWO:
        return ANYTHING
    return aces(1, 2, 3, 4) if low >= STRONG else aces(2, 3, 4)


def _invites(situation: Situation, low: int) -> Iterator[CandidateCall]:
    """Yield 4NT over partner's notrump: an invitation to a maximum."""
    if situation.bid is not None and situation.bid.level <= 3 and low >= 12:
        span = hl(floor(SLAM - low - 2), floor(SLAM - low - 1))
        yield candidate(
            Bid(4, _NT),
            SEMI_BALANCED & span,
            "4N-invites",
            "invitational",
            title="call-quantitative",
        )


def conclusions(situation: Situation) -> Iterator[CandidateCall]:
    """Yield the final contract after partner's answer."""
    last = situation.partners_last
    assert last is not None
    question = question_answered(situation)
    counts = _may_hold(last)
    low = situation.partner_points[0]
    for suit, need in _trumps(situation):
        trumps = length(suit, need)
        if question == ASK_ACES:
            yield from _after_aces(situation, suit, trumps, counts, low)
        else:
            yield from _after_kings(situation, suit, trumps, counts, low)


def _may_hold(last: CallWithMeaning) -> tuple[int, ...]:
    """Return the numbers that partner's answer may mean, in any step method."""
    promise = last.meaning.promise
    # The first answer is also that of a hand which had no other, though there is none such.
    parts = promise.parts if isinstance(promise, Or) else (promise,)
    counts = {count for part in parts if isinstance(part, AcesOrKings) for count in part.counts}
    return tuple(sorted(counts)) or (0, 1, 2, 3, 4)


def _mine(counts: tuple[int, ...], together: tuple[int, ...]) -> tuple[int, ...]:
    """Return the numbers in this hand for *together*, with as many as possible at partner's."""
    return tuple(
        n for n in range(5) if n + max((c for c in counts if c + n <= 4), default=0) in together
    )


def _after_aces(
    situation: Situation, suit: Suit, trumps: Promise, counts: tuple[int, ...], low: int
) -> Iterator[CandidateCall]:
    strain = Strain(suit)
    all_four = aces(*_mine(counts, (4,)))
    nine = length(suit, max(2, 9 - situation.partner.least(suit)))
    thirteen = nine & supports(suit, 2, _GRAND_ON_NINE - low)
    thirteen |= trumps & supports(suit, 2, GRAND - low)
    if situation.legal(seven := Bid(7, strain)):
        yield candidate(seven, all_four & thirteen, "7-after-aces", "sign-off")
    if situation.legal(Bid(5, _NT)):
        hopes = nine & supports(suit, 2, SLAM - 4 - low)
        hopes |= trumps & supports(suit, 2, SLAM - 1 - low)
        own = kings(*range(_KINGS_TO_ASK[suit], 5))
        yield candidate(
            Bid(5, _NT),
            all_four & hopes & own,
            "5N-kings",
            "one-round",
            title="call-kings",
            kind=ASK_KINGS,
            artificial=True,
        )
    if three := _mine(counts, (3, 4)):
        yield candidate(Bid(6, strain), trumps & aces(*three), "6-after-aces", "sign-off")
    yield from _stops(situation, strain, trumps)


def _stops(situation: Situation, strain: Strain, trumps: Promise) -> Iterator[CandidateCall]:
    assert situation.bid is not None
    if situation.bid == Bid(5, strain):
        yield candidate(PASS, trumps, "5-after-aces", "sign-off")
    elif situation.legal(five := Bid(5, strain)):
        yield candidate(five, trumps, "5-after-aces", "sign-off")
    elif situation.legal(six := Bid(6, strain)):
        yield candidate(six, trumps, "6-no-way-back", "sign-off")


def _after_kings(
    situation: Situation, suit: Suit, trumps: Promise, counts: tuple[int, ...], low: int
) -> Iterator[CandidateCall]:
    strain = Strain(suit)
    nine = length(suit, max(2, 9 - situation.partner.least(suit)))
    thirteen = trumps & kings(*_mine(counts, (4,)))
    # With one king missing, it must not be that of nine trumps.
    strong = (nine & holds(suit, _KING)) | (trumps & supports(suit, 2, GRAND - 1 - low))
    thirteen |= strong & kings(*_mine(counts, (3,)))
    if situation.legal(seven := Bid(7, strain)):
        yield candidate(seven, thirteen, "7-after-kings", "sign-off")
    if situation.bid == Bid(6, strain):
        yield candidate(PASS, trumps, "6-after-kings", "sign-off")
    elif situation.legal(six := Bid(6, strain)):
        yield candidate(six, trumps, "6-after-kings", "sign-off")
    elif situation.legal(seven := Bid(7, strain)):
        yield candidate(seven, trumps, "7-no-way-back", "sign-off")
