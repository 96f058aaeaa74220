"""Lesson files of teachers as messages: boards, steps, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Sequence

from biritch.coach.lesson_files import LessonBoard, LessonStep, read_boards
from biritch.core.seats import Seat
from biritch.server.learn.messages import (
    LessonBoardMessage,
    LessonFileMessage,
    LessonStepMessage,
)
from biritch.server.web.wire import Sentence, letter, sentence_in_each, speak_phrase

_MOST = 512
"""Boards of one file that are read."""


def lesson_file(text: str) -> LessonFileMessage:
    """Return the boards of the lesson file *text*, each with what is wrong with it."""
    return LessonFileMessage([_board(board) for board in read_boards(text)[:_MOST]])


def _board(board: LessonBoard) -> LessonBoardMessage:
    deal = board.deal
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
    )


def _sentence(texts: Sequence[tuple[str, str]]) -> Sentence:
    """Return words of a teacher as they are: in each language that of it, or another."""
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
        shown=list(map(letter, step.shown)),
        trick={letter(seat): str(card) for seat, card in step.trick},
        gone=list(map(str, step.gone)),
        auction=step.auction,
        calls=step.calls,
    )
