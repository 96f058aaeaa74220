"""Judgements of a pupil's decisions at the table of a lesson, for the class to keep."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from biritch.coach.classes.classroom import AnswerKind, ExerciseItem, PupilAnswer, Verdict
from biritch.core.calls import Bid, OtherCall
from biritch.core.cards import Card
from biritch.server.learn import lessons
from biritch.server.learn.lesson_files import deal_of_step

if TYPE_CHECKING:
    from biritch.coach.course.lesson import LessonDeal
    from biritch.coach.lesson_files import LessonBoard
    from biritch.games.game import Game
    from biritch.games.phase import Action
    from biritch.server.learn.messages import StandingMessage

_KINDS: dict[str, AnswerKind] = {
    "take": "play",
    "call": "call",
    "lead": "card",
    "signal": "card",
    "choose": "call",
    "reach": "contract",
    "ask": "question",
}
_KIND_OF_STEP: dict[str, AnswerKind] = {"bid": "call", "card": "card", "count": "count"}
"""The steps of a board that are answered beside the cards."""
_SHORT = 10


def judged_standing(
    name: str, number: int, actions: tuple[Action, ...], answers: tuple[str, ...]
) -> tuple[StandingMessage, list[PupilAnswer]]:
    """Return the pupil's standing on a deal and the decisions so far (runs in a worker).

    In the answers, pupil and exercise are still 0.
    """
    message = lessons.standing_message(name, number, actions, answers)
    deal = lessons.deal_of(lessons.find_lesson(name), number)
    return message, list(_decisions(deal, actions, answers, message))


def judged_board(
    text: str, step: int, actions: tuple[Action, ...], answers: tuple[str, ...]
) -> tuple[StandingMessage, list[PupilAnswer]]:
    """Return the pupil's standing at the table of a step, and the decisions so far."""
    deal = deal_of_step(text, step)
    message = lessons.judge_deal(deal, actions, answers)
    settled = _decisions(deal, actions, answers, message)
    # The deal is not done before the board was gone through to its end.
    return message, [replace(each, decision=step, done=False) for each in settled]


def _decisions(  # noqa: C901 - one branch for each kind
    deal: LessonDeal,
    actions: Sequence[Action],
    answers: Sequence[str],
    message: StandingMessage,
) -> Iterable[PupilAnswer]:
    game, calls = deal.opening, list[str]()
    for action in actions:
        if game.actor == deal.seat and isinstance(action, (Bid, OtherCall)):
            calls.append(str(action))
        game = game.after(action)
    asked = 0
    for number, (goal, state) in enumerate(zip(deal.goals, message.states, strict=True)):
        kind = _KINDS[goal.kind]
        question = asked if kind == "question" else None
        asked += kind == "question"
        if state == "open":
            continue
        lost = message.mistake
        lost = lost if lost is not None and lost.goal == number else None
        verdict: Verdict = "right" if state == "reached" else "wrong"
        before, right = [*map(str, deal.begun)], tuple(lost.better) if lost else ()
        given = ""
        if question is not None:
            given = answers[question] if question < len(answers) else ""
            right = (deal.questions[question].right,)
        elif lost is not None and kind != "contract":
            given, before = lost.action, [*before, *lost.before]
        elif kind == "call":
            given = " ".join(calls)
            verdict = "accepted" if message.did is not None else verdict
            right = (given,) if verdict == "right" else ()
        elif kind == "contract":
            contract = game.facts.contract
            given = "" if contract is None else contract.brief
            right = tuple(map(str, goal.contracts)) if goal.kind == "reach" else ()
        elif kind == "card":
            given = _first_card(deal, actions)
        yield PupilAnswer(
            0,
            0,
            "",
            number,
            kind,
            given,
            right,
            verdict,
            "",
            " ".join(before),
            _result(game),
            message.done,
        )


def _first_card(deal: LessonDeal, actions: Sequence[Action]) -> str:
    game = deal.opening
    for action in actions:
        if game.actor == deal.seat and isinstance(action, Card):
            return str(action)
        game = game.after(action)
    return ""


def _result(game: Game) -> str:
    """Return contract and declarer's tricks, ``4HS 7``; an empty string without a contract."""
    contract = game.facts.contract
    return "" if contract is None else f"{contract} {game.facts.won}"


def drop_known_answers(
    answers: Iterable[PupilAnswer], known: Iterable[PupilAnswer]
) -> tuple[PupilAnswer, ...]:
    """Return the *answers* not yet *known*: a table reports the same ones repeatedly."""
    there = {
        (each.pupil, each.exercise, each.item, each.decision, each.table, each.given)
        for each in known
        if each.table
    }
    done = {
        (each.pupil, each.exercise, each.item, each.table)
        for each in known
        if each.done and each.table
    }
    fresh = []
    for each in answers:
        mark = (each.pupil, each.exercise, each.item, each.decision, each.table, each.given)
        finished = (each.pupil, each.exercise, each.item, each.table)
        if mark not in there or (each.done and finished not in done):
            fresh.append(each)
            done |= {finished} if each.done else set()
    return tuple(fresh)


def table_mark(table: str) -> str:
    """Return an identifier for *table* that does not reveal which table it is.

    Example:
        >>> len(table_mark("k3x7qa"))
        10
    """
    return hashlib.sha256(table.encode()).hexdigest()[:_SHORT]


def judge_step(
    board: LessonBoard, item: ExerciseItem, step: int, given: str
) -> tuple[Verdict, PupilAnswer] | None:
    """Judge *given* as an answer to *step* of *board*; ``None`` if the step asks nothing.

    The file's first answer is right, the others are accepted. Without *given*, the pupil has
    read the board to its end.
    """
    asking = [each for each in board.steps if each.asks not in {"next", None}]
    if not given:
        end = PupilAnswer(0, 0, item.key, len(board.steps), "read", "", (), "right", item.skill)
        return "right", end
    if step >= len(board.steps) or board.steps[step].asks not in _KIND_OF_STEP:
        return None
    asked = board.steps[step]
    verdict: Verdict = "wrong"
    if given in asked.right:
        verdict = "right" if given == asked.right[0] else "accepted"
    kind = _KIND_OF_STEP[asked.asks or ""]
    before = " ".join(map(str, board.calls[: asked.calls]))
    last = bool(asking) and asking[-1] is asked and verdict != "wrong"
    answer = PupilAnswer(
        0, 0, item.key, step, kind, given, asked.right, verdict, item.skill, before, done=last
    )
    return verdict, answer
