"""``biritch rearrange``: boards turned, shuffled, numbered again, split, put together."""

from pathlib import Path

from biritch.cli.deals.turned import renumber_record, turn_record
from biritch.core.calls import Contract
from biritch.core.seats import Seat
from biritch.records.files import records_of
from biritch.records.record import Record
from biritch.table.audit import problems
from tests.cli.helpers import run
from tests.records.boards import replays

BOARDS = "samples/boards.pbn"


def test_a_board_turned_four_times_is_the_same() -> None:
    for record in list(replays())[:200]:
        board = turn_record(record, 0)
        for _ in range(4):
            board = turn_record(board, 1)
        assert board.deal == record.deal
        assert (board.contract, board.score) == (record.contract, record.score)


def test_a_board_that_is_turned_breaks_no_law_it_did_not_break_before() -> None:
    for record in list(replays())[:200]:
        for seats in (1, 2, 3):
            before = [problem.what.name for problem in problems(record)]
            board = turn_record(record, seats)
            assert [problem.what.name for problem in problems(board)] == before
            if isinstance(record.contract, Contract):
                assert isinstance(board.contract, Contract)
                assert board.contract.declarer == record.contract.declarer.after(seats)


def test_a_board_numbered_again_has_the_conditions_of_its_number() -> None:
    (record,) = list(replays())[:1]
    board = renumber_record(record, 20)
    assert (board.number, board.dealer) == (20, Seat.WEST)
    assert board.auction == record.auction
    assert not list(problems(board))


def test_boards_are_split_and_put_together(tmp_path: Path) -> None:
    assert run("rearrange", BOARDS, str(tmp_path / "b.pbn"), "--split", "10").status == 0
    parts = [str(tmp_path / "b-1.pbn"), str(tmp_path / "b-2.pbn")]
    assert [len(list(records_of(part))) for part in parts] == [10, 8]
    run("rearrange", *parts, str(tmp_path / "all.pbn"))
    deals = [record.deal for record in records_of(BOARDS)]
    assert [record.deal for record in records_of(tmp_path / "all.pbn")] == deals


def test_boards_are_shuffled_by_a_seed_and_numbered(tmp_path: Path) -> None:
    out = [tmp_path / name for name in ("one.pbn", "two.pbn")]
    for path in out:
        run("rearrange", BOARDS, str(path), "--shuffle", "--seed", "club", "--renumber", "5")
    one, two = (list(records_of(path)) for path in out)
    assert one == two
    assert [record.number for record in one] == list(range(5, 23))
    # A board that was bid is turned with its dealer: the four hands are the same.
    assert set(map(_hands, one)) == set(map(_hands, records_of(BOARDS)))


def test_boards_are_printed_with_auction_play_and_result(tmp_path: Path) -> None:
    out = tmp_path / "out.html"
    said = run("print", BOARDS, str(out), "--paper", "letter", "--boards", "4")
    assert "18 boards printed" in said.out
    page = out.read_text(encoding="utf-8")
    assert "size: letter" in page
    assert page.count("<article>") == 18
    assert page.count('<div class="page">') == 5
    assert "Auction" in page
    assert run("print", BOARDS, str(tmp_path / "out.pdf")).status == 2


def test_a_target_of_no_notation_is_refused(tmp_path: Path) -> None:
    said = run("rearrange", BOARDS, str(tmp_path / "out.xyz"))
    assert said.status == 2
    assert "unknown suffix of" in said.err


def _hands(record: Record) -> frozenset[str]:
    assert record.deal is not None
    return frozenset(map(str, record.deal.hands))
