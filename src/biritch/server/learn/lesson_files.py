"""Teachers' lesson files as messages: boards, steps, and faults found in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from biritch.coach.course.board_deals import board_deal
from biritch.coach.lesson_files import LessonBoard, LessonStep, read_boards
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.rules.auction import Auction
from biritch.server.learn import lessons
from biritch.server.learn.lessons import NoLesson
from biritch.server.learn.messages import (
    LessonBoardMessage,
    LessonFileMessage,
    LessonMessage,
    LessonStepMessage,
    ShownPlay,
    StandingMessage,
)
from biritch.server.web.wire import Sentence, letter, sentence_in_each, speak_phrase

if TYPE_CHECKING:
    from biritch.coach.course.lesson import LessonDeal
    from biritch.games.phase import Action

_MOST = 512
"""Boards of one file that are read."""


def lesson_file(text: str) -> LessonFileMessage:
    """Return the boards of the lesson file *text*, each with its faults."""
    return LessonFileMessage([_board(board) for board in read_boards(text)[:_MOST]])


def _board(board: LessonBoard) -> LessonBoardMessage:
    deal = board.deal
    contract = Auction.of(board.dealer, board.calls_to_contract).contract
    return LessonBoardMessage(
        board=board.board,
        title=board.title,
        deal="" if deal is None else str(deal),
        hands={}
        if deal is None
        else {letter(seat): [str(card) for card in deal[seat]] for seat in Seat},
        dealer=letter(board.dealer),
        vulnerable=board.vulnerable,
        calls=list(map(str, board.calls)),
        students=list(map(letter, board.students)),
        steps=list(map(_step, board.steps)),
        faults=[speak_phrase(fault.why) for fault in board.faults],
        playable=board.playable,
        contract="" if contract is None else contract.brief,
        source=board.source,
    )


def _sentence(texts: Sequence[tuple[str, str]]) -> Sentence:
    """Return a teacher's *texts* as a sentence; a missing language gets another's text."""
    words = dict(texts)
    otherwise = words.get("") or words.get("en") or texts[0][1]
    return sentence_in_each(lambda language: words.get(language) or otherwise)


def _step(step: LessonStep) -> LessonStepMessage:
    return LessonStepMessage(
        text=step.text,
        texts=_sentence(step.texts) if step.texts else None,
        hint=_sentence(step.hints) if step.hints else None,
        asks=step.asks,
        right=list(step.right),
        choices=list(step.choices),
        shown=list(map(letter, step.shown)),
        trick={letter(seat): str(card) for seat, card in step.trick},
        gone=list(map(str, step.gone)),
        auction=step.auction,
        calls=step.calls,
    )


# ---- the table of a step ----


def deal_of_step(text: str, step: int) -> LessonDeal:
    """Return the deal of step *step* of the board *text*.

    Raises:
        NoLesson: The text is no board.
        NoTableStep: Nothing can be played there.
    """
    boards = read_boards(text)
    if not boards:
        raise NoLesson("board")
    return board_deal(boards[0], step)


def board_lesson(text: str, step: int) -> LessonMessage:
    """Return step *step* of the board *text* as a lesson of one deal.

    Raises:
        NoLesson, NoTableStep: Nothing can be played there.
    """
    deal = deal_of_step(text, step)
    board = read_boards(text)[0]
    title = board.title or board.board
    return LessonMessage(
        name="board",
        part_title=speak_phrase(Phrase.of("learn-board-part")),
        title=_sentence([("", title)]),
        number=1,
        lessons=1,
        text=_sentence(list(deal.task.items())),
        deals=[lessons.deal_message(deal)],
        following="",
        following_title=None,
    )


def judge_board(
    text: str, step: int, actions: tuple[Action, ...], answers: tuple[str, ...]
) -> StandingMessage:
    """Return the pupil's standing at the table of a step (runs in a worker)."""
    return lessons.judge_deal(deal_of_step(text, step), actions, answers)


def show_board(
    text: str, step: int, actions: tuple[Action, ...], chosen: Literal["played", "better"]
) -> ShownPlay:
    """Return how the play of a step goes on after the mistake (runs in a worker)."""
    return lessons.show_play(deal_of_step(text, step), actions, chosen)
