"""The auction and the play of a LIN board, from its calls and cards in order."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from biritch.core.calls import Call, Contract
from biritch.core.cards import Card, Strain
from biritch.core.deals import Deal, PartialDeal
from biritch.core.seats import Seat
from biritch.records.play_order import in_columns, places
from biritch.records.record import (
    Played,
    Remark,
    Remarks,
    WrittenAuction,
    WrittenPlay,
)


@dataclass(slots=True)
class LinPlay:
    """Calls and cards in order, with the remarks beside them."""

    calls: list[Call] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)
    call_lines: list[int] = field(default_factory=list)
    card_lines: list[int] = field(default_factory=list)
    beside_calls: dict[int, Remark] = field(default_factory=dict)
    beside_cards: dict[int, Remark] = field(default_factory=dict)

    def call(self, call: Call, line: int, *, alert: bool) -> None:
        """Add a call."""
        if alert:
            self.beside_calls[len(self.calls)] = Remark(alert=True)
        self.calls.append(call)
        self.call_lines.append(line)

    def card(self, card: Card, line: int) -> None:
        """Add a card."""
        self.cards.append(card)
        self.card_lines.append(line)

    def explain(self, text: str) -> None:
        """Explain the last call."""
        if self.calls:
            place = len(self.calls) - 1
            remark = self.beside_calls.get(place, Remark())
            self.beside_calls[place] = replace(remark, note=text)

    def comment(self, text: str) -> bool:
        """Add a comment on the last card or call; return false if there is none.

        Example:
            >>> LinPlay().comment("Well bid")
            False
        """
        beside, last = self.beside_calls, len(self.calls) - 1
        if self.cards:
            beside, last = self.beside_cards, len(self.cards) - 1
        if last < 0:
            return False
        remark = beside.get(last, Remark())
        beside[last] = replace(remark, comments=(*remark.comments, text))
        return True


def auction_of(draft: LinPlay) -> WrittenAuction | None:
    """Return the auction, or ``None`` without calls.

    Example:
        >>> auction_of(LinPlay()) is None
        True
    """
    if not draft.calls:
        return None
    return WrittenAuction(tuple(draft.calls), tuple(sorted(draft.beside_calls.items())))


def play_of(
    draft: LinPlay, contract: Played | None, deal: Deal | PartialDeal | None
) -> WrittenPlay | None:
    """Return the play in columns; without a contract, as if at notrump."""
    if not draft.cards:
        return None
    if isinstance(contract, Contract):
        strain, leader = contract.strain, contract.leader
    else:
        strain, leader = Strain.NOTRUMP, _holder(draft.cards[0], deal)
    play = WrittenPlay(leader, in_columns(draft.cards, strain))
    return replace(play, remarks=_place_remarks(draft.beside_cards, play, strain))


def _holder(card: Card, deal: Deal | PartialDeal | None) -> Seat:
    """Return who was dealt *card*, or West if unknown."""
    if deal is None:
        return Seat.WEST
    return next((seat for seat in Seat if card in deal[seat]), Seat.WEST)


def _place_remarks(beside: dict[int, Remark], play: WrittenPlay, strain: Strain) -> Remarks:
    """Return the remarks moved from order of play to the positions of their cards."""
    if not beside:
        return ()
    order = list(places(play, strain))
    return tuple(sorted((order[turn], remark) for turn, remark in beside.items()))


def card_lines(draft: LinPlay, play: WrittenPlay | None) -> tuple[int, ...]:
    """Return the line of each position of *play*, from the order in *draft*."""
    if play is None:
        return ()
    lines = dict(zip((int(card) for card in draft.cards), draft.card_lines, strict=True))
    return tuple(0 if card is None else lines[card] for card in play.cards)
