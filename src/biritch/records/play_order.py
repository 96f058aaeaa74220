"""Derived facts of calls and cards: the contract, the order and columns of a play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from biritch.core.calls import Call, Contract
from biritch.core.cards import Card, Strain
from biritch.core.seats import Seat
from biritch.records.record import PASSED_OUT, Played, WrittenPlay
from biritch.rules.auction import Auction
from biritch.rules.offence import IllegalCall
from biritch.rules.play import Trick


def places(play: WrittenPlay, strain: Strain) -> Iterator[int]:
    """Yield the indexes in ``play.cards`` in order of play, as far as known.

    After the last known card comes the index of the next one. A trick with an unknown card ends
    it: its winner is unknown.

    Example:
        >>> cards = tuple(Card.parse(word) for word in ("H2", "HA", "H3", "H4"))
        >>> list(places(WrittenPlay(Seat.WEST, cards), Strain.NOTRUMP))
        [0, 1, 2, 3, 5]
    """
    led = 0
    # A lead out of turn that was accepted: its trick begins there.
    early = {place for place, remark in play.remarks if remark.irregular == "L"}
    for first in range(0, 52, 4):
        led = next((place - first for place in range(first, first + 4) if place in early), led)
        cards = []
        for turn in range(4):
            place = first + (led + turn) % 4
            yield place
            card = play.cards[place] if place < len(play.cards) else None
            if card is None:
                return
            cards.append(card)
        led = (Trick(Seat(led), tuple(cards)).winner(strain)) % 4


def in_order(play: WrittenPlay, strain: Strain) -> tuple[Card, ...]:
    """Return the cards in order of play, up to the first unknown one.

    Example:
        >>> cards = tuple(Card.parse(word) for word in ("H2", "HA", "H3", "H4", "S7", "S5"))
        >>> [str(card) for card in in_order(WrittenPlay(Seat.WEST, cards), Strain.NOTRUMP)]
        ['H2', 'HA', 'H3', 'H4', 'S5']
    """
    played = (
        play.cards[place] if place < len(play.cards) else None for place in places(play, strain)
    )
    return tuple(card for card in played if card is not None)


def in_columns(cards: Iterable[Card], strain: Strain) -> tuple[Card | None, ...]:
    """Return *cards*, in order of play, in the columns of a written play.

    Example:
        >>> cards = [Card.parse(word) for word in ("H2", "HA", "H3", "H4", "S5")]
        >>> [None if card is None else str(card) for card in in_columns(cards, Strain.NOTRUMP)]
        ['H2', 'HA', 'H3', 'H4', None, 'S5']
    """
    rows: list[Card | None] = []
    led, trick = 0, list[Card]()
    for card in cards:
        trick.append(card)
        if len(trick) == 4:
            rows += _turn_trick(led, trick)
            led, trick = int(Trick(Seat(led), tuple(trick)).winner(strain)), []
    rows += _turn_trick(led, trick) if trick else []
    # A written play has no unknown cards at its end.
    while rows and rows[-1] is None:
        rows.pop()
    return tuple(rows)


def _turn_trick(led: int, trick: list[Card]) -> list[Card | None]:
    row: list[Card | None] = [None] * 4
    for turn, card in enumerate(trick):
        row[(led + turn) % 4] = card
    return row


def tricks_won(cards: Iterable[Card], contract: Contract) -> int:
    """Return the tricks of declarer's side among *cards*, given in the order of play.

    Example:
        >>> cards = [Card.parse(word) for word in ("H2", "HA", "H3", "H4")]
        >>> tricks_won(cards, Contract(Strain.NOTRUMP, Seat.SOUTH, 1))
        1
    """
    leader, trick, count = contract.leader, list[Card](), 0
    for card in cards:
        trick.append(card)
        if len(trick) == 4:
            leader = Trick(leader, tuple(trick)).winner(contract.strain)
            count += leader.side == contract.declarer.side
            trick = []
    return count


def contract_of(calls: Sequence[Call], dealer: Seat | None) -> Played | None:
    """Return the contract of *calls*; ``None`` if they are incomplete or illegal.

    Example:
        >>> from biritch.core.calls import parse_call
        >>> str(contract_of([parse_call(word) for word in "1H P P P".split()], Seat.NORTH))
        '1H N'
    """
    if dealer is None or not calls:
        return None
    try:
        auction = Auction.of(dealer, calls)
    except IllegalCall:
        return None
    if not auction.over:
        return None
    return auction.contract or PASSED_OUT
