"""Worker jobs of sets: deal boards, decide for a robot, solve double dummy."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from biritch.core.calls import Contract
    from biritch.core.cards import Card
    from biritch.core.deals import Deal
    from biritch.games.view import View
    from biritch.robots.robot import Decision


def decide(system: str, view: View, seed: str) -> Decision:
    """Return a robot's decision with *system* in *view*: the same on every machine."""
    from biritch.robots.counted_work import decide_by_count

    return decide_by_count(system, view, seed)


def deal_boards(kind: str, count: int, seed: str, system: str) -> list[tuple[Deal, list[str]]]:
    """Return the deals of a set and, if *kind* is ``play``, their auctions.

    A deal that the robots would pass out is left out.
    """
    from biritch.bidding.catalogue import find
    from biritch.core.boards import Board
    from biritch.core.random_deals import seeded_deals
    from biritch.rules.auction import Auction

    book = find(system)
    boards: list[tuple[Deal, list[str]]] = []
    for deal in seeded_deals(seed):
        if len(boards) == count:
            break
        if kind == "minibridge":
            boards.append((deal, []))
            continue
        board = Board.from_number(len(boards) + 1)
        auction = Auction(board.dealer)
        while not auction.over:
            choice = book.choose(deal[auction.turn], auction, board.vulnerability)
            auction = auction.add(choice.call)
        if auction.contract is not None:
            calls = [str(call) for call in auction.calls] if kind == "play" else []
            boards.append((deal, calls))
    return boards


def best_play(deal: Deal, contract: Contract) -> tuple[Card, int]:
    """Return the best lead against *contract*, and declarer's tricks after it."""
    from biritch.robots.double_dummy import double_dummy
    from biritch.rules.play import Trick
    from biritch.solver.solver import Position

    position = Position(deal.hands, contract.strain, Trick(contract.leader))
    leads = double_dummy().leads([position])[0]
    most = max(leads.values())
    return min(card for card, tricks in leads.items() if tricks == most), 13 - most
