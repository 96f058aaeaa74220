"""Routes of classes: open, join, view, change, export and erase one."""

from __future__ import annotations

import csv
import io
import re
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.coach.classes.classroom import TEACHER, ClassRefusal, ExerciseItem
from biritch.coach.classes.report import COLUMNS, answer_rows
from biritch.coach.classes.steps import AnswersGiven, ClassTableOpened
from biritch.coach.course.board_deals import NoTableStep
from biritch.coach.lesson_files import read_boards
from biritch.core.phrase import Phrase
from biritch.extras import MissingExtra
from biritch.server.accounts.visitors import demand_own_page, who_asks
from biritch.server.classes import messages as pieces
from biritch.server.classes.decisions import (
    drop_known_answers,
    judge_step,
    judged_board,
    judged_standing,
    table_mark,
)
from biritch.server.classes.registry import Classes, ClassRecord
from biritch.server.classes.requests import pupil_steps, renumber_request, steps_of, tables_of
from biritch.server.classes.tables import ClassTables
from biritch.server.classes.views import export_document, pupil_view, teacher_view
from biritch.server.learn import lessons
from biritch.server.learn.lesson_files import deal_of_step, lesson_file
from biritch.server.learn.lessons import NoLesson
from biritch.server.storage.logs import Unreadable
from biritch.server.tables.registry import TooManyTables
from biritch.server.web.answers import (
    BAD_JSON,
    PRIVATE,
    RETRY,
    Address,
    HTTPRefusal,
    answer,
    with_refusals,
)
from biritch.server.web.costly import in_thread, in_worker, read_body
from biritch.server.web.guard import body_of, key_of, spend, try_key
from biritch.server.web.plain_text import read_json
from biritch.server.web.qr_codes import qr_code_svg
from biritch.server.web.unreadable import bad_message
from biritch.table.refusals import NotNow

if TYPE_CHECKING:
    from biritch.coach.course.lesson import LessonDeal
    from biritch.server.host import Host
    from biritch.server.tables.registry import Tables

Message = TypeVar("Message")
SMALL = 4 * 1024
"""The most bytes of a small body."""
LARGEST = 2 * 1024 * 1024
"""The most bytes of an exercise with its file."""
LONG_POLL = 20.0
"""Seconds a page waits for news at one go: it asks again at once afterwards."""
DEADLINE = 20.0
"""Seconds after which what a worker does is given up."""
ORIGIN = re.compile(r"https?://[A-Za-z0-9.\-\[\]:]{1,253}")


def routes() -> list[BaseRoute]:
    """Return the routes of classes."""
    post = ["POST"]
    code = "/classes/{code:str}"
    item = f"{code}/exercises/{{exercise:int}}/items/{{item:str}}"
    return [
        Route("/classes", _guard_address(open_class), methods=post),
        Route(code, _guard_address(view)),
        Route(f"{code}/door", _guard_address(door)),
        Route(f"{code}/pupils", _guard_address(join), methods=post),
        Route(f"{code}/do", _guard_address(do), methods=post),
        Route(f"{code}/mine", _guard_address(do_pupil_request), methods=post),
        Route(f"{code}/key", _guard_address(renew_key), methods=post),
        Route(f"{code}/erase", _guard_address(erase), methods=post),
        Route(f"{code}/export.{{kind:str}}", _guard_address(export)),
        Route(f"{code}/code.svg", _guard_address(qr_code)),
        Route(f"{code}/boards/{{opening:int}}", _guard_address(compare)),
        Route(f"{item}/standing", _guard_address(stand), methods=post),
        Route(f"{item}/board", _guard_address(board)),
        Route(f"{item}/steps", _guard_address(answer_step), methods=post),
    ]


def _guard_address(address: Address) -> Address:
    async def refusing(request: Request) -> Response:
        try:
            return await address(request)
        except ClassRefusal as error:
            raise HTTPRefusal(409, error.phrase) from None
        except NotNow as error:
            raise HTTPRefusal(409, error.phrase) from None
        except (NoLesson, NoTableStep) as error:
            raise HTTPRefusal(404, error.phrase) from None
        except MissingExtra as error:
            raise HTTPRefusal(400, error.phrase) from None

    return with_refusals(refusing)


def _host(request: Request) -> Host:
    host: Host = request.app.state.host
    return host


def _classes(request: Request) -> Classes:
    return _host(request).classes


def _class_tables(request: Request) -> ClassTables:
    return _host(request).class_tables


async def _record(request: Request) -> ClassRecord | None:
    try:
        return await _classes(request).find(str(request.path_params["code"]))
    except Unreadable:
        return None


async def _enter_class(request: Request) -> tuple[ClassRecord, int]:
    """Return the class and the key's holder: a pupil's number, or 0 for the teacher.

    Raises:
        HTTPRefusal: It opens nothing here (403).
    """
    record = await _record(request)
    holder = try_key(
        request, key_of(request), lambda key: None if record is None else record.holder(key)
    )
    if record is None or holder is None:
        raise HTTPRefusal(403, Phrase.of("class-not-yours"))
    return record, holder


async def _class_as_teacher(request: Request) -> ClassRecord:
    record, holder = await _enter_class(request)
    if holder != TEACHER:
        raise HTTPRefusal(403, Phrase.of("class-teacher-only"))
    return record


async def _class_as_pupil(request: Request) -> tuple[ClassRecord, int]:
    record, holder = await _enter_class(request)
    if holder == TEACHER:
        raise HTTPRefusal(403, Phrase.of("class-pupil-only"))
    return record, holder


async def _read_message(request: Request, kind: type[Message], most: int = SMALL) -> Message:
    body = await body_of(request, most)
    try:
        return cast("Message", await read_body(request, partial(read_json, kind=kind), body))
    except BAD_JSON as error:
        raise HTTPRefusal(400, bad_message(error)) from None


async def open_class(request: Request) -> Response:
    """Open a class; the answer holds its code and the teacher's key."""
    asked = await _read_message(request, pieces.OpenClass)
    spend(request, "classes_opened")
    return answer(await _classes(request).open(asked.title), 201)


async def door(request: Request) -> Response:
    """Respond with the class of a code; a wrong code counts as a wrong key."""
    record = await _record(request)
    code = str(request.path_params["code"])
    found = try_key(request, f"class {code}", lambda _: record)
    if found is None:
        raise HTTPRefusal(404, Phrase.of("class-no-code", text=code[:20]))
    return answer(pieces.ClassDoor(found.code, found.room.title, found.room.door))


async def join(request: Request) -> Response:
    """Add a pupil; the same key is the same pupil."""
    asked = await _read_message(request, pieces.JoinClass)
    record = await _record(request)
    code = str(request.path_params["code"])
    found = try_key(request, f"class {code}", lambda _: record)
    if found is None:
        raise HTTPRefusal(404, Phrase.of("class-no-code", text=code[:20]))
    if found.is_teacher(asked.key):
        raise HTTPRefusal(409, Phrase.of("class-pupil-only"))
    spend(request, "guests_joining")
    name, account = asked.name, ""
    if asked.account:
        demand_own_page(request)
        who = await who_asks(request)
        name, account = asked.name.strip() or who.account.name, who.account.id
    found, pupil = await _classes(request).join(found, name, asked.key, account)
    return answer(
        pieces.ClassJoined(pupil, found.room.pupil(pupil).name, found.room.title), 201
    )


async def view(request: Request) -> Response:
    """Respond with the class as the sender may see it; with ``since``, wait for a change."""
    record, holder = await _enter_class(request)
    classes, tables = _classes(request), _class_tables(request)
    since = request.query_params.get("since", "")
    if since and since == classes.stamp(record):
        await classes.wait(record.code, LONG_POLL)
        record, holder = await _enter_class(request)
        if since == classes.stamp(record):
            return Response(status_code=204, headers=PRIVATE)
    # Taken before anything is awaited: what happens meanwhile is news.
    stamp, today = classes.stamp(record), classes.now.date().isoformat()
    if holder == TEACHER:
        return answer(teacher_view(record, stamp, today, await tables.views(record.room)))
    seat = await tables.seat_of(record.room, holder)
    votes = await tables.votes(record.room, holder)
    return answer(pupil_view(record, holder, stamp, today, seat, votes))


async def do(request: Request) -> Response:
    """Apply a teacher's request; it is stored before the response."""
    body = await body_of(request, LARGEST)
    record = await _class_as_teacher(request)
    try:
        asked = await read_body(request, pieces.read_class_request, body)
    except BAD_JSON as error:
        raise HTTPRefusal(400, bad_message(error)) from None
    classes, tables = _classes(request), _class_tables(request)
    if isinstance(asked, pieces.ErasePupil):
        record = await classes.erase_pupil(record, asked.pupil)
    elif isinstance(asked, pieces.TakeBackAtTable):
        await tables.take_back(record.room, asked.table)
    elif isinstance(asked, pieces.OpenClassTables):
        record = await _open_tables(request, record, asked)
    else:
        # Reading a lesson or a file takes a while: it is done beside the loop, once.
        steps = await in_thread(request, steps_of, asked, record.room)
        record = await classes.enter(
            record,
            (lambda room: renumber_request(asked, steps, room))
            if isinstance(asked, pieces.WriteExercise)
            else (lambda room: steps_of(asked, room)),
            "teacher",
            f"teacher/{asked.id}",
            asked.seen,
        )
        await tables.refresh(record.room, tables_of(asked))
    return answer({"n": record.n, "stamp": classes.stamp(record)})


async def _open_tables(
    request: Request, record: ClassRecord, asked: pieces.OpenClassTables
) -> ClassRecord:
    classes, tables = _classes(request), _class_tables(request)
    done = f"teacher/{asked.id}"
    if done in record.done:
        return record
    spend(request, "tables_opened", 1 + len(asked.chairs) / 4)
    before = {n for n, each in record.room.tables.items() if not each.closed}
    opened: list[ClassTableOpened] = await tables.open(record, asked)
    record = await classes.enter(record, lambda _: opened, "teacher", done)
    await tables.refresh(record.room, sorted(before))
    return record


async def do_pupil_request(request: Request) -> Response:
    """Apply a pupil's request."""
    body = await body_of(request, SMALL)
    record, pupil = await _class_as_pupil(request)
    try:
        asked = pieces.read_pupil_request(body)
    except BAD_JSON as error:
        raise HTTPRefusal(400, bad_message(error)) from None
    classes = _classes(request)
    record = await classes.enter(
        record, lambda _: pupil_steps(asked, pupil), str(pupil), f"{pupil}/{asked.id}"
    )
    return answer({"n": record.n, "stamp": classes.stamp(record)})


async def renew_key(request: Request) -> Response:
    """Replace the teacher's key and respond with the new one."""
    return answer(await _classes(request).renew_key(await _class_as_teacher(request)))


async def erase(request: Request) -> Response:
    """Erase the class, its log included.

    Raises:
        HTTPRefusal: The title that was typed is another one (409).
    """
    asked = await _read_message(request, pieces.EraseClass)
    record = await _class_as_teacher(request)
    if " ".join(asked.title.split()).casefold() != record.room.title.casefold():
        raise HTTPRefusal(409, Phrase.of("class-erase-title", title=record.room.title))
    await _classes(request).erase(record)
    return answer({"erased": True})


async def export(request: Request) -> Response:
    """Respond with the data of the class, or of one pupil, as ``json`` or ``csv``."""
    record, holder = await _enter_class(request)
    kind = str(request.path_params["kind"])
    pupil = None if holder == TEACHER else holder
    if kind == "json":
        document = export_document(record.room, record.code, pupil)
        body = msgspec.json.format(msgspec.json.encode(document), indent=1)
        media = "application/json"
    elif kind == "csv":
        text = io.StringIO()
        writer = csv.DictWriter(text, COLUMNS)
        writer.writeheader()
        writer.writerows(map(_harmless, answer_rows(record.room, pupil)))
        # Spreadsheets take a file for UTF-8 by this mark alone.
        body, media = text.getvalue().encode("utf-8-sig"), "text/csv"
    else:
        raise HTTPRefusal(404, Phrase.of("class-no-export", text=kind[:20]))
    name = f"{record.code}.{kind}"
    headers = {**PRIVATE, "content-disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type=media, headers=headers)


def _harmless(row: dict[str, str]) -> dict[str, str]:
    """Return *row* with cells escaped that a spreadsheet would compute."""
    return {key: f"'{cell}" if cell[:1] in "=+-@" else cell for key, cell in row.items()}


async def qr_code(request: Request) -> Response:
    """Respond with the QR code of the address to join; ``at`` is the server's address."""
    record = await _record(request)
    origin = request.query_params.get("at", "")
    if record is None or not ORIGIN.fullmatch(origin):
        raise HTTPRefusal(400, Phrase.of("tournament-not-origin", text=origin[:60]))
    picture = await in_thread(request, qr_code_svg, f"{origin}/class?join={record.code}")
    return Response(picture, headers=PRIVATE, media_type="image/svg+xml")


async def compare(request: Request) -> Response:
    """Respond with the results of tables opened together, compared with double dummy."""
    record = await _class_as_teacher(request)
    spend(request, "searches")
    opening = int(request.path_params["opening"])
    return answer(await _class_tables(request).compare(record.room, opening))


# ---- doing exercises ----


async def _task(request: Request) -> tuple[ClassRecord, int, int, ExerciseItem]:
    """Return class, pupil, exercise number and deal that the address names."""
    record, holder = await _enter_class(request)
    number = int(request.path_params["exercise"])
    item = record.room.exercise(number).item(str(request.path_params["item"]))
    return record, holder, number, item


async def stand(request: Request) -> Response:
    """Respond with the pupil's standing on a deal of a lesson, and store the decisions."""
    asked = await _read_message(request, pieces.AskTaskStanding, LARGEST)
    record, holder, number, item = await _task(request)
    tables: Tables = _host(request).tables
    try:
        room = await tables.find(asked.table)
    except TooManyTables:
        raise HTTPRefusal(503, Phrase.of("server-full"), RETRY) from None
    if room is None or try_key(request, asked.token, room.log.holder) is None:
        raise NoLesson("such-table")
    of_file = item.kind == "board"
    text, at = (item.text, asked.step) if of_file else (item.name, item.number)
    find_deal = deal_of_step if of_file else _deal_of_lesson
    deal = await in_thread(request, find_deal, text, at)
    actions = lessons.pupils_actions(deal, room.log.table.game)
    spend(request, "searches", 0.1)
    job = judged_board if of_file else judged_standing
    message, decided = await in_worker(
        request, DEADLINE, job, text, at, actions, tuple(asked.answers)
    )
    mark = table_mark(asked.table)
    mine = [
        msgspec.structs.replace(
            each,
            pupil=holder,
            exercise=number,
            item=item.key,
            skill=item.skill,
            table=mark,
        )
        for each in decided
    ]
    if holder != TEACHER:
        await _classes(request).enter(
            record,
            lambda room: _read_answers(drop_known_answers(mine, room.answers)),
            str(holder),
        )
    return answer(message)


def _deal_of_lesson(name: str, number: int) -> LessonDeal:
    return lessons.deal_of(lessons.find_lesson(name), number)


def _read_answers(answers: tuple[Any, ...]) -> tuple[AnswersGiven, ...]:
    return (AnswersGiven(answers),) if answers else ()


async def board(request: Request) -> Response:
    """Respond with a board of an exercise: its steps, as a lesson file has them."""
    _, _, _, item = await _task(request)
    if item.kind != "board":
        raise ClassRefusal("no-item")
    return answer(await in_thread(request, lesson_file, item.text))


async def answer_step(request: Request) -> Response:
    """Judge a pupil's answer to a step of a board, and store it."""
    asked = await _read_message(request, pieces.AnswerStep)
    record, holder, number, item = await _task(request)
    if item.kind != "board":
        raise ClassRefusal("no-item")
    boards = await in_thread(request, read_boards, item.text)
    judged = judge_step(boards[0], item, asked.step, asked.given)
    if judged is None:
        raise ClassRefusal("no-question")
    verdict, made = judged
    if not asked.given:
        made = msgspec.structs.replace(made, done=True)
    mine = msgspec.structs.replace(made, pupil=holder, exercise=number)
    if holder != TEACHER:
        await _classes(request).enter(
            record, lambda _: (AnswersGiven((mine,)),), str(holder), f"{holder}/{asked.id}"
        )
    return answer(pieces.StepJudged(verdict))
