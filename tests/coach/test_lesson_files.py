"""Lesson files of teachers: what is asked, what is seen, and which faults are told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from biritch.cli.main import biritch
from biritch.coach.lesson_files import SAMPLE, LessonBoard, read_boards, run_board
from biritch.core.cards import Card
from biritch.core.seats import Seat

DEAL = "N:KQ5.J83.KQ4.A972 J843.KQ96.95.T83 AT9.T52.AJ83.KQJ 762.A74.T762.654"
HEAD = f"""[Event "Leads"]
[Board "7"]
[Dealer "S"]
[Vulnerable "None"]
[Deal "{DEAL}"]
[Student "W"]
[Auction "S"]
1NT Pass 3NT Pass Pass Pass Pass Pass
"""


def board_of(comment: str, head: str = HEAD) -> LessonBoard:
    [board] = read_boards(f"{head}{{{comment}}}\n")
    return board


def faults(board: LessonBoard) -> list[str]:
    return [fault.why.name.removeprefix("coach-file-") for fault in board.faults]


def test_a_call_is_asked_between_its_question_and_its_explanation() -> None:
    [board] = read_boards(SAMPLE)
    first, last = board.steps
    assert (first.text, first.asks, first.right) == ("You have 15 points.", "bid", ("3N",))
    assert (last.text, last.asks) == ("Enough for game.", None)
    assert first.shown == (Seat.SOUTH,)
    assert first.calls == 2


def test_suits_in_prose_are_signs_and_other_calls_may_be_right() -> None:
    head = HEAD.replace('Student "W"', 'Student "N"')
    board = board_of(r"Bid <b>game</b> or \SA? [BID 3\N] [accept 2C Pass] Yes.", head)
    assert faults(board) == ["not-a-call"]
    board = board_of(r"Bid <b>game</b> or \SA? [BID 3NT][accept 2C Pass] Yes.", head)
    assert board.steps[0].text == "Bid game or ♠A?"
    assert board.steps[0].right == ("3N", "2C", "P")


def test_a_card_is_asked_and_lies_on_the_table_afterwards() -> None:
    board = board_of(
        "[show W] Lead. [choose-card any:S7,S6] Now [showcards N:S5 E:S3 S:SA] see. [NEXT]"
        "[PLAY N:S5,S:SA] Next trick. [showcards S:H2][choose-card HA] Done."
    )
    lead, see, last, end = board.steps
    assert (lead.asks, lead.right) == ("card", ("S7", "S6"))
    assert dict(see.trick)[Seat.WEST] == Card.parse("S7")
    # Half a trick was struck: the other two cards left the table with it.
    assert {Card.parse(card) for card in ("S7", "S5", "S3", "SA")} == set(last.gone)
    assert dict(last.trick) == {Seat.SOUTH: Card.parse("H2")}
    assert end.asks is None
    assert run_board(board) == ""


@pytest.mark.parametrize(
    ("comment", "fault"),
    [
        ("[BID 4S] x", "no-such-call"),
        ("[choose-card H2] x [choose-card any:S7,SA] x", "two-hands"),
        ("[PLAY W:SA] x [NEXT]", "not-held"),
        ("[choose-card] x", "not-a-card"),
        ("[PLAY W:S7] Lead. [choose-card S7] x", "gone"),
        ("[LOUDLY] x", "directive"),
    ],
)
def test_what_is_wrong_is_told(comment: str, fault: str) -> None:
    assert fault in faults(board_of(comment))


def test_unknown_hands_are_dealt_alike_every_time_and_as_directives_say() -> None:
    head = HEAD.replace(DEAL, "N:- J843.KQ96.95.T83 - 762.A74.T762.654")
    one, two = (board_of("[PLAY N:SK] x [NEXT] y", head) for _ in range(2))
    assert one.deal is not None
    assert one.deal == two.deal
    assert Card.parse("SK") in one.deal[Seat.NORTH]


def test_a_file_without_a_deal_and_a_bad_auction_are_told(tmp_path: Path) -> None:
    file = tmp_path / "lesson.pbn"
    text = SAMPLE + '\n[Board "2"]\n[Deal "N:A K Q J"]\n{x}\n'
    file.write_text(text, encoding="utf-8")
    result = CliRunner().invoke(biritch, ["lesson", "check", str(file), "--json"])
    told = json.loads(result.output)
    assert result.exit_code == 1
    assert (told["boards"], told["playable"]) == (2, 1)
    assert [fault["board"] for fault in told["faults"]] == [2]
    empty = CliRunner().invoke(biritch, ["lesson", "check", "-"], input="nothing")
    assert empty.exit_code != 0
    assert "calls" in faults(read_boards(SAMPLE.replace("3NT Pass", "1C Pass"))[0])


def test_the_end_shows_everything_and_nothing_of_the_last_board_is_left() -> None:
    first, second = read_boards(
        SAMPLE.replace("[BID 3NT]", "[PLAY S:SA] [BID 3NT]") + "\n" + SAMPLE
    )
    assert first.steps[-1].gone
    assert not any(step.gone or step.trick for step in second.steps)


def test_prose_and_hints_may_be_in_two_languages() -> None:
    board = board_of(
        r"\SA? [LANG en] Lead? [LANG fr] Entame ? [HINT fr: votre couleur longue]"
        " [HINT en: your long suit] [NEXT] [LANG fr] Fin.",
        HEAD,
    )
    first, last = board.steps
    assert dict(first.texts) == {"en": "♠A? Lead?", "fr": "♠A? Entame ?"}
    assert first.text == "♠A? Lead?"
    assert dict(first.hints) == {"en": "your long suit", "fr": "votre couleur longue"}
    assert (last.text, last.hints) == ("Fin.", ())
    assert faults(board) == []


def test_two_hands_of_partners_are_a_lesson_board_and_the_others_are_dealt() -> None:
    north, east, south, west = DEAL.removeprefix("N:").split()
    board = board_of("[BID pass] Right.", HEAD.replace(DEAL, f"N: {north}  {south}"))
    assert board.deal is not None
    assert (str(board.deal.north), str(board.deal.south)) == (north, south)
    assert str(board.deal.east) not in {east, west, north}


def test_a_board_written_as_it_was_turned_shows_the_pupil_the_hand_it_speaks_of() -> None:
    head = HEAD.replace('Student "W"', 'Student "S"').replace("1NT Pass 3NT", "1NT Pass Pass")
    comment = "You have 12. [BID pass] Right. [ROTATE] [PLAY S:SK,S:SQ,N:SA] South plays."
    board = board_of(comment, head)
    assert faults(board) == []
    assert board.students == (Seat.NORTH,)
    assert board.steps[0].right == ("P",)
    assert board.steps[0].calls == 2
    north_and_south = {*board.deal.north, *board.deal.south} if board.deal else set()
    assert set(board.steps[-1].gone) <= north_and_south
    assert len(board.steps[-1].gone) == 3
    as_it_is = board_of(comment.replace("S:SK,S:SQ,N:SA", "N:SK,N:SQ,S:SA"), head)
    assert as_it_is.students == (Seat.SOUTH,)
