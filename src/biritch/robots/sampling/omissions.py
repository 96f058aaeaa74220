"""Chances that a hidden player missed, and what that reveals about the hand.

A defender who does not win, cover, ruff or return partner's suit probably could not. The
probability is measured (``omission_rates.py``): of players with the chance, how many miss it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from biritch.core.calls import Contract
from biritch.core.cards import Card, Suit
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.rules.play import Trick

OmissionKind: TypeAlias = Literal[
    "win-last-ace",
    "win-last",
    "win-third",
    "cover-dummy",
    "cover-declarer",
    "ruff-last",
    "ruff-before",
    "overruff",
    "return-notrump",
    "return-suit",
    "declarer-ace",
    "declarer-win",
]
"""A chance: to win as the last to play, with the ace or another card; to win third in hand; to
cover an honour of dummy's or of declarer's; to ruff, or overruff; to return what partner led;
and for declarer to win as the last to play."""

_ACE, _JACK = 14, 11


@dataclass(frozen=True, slots=True)
class Chance:
    """A chance that *seat* had when it played *card*, with ``gone`` played before.

    It depends on the holding in ``suit``: ``had`` tests whether that gave the chance;
    ``missed`` is whether the card missed it.
    """

    kind: OmissionKind
    seat: Seat
    card: Card
    gone: Hand
    suit: Suit
    above: Card | None
    """What had to be beaten; ``None`` where any card of the suit would do."""
    missed: bool

    def has_had(self, holding: Hand) -> bool:
        """Return whether a hand with *holding* in the suit had the chance.

        Example:
            >>> king = Card.parse("SK")
            >>> chance = Chance("win-last", Seat.EAST, Card.parse("S2"), Hand(), Suit.SPADES,
            ...                 Card.parse("SQ"), True)
            >>> chance.has_had(Hand.of([king])), chance.has_had(Hand())
            (True, False)
        """
        fit = [card for card in holding if self.above is None or card > self.above]
        if self.kind in _WITH_ACE:
            return bool(fit) and fit[0].rank == _ACE
        if self.kind in _WITHOUT_ACE:
            return any(card.rank < _ACE for card in fit)
        return any(card.rank >= _JACK for card in fit) if self.kind in _COVERS else bool(fit)


_WITH_ACE = frozenset({"win-last-ace", "declarer-ace"})
_WITHOUT_ACE = frozenset({"win-last", "declarer-win"})
_COVERS = frozenset({"cover-dummy", "cover-declarer"})


def chances(
    tricks: tuple[Trick, ...], contract: Contract, dummy: Hand | None = None
) -> Iterator[Chance]:
    """Yield the chances of declarer and both defenders in *tricks*, in order.

    *dummy* is the hand dealt to dummy; without it, honours led from there are ignored.

    Example:
        >>> from biritch.core.cards import Strain
        >>> cards = tuple(map(Card.parse, ("S2", "S3", "SQ", "S4")))
        >>> contract = Contract(Strain.NOTRUMP, Seat.SOUTH, 3)
        >>> [(str(c.seat), c.kind) for c in chances((Trick(Seat.SOUTH, cards),), contract)]
        [('E', 'win-last-ace'), ('E', 'win-last')]
    """
    played = [Hand()] * len(Seat)
    for number, trick in enumerate(tricks):
        for place, (seat, card) in enumerate(trick.cards_by_seat):
            if seat is not contract.declarer.partner:
                at = _Moment(trick, place, seat, card, played[seat], contract, dummy)
                yield from at.to_follow() if place else at.to_return(tricks[:number])
        for seat, card in trick.cards_by_seat:
            played[seat] |= Hand.of([card])


@dataclass(frozen=True, slots=True)
class _Moment:
    """One card of one trick, as everybody saw it."""

    trick: Trick
    place: int
    seat: Seat
    card: Card
    gone: Hand
    contract: Contract
    dummy: Hand | None

    def to_follow(self) -> Iterator[Chance]:
        """Yield the chances of a seat that follows."""
        led = self.trick.cards[0].suit
        before = Trick(self.trick.leader, self.trick.cards[: self.place], self.trick.seats)
        winner = before.winner(self.contract.strain)
        best = dict(before.cards_by_seat)[winner]
        if winner.side is self.seat.side and not self._third(winner, best):
            return
        if self.card.suit != led:
            yield from self._to_ruff(led, best)
        elif best.suit == led:
            yield from self._to_win(best)

    def _third(self, winner: Seat, best: Card) -> bool:
        """Return whether partner's small card is winning, so that third hand plays high."""
        low = self.place == 2 and winner is self.trick.leader and best.rank < _JACK
        return low and self.seat is not self.contract.declarer

    def _to_win(self, best: Card) -> Iterator[Chance]:
        missed = self.card < best
        if self.place == len(self.trick.seats) - 1:
            declares = self.seat is self.contract.declarer
            kinds: tuple[OmissionKind, ...] = (
                ("declarer-ace", "declarer-win") if declares else ("win-last-ace", "win-last")
            )
            for kind in kinds:
                yield self._chance(kind, best.suit, best, missed=missed)
        elif self.seat is self.contract.declarer:
            return
        elif self.place == 2:
            yield self._chance("win-third", best.suit, best, missed=missed)
        elif best.rank >= _JACK - 1 and best == self.trick.cards[0]:
            yield from self._to_cover(best, missed=missed)

    def _to_cover(self, led: Card, *, missed: bool) -> Iterator[Chance]:
        if self.trick.leader is self.contract.declarer:
            yield self._chance("cover-declarer", led.suit, led, missed=missed)
        elif self.dummy is not None and Card.of(led.suit, led.rank - 1) not in self.dummy:
            yield self._chance("cover-dummy", led.suit, led, missed=missed)

    def _to_ruff(self, led: Suit, best: Card) -> Iterator[Chance]:
        trump = self.contract.strain.suit
        if trump is None or led == trump or self.seat is self.contract.declarer:
            return
        missed = self.card.suit != trump
        if best.suit == trump:
            lower = missed or self.card < best
            yield self._chance("overruff", trump, best, missed=lower)
            return
        last = self.place == len(self.trick.seats) - 1
        yield self._chance("ruff-last" if last else "ruff-before", trump, None, missed=missed)

    def to_return(self, earlier: tuple[Trick, ...]) -> Iterator[Chance]:
        """Yield the chance to return partner's suit."""
        if not earlier or self.seat.side is self.contract.declarer.side:
            return
        first = earlier[0]
        if first.leader is not self.seat.partner:
            return
        suit, trump = first.cards[0].suit, self.contract.strain.suit
        if suit == trump:
            return
        kind: OmissionKind = "return-notrump" if trump is None else "return-suit"
        yield self._chance(kind, suit, None, missed=self.card.suit != suit)

    def _chance(
        self, kind: OmissionKind, suit: Suit, above: Card | None, *, missed: bool
    ) -> Chance:
        return Chance(kind, self.seat, self.card, self.gone, suit, above, missed)
