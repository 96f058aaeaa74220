"""Practice deals: random deals until one is of the requested kind."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

from biritch.bidding.drill import Drill
from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.random_deals import fresh, seeded_deals
from biritch.core.seats import Seat, Side
from biritch.rules.auction import Auction

if TYPE_CHECKING:
    from biritch.bidding.system import System

MOST = 100_000
"""Deals looked at; the rarest kind is found among far fewer."""
_BOARDS = tuple(Board.from_number(number) for number in range(1, 17))


class NoSuchHands(LookupError):
    """Raised when no deal of the requested kind was found for the system."""


def deal_hand(drill: Drill, ours: System, theirs: System, seed: str = "") -> tuple[Board, Deal]:
    """Return a board and a deal of the kind *drill*; a *seed* always gives the same deal.

    Raises:
        NoSuchHands: There are none, or hardly any, for this system.
    """
    for number, dealt in enumerate(islice(_deals(seed), MOST)):
        start = number if seed else secrets.randbelow(16)
        for turn in range(16):
            board = _BOARDS[(start + turn) % 16]
            if _may_be_dealer(drill, board.dealer):
                break
        system = ours if board.dealer.side is Side.NS else theirs
        if _is_wanted(drill, dealt, board, system):
            return board, dealt
    raise NoSuchHands(drill.titles["en"])


def _deals(seed: str) -> Iterator[Deal]:
    if seed:
        return seeded_deals(f"practice {seed}")
    return iter(fresh, None)


def _may_be_dealer(drill: Drill, dealer: Seat) -> bool:
    if drill.deals == "any":
        return True
    return (drill.deals == "ours") == (dealer.side is Side.NS)


def _is_wanted(drill: Drill, dealt: Deal, board: Board, system: System) -> bool:
    dealer = board.dealer
    ours = (dealt[Seat.SOUTH], dealt[Seat.NORTH])
    turned = (dealt[dealer], dealt[dealer.after()], dealt[dealer.partner])
    if not drill.suits(ours, turned):
        return False
    return drill.opens_as_wanted(system, dealt[dealer], Auction(dealer), board.vulnerability)
