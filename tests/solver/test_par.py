"""Par held against the auction it stands for, played out bid by bid as the definition says."""

import random
from functools import cache
from itertools import product

from biritch.core.boards import Board
from biritch.core.calls import BIDS, Contract
from biritch.core.seats import Seat, Side
from biritch.core.trick_table import TrickTable
from biritch.scoring.tariff import score
from biritch.scoring.tariffs.duplicate_2017 import TARIFF
from biritch.solver.par import par


def by_definition(table: TrickTable, board: Board) -> int:
    """Return par found by trying every bid of every player, as in the auction itself."""

    def declared(place: int, seat: Seat) -> int:
        bid = BIDS[place]
        tricks = table.of(seat, bid.strain)
        times = 2 if tricks < bid.level + 6 else 1
        contract = Contract(bid.strain, seat, bid.level, times)
        points = score(TARIFF, contract, tricks, vulnerable=seat in board.vulnerability)
        return points if seat.side is Side.NS else -points

    @cache
    def turn(seat: Seat, last: int, by: Seat | None, passes: int) -> int:
        if passes == (4 if by is None else 3):
            return 0 if by is None else declared(last, by)
        choices = [turn(seat.after(), last, by, passes + 1)]
        choices += [turn(seat.after(), bid, seat, 0) for bid in range(last + 1, 35)]
        return max(choices) if seat.side is Side.NS else min(choices)

    return turn(board.dealer, -1, None, 0)


def tables(count: int) -> list[TrickTable]:
    rng = random.Random(5)
    found = []
    for _ in range(count):
        ours = [rng.randrange(3, 12) for _ in range(5)]
        rows = [
            tuple(
                min(
                    13,
                    max(0, (own if seat % 2 == 0 else 13 - own) + rng.choice((0, 0, 0, 1, -1))),
                )
                for own in ours
            )
            for seat in range(4)
        ]
        found.append(TrickTable(tuple(rows)))
    return found


def test_par_is_what_the_auction_comes_to() -> None:
    for number, table in enumerate(tables(60), 1):
        board = Board.from_number(number)
        assert par(table, board).score_ns == by_definition(table, board)


def test_contracts_of_par_score_par() -> None:
    for number, table in enumerate(tables(200), 1):
        board = Board.from_number(number)
        best = par(table, board)
        for text in best.contracts if best.score_ns else ():
            name, _, seats = text.partition(" by ")
            for seat in map(Seat.parse, seats):
                contract = Contract.parse(name, seat)
                tricks = table[contract]
                red = seat in board.vulnerability
                points = score(TARIFF, contract, tricks, vulnerable=red)
                assert best.score_ns == (points if seat.side is Side.NS else -points)


def test_who_deals_matters_where_both_sides_make_the_same() -> None:
    table = TrickTable(((7, 7, 7, 7, 7),) * 4)
    scores = {par(table, Board.from_number(number)).score_ns for number in (1, 2)}
    assert scores == {90, -90}


def test_what_nobody_makes_is_passed_out() -> None:
    for number, most in product((1, 2, 3, 4), (0, 6)):
        table = TrickTable(((most,) * 5,) * 4)
        assert par(table, Board.from_number(number)).contracts == ("Pass",)
