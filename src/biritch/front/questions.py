"""Questions answered in one call: does it make, what to lead, what each card cost."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from math import sqrt

from biritch.core.calls import Contract
from biritch.core.cards import Card
from biritch.core.choices import whole_number
from biritch.core.deals import Deal, PartialDeal
from biritch.core.hands import Hand
from biritch.core.predeal import matching
from biritch.core.seats import Seat
from biritch.front.double_dummy import whole_deal
from biritch.records.play_order import in_order
from biritch.records.record import Record, WrittenPlay
from biritch.robots.double_dummy import double_dummy
from biritch.robots.double_dummy import tricks as declared_tricks
from biritch.rules.play import Trick
from biritch.scoring.played_contract import PlayedContract
from biritch.solver.solver import CourseSolver, Position, PositionRows


@dataclass(frozen=True, slots=True)
class Share:
    """A proportion of ``deals``, 0 to 1, with its standard error.

    Example:
        >>> share = Share(0.5, 100)
        >>> float(share), share.error, str(share)
        (0.5, 0.05, '50.0 % ± 5.0 (100 deals)')
    """

    value: float
    deals: int

    @property
    def error(self) -> float:
        """The standard error of ``value``."""
        return sqrt(self.value * (1 - self.value) / self.deals)

    def __float__(self) -> float:
        return self.value

    def __str__(self) -> str:
        return f"{100 * self.value:.1f} % ± {100 * self.error:.1f} ({self.deals} deals)"


class PlayedCards:
    """The positions of a play, and the value of each card.

    Example:
        >>> from biritch import read
        >>> played = PlayedCards.of(read("samples/boards.pbn")[0])
        >>> str(played.cards[0]), len(played.worth) == len(played.cards)
        ('H5', True)
    """

    def __init__(
        self, contract: Contract, positions: list[Position], cards: list[Card]
    ) -> None:
        """Use the *positions* in which the *cards* were played."""
        self.contract, self.positions, self.cards = contract, positions, cards

    @classmethod
    def of(cls, record: Record) -> PlayedCards:
        """Return the cards of *record*.

        Raises:
            ValueError: The record does not tell the deal, the contract and the play, or a
                card in it could not be played.
        """
        deal, contract, play = _read_play(record)
        hands, trick, positions = list(deal.hands), Trick(contract.leader), []
        cards = list(in_order(play, contract.strain))
        for card in cards:
            seat = trick.turn
            if card not in hands[seat]:
                raise ValueError(f"{card} is played by {seat}, who does not hold it")
            led = trick.cards[0].suit if trick.cards else card.suit
            if card.suit != led and hands[seat].holding(led):
                raise ValueError(f"{card} is played by {seat}, who must follow suit")
            positions.append(Position(tuple(hands), contract.strain, trick))
            hands[seat] = hands[seat].without(card)
            trick = Trick(trick.leader, (*trick.cards, card))
            if len(trick.cards) == 4:
                trick = Trick(trick.winner(contract.strain))
        return cls(contract, positions, cards)

    @cached_property
    def worth(self) -> list[dict[Card, int]]:
        """Declarer's total tricks after each legal card, one row a card."""
        declaring, won, rows = self.contract.declarer.side, 0, []
        answers = double_dummy().leads(self.positions)
        for position, card, answer in zip(self.positions, self.cards, answers, strict=True):
            seat, trick = position.trick.turn, position.trick
            left = len(position.hands[seat])
            rows.append(
                {
                    other: won + (own if seat.side is declaring else left - own)
                    for other, own in answer.items()
                }
            )
            if len(trick.cards) == 3:
                taken = Trick(trick.leader, (*trick.cards, card)).winner(self.contract.strain)
                won += taken.side is declaring
        return rows

    @cached_property
    def course(self) -> list[int]:
        """Declarer's total tricks before the first card and after each."""
        solver = double_dummy()
        if not self.positions:
            return []
        if not isinstance(solver, CourseSolver):
            first, last = self.worth[0], [row[card] for row, card in self._rows()]
            leads = self.positions[0].trick.turn.side is not self.contract.declarer.side
            return [min(first.values()) if leads else max(first.values()), *last]
        import numpy as np

        hands = np.array([[hand.bits for hand in self.positions[0].hands]], np.uint64)
        table = np.full((1, 3), -1, np.int8)
        start = PositionRows(hands, self.contract.strain, self.contract.leader, table)
        (tricks,) = solver.course(start, self.cards).tolist()
        return [int(won) for won in tricks]

    def _rows(self) -> Iterator[tuple[dict[Card, int], Card]]:
        return zip(self.worth, self.cards, strict=True)


@dataclass(frozen=True, slots=True)
class CardRow:
    """One card of a play.

    ``lost`` is the number of tricks it cost its own side, double dummy.
    """

    number: int
    seat: Seat
    card: Card
    lost: int
    played: PlayedCards = field(repr=False, compare=False)

    @property
    def tricks(self) -> dict[Card, int]:
        """Declarer's total tricks after this card and after each other legal card.

        Those of the whole play are solved on first use.
        """
        return self.played.worth[self.number - 1]


def tricks(
    deal: Deal | PartialDeal | Record | str,
    contract: str | Contract,
    *,
    leader: Seat | str | None = None,
) -> int:
    """Return how many tricks declarer's side wins, double dummy.

    Args:
        deal: The four hands, or a record; in an ending, with equally many cards each.
        contract: ``4S`` as played by South, ``4SE`` or ``4♠ by E`` by East; level and doubling
            do not matter.
        leader: Who leads, in an ending; left out, the hand at declarer's left.

    Raises:
        ValueError: It is not a deal, or not a contract.

    Example:
        >>> tricks(Deal.random(seed=7), "4S"), tricks(Deal.random(seed=7), "3NTE")
        (10, 3)
        >>> tricks("N:A2... K3... Q4... J5...", "1NT", leader="N")
        1
    """
    asked = _contract(contract)
    if isinstance(deal, Record) and isinstance(deal.deal, PartialDeal):
        deal = deal.deal
    if isinstance(deal, str):
        hands = PartialDeal.parse(deal)
        deal = Deal.parse(deal) if sum(map(len, hands.hands)) >= 39 else hands
    first = asked.leader if leader is None else Seat.parse(str(leader))
    if isinstance(deal, PartialDeal):
        sizes = {len(hand) for hand in deal.hands}
        if len(sizes) != 1 or sizes == {0}:
            raise ValueError(f"not an ending: {deal} (want equally many cards in each hand)")
    else:
        deal = whole_deal(deal)
    position = Position(deal.hands, asked.strain, Trick(first))
    (answer,) = double_dummy().leads([position])
    most = max(answer.values())
    ours = first.side is asked.declarer.side
    return most if ours else len(deal.hands[0]) - most


def makes(  # noqa: PLR0913 - one for each seat
    contract: str | Contract,
    *,
    north: Hand | str | None = None,
    east: Hand | str | None = None,
    south: Hand | str | None = None,
    west: Hand | str | None = None,
    where: str | Callable[[Deal], bool] | None = None,
    n: int = 1000,
    seed: int | str | None = None,
) -> Share:
    """Return how often a contract makes double dummy, with the standard error.

    Args:
        contract: ``4S`` as played by South, ``4SE`` by East.
        north: Known cards or a shape (see :meth:`biritch.Deal.random`), as for the others.
        east: As for ``north``.
        south: As for ``north``.
        west: As for ``north``.
        where: A condition on the deals.
        n: How many deals.
        seed: Seed of the random numbers; by default, the system's entropy.

    Raises:
        ValueError: Something is not a contract, a hand or a condition.

    Example:
        >>> north, south = "KQ52.A4.KJ32.765", "AJT43.K32.A5.Q82"
        >>> share = makes("4S", north=north, south=south, n=50, seed=1)
        >>> share.deals, share.value > 0.9
        (50, True)
    """
    asked = _contract(contract)
    wanted = asked.level + 6
    hands = {"N": north, "E": east, "S": south, "W": west}
    given = {seat: hand for seat, hand in hands.items() if hand is not None}
    deals = list(islice(matching(given, where, seed), whole_number(n, "a number of deals", 1)))
    boards = [(deal, asked.strain, asked.declarer) for deal in deals]
    # Whether it makes is found in a third of the time of its tricks.
    won = declared_tricks(double_dummy(), boards, [(wanted - 1, wanted)] * len(boards))
    return Share(sum(count >= wanted for count in won) / len(won), len(won))


def analyse(record: Record) -> list[CardRow]:
    """Return the cost of each card played, double dummy, one row a card.

    A row's ``tricks`` are declarer's after the card and after every other one.

    Raises:
        ValueError: The record does not tell the deal, the contract and the play, or a card in
            it was not held.

    Example:
        >>> from biritch import read
        >>> row = analyse(read("samples/boards.pbn")[0])[0]
        >>> row.number, str(row.seat), row.lost
        (1, 'S', 0)
    """
    played = PlayedCards.of(record)
    rows = []
    for at, (position, card) in enumerate(zip(played.positions, played.cards, strict=True)):
        seat, gained = position.trick.turn, played.course[at + 1] - played.course[at]
        lost = -gained if seat.side is played.contract.declarer.side else gained
        rows.append(CardRow(at + 1, seat, card, lost, played))
    return rows


def _read_play(record: object) -> tuple[Deal, Contract, WrittenPlay]:
    """Return the deal, the contract and the play in *record*."""
    if not isinstance(record, Record):
        raise TypeError(f"not a record: {record!r} (want a Record, as read gives them)")
    title = record.title or "of no number"
    if not isinstance(record.deal, Deal) or not isinstance(record.contract, Contract):
        raise ValueError(  # noqa: TRY004 - what is told, not what kind it is
            f"board {title} is not told whole: no deal or no contract"
        )
    if record.play is None:
        raise ValueError(f"board {title} has no play")
    return record.deal, record.contract, record.play


def _contract(text: object) -> Contract:
    """Return a contract; one written without declarer is South's."""
    if isinstance(text, Contract):
        return text
    if isinstance(text, PlayedContract):
        found = text.contract
    elif isinstance(text, str):
        word = "".join(re.sub(r"\bby\b", "", text).split())
        try:
            found = PlayedContract(word).contract
        except ValueError:
            found = Contract.parse(word, Seat.SOUTH)
    else:
        raise TypeError(f"not a contract: {text!r} (want e.g. 4S or 3NTE)")
    if found is None or not found.level:
        raise ValueError(f"not a contract: {text!r} (want e.g. 4S or 3NTE)")
    return found
