"""From deal to deal: which sheet the next one is written on, and who deals it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from biritch.core.boards import Board
from biritch.core.seats import first_of
from biritch.scoring.honours import claimed
from biritch.scoring.sheet import DealResult, Sheet

if TYPE_CHECKING:
    from biritch.core.seats import Seat
    from biritch.games.game import Game
    from biritch.games.variant import Variant


def next_sheet(variant: Variant, sheet: Sheet | None, dealer: Seat) -> Sheet:
    """Return the sheet the next deal is written on: a new one after the last is over.

    The very first deal is dealt by *dealer*, or by the first player at its left.
    """
    if sheet is None:
        first = first_of(variant.players, dealer)
        return Sheet(variant.tariff, first, dealers=variant.players)
    if not sheet.over:
        return sheet
    return Sheet(sheet.code, sheet.dealer, dealers=sheet.dealers)


def placed(variant: Variant, sheet: Sheet | None, board: Board) -> Board:
    """Return *board* with the dealer and vulnerability that the score sheet wants."""
    if variant.tariff.form.vulnerable == "board":
        return board
    after = next_sheet(variant, sheet, board.dealer)
    return Board(board.number, after.dealer, after.vulnerability)


def written(sheet: Sheet, game: Game, *, honours: bool) -> Sheet:
    """Return *sheet* with *game*, which is over; the table claims *honours* or does not."""
    contract = game.facts.contract
    if contract is None:
        return sheet.after(DealResult())
    hands = game.facts.outset or game.deal.hands
    paid = claimed(sheet.code, hands, contract) if honours else ()
    return sheet.after(DealResult(contract, game.facts.won, paid))
