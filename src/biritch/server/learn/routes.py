"""Routes ``/learn/…``: odds, reviews and the library."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar, cast

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.coach.course.board_deals import NoTableStep
from biritch.core.calls import parse_call
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.phrase import Phrase
from biritch.extras import MissingExtra
from biritch.server.learn import lesson_files, lessons, library, papers, themes
from biritch.server.learn import odds as odds_answers
from biritch.server.learn.lessons import NoLesson
from biritch.server.learn.library import BadLibrary
from biritch.server.learn.messages import (
    AskBoardStanding,
    AskShown,
    AskStanding,
    BoardText,
    CompleteDeal,
    DealByScript,
    DealMessage,
    ExportDeals,
    LibraryRead,
    OpenBoardTable,
    OpenLessonTable,
    ReadText,
    ReviewDeal,
)
from biritch.server.learn.odds import BadQuestion
from biritch.server.learn.themes import NoTheme
from biritch.server.owner.routes import admit
from biritch.server.tables.opening import CannotOpenTable
from biritch.server.tables.registry import TooManyTables
from biritch.server.web.answers import (
    BAD_JSON,
    RETRY,
    Address,
    HTTPRefusal,
    answer,
    with_refusals,
)
from biritch.server.web.costly import in_thread, in_worker, read_body
from biritch.server.web.guard import body_of, spend, try_key
from biritch.server.web.plain_text import read_json
from biritch.server.web.unreadable import describe_unreadable

if TYPE_CHECKING:
    from biritch.coach.course.lesson import LessonDeal
    from biritch.coach.post_mortem import PlayedDeal
    from biritch.games.phase import Action
    from biritch.server.tables.registry import Tables

Message = TypeVar("Message")
_log = logging.getLogger(__name__)
LARGEST = 2_100_000
"""The most bytes of one body: a file of some hundred boards."""
DEADLINE = 20.0
"""Seconds after which what a worker does for a page is given up."""


def routes() -> list[BaseRoute]:
    """Return the routes of lessons and analysis."""
    return [
        Route("/learn/odds/break", _guard_address(suit_break)),
        Route("/learn/odds/suit", _guard_address(suit_line)),
        Route("/learn/odds/contract", _guard_address(contract)),
        Route("/learn/read", _guard_address(read), methods=["POST"]),
        Route("/learn/themes", _guard_address(theme_titles)),
        Route("/learn/themes/{name:str}", _guard_address(theme)),
        Route("/learn/link", _guard_address(link), methods=["POST"]),
        Route("/learn/complete", _guard_address(complete), methods=["POST"]),
        Route("/learn/script", _guard_address(by_script), methods=["POST"]),
        Route("/learn/review", _guard_address(review), methods=["POST"]),
        Route("/learn/field", _guard_address(field), methods=["POST"]),
        Route("/learn/export/{kind:str}", _guard_address(export), methods=["POST"]),
        Route("/learn/lesson-file", _guard_address(read_lesson_file), methods=["POST"]),
        Route("/learn/boards/lesson", _guard_address(board_lesson), methods=["POST"]),
        Route("/learn/boards/table", _guard_address(sit_at_board), methods=["POST"]),
        Route("/learn/boards/standing", _guard_address(stand_on_board), methods=["POST"]),
        Route("/learn/boards/shown", _guard_address(show_board_line), methods=["POST"]),
        Route("/learn/lessons", _guard_address(course)),
        Route("/learn/lessons/{name:str}", _guard_address(lesson)),
        Route(
            "/learn/lessons/{name:str}/{number:int}/table",
            _guard_address(sit),
            methods=["POST"],
        ),
        Route(
            "/learn/lessons/{name:str}/{number:int}/standing",
            _guard_address(stand),
            methods=["POST"],
        ),
        Route(
            "/learn/lessons/{name:str}/{number:int}/shown",
            _guard_address(show_line),
            methods=["POST"],
        ),
    ]


def _guard_address(address: Address) -> Address:
    async def refusing(request: Request) -> Response:
        try:
            return await address(request)
        except (BadLibrary, BadQuestion, CannotOpenTable, MissingExtra) as error:
            raise HTTPRefusal(400, error.phrase) from None
        except (NoLesson, NoTableStep, NoTheme) as error:
            raise HTTPRefusal(404, error.phrase) from None

    return with_refusals(refusing)


async def _read_message(request: Request, kind: type[Message]) -> Message:
    body = await body_of(request, LARGEST)
    try:
        return cast("Message", await read_body(request, partial(read_json, kind=kind), body))
    except BAD_JSON as error:
        raise HTTPRefusal(
            400, Phrase.of("learn-bad-request", what=describe_unreadable(error))
        ) from None


async def _work_out(
    request: Request, job: Callable[..., Any], *arguments: object, weight: float = 1
) -> Any:  # noqa: ANN401 - what the job returns
    """Run *job* in a worker and return its result; it counts as *weight* searches."""
    spend(request, "searches", weight)
    try:
        return await in_worker(request, DEADLINE, job, *arguments)
    except ValueError as error:
        raise BadLibrary.because(error) from None


async def suit_break(request: Request) -> Response:
    """Respond with the breaks of the missing ``cards``; ``left`` are the vacant places."""
    return answer(await in_thread(request, odds_answers.suit_break, request.query_params))


async def suit_line(request: Request) -> Response:
    """Respond with the best lines for a ``suit`` (in a worker: some take seconds)."""
    suit, vacant = odds_answers.suit_of(request.query_params)
    return answer(await _work_out(request, odds_answers.suit_lines, suit, vacant))


async def contract(request: Request) -> Response:
    """Respond with the break-even probability of ``contract``, alone or against another."""
    return answer(await in_thread(request, odds_answers.contract, request.query_params))


async def read(request: Request) -> Response:
    """Parse a text as deals."""
    asked = await _read_message(request, ReadText)
    found = await in_thread(request, library.read_text, asked.text)
    if any(deal.calls for deal in found.deals):
        found = await _work_out(request, library.with_happenings, found, weight=0.2)
    return answer(found)


async def theme_titles(request: Request) -> Response:
    """Respond with the themes that have deals."""
    return answer(await in_thread(request, themes.theme_titles))


async def theme(request: Request) -> Response:
    """Respond with the deals of a theme."""
    return answer(await in_thread(request, themes.theme_deals, request.path_params["name"]))


async def read_lesson_file(request: Request) -> Response:
    """Parse a lesson file: boards with a teacher's directives."""
    asked = await _read_message(request, ReadText)
    spend(request, "searches", 0.2)
    found = await in_thread(request, lesson_files.lesson_file, asked.text)
    if not found.boards:
        raise HTTPRefusal(400, Phrase.of("coach-file-no-boards", file="PBN"))
    return answer(found)


async def complete(request: Request) -> Response:
    """Complete the hands of a deal at random."""
    asked = await _read_message(request, CompleteDeal)
    spend(request, "searches", 0.2)
    return answer(await in_thread(request, library.complete_deal, asked))


async def by_script(request: Request) -> Response:
    """Respond with a deal that satisfies a dealer script."""
    asked = await _read_message(request, DealByScript)
    return answer(await _work_out(request, library.deal_by_script, asked.text))


async def link(request: Request) -> Response:
    """Respond with a deal and its link code."""
    asked = await _read_message(request, DealMessage)
    return answer(await in_thread(request, _link_deal, asked))


def _link_deal(asked: DealMessage) -> LibraryRead:
    return library.with_happenings(LibraryRead([library.refresh_deal(asked)], []))


async def review(request: Request) -> Response:
    """Respond with the review of a deal: tricks after every card, cost of calls and cards."""
    from biritch.server.learn import reviews

    played = await in_thread(request, _deal_played, await _read_message(request, ReviewDeal))
    return answer(await _work_out(request, reviews.review, played))


async def field(request: Request) -> Response:
    """Respond with the results of robots of other systems."""
    from biritch.server.learn import reviews

    played = await in_thread(request, _deal_played, await _read_message(request, ReviewDeal))
    system = played.systems[0]
    return answer(await _work_out(request, reviews.field, played.deal, played.board, system))


def _deal_played(asked: ReviewDeal) -> PlayedDeal:
    from biritch.bidding.catalogue import find
    from biritch.coach.post_mortem import PlayedDeal

    systems = asked.systems.get("NS", "sef"), asked.systems.get("EW", "sef")
    try:
        for system in systems:
            find(system)
        deal = Deal.parse(asked.deal)
        calls = tuple(map(parse_call, asked.calls))
        cards = tuple(map(Card.parse, asked.cards))
    except ValueError as error:
        raise BadLibrary.because(error) from None
    board = library.board_of(asked.board, asked.dealer, asked.vulnerable)
    try:
        library.fold_game(board, deal, calls, cards)
    except ValueError as error:
        raise BadLibrary.because(error) from None
    return PlayedDeal(deal, board, calls, cards, systems, asked.tricks)


async def course(request: Request) -> Response:
    """List the lessons of the first course."""
    return answer(await in_thread(request, lessons.course))


async def lesson(request: Request) -> Response:
    """Respond with a lesson, numbered as in the requested ``course``."""
    name = str(request.path_params["name"])
    chosen = request.query_params.get("course", "")
    return answer(
        await in_thread(
            request, lambda: lessons.lesson_message(lessons.find_lesson(name), chosen)
        )
    )


async def sit(request: Request) -> Response:
    """Open the table of a deal of a lesson."""
    asked = await _read_message(request, OpenLessonTable)
    deal = await in_thread(request, _find_deal, *_lesson_deal(request))
    return await _open_table(request, deal, asked.begun)


async def _open_table(request: Request, deal: LessonDeal, begun: Sequence[str]) -> Response:
    await admit(request)
    spend(request, "tables_opened")
    tables: Tables = request.app.state.host.tables
    try:
        return answer(await tables.open(lessons.opening_of(deal, begun)), 201)
    except TooManyTables:
        raise HTTPRefusal(503, Phrase.of("server-full"), RETRY) from None


async def stand(request: Request) -> Response:
    """Respond with the pupil's standing on a deal of a lesson."""
    asked = await _read_message(request, AskStanding)
    # The first time, all lessons are read: that takes a while.
    deal = await in_thread(request, _find_deal, *_lesson_deal(request))
    actions = await _pupils_actions(request, asked, deal)
    where, answers = _lesson_deal(request), tuple(asked.answers)
    # Asked at every card: it takes little.
    job = lessons.standing_message
    return answer(await _work_out(request, job, *where, actions, answers, weight=0.1))


async def show_line(request: Request) -> Response:
    """Respond with how the play goes on after the pupil's mistake."""
    asked = await _read_message(request, AskShown)
    deal = await in_thread(request, _find_deal, *_lesson_deal(request))
    actions = await _pupils_actions(request, asked, deal)
    where = _lesson_deal(request)
    chosen = "better" if asked.better else "played"
    return answer(await _work_out(request, lessons.shown_play, *where, actions, chosen))


async def board_lesson(request: Request) -> Response:
    """Respond with a step of a board of a lesson file as a lesson."""
    asked = await _read_message(request, BoardText)
    spend(request, "searches", 0.1)
    return answer(await in_thread(request, lesson_files.board_lesson, asked.text, asked.step))


async def sit_at_board(request: Request) -> Response:
    """Open the table of a step of a board."""
    asked = await _read_message(request, OpenBoardTable)
    deal = await in_thread(request, lesson_files.deal_of_step, asked.text, asked.step)
    return await _open_table(request, deal, asked.begun)


async def stand_on_board(request: Request) -> Response:
    """Respond with the pupil's standing at the table of a step of a board."""
    asked = await _read_message(request, AskBoardStanding)
    where, actions = await _board_actions(request, asked)
    job, answers = lesson_files.judge_board, tuple(asked.answers)
    return answer(await _work_out(request, job, *where, actions, answers, weight=0.1))


async def show_board_line(request: Request) -> Response:
    """Respond with how the play of a step goes on after the pupil's mistake."""
    asked = await _read_message(request, AskBoardStanding)
    where, actions = await _board_actions(request, asked)
    chosen = "better" if asked.better else "played"
    return answer(await _work_out(request, lesson_files.show_board, *where, actions, chosen))


async def _board_actions(
    request: Request, asked: AskBoardStanding
) -> tuple[tuple[str, int], tuple[Action, ...]]:
    """Return the text and step of the request, and the actions at its table."""
    deal = await in_thread(request, lesson_files.deal_of_step, asked.text, asked.step)
    return (asked.text, asked.step), await _pupils_actions(request, asked, deal)


def _lesson_deal(request: Request) -> tuple[str, int]:
    """Return the lesson and the number of the deal that the address names."""
    return str(request.path_params["name"]), int(request.path_params["number"])


def _find_deal(name: str, number: int) -> LessonDeal:
    return lessons.deal_of(lessons.find_lesson(name), number)


async def _pupils_actions(
    request: Request, asked: AskStanding | AskBoardStanding, deal: LessonDeal
) -> tuple[Action, ...]:
    """Return the actions at the table *asked* about, if the key opens it.

    Raises:
        HTTPRefusal: There is no such table, it is another deal, or the key does not open it.
    """
    tables: Tables = request.app.state.host.tables
    try:
        room = await tables.find(asked.table)
    except TooManyTables:
        raise HTTPRefusal(503, Phrase.of("server-full"), RETRY) from None
    if room is None or try_key(request, asked.token, room.log.holder) is None:
        raise NoLesson("such-table")
    return lessons.pupils_actions(deal, room.log.table.game)


_TEXT = "text/plain; charset=utf-8"
_KINDS = {"pbn": _TEXT, "lin": _TEXT, "pdf": "application/pdf"}


async def export(request: Request) -> Response:
    """Write deals to a file: PBN, LIN or PDF."""
    kind = str(request.path_params["kind"])
    if kind not in _KINDS:
        raise HTTPRefusal(404, Phrase.of("learn-bad-kind", text=kind[:20]))
    asked = await _read_message(request, ExportDeals)
    write = partial(papers.pdf, asked) if kind == "pdf" else partial(papers.text, asked, kind)
    body = await in_thread(request, write)
    headers = {
        "content-disposition": f'attachment; filename="deals.{kind}"',
        "cache-control": "no-store",
    }
    return Response(body, 200, headers, _KINDS[kind])
