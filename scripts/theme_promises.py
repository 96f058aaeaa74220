"""What deals of a theme promise, proved by the solver: it fails without the technique.

South declares, West has led. Everybody sees all cards here, so a promise says what perfect
play comes to: the contract is made, and it is not made where declarer is kept from the
technique. ``scripts/choose_deals`` asks it of many deals, ``tests/coach`` of those kept.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from biritch.core.cards import Card, Strain, Suit
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.seats import FOUR, Seat
from biritch.rules.play import Trick
from biritch.solver.native import NativeSolver
from biritch.solver.solver import Position

NS = (Seat.NORTH, Seat.SOUTH)
_SOLVER = NativeSolver(1)
_LINES = 3
"""Courses of best play that are followed where a technique comes late in the play."""
_ACE, _KING, _QUEEN = 14, 13, 12
_SMALL = 9
_ENDING = (2, 8)
"""Cards left to a hand after a throw-in: the fewest and the most."""


@dataclass(frozen=True, slots=True)
class Played:
    """A deal under way: the hands, the trick on the table, the tricks of North and South.

    Example:
        >>> deal = Deal.random(seed=7)
        >>> Played.begin(deal, Strain.NOTRUMP).left
        13
    """

    hands: tuple[Hand, ...]
    strain: Strain
    trick: Trick
    won: int = 0

    @classmethod
    def begin(cls, deal: Deal, strain: Strain) -> Played:
        """Return *deal* before West leads against South."""
        return cls(deal.hands, strain, Trick(Seat.WEST))

    @property
    def left(self) -> int:
        """The tricks to come, that under way included."""
        return len(self.hands[self.trick.turn])

    @property
    def ours(self) -> bool:
        """Whether declarer's side plays next."""
        return self.trick.turn in NS

    def after(self, card: Card) -> Played:
        """Return the play after *card*; a trick that is full is taken in."""
        seat = self.trick.turn
        hands = tuple(
            hand.without(card) if place is seat else hand
            for place, hand in zip(FOUR, self.hands, strict=True)
        )
        trick = self.trick.add(card)
        if not trick.full:
            return replace(self, hands=hands, trick=trick)
        winner = trick.winner(self.strain)
        return Played(hands, self.strain, Trick(winner), self.won + (winner in NS))

    def worth(self) -> dict[Card, int]:
        """Return the tricks of North and South in all, by each card that may be played."""
        (found,) = _SOLVER.leads([Position(self.hands, self.strain, self.trick)])
        if self.ours:
            return {card: self.won + tricks for card, tricks in found.items()}
        return {card: self.won + self.left - tricks for card, tricks in found.items()}

    def best(self) -> int:
        """Return the tricks that North and South win in all by best play of both sides."""
        if not self.left:
            return self.won
        worth = self.worth().values()
        return max(worth) if self.ours else min(worth)

    def led_by(self, seat: Seat) -> Played:
        """Return the play with *seat* on lead instead, between two tricks."""
        return replace(self, trick=Trick(seat))


Promise = Callable[[Played, int, Card], bool]
"""Whether the play after West's lead needs a technique to win so many tricks."""


def needs_hold_up(start: Played, needed: int, lead: Card) -> bool:
    """Whether the ace must be held up: no card that wins the first trick makes the contract."""
    suit = lead.suit
    held = Hand(sum(start.hands[seat].bits for seat in NS)).holding(suit)
    tops = {card.rank for card in held} & {_ACE, _KING, _QUEEN}
    now = start.after(lead)
    return (
        start.strain is Strain.NOTRUMP
        and tops == {_ACE}
        and start.hands[Seat.WEST].length(suit) > 3
        and now.best() >= needed
        and not _wins_first(now, needed)
    )


def _wins_first(now: Played, needed: int) -> bool:
    """Whether the contract is made where declarer takes the trick under way if he can."""
    if not now.trick.cards:
        return now.won > 0 and now.best() >= needed
    after = [_wins_first(now.after(card), needed) for card in _choices(now)]
    return any(after) if now.ours else all(after)


def _choices(now: Played) -> Iterator[Card]:
    """Yield the cards that may be played, one of each row of equals."""
    held = now.trick.legal(now.hands[now.trick.turn])
    yield from (card for card in held if card.rank == _ACE or Card(card + 1) not in held)


def needs_long_suit(start: Played, needed: int, lead: Card) -> bool:
    """Whether small cards of a long suit must take tricks, wherever the others' cards lie.

    The contract is made with the hands of East and West exchanged too, so no finesse decides.
    """
    now = start.after(lead)
    if not any(_is_long(start, suit, seat) for seat in NS for suit in Suit):
        return False
    north, east, south, west = start.hands
    exchanged = replace(start, hands=(north, west, south, east))
    return (
        now.best() == needed
        and exchanged.best() >= needed
        and all(_sets_up(start, now, seed) for seed in range(_LINES))
    )


def _is_long(start: Played, suit: Suit, seat: Seat) -> bool:
    """Whether *seat* has five cards or more of a side suit that does not run by its honours."""
    ours = Hand(sum(start.hands[each].bits for each in NS)).holding(suit)
    tops = {card.rank for card in ours} & {_ACE, _KING, _QUEEN}
    return (
        suit != start.strain.suit
        and start.hands[seat].length(suit) >= 5
        and start.hands[seat.partner].length(suit) >= 2
        and 1 <= len(tops) < 3
    )


def _sets_up(start: Played, now: Played, seed: int) -> bool:
    """Whether, on one course of play, a small card of the long suit wins once led."""
    for before, card in _course(now, seed):
        after = before.after(card)
        if after.left == before.left or after.won == before.won:
            continue
        cards = (*before.trick.cards, card)
        won = cards[(after.trick.leader - before.trick.leader) % 4]
        if won.rank <= _SMALL and won.suit == cards[0].suit:
            seat = after.trick.leader
            if _is_long(start, won.suit, seat):
                return True
    return False


def needs_discard(start: Played, needed: int, lead: Card) -> bool:
    """Whether a loser must be thrown away before trumps are led."""
    trump = start.strain.suit
    if trump is None or start.after(lead).best() != needed:
        return False
    return all(_throws_first(start.after(lead), needed, trump, seed) for seed in range(_LINES))


def _throws_first(now: Played, needed: int, trump: Suit, seed: int) -> bool:
    """Whether trumps may not be led before something is thrown away, on one course of play."""
    refused = False
    for before, card in _course(now, seed):
        leads = not before.trick.cards
        if leads and before.ours and not refused:
            worth = before.worth()
            trumps = [tricks for each, tricks in worth.items() if each.suit == trump]
            if not trumps or max(trumps) >= needed:
                return False
            refused = True
        if leads and before.ours and card.suit == trump:
            return False
        if refused and _is_thrown(before, card, trump):
            return True
    return False


def _is_thrown(before: Played, card: Card, trump: Suit) -> bool:
    """Whether declarer's side throws *card* on a trick its other hand is winning."""
    cards = before.trick.cards
    return (
        bool(cards)
        and before.ours
        and card.suit not in (cards[0].suit, trump)
        and before.trick.leader in NS
        and before.after(card).won >= before.won
        and before.trick.winner(before.strain) is before.trick.turn.partner
    )


def needs_throw_in(start: Played, needed: int, lead: Card) -> bool:
    """Whether best play comes to a defender who must lead and has no harmless card.

    Other courses may be as good, and end in the same way with another card.
    """
    now = start.after(lead)
    return now.best() == needed and any(
        _throws_in(before, card, needed)
        for seed in range(_LINES)
        for before, card in _course(now, seed)
    )


def _throws_in(before: Played, card: Card, needed: int) -> bool:
    """Whether *card* ends a trick declarer led and lost, and losing it was the only way.

    With North or South to lead to the next trick instead, or the other defender, the contract
    would not be made.
    """
    after = before.after(card)
    if len(before.trick.cards) != 3 or before.trick.leader not in NS or after.won > before.won:
        return False
    least, most = _ENDING
    thrown = after.trick.leader
    return (
        least <= after.left <= most
        and after.best() >= needed
        and all(after.led_by(seat).best() < needed for seat in FOUR if seat is not thrown)
    )


def _course(now: Played, seed: int) -> Iterator[tuple[Played, Card]]:
    """Yield each position with the card played there, by best play of both sides to the end."""
    rng = random.Random(seed)
    while now.left:
        worth = now.worth()
        wanted = max(worth.values()) if now.ours else min(worth.values())
        card = rng.choice([each for each, tricks in worth.items() if tricks == wanted])
        yield now, card
        now = now.after(card)


PROMISES: dict[str, Promise] = {
    "hold-ups": needs_hold_up,
    "long-suits": needs_long_suit,
    "discards": needs_discard,
    "throw-ins": needs_throw_in,
}
"""What must be true of every deal of these themes."""
