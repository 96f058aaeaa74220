"""Boards of lesson files at a table: where they begin, what they ask, how it is judged."""

from __future__ import annotations

import pytest

from biritch.coach.course.board_deals import NoTableStep, board_deal
from biritch.coach.course.judgement import standing
from biritch.coach.lesson_files import read_boards
from biritch.core.calls import parse_call
from biritch.core.seats import Seat
from tests.coach.test_lesson_files import board_of, faults

SOUTH = """[Event "Make it"]
[Board "7"]
[Dealer "N"]
[Vulnerable "NS"]
[Deal "N:KQ5.J83.KQ4.A972 J843.KQ96.95.T83 AT9.T52.AJ83.KQJ 762.A74.T762.654"]
[Student "S"]
"""
AUCTION = """[Auction "N"]
1C Pass 3NT Pass
Pass Pass
"""


def test_tricks_are_played_for_after_the_cards_of_the_lesson() -> None:
    # Struck in any order: they are played in turn.
    board = board_of("Cash out. [PLAY N:H3,E:HQ,W:HA,S:H2] [TAKE 10]", SOUTH + AUCTION)
    deal = board_deal(board, 0)
    assert faults(board) == []
    assert [str(each) for each in deal.begun[6:]] == ["HA", "H3", "HQ", "H2"]
    assert (deal.seat, deal.goals[0].kind, deal.board.number) == (Seat.SOUTH, "take", 5)
    assert (deal.board.dealer, str(deal.board.vulnerability)) == (Seat.NORTH, "ns")
    # Cards that do not follow one another are left out: the play begins with the lead.
    torn = board_of("[PLAY N:H3,E:HQ] [TAKE]", SOUTH + AUCTION)
    assert len(board_deal(torn, 0).begun) == len(torn.calls)


def test_the_contract_may_be_in_the_tags_alone_and_declarer_is_the_pupil() -> None:
    board = board_of("[TAKE]", SOUTH + '[Contract "4HX"]\n[Declarer "N"]\n')
    deal = board_deal(board, 0)
    assert (deal.seat, str(deal.opening.facts.contract)) == (Seat.NORTH, "4HX N")
    lacking = board_of("[TAKE 9]", SOUTH)
    assert faults(lacking) == ["no-contract"]
    assert not lacking.playable
    with pytest.raises(NoTableStep):
        board_deal(lacking, 0)
    with pytest.raises(NoTableStep):
        board_deal(board, 7)


def test_a_contract_is_reached_by_bidding_from_the_pupils_call_on() -> None:
    board = board_of("[REACH 3NT 4S] Well bid. [NEXT]", SOUTH + AUCTION)
    deal = board_deal(board, 0)
    assert [str(call) for call in deal.begun] == ["1C", "P"]
    calls = [parse_call(text) for text in ("3N", "P", "P", "P")]
    assert standing(deal, calls[:1]).states == ("open",)
    assert standing(deal, calls).is_done
    low = [parse_call(text) for text in ("1N", "P", "P", "P")]
    # After the play of the whole board it is bid from the first call all the same.
    late = board_of("[TAKE] [REACH 3NT]", SOUTH + AUCTION)
    assert [str(call) for call in board_deal(late, 1).begun] == ["1C", "P"]
    lost = standing(deal, low).mistake
    assert lost is not None
    assert (lost.at, list(map(str, lost.better))) == (0, ["3N", "4S"])


def test_a_count_is_worked_out_or_named() -> None:
    board = board_of("[COUNT points S] [COUNT length h S N] [COUNT 7]", SOUTH + AUCTION)
    asked = [(step.asks, step.right) for step in board.steps[:3]]
    assert asked == [("count", ("15",)), ("count", ("6",)), ("count", ("7",))]
    assert all(step.right[0] in step.choices for step in board.steps[:3])
    bad = board_of("[COUNT beans S] [COUNT points Q] [TAKE 14] [REACH Pass]", SOUTH + AUCTION)
    assert faults(bad) == ["not-a-count", "not-a-count", "not-tricks", "not-a-contract"]
    assert not bad.playable


def test_the_end_of_any_board_with_a_contract_can_be_played_out() -> None:
    [board] = read_boards(SOUTH + AUCTION + "{Enough. [BID 3NT] Now play.}")
    deal = board_deal(board, 1)
    assert (len(deal.begun), deal.goals[0].kind) == (6, "take")
