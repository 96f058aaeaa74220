"""One question, one call: does it make, what to lead, what each card cost."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
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
from biritch.solver.solver import Position


@dataclass(frozen=True, slots=True)
class Share:
    """How often something is so among ``deals`` dealt, 0 to 1, and its standard error.

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


@dataclass(frozen=True, slots=True)
class CardRow:
    """One card of a play: declarer's tricks in all, double dummy, after each card allowed.

    ``lost`` is how many tricks the card gave away, to its own side.
    """

    number: int
    seat: Seat
    card: Card
    tricks: dict[Card, int]
    lost: int


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
    """Return how often a contract makes, double dummy, and the standard error of that.

    Args:
        contract: ``4S`` as played by South, ``4SE`` by East.
        north: What is known of the hand: see :meth:`biritch.Deal.random`. So for the others.
        east: Likewise.
        south: Likewise.
        west: Likewise.
        where: What the deals must answer.
        n: How many deals.
        seed: What they come from; left out, from the system's entropy.

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
    """Return, for each card played, declarer's tricks after it and after every other card.

    Raises:
        ValueError: The record does not tell the deal, the contract and the play, or a card in
            it was not held.

    Example:
        >>> from biritch import read
        >>> row = analyse(read("samples/boards.pbn")[0])[0]
        >>> row.number, str(row.seat), row.lost
        (1, 'S', 0)
    """
    deal, contract, play = _read_play(record)
    cards = in_order(play, contract.strain)
    hands, trick, won = list(deal.hands), Trick(contract.leader), 0
    moments = []
    for card in cards:
        seat = trick.turn
        if card not in hands[seat]:
            raise ValueError(f"{card} is played by {seat}, who does not hold it")
        moments.append(
            (seat, card, won, len(hands[seat]), Position(tuple(hands), contract.strain, trick))
        )
        hands[seat] = hands[seat].without(card)
        trick = Trick(trick.leader, (*trick.cards, card))
        if len(trick.cards) == 4:
            winner = trick.winner(contract.strain)
            won += winner.side is contract.declarer.side
            trick = Trick(winner)
    answers = double_dummy().leads([moment[-1] for moment in moments])
    rows = []
    for number, ((seat, card, before, left, _), answer) in enumerate(
        zip(moments, answers, strict=True), 1
    ):
        declaring = seat.side is contract.declarer.side
        after = {
            other: before + (own if declaring else left - own) for other, own in answer.items()
        }
        if card not in after:
            raise ValueError(f"{card} is played by {seat}, who must follow suit")
        rows.append(CardRow(number, seat, card, after, max(answer.values()) - answer[card]))
    return rows


def _read_play(record: object) -> tuple[Deal, Contract, WrittenPlay]:
    """Return the deal, the contract and the play that *record* tells."""
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
