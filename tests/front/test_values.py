"""Values and arguments at the front door: as people write them, or refused in a sentence."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import biritch
from biritch.core.calls import Contract as BidContract
from biritch.core.calls import OtherCall

bw: Any = biritch  # what is tested are arguments that a checker would refuse
ROOT = Path(__file__).parents[2]
SAMPLES = ROOT / "samples"
DEAL = bw.Deal.random(seed=7)


def test_values_read_what_str_writes() -> None:
    hand = DEAL.north
    assert bw.Hand(str(hand)) == hand
    assert bw.Deal(str(DEAL)) == DEAL
    assert bw.Deal([str(hand) for hand in DEAL.hands]) == DEAL
    assert bw.Card("SA") == bw.Card.parse("SA")
    for kind, word in (
        (bw.Seat, "N"),
        (bw.Side, "EW"),
        (bw.Suit, "H"),
        (bw.Strain, "NT"),
        (bw.Vulnerability, "both"),
    ):
        assert kind(word) is kind.parse(word)


def test_a_deal_is_asked_by_seat_letter_or_name() -> None:
    assert DEAL["N"] == DEAL["north"] == DEAL[bw.Seat.NORTH] == DEAL.north
    assert DEAL.solve()["S", "NT"] == 10


@pytest.mark.parametrize(
    "value",
    [
        DEAL,
        DEAL.north,
        bw.Board.from_number(7),
        bw.Bid(3, bw.Strain.NOTRUMP),
        bw.Contract("4HSx+1"),
    ],
    ids=repr,
)
def test_what_repr_shows_evaluates(value: object) -> None:
    assert (
        eval(repr(value), vars(bw) | {name: getattr(bw, name) for name in bw.__all__}) == value
    )


def test_a_bid_contract_is_a_contract_not_yet_played() -> None:
    bid = BidContract.parse("4HX", bw.Seat.SOUTH)
    played = bw.Contract("4HSx")
    assert played == bid
    assert bid == played
    assert hash(bid) == hash(played)
    assert bw.Contract("4HSx=") != bid
    assert eval(repr(bid), {"Contract": bw.Contract, "Seat": bw.Seat}) == bid
    assert (played.brief, played.multiplier, played.dummy, played.leader) == (
        bid.brief,
        bid.multiplier,
        bid.dummy,
        bid.leader,
    )
    assert bw.Contract(played, tricks=10).result == 0
    assert bw.Contract(OtherCall.PASS).is_passed_out


def test_a_played_board_has_every_field() -> None:
    boards = [record.complete_board for record in bw.read(SAMPLES / "boards.pbn")]
    assert sum(board.contract.level for board in boards) == 53
    passed = bw.Record(number=4, deal=DEAL, contract=OtherCall.PASS).complete_board
    assert (passed.contract.level, passed.tricks, passed.score) == (0, 0, 0)
    with pytest.raises(ValueError, match="board 4 is not told whole: no contract, no tricks"):
        _ = bw.Record(number=4, deal=DEAL).complete_board


def test_an_east_west_score_is_counted_for_north_south() -> None:
    contract = BidContract.parse("3N", bw.Seat.EAST)
    record = bw.Record(number=1, deal=DEAL, contract=contract, tricks=9)
    assert record.complete_board.score == -400


def test_deals_are_written_and_solved_alone_or_in_a_list() -> None:
    file = io.BytesIO()
    assert bw.write([DEAL, DEAL], file, "pbn") == ()
    boards = bw.read(io.BytesIO(file.getvalue()))
    assert [(board.number, board.deal) for board in boards] == [(1, DEAL), (2, DEAL)]
    assert bw.read(file.getvalue()) == bw.read(file.getvalue().decode()) == boards
    assert bw.solve(DEAL) == bw.solve(str(DEAL)) == bw.solve([DEAL])[0]
    assert bw.par(str(DEAL), 7) == bw.par(DEAL, board=bw.Board.from_number(7))


def test_open_files_are_read_and_written(tmp_path: Path) -> None:
    path = tmp_path / "deals.pbn"
    with path.open("w", encoding="utf-8") as file:
        bw.write(DEAL, file)
    with path.open(encoding="utf-8") as file:
        assert [board.deal for board in bw.read(file)] == [DEAL]
    with (SAMPLES / "results.csv").open("rb") as results:
        assert len(bw.rank(results)) == 10


RESULTS = SAMPLES / "results.csv"


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (lambda: bw.rank(RESULTS, kind="pears"), "'pears'. Did you mean 'pairs'"),
        (lambda: bw.rank(RESULTS, kind=3), "want pairs, individual or teams"),
        (lambda: bw.rank(RESULTS, winners=3), "not a number of winners: 3 "),
        (lambda: bw.rank(RESULTS, by="butlr"), "Did you mean 'butler'"),
        (lambda: bw.rank(RESULTS, kind="teams", scale="wbf-continous"), "'wbf-continuous'"),
        (lambda: bw.Hand("AK"), "four suits and three dots"),
        (lambda: bw.Hand("AK.Z.."), "'Z' is not a rank"),
        (lambda: bw.Deal("AK"), "not a deal: 'AK'"),
        (lambda: bw.Deal(3), "want four hands"),
        (lambda: DEAL["Q"], "want N, E, S or W"),
        (lambda: DEAL.solve()["N"], "not a declarer and a strain: 'N'"),
        (lambda: bw.Contract(4), "not a contract: 4"),
        (lambda: bw.Contract("4HS", tricks="ten"), "want 0..13"),
        (lambda: bw.Contract("4HS=").score("red"), "not a vulnerability: 'red'"),
        (lambda: bw.Contract("4HS=").score(code="duplicate-pre1986"), "duplicate-pre1987"),
        (lambda: bw.movement("mitchel", 10), "Did you mean 'mitchell'"),
        (lambda: bw.movement("mitchell", "ten"), "not a number of contestants: 'ten'"),
        (lambda: bw.movement("mitchell", 3), "this movement is not for 3 (want 5, 6, 9"),
        (lambda: bw.Contract("4S"), "'4S' has no declarer (want e.g. 4SS)"),
        (lambda: bw.analyse(DEAL), "not a record: Deal.parse("),
        (lambda: bw.Auction("N").add(4), "not a call: 4 (want a call"),
        (lambda: bw.Auction("N").add("1Z"), "not a call: '1Z'"),
        (lambda: bw.game().after("9ZZ"), "neither a call nor a card: '9ZZ'"),
        (lambda: next(iter(bw.deals(1, where="north"))), "where, character 1: "),
        (lambda: bw.solve([bw.Record(3)]), "board 3: its four hands are not all told"),
        (lambda: bw.System("sayx"), "Did you mean 'sayc'"),
        (lambda: bw.System("sayc").bid(3), "not a hand: 3"),
        (lambda: bw.System("sayc").explain(3), "not an auction: 3"),
        (lambda: bw.robot("robots:sef"), "Did you mean 'robot'"),
        (lambda: bw.robot(3), "not a robot: 3"),
        (lambda: bw.game("minibrige"), "Did you mean 'minibridge'"),
        (lambda: bw.game(board="one"), "not a board: 'one'"),
        (lambda: bw.game(deal=3), "not a deal: 3"),
        (lambda: bw.play(bw.game(deal=DEAL), {"N": "random"}), "no robot for E, S, W"),
        (lambda: bw.par(DEAL, board=0), "not a board: 0"),
        (lambda: bw.solve(["N:AK"]), "not a deal"),
        (lambda: bw.read(3), "not a file: 3"),
        (lambda: bw.read(RESULTS, "pbm"), "Did you mean 'pbn'"),
        (lambda: bw.write([3], io.BytesIO(), "pbn"), "not a board: 3"),
        (lambda: bw.write([DEAL], io.BytesIO()), "name one"),
    ],
)  # fmt: skip
def test_a_wrong_argument_is_refused_in_a_sentence(
    ask: Callable[[], object], words: str
) -> None:
    with pytest.raises((ValueError, TypeError)) as refused:
        ask()
    assert words in str(refused.value)


def test_a_system_calls_until_the_auction_is_over() -> None:
    sayc, auction = bw.System("sayc"), bw.Auction("N")
    while not auction.over:
        auction = auction.add(sayc.bid(DEAL[auction.turn], auction))
    assert auction.contract is not None
    game = bw.game(deal=DEAL)
    for call in auction.calls:
        game = game.after(str(call))
    assert game.facts.contract == auction.contract


def test_a_record_stands_for_its_deal() -> None:
    board = bw.read(SAMPLES / "boards.pbn")[1]
    assert bw.solve(board) == bw.solve([board])[0] == bw.solve(board.deal)
    assert bw.tricks(board, "3♠ by W") == bw.solve(board)["W", "S"]
    assert bw.par(board) == bw.par(board.deal, bw.Board(2))
    assert bw.par(bw.Record(2, bw.Seat.EAST, bw.Vulnerability.NONE, board.deal)) == bw.par(
        board.deal, bw.Board(2, "E", "none")
    )


def test_a_line_of_boards_is_read_as_text() -> None:
    (board,) = bw.read("md|1SAKQ2HK32DA32C432,,,|mb|1C|mb|P|")
    assert len(board.deal["S"]) == 13
    assert bw.read('[{"board": 7}]')[0].number == 7
    assert bw.read(str(DEAL))[0].deal == DEAL
    with pytest.raises(FileNotFoundError):
        bw.read("boards of last night.pbn")


def test_suits_and_cards_of_a_hand_are_asked_as_written() -> None:
    hand = bw.Hand("AQT4..7.")
    assert (hand.length("♠"), hand.ranks("s"), "SA" in hand, "♥2" in hand) == (
        4, "AQT4", True, False,
    )  # fmt: skip
    assert bw.evaluate(hand) == hand.hcp == 6
