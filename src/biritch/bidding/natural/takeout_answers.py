"""General rules for answers to a takeout double.

0-7 the cheapest suit, 8-10 a jump, 1NT 8-10 with their suit stopped, 11 and more a game or
a bid of their suit (*Standard d'Enseignement Français*, Fédération française de bridge, answers
to the take-out double, as beginners are taught).
"""

from __future__ import annotations

from collections.abc import Iterator

from biritch.bidding.agreement.meaning import CandidateCall
from biritch.bidding.agreement.situation import Situation
from biritch.bidding.natural.candidates import candidate, floor, notrump
from biritch.bidding.promises.honours import good, stopper
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import length, not_shorter
from biritch.core.calls import PASS, Bid
from biritch.core.cards import Strain, Suit

_NT = Strain.NOTRUMP


def takeout_answers(situation: Situation) -> Iterator[CandidateCall]:
    """Yield answers to partner's takeout double."""
    bid = situation.bid
    if bid is None or bid.strain.suit is None:
        return
    theirs = bid.strain.suit
    strong = max(0, situation.partner_points[0] - 12)
    yield from _game(situation, theirs, strong)
    yield from _jumps(situation, theirs, strong)
    if situation.quiet:
        trumps = length(theirs, 5) & good(theirs, 2, 4)
        yield candidate(PASS, trumps & hcp(6), "pass-for-penalties")
        yield from _cheapest(situation)
    else:
        yield from _free(situation)
        yield candidate(PASS, ANYTHING, "nothing-to-add")


def _suits(situation: Situation) -> list[Suit]:
    """Return the suits partner asks for, majors first."""
    theirs = situation.theirs
    return sorted((x for x in Suit if x not in theirs), key=lambda x: (not x.major, -x))


def _longest(situation: Situation, suit: Suit) -> list[Suit]:
    return [other for other in _suits(situation) if other != suit]


def _game(situation: Situation, theirs: Suit, strong: int) -> Iterator[CandidateCall]:
    for suit in _suits(situation):
        four = Bid(4, Strain(suit))
        if suit.major and situation.legal(four):
            points = floor(11 - strong)
            yield candidate(four, length(suit, 5) & hl(points), "4M-over-double", "sign-off")
            yield candidate(
                four, length(suit, 4) & hl(points + 2), "4M-over-double", "sign-off"
            )
    if situation.legal(three := Bid(3, _NT)):
        yield candidate(
            three, notrump(situation, 13 - strong, 40, semi=False), "3N-over-double", "sign-off"
        )
    cue = situation.cheapest(theirs)
    if cue is not None and cue.level <= 3 and situation.quiet:
        yield candidate(
            cue,
            hl(floor(12 - strong)),
            "cue-over-double",
            "one-round",
            title="call-cue-bid",
            kind="cue-bid",
            artificial=True,
        )


def _jumps(situation: Situation, theirs: Suit, strong: int) -> Iterator[CandidateCall]:
    low, high = floor(9 - strong), floor(11 - strong)
    for suit in _suits(situation):
        jump = situation.cheapest(suit, 1)
        if jump is not None and jump.level <= 3:
            longest = detail(not_shorter(suit, *_longest(situation, suit)))
            yield candidate(
                jump,
                length(suit, 4) & longest & hl(low, high),
                "jump-over-double",
                "invitational",
            )
    bid = situation.cheapest(_NT)
    if bid is not None and bid.level <= 2:
        span = (8, 10) if bid.level == 1 else (11 - strong, 12 - strong)
        yield candidate(
            bid, stopper(theirs) & hl(floor(span[0]), span[1]), f"{bid.level}N-over-double"
        )


def _cheapest(situation: Situation) -> Iterator[CandidateCall]:
    """Yield the cheapest bid of the longest suit, for every hand."""
    for cards in (5, 4, 3):
        for suit in _suits(situation):
            bid = situation.cheapest(suit)
            if bid is not None and bid.level <= 4:
                longest = detail(not_shorter(suit, *_longest(situation, suit)))
                yield candidate(bid, length(suit, cards) & longest, f"{bid.level}-over-double")


def _free(situation: Situation) -> Iterator[CandidateCall]:
    for suit in _suits(situation):
        bid = situation.cheapest(suit)
        if bid is not None and bid.level <= 3:
            cards = 4 if bid.level < 3 else 5
            longest = detail(not_shorter(suit, *_longest(situation, suit)))
            points = hl(6 + bid.level // 2)
            yield candidate(
                bid, length(suit, cards) & longest & points, f"{bid.level}-free-over-double"
            )
