"""Routes of a director's printouts (PDF) and files for dealing machines."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.competition.catalogue import movements_by_name
from biritch.competition.tournament.layouts import BoardLayout, write_layouts
from biritch.competition.tournament.scorebook import NotAllowed
from biritch.competition.tournament.steps.scores import BoardsDealt
from biritch.competition.tournament.tournament import Tournament
from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.phrase import Phrase
from biritch.extras import MissingExtra
from biritch.publishing.dealt_boards import DealtBoard, DoubleDummyAnalysis
from biritch.publishing.wording import PrintedWording
from biritch.records.files import formats
from biritch.records.record import Record
from biritch.server.tournaments.access import find_requested, require_director, tournaments
from biritch.server.tournaments.messages import TournamentRequestDone
from biritch.server.web.answers import HTTPRefusal, answer, with_refusals
from biritch.server.web.costly import in_thread, in_thread_for
from biritch.server.web.guard import body_of
from biritch.words.languages import nearest_language
from biritch.words.notation import notation_of
from biritch.words.translation import LANGUAGES, Language, tell_or

SMALL = 4 * 1024
MACHINES = ("dlm", "dup", "bri", "dge", "ber", "bhg", "cards", "rzd", "cds", "pbn", "lin")
"""The notations in which hands leave for dealing machines and programs."""


def routes() -> list[BaseRoute]:
    """Return the routes of printouts for the desk."""
    at = "/events/{name:str}"
    return [
        Route(f"{at}/papers/{{kind:str}}.pdf", with_refusals(paper)),
        Route(f"{at}/deal", with_refusals(deal), methods=["POST"]),
        Route(f"{at}/deal/{{format:str}}", with_refusals(dealing_file)),
    ]


async def paper(request: Request) -> Response:
    """Respond to a director with a printout, in ``lang`` and on ``sheet`` (``A4``, ``letter``).

    Raises:
        HTTPRefusal: There is no such paper (404), it cannot be made of this tournament, or no
            PDF can be made here (409).
    """
    record = await require_director(request)
    kind = str(request.path_params["kind"])
    make = PAPERS.get(kind)
    if make is None:
        raise HTTPRefusal(404, Phrase.of("tournament-no-file", words=", ".join(PAPERS)))
    language = language_of(request)
    letter = request.query_params.get("sheet") == "letter"
    wording = PrintedWording(language, notation_of(language), "letter" if letter else "A4")
    if record.tournament.by_results and not record.tournament.sittings(1):
        raise HTTPRefusal(409, Phrase.of("tournament-paper-not-drawn"))
    try:
        content = await in_thread(request, make, record.tournament, wording)
    except MissingExtra as missing:
        raise HTTPRefusal(409, missing.phrase) from None
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="{record.name}-{kind}.pdf"',
    }
    return Response(content, headers=headers, media_type="application/pdf")


def language_of(request: Request) -> Language:
    """Return the requested language, or else the browser's."""
    asked = request.query_params.get("lang", "")
    for language in LANGUAGES:
        if asked == language:
            return language
    accepted = request.headers.get("accept-language", "").split(",")
    return nearest_language(*(tag.split(";")[0].strip() for tag in accepted))


def _form(kind: str) -> Callable[[Tournament, PrintedWording], bytes]:
    def make(tournament: Tournament, wording: PrintedWording) -> bytes:
        from biritch.publishing.handouts.score_forms import FormSize
        from biritch.publishing.papers.form_papers import form_paper

        boards = boards_of(tournament)
        tables = len(tournament.sittings(1)) or 1
        size = FormSize(1, len(boards), tables)
        return form_paper(kind, size, wording)

    return make


def _guide(kind: str) -> Callable[[Tournament, PrintedWording], bytes]:
    def make(tournament: Tournament, wording: PrintedWording) -> bytes:
        from biritch.publishing.handouts.guide_cards import guide_cards
        from biritch.publishing.papers.form_papers import movement_paper

        assert tournament.seated is not None
        assert tournament.schedule is not None
        name = tournament.seated.movement
        known = movements_by_name().get(name)
        words = tell_or(f"movement-{name}", wording.language, known.title if known else name)
        title = f"{tournament.scorebook.title} · {words}".removeprefix(" · ")
        page = guide_cards(kind, tournament.schedule, tournament.seated.each, title, wording)
        return movement_paper(page, kind, title, wording)

    return make


def _desk(name: str) -> Callable[[Tournament, PrintedWording], bytes]:
    def make(tournament: Tournament, wording: PrintedWording) -> bytes:
        from biritch.publishing.papers import desk_papers

        made: bytes = getattr(desk_papers, name)(tournament, wording)
        return made

    return make


def _hands(tournament: Tournament, wording: PrintedWording) -> bytes:
    from biritch.publishing.papers.deal_papers import hand_records_paper

    boards, analyses = [], []
    for number, layout in sorted(tournament.layouts.items()):
        boards.append(DealtBoard(number, Board.from_number(number), Deal.parse(layout.dealt)))
        known = layout.tricks is not None and layout.par is not None
        analyses.append(DoubleDummyAnalysis(layout.tricks, layout.par) if known else None)  # type: ignore[arg-type]
    return hand_records_paper(boards, analyses, tournament.scorebook.title, wording)


PAPERS: Mapping[str, Callable[[Tournament, PrintedWording], Any]] = MappingProxyType({
    "start-list": _desk("start_list"),
    "name-tags": _desk("name_tags"),
    "guide": _guide("guide"),
    "table-cards": _guide("tables"),
    "pair-cards": _guide("entrants"),
    "travellers": _form("slips"),
    "pick-up": _desk("pick_up_slips"),
    "score-sheets": _form("sheet"),
    "score-cards": _desk("score_cards"),
    "hands": _hands,
})  # fmt: skip
"""The papers of the desk, by the last part of their address."""


def boards_of(tournament: Tournament) -> list[int]:
    """Return the numbers of the boards in the movement.

    Example:
        >>> from biritch.competition.tournament.steps.movement import MovementSet
        >>> boards_of(Tournament(seated=MovementSet("howell", 4, 3, 2, 15)))
        [1, 2, 3, 4, 5, 6]
    """
    seated = tournament.seated
    found = {
        board for place in tournament.places() for board in tournament.boards(place.sitting)
    }
    if seated is not None and tournament.by_results:  # its rounds are drawn later
        found |= set(range(1, seated.rounds * seated.each + 1))
    return sorted(found)


async def deal(request: Request) -> Response:
    """Deal all boards without hands at random, and store them for the dealing machine.

    Raises:
        HTTPRefusal: The boards are dealt here as they are played, or all have hands (409).
    """
    await body_of(request, SMALL)
    record, role = await find_requested(request)
    if role is None or not role.director:
        raise HTTPRefusal(403, Phrase.of("tournament-wrong-key"))
    wanted = [
        number
        for number in boards_of(record.tournament)
        if number not in record.tournament.layouts
    ]
    if not wanted:
        raise HTTPRefusal(409, Phrase.of("tournament-all-dealt"))
    dealt = {number: BoardLayout(number, str(Deal.random())) for number in wanted}
    try:
        record = await tournaments(request).keep(
            record, BoardsDealt(write_layouts(dealt)), role
        )
    except NotAllowed as error:
        raise HTTPRefusal(409, error.phrase) from None
    return answer(TournamentRequestDone(record.n))


async def dealing_file(request: Request) -> Response:
    """Respond to a director with all hands in the notation of a dealing machine.

    Raises:
        HTTPRefusal: There is no such notation (404), or no hands are known (409).
    """
    record = await require_director(request)
    name = str(request.path_params["format"])
    if name not in MACHINES:
        raise HTTPRefusal(404, Phrase.of("tournament-no-file", words=", ".join(MACHINES)))
    layouts = record.tournament.layouts
    if not layouts:
        raise HTTPRefusal(409, Phrase.of("tournament-no-hands-yet"))
    form = formats()[name]

    def write() -> bytes:
        records = [
            Record(number=number, deal=Deal.parse(layout.dealt))
            for number, layout in sorted(layouts.items())
        ]
        return form.encode_text("".join(form.write(records)))

    content = await in_thread_for(request, [f"event/{record.name}"], write)
    suffix = form.suffixes[0]
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="{record.name}{suffix}"',
    }
    return Response(content, headers=headers, media_type="application/octet-stream")
