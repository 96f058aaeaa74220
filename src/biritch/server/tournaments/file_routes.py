"""Routes of results, score cards, QR codes and values of scores."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.competition.movement import EntrantKind
from biritch.competition.results.result import ObtainedScore
from biritch.competition.scoring.rounding import brief, text
from biritch.competition.scoring.session import score_session, with_directions
from biritch.competition.tournament.scorebook_log import BoardAtTable, ScoreEntered
from biritch.competition.tournament.tournament import Tournament
from biritch.core.phrase import Phrase
from biritch.core.seats import Side
from biritch.rulings.weighted_scores import weigh
from biritch.server.laws.messages import WeighedScore
from biritch.server.tournaments import score_cards
from biritch.server.tournaments.access import find_requested, require_director
from biritch.server.tournaments.entries import REFUSALS, adjusted_score, board_at_table
from biritch.server.tournaments.published import results
from biritch.server.tournaments.published.publication import Publication
from biritch.server.tournaments.requests import AdjustScore
from biritch.server.web.answers import HTTPRefusal, answer, with_refusals
from biritch.server.web.costly import in_thread
from biritch.server.web.guard import key_of
from biritch.server.web.qr_codes import ORIGIN, qr_code_svg
from biritch.server.web.unreadable import bad_message


def routes() -> list[BaseRoute]:
    """Return the web routes of files of results and deals."""
    return [
        Route("/events/{name:str}/results.csv", with_refusals(results_table)),
        Route("/events/{name:str}/results.json", with_refusals(results_document)),
        Route("/events/{name:str}/card/{number:int}", with_refusals(score_card_address)),
        Route("/events/{name:str}/code.svg", with_refusals(qr_code)),
        Route("/events/{name:str}/weighed", with_refusals(weighed_score)),
    ]


async def results_table(request: Request) -> Response:
    """Respond to a director with the results as a table that ``biritch rank`` reads."""
    record = await require_director(request)
    publication = Publication(record.tournament, "en")
    table = await in_thread(request, publication.in_format, "csv")
    return _download(table.decode(), f"{record.name}.csv", "text/csv")


async def results_document(request: Request) -> Response:
    """Respond to a director with the results as JSON, with weighted scores and penalties."""
    record = await require_director(request)
    publication = Publication(record.tournament, "en")
    document = await in_thread(request, results.results_json, publication)
    return _download(document, f"{record.name}.json", "application/json")


def _download(text: str, name: str, media: str) -> Response:
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="{name}"',
    }
    return Response(text, media_type=media, headers=headers)


async def score_card_address(request: Request) -> Response:
    """Respond with a contestant's score card: to a director always, to others at the end.

    Raises:
        HTTPRefusal: Cards may not be seen yet (403), or there is none (404).
    """
    record, role = await find_requested(request)
    if not score_cards.may_see_cards(record.tournament, role):
        raise HTTPRefusal(403, Phrase.of("tournament-not-card-yet"))
    number = int(request.path_params["number"])
    card = await in_thread(request, score_cards.score_card, record.tournament, number)
    if card is None:
        raise HTTPRefusal(404, Phrase.of("tournament-not-card"))
    return answer(card)


async def qr_code(request: Request) -> Response:
    """Respond with the QR code of this tournament's address and the request's key.

    Raises:
        HTTPRefusal: ``at`` is not the address of a server (400).
    """
    record, _ = await find_requested(request)
    origin, key = request.query_params.get("at", ""), key_of(request)
    if not ORIGIN.fullmatch(origin):
        raise HTTPRefusal(400, Phrase.of("tournament-not-origin", text=origin[:60]))
    address = f"{origin}/event#{record.name}{f'.{key}' if key else ''}"
    image = await in_thread(request, qr_code_svg, address)
    return Response(image, headers={"cache-control": "no-store"}, media_type="image/svg+xml")


async def weighed_score(request: Request) -> Response:
    """Respond with the value of an adjusted score among those of its board.

    Raises:
        HTTPRefusal: It is no adjustment, or of no such board (400).
    """
    record = await require_director(request)
    query = {key: text for key, text in request.query_params.items() if key != "token"}
    try:
        adjustment = msgspec.convert(
            {"id": "-", "do": "adjust", **query}, AdjustScore, strict=False
        )
    except msgspec.ValidationError as error:
        raise HTTPRefusal(400, bad_message(error)) from None
    try:
        table = board_at_table(record.tournament, adjustment.board, adjustment.pair)
        adjusted = adjusted_score(record.tournament, table, adjustment)
    except REFUSALS as error:
        raise HTTPRefusal(400, error.phrase) from None
    return answer(await in_thread(request, _weigh_score, record.tournament, table, adjusted))


def _weigh_score(
    tournament: Tournament, table: BoardAtTable, adjusted: ScoreEntered
) -> WeighedScore:
    """Return the value that *adjusted* would have."""
    result = adjusted.result
    ns, ew = result.for_ns, result.for_ew
    means = ("", "")
    if isinstance(ns, ObtainedScore) and isinstance(ew, ObtainedScore):
        alone = weigh(ns.parts, ew=ew.parts)
        means = brief(alone.mean(Side.NS)), brief(alone.mean(Side.EW))
    others = [
        other
        for other in tournament.agreed_scorebook.results
        if BoardAtTable.of(other) != table
    ]
    rules = tournament.scorebook.regulation
    scored = score_session(with_directions([*others, result], 1), rules)
    awards = None
    if tournament.form is not EntrantKind.TEAMS:
        at_table = [
            line.award for line in scored.lines if BoardAtTable.of(line.result) == table
        ]
        # Players who entered alone have an award each: one of every side is enough.
        awards = [
            text(100 * award.points / award.top if award.top else award.points)
            for award in at_table[:: max(1, len(result.ns))]
            if award is not None
        ]
    return WeighedScore(*means, scored.method.unit, awards)
