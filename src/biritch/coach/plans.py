"""Declarer's plan: sure tricks, losers, and sources of further tricks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from biritch.coach.reasons import CardInPlay, CardReason, reason
from biritch.coach.suits import SuitReading, card_of
from biritch.core.cards import Suit
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.core.signs import card_sign, seat_sign, strain_sign

_QUEEN = 12
_TWO = 2


@dataclass(frozen=True, slots=True)
class TrickCount:
    """Declarer's count: tricks ``won``, ``sure`` in hand, and ``wanted`` in all.

    ``losers`` are those of the hand with more trumps, in a trump contract.

    Example:
        >>> TrickCount(won=2, sure=5, wanted=9, losers=None).missing
        2
    """

    won: int
    sure: int
    wanted: int
    losers: int | None

    @property
    def missing(self) -> int:
        """The number of further tricks needed."""
        return max(0, self.wanted - self.won - self.sure)

    @property
    def says(self) -> Phrase:
        """The count as a sentence."""
        name = "coach-count-enough" if not self.missing else "coach-count"
        sure = self.won + self.sure
        return Phrase.of(name, sure=sure, wanted=self.wanted, missing=self.missing)


def count_tricks(play: CardInPlay) -> TrickCount:
    """Return declarer's count of tricks before *play*.

    Example:
        >>> import biritch as bw
        >>> from biritch.core.cards import Card
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> count_tricks(CardInPlay.of(game.view(game.actor), Card.parse("SK"))).sure
        3
    """
    view, contract = play.at.view, play.at.view.contract
    assert contract is not None
    won = view.won if play.at.declaring else len(view.tricks) - view.won
    left = len(play.at.hand)
    sure = min(left, _count_sure(play))
    losers = _losers(play) if play.trump is not None else None
    # Without a contract the odd trick is what one plays for.
    return TrickCount(won, sure, max(contract.level, 1) + 6, losers)


def _count_sure(play: CardInPlay) -> int:
    """Return the tricks that can be cashed, with the one under way if it is sure.

    Each hand that still has to follow to that one gives a card to it: the one that wins, or the
    lowest.
    """
    if play.leading:
        return sum(suit.winners for suit in play.suits.values())
    at, here = play.at, play.suits[play.card_led.suit]
    mine, opposite = list(here.mine), list(here.opposite)
    hands = [mine, opposite] if at.place == 1 else [mine]
    won = _wins_now(play)
    for held in hands:
        master = held and here.master(held[0]) and at.beats(card_of(here.suit, held[0]))
        held[:] = held[1:] if master and not won else held[:-1]
        won = won or bool(master)
    after = replace(here, mine=tuple(mine), opposite=tuple(opposite))
    others = sum(suit.winners for suit in play.suits.values() if suit is not here)
    return won + after.winners + others


def _wins_now(play: CardInPlay) -> bool:
    """Return whether the hand opposite is sure to win the trick under way."""
    at = play.at
    if not at.partner_winning:
        return False
    best = dict(at.trick.cards_by_seat)[at.trick.winner(at.strain)]
    return not at.behind or play.suits[best.suit].master(best.rank)


def _losers(play: CardInPlay) -> int:
    """Return the losers in the side suits of the hand with more trumps."""
    assert play.trump is not None
    trumps = play.suits[play.trump]
    long_is_mine = len(trumps.mine) >= len(trumps.opposite)
    total = 0
    for suit, reading in play.suits.items():
        if suit == play.trump:
            continue
        long, short = reading.mine, reading.opposite
        if not long_is_mine:
            long, short = short, long
        sure = sum(rank > reading.top_out for rank in (*long, *short))
        total += max(0, min(len(long), 3) - sure)
    return total


def plan(play: CardInPlay) -> CardReason:
    """Return the plan: the first source of the tricks needed."""
    count = count_tricks(play)
    found = _trump_plan(play, count) if play.trump is not None else _notrump_plan(play, count)
    return CardReason(found.technique, found.says, (count.says,))


def _trump_plan(play: CardInPlay, count: TrickCount) -> CardReason:
    for source in (_ruffs, _discards, _by_ruffing, _finesse, _drive_reason, _length):
        if (found := source(play)) is not None:
            return found
    if play.trumps_out:
        return draw_trumps(play)
    return _squeeze(play, count) or reason("cash", "cash-plan", tricks=count.sure)


def _notrump_plan(play: CardInPlay, count: TrickCount) -> CardReason:
    if count.missing:
        for source in (_drive_reason, _length, _finesse):
            if (found := source(play)) is not None:
                return found
    return _squeeze(play, count) or reason("cash", "cash-plan", tricks=count.sure)


def _squeeze(play: CardInPlay, count: TrickCount) -> CardReason | None:
    """Return a squeeze: one trick short, nothing to establish, two suits to keep."""
    threats = [reading for reading in _sides(play) if _threat(reading)]
    if count.missing != 1 or len(threats) < _TWO:
        return None
    one, other = threats[:2]
    return reason(
        "squeeze", "squeeze-plan", suit=strain_sign(one.suit), other=strain_sign(other.suit)
    )


def _threat(reading: SuitReading) -> bool:
    """Return whether a card of ours is high if an opponent discards the suit."""
    return bool(reading.out) and reading.most > reading.winners


def draw_trumps(play: CardInPlay) -> CardReason:
    """Return the reason "draw trumps"."""
    return reason("draw-trumps", out=play.trumps_out)


def _sides(play: CardInPlay) -> list[SuitReading]:
    return [reading for suit, reading in play.suits.items() if suit != play.trump]


def _ruffs(play: CardInPlay) -> CardReason | None:
    """Return a plan to ruff losers in the short trump hand."""
    assert play.trump is not None
    trumps = play.suits[play.trump]
    short_is_mine = len(trumps.mine) < len(trumps.opposite)
    ruffers = trumps.mine if short_is_mine else trumps.opposite
    for reading in _sides(play):
        short, long = reading.opposite, reading.mine
        if short_is_mine:
            short, long = long, short
        losers = len(long) - sum(rank > reading.top_out for rank in (*long, *short))
        shorter = len(short) <= 2 and len(short) < len(long)
        if ruffers and shorter and losers > 0:
            return ruff_losers(trumps, reading.suit)
    return None


def ruff_losers(trumps: SuitReading, suit: Suit) -> CardReason:
    """Return the reason for ruffing losers of *suit*, in the hand with fewer *trumps* if any.

    Example:
        >>> trumps = SuitReading(Suit.SPADES, (14, 13), (12, 11), (10,), ())
        >>> ruff_losers(trumps, Suit.HEARTS).says.name
        'coach-ruff-losers-short'
    """
    equal = len(trumps.mine) == len(trumps.opposite)
    name = "ruff-losers-short" if equal else "ruff-losers"
    return reason("ruff-losers", name, suit=strain_sign(suit))


def _discards(play: CardInPlay) -> CardReason | None:
    """Return a plan to discard losers of one hand on winners of the other."""
    for reading in _sides(play):
        short = min(len(reading.mine), len(reading.opposite))
        if reading.winners > short and play.suits and _losers(play):
            return reason("discard", suit=strain_sign(reading.suit))
    return None


def _by_ruffing(play: CardInPlay) -> CardReason | None:
    """Return a plan to establish a long suit by ruffing."""
    assert play.trump is not None
    trumps = play.suits[play.trump]
    for reading in _sides(play):
        long, short = sorted((reading.mine, reading.opposite), key=len, reverse=True)
        ruffers = trumps.mine if short is reading.mine else trumps.opposite
        if len(long) >= 5 and len(short) <= 2 and len(ruffers) >= 3:
            return reason("ruff-out", suit=strain_sign(reading.suit))
    return None


def _drive_reason(play: CardInPlay) -> CardReason | None:
    readings = [r for r in _sides(play) if r.driven_tricks and r.top_out >= _QUEEN]
    if not readings:
        return None
    best = max(readings, key=lambda reading: (reading.driven_tricks, reading.most))
    return drive_out(best)


def drive_out(reading: SuitReading) -> CardReason:
    """Return a plan to drive out the highest missing card."""
    return reason(
        "drive-out",
        card=card_sign(reading.suit, reading.top_out),
        tricks=max(1, reading.driven_tricks),
    )


def _length(play: CardInPlay) -> CardReason | None:
    readings = [r for r in _sides(play) if r.long_tricks and len(r.ours) >= 7]
    if not readings:
        return None
    best = max(readings, key=lambda reading: (reading.long_tricks, len(reading.ours)))
    return reason("set-up", suit=strain_sign(best.suit), out=len(best.out))


def _finesse(play: CardInPlay) -> CardReason | None:
    readings = [
        reading
        for reading in _sides(play)
        if reading.tenace and not is_known_void(play, _against(play, reading), reading.suit)
    ]
    if not readings:
        return None
    best = max(readings, key=lambda reading: reading.tenace)
    return finesse(play, best)


def finesse(play: CardInPlay, reading: SuitReading, against: Seat | None = None) -> CardReason:
    """Return a plan to finesse in *reading*, against the opponent *against*."""
    missing = card_sign(reading.suit, reading.missing_honour)
    against = _against(play, reading) if against is None else against
    return reason(
        "finesse", card=missing, suit=strain_sign(reading.suit), seat=seat_sign(against)
    )


def _against(play: CardInPlay, reading: SuitReading) -> Seat:
    """Return the opponent who must hold the missing honour."""
    return play.at.seat.after(3 if reading.tenace in reading.mine else 1)


def is_known_void(play: CardInPlay, seat: Seat, suit: Suit) -> bool:
    """Whether *seat* has shown that it holds no card of *suit*.

    Example:
        >>> import biritch as bw
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> play = CardInPlay.of(game.view(game.actor), bw.Card.parse("SK"))
        >>> is_known_void(play, bw.Seat.NORTH, bw.Suit.SPADES)
        False
    """
    return any(
        who == seat and card.suit != suit
        for trick in play.at.view.tricks
        if trick.cards and trick.cards[0].suit == suit
        for who, card in trick.cards_by_seat
    )
