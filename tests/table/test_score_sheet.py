"""The score sheet of a table: dealers, vulnerability and games follow from it."""

from __future__ import annotations

import pytest

from biritch.core.boards import Board
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.games.variants import auction, chicago, contract, rubber, rubber_pre1993
from biritch.scoring.sheet import Sheet
from biritch.table.events import Answered, Dealt
from biritch.table.setup import SOLO, Setup, TableRules
from biritch.table.table import Table
from biritch.table.views import seat_view
from tests.table.tables import ROBOT, calls, claim, played, refold

SCORED = [rubber.VARIANT, rubber_pre1993.VARIANT, chicago.VARIANT, auction.VARIANT]


def deal_next(table: Table, number: int) -> Table:
    """Deal board *number* as the server does."""
    board = table.place_board(Board.from_number(number))
    return table.after(Dealt(board, next(seeded_deals(f"sheet {number}"))))


def bid_and_claimed(table: Table, number: int) -> Table:
    """Let the dealer play three notrump, lead, and claim: now more, now less."""
    table = calls(table, "3N P P P")
    table = played(table, 1, number)
    contract = table.playing.facts.contract
    assert contract is not None
    table = claim(table, contract.declarer, 7 + number % 5)
    assert table.claim is not None
    for chair in sorted(table.claim.waiting):
        table = table.after(Answered(chair, accepts=True))
    return table


@pytest.mark.parametrize("variant", SCORED, ids=lambda each: each.name)
def test_every_board_is_dealt_as_the_sheet_wants(variant: object) -> None:
    setup = Setup(variant, (ROBOT, ROBOT, ROBOT, ROBOT), SOLO)  # type: ignore[arg-type]
    table, ended = Table(setup), 0
    for number in range(1, 40):
        wanted = table.sheet
        table = deal_next(table, number)
        board = table.playing.board
        before = table.before
        assert before is not None
        assert (board.dealer, board.vulnerability) == (before.dealer, before.vulnerability)
        if wanted is not None and wanted.over:
            ended += 1
            assert before == Sheet(wanted.code, wanted.dealer)
        passes = number % 7 == 0
        table = calls(table, "P P P P") if passes else bid_and_claimed(table, number)
        sheet = table.sheet
        assert sheet is not None
        assert len(sheet.deals) == len(before.deals) + 1
        assert sheet.total(Seat.NORTH.side) >= before.total(Seat.NORTH.side)
    assert ended > 2
    assert refold(table) == table
    assert refold(table).sheet == table.sheet


def test_at_duplicate_boards_are_what_their_numbers_say() -> None:
    setup = Setup(contract.VARIANT, (ROBOT, ROBOT, ROBOT, ROBOT), SOLO)
    table = Table(setup)
    for number in range(1, 20):
        table = played(deal_next(table, number), 400, number)
        assert table.playing.board == Board.from_number(number)


@pytest.mark.slow
def test_honours_are_claimed_where_the_table_wants_them() -> None:
    found = []
    for claims_them in (True, False):
        rules = TableRules(honours=claims_them)
        setup = Setup(rubber.VARIANT, (ROBOT, ROBOT, ROBOT, ROBOT), rules)
        table, paid = Table(setup), 0
        for number in range(1, 60):
            table = played(deal_next(table, number), 400, number)
            assert table.sheet is not None
            paid += sum(one.points for one in table.sheet.entries if one.name == "honours")
        found.append(paid)
    assert found[0] >= 100
    assert found[1] == 0


def test_a_robot_is_told_what_the_deal_counts_for() -> None:
    setup = Setup(rubber.VARIANT, (ROBOT, ROBOT, ROBOT, ROBOT), SOLO)
    table = bid_and_claimed(deal_next(Table(setup), 1), 1)
    after = table.sheet
    assert after is not None
    table = deal_next(table, 2)
    for seat in Seat:
        assert seat_view(table, seat).sheet == table.before == after
    boards = Setup(
        contract.VARIANT, (ROBOT, ROBOT, ROBOT, ROBOT), TableRules(unit="matchpoints")
    )
    view = seat_view(deal_next(Table(boards), 1), Seat.EAST)
    assert (view.unit, view.sheet) == ("matchpoints", None)
