"""Requests of teachers and pupils, turned into steps of the class's log."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from biritch.coach.classes import steps
from biritch.coach.classes.classroom import ClassRefusal, Classroom, ExerciseItem
from biritch.coach.classes.fold import next_number
from biritch.coach.classes.steps import AnyStep
from biritch.coach.lesson_files import board_texts, read_boards
from biritch.server.classes import messages as pieces
from biritch.server.learn.drill_lessons import is_drill
from biritch.server.learn.lessons import NoLesson, deal_of, find_lesson

_MOST_BOARD = 60_000
"""Letters of the text of one board."""


def steps_of(asked: pieces.TeacherRequest, room: Classroom) -> Sequence[AnyStep]:  # noqa: C901, PLR0911, PLR0912 - one for each
    """Return the steps of a teacher's request in *room*; tables are opened elsewhere.

    Raises:
        ClassRefusal: It cannot be done.
    """
    match asked:
        case pieces.NameClass():
            return (steps.TitleGiven(asked.title),)
        case pieces.TurnDoor():
            return (steps.DoorTurned(asked.open),)
        case pieces.RenamePupil():
            return (steps.PupilRenamed(asked.pupil, asked.name),)
        case pieces.WriteExercise():
            number = asked.number or next_number(room, "exercise")
            return (steps.ExerciseWritten(number, asked.title, items_of(asked)),)
        case pieces.DropExercise():
            return (steps.ExerciseDropped(asked.number),)
        case pieces.AssignExercise():
            number = next_number(room, "assignment")
            return (
                steps.ExerciseAssigned(number, asked.number, tuple(asked.pupils), asked.due),
            )
        case pieces.UnassignExercise():
            return (steps.ExerciseUnassigned(asked.assignment),)
        case pieces.LowerHand():
            return (steps.HandTurned(asked.pupil, False),)
        case pieces.SayWord():
            return (steps.WordSaid(asked.text, tuple(asked.pupils)),)
        case pieces.StopTables():
            return (steps.ClassTableStopped(tuple(asked.tables), asked.stopped),)
        case pieces.CloseTables():
            return (steps.ClassTableClosed(tuple(asked.tables)),)
        case pieces.ShowHands():
            return (steps.ClassHandShown(asked.table, tuple(asked.seats)),)
        case pieces.PointAtCards():
            return (steps.CardsPointed(asked.table, tuple(asked.cards)),)
        case pieces.TurnChairs():
            return (
                steps.ChairsTurned(
                    asked.table, {str(seat): pupil for seat, pupil in asked.chairs.items()}
                ),
            )
        case pieces.AskVote():
            return (steps.VoteAsked(asked.table, asked.open),)
        case _:
            raise AssertionError(asked)


def renumber_request(
    asked: pieces.WriteExercise, written: Sequence[AnyStep], room: Classroom
) -> Sequence[AnyStep]:
    """Return *written*, with the next free exercise number in *room* if it is new.

    Parsing an exercise takes long and is done once, outside the event loop; meanwhile the class
    may have got another one.
    """
    if asked.number:
        return written
    number = next_number(room, "exercise")
    return [
        msgspec.structs.replace(step, exercise=number)
        if isinstance(step, steps.ExerciseWritten)
        else step
        for step in written
    ]


def pupil_steps(asked: pieces.PupilRequest, pupil: int) -> Sequence[AnyStep]:
    """Return the steps of a request of *pupil*."""
    if isinstance(asked, pieces.RaiseHand):
        return (steps.HandTurned(pupil, asked.up),)
    if isinstance(asked, pieces.ChooseSharing):
        return (steps.SharingChosen(pupil, tuple(asked.shares)),)
    return (steps.VoteCast(asked.table, pupil, asked.call),)


def tables_of(asked: pieces.TeacherRequest) -> Sequence[int]:
    """Return the tables that the request *asked* affects."""
    if isinstance(asked, (pieces.StopTables, pieces.CloseTables)):
        return asked.tables
    if isinstance(asked, (pieces.ShowHands, pieces.TurnChairs)):
        return (asked.table,)
    return ()


def items_of(asked: pieces.WriteExercise) -> tuple[ExerciseItem, ...]:
    """Return the deals of an exercise, those from its file last.

    Raises:
        ClassRefusal: There is no such lesson or deal, or a board cannot be played.
    """
    items = [_item(item) for item in asked.items]
    if asked.file:
        texts = board_texts(asked.file)
        if not texts:
            raise ClassRefusal("file-empty")
        items += [_board_item(text, "") for text in texts]
    return tuple(items)


def _item(item: pieces.ItemMessage) -> ExerciseItem:
    if item.kind == "board":
        return _board_item(item.text, item.title)
    if (item.kind == "drill") != is_drill(item.name):
        raise ClassRefusal("no-lesson", text=item.name[:40])
    try:
        deal_of(find_lesson(item.name), item.number)
    except NoLesson:
        raise ClassRefusal("no-lesson", text=item.name[:40]) from None
    return ExerciseItem(item.kind, item.name, item.number)


def _board_item(text: str, title: str) -> ExerciseItem:
    boards = read_boards(text)
    if len(boards) != 1 or len(text) > _MOST_BOARD:
        raise ClassRefusal("file-empty")
    if not boards[0].playable:
        fault = next((each for each in boards[0].faults if not each.playable), None)
        assert fault is not None
        raise ClassRefusal("bad-board", board=boards[0].board, what=fault.why)
    named = title.strip() or f"{boards[0].title} [{boards[0].board}]".strip()
    return ExerciseItem("board", boards[0].board[:20], 1, text, named[:80])
