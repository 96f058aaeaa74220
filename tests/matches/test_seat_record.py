"""What a seat follows line by line is what the game itself would show it."""

import random
from dataclasses import replace
from itertools import islice

import pytest

from biritch.core.boards import Board
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.matches.table_manager.seat_record import SeatRecord
from biritch.robots.catalogue import find
from tests.proving import cases


def follow(number: int, deal: Deal, robot: str) -> int:
    """Play a board out, and compare every view of every seat; return how many were compared."""
    board = Board.from_number(number)
    game = Game.start(VARIANT, deal, board)
    records = {seat: SeatRecord.start(board, seat, deal[seat]) for seat in Seat}
    player, rng, compared = find(robot), random.Random(number), 0
    while (actor := game.actor) is not None:
        for seat in Seat:
            assert records[seat].view() == game.view(seat), (number, seat, game.log)
            compared += 1
        action = player.decide(game.view(actor), budget=0, rng=rng).action
        game = game.after(action)
        for seat in Seat:
            record = records[seat]
            if isinstance(action, Card):
                record = record.after_card(action)
                if len(record.cards) == 1:
                    assert record.contract is not None
                    record = record.lay_down_dummy(deal[record.contract.dummy])
            else:
                record = record.after_call(action)  # type: ignore[arg-type]
            records[seat] = record
    for seat in Seat:
        end = game.view(seat)
        # The four hands are shown at the end of a game; a table manager never does.
        assert replace(end, deal=None, seen=()) == replace(records[seat].view(), seen=())
        assert records[seat].over
    return compared


@pytest.mark.parametrize(
    ("robot", "boards"), [("random", cases(3, 60)), ("rule", cases(3, 60))]
)
def test_every_view_of_every_seat_is_that_of_the_game(robot: str, boards: int) -> None:
    deals = enumerate(islice(seeded_deals("seat record"), boards), 1)
    assert sum(follow(number, deal, robot) for number, deal in deals) > 100
