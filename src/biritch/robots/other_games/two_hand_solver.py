"""A double dummy solver for two hands, built on one for four.

The empty seats get harmless cards: the lowest of each suit, and no trump. They never win a
trick and never ruff, so the result is the same. With trumps and more than eleven cards a hand
there are not enough of those; then the lowest cards of the other suits are left out in pairs,
and each side is assumed to win half of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from biritch.core.cards import DECK, Card, Strain, Suit
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.seats import FOUR, Seat, next_of
from biritch.core.trick_table import TrickTable
from biritch.robots.double_dummy import solve_rows
from biritch.rules.play import Trick
from biritch.solver.solver import Position, PositionRows, QuestionMode, Solver

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class TwoHandSolver:
    """A solver for positions with four hands or two.

    Example:
        >>> from biritch.core.seats import Seat
        >>> from biritch.robots.double_dummy import double_dummy
        >>> hands = (Hand.parse("AK...A"), Hand(), Hand.parse("QJ...K"), Hand())
        >>> lead = Trick(Seat.NORTH, seats=(Seat.NORTH, Seat.SOUTH))
        >>> solver = TwoHandSolver(double_dummy())
        >>> max(solver.leads([Position(hands, Strain.NOTRUMP, lead)])[0].values())
        3
    """

    solver: Solver

    def tables(self, deals: Sequence[Deal]) -> list[TrickTable]:
        """Return the table of each deal (four hands) from the wrapped solver."""
        return self.solver.tables(deals)

    def leads(self, positions: Sequence[Position]) -> list[dict[Card, int]]:
        """Return the cards of each position, with the tricks of the side to play."""
        fillings = [
            _Filled.of(position) if len(position.trick.seats) == 2 else None
            for position in positions
        ]
        filled = [
            position if two is None else two.position
            for position, two in zip(positions, fillings, strict=True)
        ]
        return [
            answer if two is None else two.read(position, answer)
            for position, two, answer in zip(
                positions, fillings, self.solver.leads(filled), strict=True
            )
        ]

    def rows(
        self,
        positions: PositionRows,
        mode: QuestionMode = "exact",
        *,
        target: int = 0,
        seconds: float | None = None,
    ) -> NDArray[np.int8]:
        """Return the tricks of each row (four hands) from the wrapped solver."""
        return solve_rows(self.solver, positions, mode, target=target, seconds=seconds)


@dataclass(frozen=True, slots=True)
class _Filled:
    """A position of two hands as one of four; ``names`` maps its cards back."""

    position: Position
    names: dict[Card, Card]
    aside: int

    @classmethod
    def of(cls, position: Position) -> _Filled:
        """Return *position* with two added hands."""
        trick, trump = position.trick, position.strain.suit
        players = trick.seats
        hands, aside = _shorten_hands(position)
        live = Hand.of(trick.cards)
        for seat in players:
            live |= hands[seat]
        # In a suit only the order of the cards counts: raised to the highest ranks, they leave
        # the low ones to the idle hands.
        names = _raise_cards(live)
        cards = {old: new for new, old in names.items()}
        idle = [card for card in DECK if card not in names and card.suit != trump]
        filled = {seat: Hand.of(cards[card] for card in hands[seat]) for seat in players}
        second = next_of(players, trick.leader)
        on_table: list[Card] = []
        # The seat between leader and the other player has played an idle card already.
        if trick.cards:
            on_table = [cards[trick.cards[0]]]
            between = (second - trick.leader) % 4 - 1
            on_table += [idle.pop() for _ in range(between)]
        size = len(filled[trick.turn])
        for seat in FOUR:
            if seat not in players:
                # Who sits between leader and the other player has one card fewer left.
                gone = trick.cards and (seat - trick.leader) % 4 < (second - trick.leader) % 4
                count = size - 1 if gone else size
                filled[seat] = Hand.of(idle.pop() for _ in range(count))
        four = tuple(filled[seat] for seat in FOUR)
        return cls(
            Position(four, position.strain, Trick(trick.leader, tuple(on_table))), names, aside
        )

    def read(self, position: Position, answer: dict[Card, int]) -> dict[Card, int]:
        """Return the results for the cards of *position*, omitted ones included."""
        won = {self.names[card]: tricks + self.aside // 2 for card, tricks in answer.items()}
        least = min(won.values())
        legal = sorted(position.trick.legal(position.hands[position.trick.turn]), reverse=True)
        for card in legal:
            higher = [other for other in won if other.suit == card.suit and other > card]
            won.setdefault(card, won[min(higher)] if higher else least)
        return {card: won[card] for card in legal}


def _raise_cards(live: Hand) -> dict[Card, Card]:
    """Return a mapping of *live* cards to the highest ranks that keep their order."""
    return {
        Card.of(suit, 14 - place): card
        for suit in Suit
        for place, card in enumerate(sorted(live.holding(suit), reverse=True))
    }


def _shorten_hands(position: Position) -> tuple[dict[Seat, Hand], int]:
    """Return the two hands without low cards for which there is no room, and their number."""
    players, trick = position.trick.seats, position.trick
    hands = {seat: position.hands[seat] for seat in players}
    aside = 0
    while _is_crowded(hands, trick, position.strain):
        for seat in players:
            low = [card for card in hands[seat] if card.suit != position.strain.suit]
            if trick.cards and seat == trick.turn:
                led = trick.cards[0].suit
                # A card of the suit led may have to be played: it is the last to be left out.
                low = [card for card in low if card.suit != led] or low
            lowest = min(low or hands[seat], key=lambda card: card.rank)
            hands[seat] = hands[seat].without(lowest)
        aside += 1
    return hands, aside


def _is_crowded(hands: dict[Seat, Hand], trick: Trick, strain: Strain) -> bool:
    """Return whether there are fewer harmless cards than two seats need."""
    live = sum(map(len, hands.values())) + len(trick.cards)
    trump = strain.suit
    # At notrump any card can be idle, and 52 are enough for four hands.
    if trump is None:
        return False
    trumps = sum(hand.length(trump) for hand in hands.values())
    trumps += sum(card.suit == trump for card in trick.cards)
    # Cards of the other three suits that nobody holds.
    free = 39 - (live - trumps)
    return free < 2 * max(map(len, hands.values()))
