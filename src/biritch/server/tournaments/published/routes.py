"""Routes of a tournament's publication and its hands."""

from __future__ import annotations

import mimetypes
from functools import partial
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from biritch.competition.tournament.layouts import BoardLayout
from biritch.competition.tournament.scorebook import NotAllowed
from biritch.competition.tournament.steps.scores import BoardsDealt
from biritch.core.deals import Deal
from biritch.core.phrase import Phrase
from biritch.extras import MissingExtra
from biritch.publishing.bridgewebs import NotForBridgeWebs
from biritch.publishing.papers.appeal_form import AppealForm
from biritch.publishing.wording import PrintedWording
from biritch.records.files import by_sign, by_suffix, lines_from
from biritch.records.format import FormatError
from biritch.records.record import Record
from biritch.server.tournaments.access import find_requested, require_director, tournaments
from biritch.server.tournaments.messages import TournamentRequestDone
from biritch.server.tournaments.published.appeals import appeal_as_printed
from biritch.server.tournaments.published.desk_papers import language_of
from biritch.server.tournaments.published.hands_to_solve import written_layouts
from biritch.server.tournaments.published.publication import FILES, Publication, is_published
from biritch.server.tournaments.registry import TournamentRecord
from biritch.server.web.answers import HTTPRefusal, answer, with_refusals
from biritch.server.web.costly import in_thread, in_thread_for
from biritch.server.web.guard import body_of
from biritch.server.web.security import HEADERS
from biritch.words.notation import notation_of
from biritch.words.translation import Language

if TYPE_CHECKING:
    from biritch.server.host import Host

LARGEST = 1 << 20
"""The most bytes of a file of hands: a hundred boards with all their tables are a tenth."""


def routes() -> list[BaseRoute]:
    """Return the routes of publications."""
    return [
        Route("/events/{name:str}/boards", with_refusals(keep_boards), methods=["POST"]),
        Route("/events/{name:str}/files/{file:str}", with_refusals(published_file)),
        Route("/events/{name:str}/appeals/{number:int}.pdf", with_refusals(appeal_form)),
        Route("/events/{name:str}/pages", with_refusals(pages_door)),
        Route("/events/{name:str}/pages/{path:path}", with_refusals(published_page)),
    ]


async def published_file(request: Request) -> Response:
    """Respond with a published file, in the language ``lang``.

    Raises:
        HTTPRefusal: It is not published yet (403), there is no such file (404), or the
            tournament is none for it (409).
    """
    record = await _readable(request)
    file = FILES.get(str(request.path_params["file"]))
    if file is None:
        raise HTTPRefusal(404, Phrase.of("tournament-no-file", words=", ".join(FILES)))
    publication = Publication(record.tournament, language_of(request))
    try:
        content = await in_thread(request, file.made, publication)
    except NotForBridgeWebs as error:
        raise HTTPRefusal(409, error.phrase) from None
    except MissingExtra as missing:
        raise HTTPRefusal(409, missing.phrase) from None
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="{record.name}-{file.name}"',
    }
    return Response(content, headers=headers, media_type=file.media)


async def appeal_form(request: Request) -> Response:
    """Respond to a director with the form of an appeal, to be printed and signed.

    Raises:
        HTTPRefusal: There is no such appeal (404), or no PDF can be made here (409).
    """
    record = await require_director(request)
    number, language = int(request.path_params["number"]), language_of(request)
    appeal = record.tournament.appeals.get(number)
    if appeal is None:
        raise HTTPRefusal(404, Phrase.of("tournament-no-appeal", number=number))
    form = appeal_as_printed(record.tournament, appeal, language)
    try:
        content = await in_thread(request, _appeal_paper, form, language)
    except MissingExtra as missing:
        raise HTTPRefusal(409, missing.phrase) from None
    name = f"{record.name}-appeal-{number}.pdf"
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="{name}"',
    }
    return Response(content, headers=headers, media_type="application/pdf")


def _appeal_paper(form: AppealForm, language: Language) -> bytes:
    # Late: what draws PDF takes a third of the time in which a server starts.
    from biritch.publishing.papers.appeal_paper import appeal_paper

    return appeal_paper(form, PrintedWording(language, notation_of(language)))


async def pages_door(request: Request) -> Response:
    """Redirect to the first page: its links are relative to the folder."""
    return RedirectResponse(f"/events/{request.path_params['name']}/pages/index.html")


async def published_page(request: Request) -> Response:
    """Respond with a published page.

    Raises:
        HTTPRefusal: It is not published yet (403), or there is no such page (404).
    """
    record = await _readable(request)
    path = str(request.path_params["path"]) or "index.html"
    publication = Publication(record.tournament, language_of(request))
    pages = await tournaments(request).pages.of(
        record, publication, partial(in_thread, request)
    )
    page = pages.get(path)
    if page is None:
        raise HTTPRefusal(404, Phrase.of("tournament-no-page"))
    media = mimetypes.guess_type(path)[0] or "text/html"
    headers = {"cache-control": "no-cache"} | _page_headers(record)
    return Response(page, headers=headers, media_type=f"{media}; charset=utf-8")


def _page_headers(record: TournamentRecord) -> dict[str, str]:
    """Return the headers for the organiser's choices: search engines, embedding."""
    chosen = record.tournament.publication
    headers = {} if chosen.listed else {"x-robots-tag": "noindex"}
    if chosen.framed:
        policy = HEADERS["content-security-policy"]
        headers["content-security-policy"] = policy.replace(
            "frame-ancestors 'none'", "frame-ancestors *"
        )
        # An empty one is no rule, where a missing one would be set to DENY.
        headers["x-frame-options"] = ""
        headers["cross-origin-resource-policy"] = "cross-origin"
    return headers


async def _readable(request: Request) -> TournamentRecord:
    """Return the tournament, if the sender may download its results."""
    record, role = await find_requested(request)
    if not (is_published(record.tournament) or (role is not None and role.director)):
        raise HTTPRefusal(403, Phrase.of("tournament-not-published"))
    return record


async def keep_boards(request: Request) -> Response:
    """Store the hands in the body, a file of boards; their analysis runs afterwards.

    Raises:
        HTTPRefusal: The body is no file of boards with whole deals (400), or the boards were
            dealt here, or others were uploaded after the view ``seen`` (409).
    """
    body = await body_of(request, LARGEST)
    record, role = await find_requested(request)
    if role is None or not role.director:
        raise HTTPRefusal(403, Phrase.of("tournament-wrong-key"))
    try:
        club = f"event/{record.name}"
        file = request.query_params.get("file", "")
        text = await in_thread_for(request, [club], lambda: _hands_in(body, file))
    except FormatError as error:
        raise HTTPRefusal(400, error.phrase) from None
    if not text:
        raise HTTPRefusal(400, Phrase.of("tournament-no-hands"))
    held, seen = tournaments(request), request.query_params.get("seen", "")
    saw = int(seen) if seen.isdecimal() and len(seen) < 9 else None
    host: Host = request.app.state.host
    try:
        # Noted before and after: a kill between the two leaves no hands unsolved.
        await host.hands_to_solve.expect(record.name)
        record = await held.keep(record, BoardsDealt(text), role, saw)
    except NotAllowed as error:
        raise HTTPRefusal(409, error.phrase) from None
    await host.hands_to_solve.note(record.name)
    return answer(TournamentRequestDone(record.n))


def _hands_in(body: bytes, name: str) -> str:
    """Return the hands in a file of boards, as a log has them; empty if there are none."""
    dealt = {
        board.number: BoardLayout(board.number, str(board.deal))
        for board in _boards(body, name)
        if board.number is not None and isinstance(board.deal, Deal)
    }
    return written_layouts(dealt) if dealt else ""


def _boards(body: bytes, name: str) -> list[Record]:
    """Return the boards of a file; its name or its first line gives the notation."""
    form = by_suffix(name)
    if form is None:
        lines = list(lines_from(body))
        form = by_sign(next((line for line in lines if line.strip()), ""))
    return list(form.read(lines_from(body, form)))
