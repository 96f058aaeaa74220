"""A series of deals, such as a rubber: its score sheet, and who deals next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from biritch.core.boards import Board
from biritch.core.seats import first_of
from biritch.scoring.honours import honours_claimed
from biritch.scoring.sheet import DealResult, Sheet

if TYPE_CHECKING:
    from biritch.core.seats import Seat
    from biritch.games.game import Game
    from biritch.games.variant import Variant


def next_sheet(variant: Variant, sheet: Sheet | None, dealer: Seat) -> Sheet:
    """Return the sheet the next deal is written on: a new one after the last is over.

    The very first deal is dealt by *dealer*, or by the first player at its left.

    Example:
        >>> from biritch.core.seats import Seat
        >>> from biritch.games.variants.rubber import VARIANT
        >>> next_sheet(VARIANT, None, Seat.EAST)
        <Sheet Rubber bridge (1993): 0 deals, NS 0, EW 0>
    """
    if sheet is None:
        first = first_of(variant.players, dealer)
        return Sheet(variant.tariff, first, dealers=variant.players)
    if not sheet.over:
        return sheet
    return Sheet(sheet.code, sheet.dealer, dealers=sheet.dealers)


def board_for(variant: Variant, sheet: Sheet | None, board: Board) -> Board:
    """Return *board* with the dealer and vulnerability that the score sheet gives it.

    Games of single deals, such as duplicate, leave a board as it is.

    Example:
        >>> from biritch.core.seats import Seat
        >>> from biritch.games.variants.rubber import VARIANT
        >>> board_for(VARIANT, None, Board.from_number(2))
        Board(2, Seat.EAST, Vulnerability.NONE)
    """
    if variant.tariff.form.vulnerable == "board":
        return board
    after = next_sheet(variant, sheet, board.dealer)
    return Board(board.number, after.dealer, after.vulnerability)


def sheet_after(sheet: Sheet, game: Game, *, honours: bool) -> Sheet:
    """Return *sheet* with the result of *game*, which is over, written on it.

    Where *honours* is true the table claims them.

    Raises:
        ValueError: The rubber is over.

    Example:
        >>> from biritch.core.boards import Board
        >>> from biritch.core.calls import PASS
        >>> from biritch.core.deals import Deal
        >>> from biritch.core.seats import Seat
        >>> from biritch.games.game import Game
        >>> from biritch.games.variants.rubber import VARIANT
        >>> game = Game.fold(VARIANT, Deal.random(seed=7), Board.from_number(1), [PASS] * 4)
        >>> sheet_after(next_sheet(VARIANT, None, Seat.NORTH), game, honours=True)
        <Sheet Rubber bridge (1993): 1 deals, NS 0, EW 0>
    """
    contract = game.facts.contract
    if contract is None:
        return sheet.after(DealResult())
    # Honours are those held when the play began, widow and stock included.
    hands = game.facts.outset or game.deal.hands
    paid = honours_claimed(sheet.code, hands, contract) if honours else ()
    return sheet.after(DealResult(contract, game.facts.won, paid))
