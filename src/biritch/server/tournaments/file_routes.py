"""What a tournament gives out: results as files, cards, codes of addresses, a score weighed."""

from __future__ import annotations

import re

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
from biritch.server.tournaments import results, score_cards
from biritch.server.tournaments.access import directed, kept
from biritch.server.tournaments.entries import Refusal, adjusted, table_where
from biritch.server.tournaments.qr_codes import svg
from biritch.server.tournaments.requests import AdjustScore
from biritch.server.web.answers import HTTPRefusal, answer, with_refusals

ORIGIN = re.compile(r"https?://(?:[a-z0-9.-]{1,200}|\[[0-9a-f:.]{2,45}\])(?::[0-9]{1,5})?")


def routes() -> list[BaseRoute]:
    """Return where these are found."""
    return [
        Route("/events/{name:str}/results.csv", with_refusals(results_table)),
        Route("/events/{name:str}/results.json", with_refusals(results_document)),
        Route("/events/{name:str}/card/{number:int}", with_refusals(card)),
        Route("/events/{name:str}/code.svg", with_refusals(code)),
        Route("/events/{name:str}/weighed", with_refusals(weighed)),
    ]


async def results_table(request: Request) -> Response:
    """Give the director what is ranked, as a table that ``biritch rank`` reads."""
    found = await directed(request)
    if not results.plain(found.tournament):
        raise HTTPRefusal(409, Phrase.of("tournament-not-plain"))
    return _file(results.table(found.tournament), f"{found.name}.csv", "text/csv")


async def results_document(request: Request) -> Response:
    """Give the director what is ranked, weighted scores and penalties too, in JSON."""
    found = await directed(request)
    told = results.document(found.tournament)
    return _file(told, f"{found.name}.json", "application/json")


def _file(text: str, name: str, media: str) -> Response:
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="{name}"',
    }
    return Response(text, media_type=media, headers=headers)


async def card(request: Request) -> Response:
    """Tell why a contestant has its score: at the end everybody, the director at any time."""
    found, role = await kept(request)
    if not score_cards.may_see(found.tournament, role):
        raise HTTPRefusal(403, Phrase.of("tournament-not-card-yet"))
    told = score_cards.card(found.tournament, int(request.path_params["number"]))
    if told is None:
        raise HTTPRefusal(404, Phrase.of("tournament-not-card"))
    return answer(told)


async def code(request: Request) -> Response:
    """Draw the address ``at`` of this event with the key that came, to be photographed."""
    found, _ = await kept(request)
    origin, key = request.query_params.get("at", ""), request.query_params.get("token", "")
    if not ORIGIN.fullmatch(origin):
        raise HTTPRefusal(400, Phrase.of("tournament-not-origin", text=origin[:60]))
    drawn = svg(f"{origin}/event#{found.name}{f'.{key}' if key else ''}")
    return Response(drawn, headers={"cache-control": "no-store"}, media_type="image/svg+xml")


async def weighed(request: Request) -> Response:
    """Reckon a score before it is given: what it is worth among those of its board."""
    found = await directed(request)
    told = {key: one for key, one in request.query_params.items() if key != "token"}
    try:
        asked = msgspec.convert({"id": "-", "do": "adjust", **told}, AdjustScore, strict=False)
    except msgspec.ValidationError as error:
        raise HTTPRefusal(400, Phrase.of("server-bad-message", what=str(error)[:200])) from None
    try:
        table = table_where(found.tournament, asked.board, asked.pair)
        given = adjusted(found.tournament, table, asked)
    except Refusal as error:
        raise HTTPRefusal(400, error.phrase) from None
    return answer(_worth(found.tournament, table, given))


def _worth(tournament: Tournament, table: BoardAtTable, given: ScoreEntered) -> WeighedScore:
    """Return what *given* would be worth if it stood."""
    result = given.result
    ns, ew = result.for_ns, result.for_ew
    means = ("", "")
    if isinstance(ns, ObtainedScore) and isinstance(ew, ObtainedScore):
        alone = weigh(ns.parts, ew=ew.parts)
        means = brief(alone.mean(Side.NS)), brief(alone.mean(Side.EW))
    others = [one for one in tournament.settled.results if BoardAtTable.of(one) != table]
    rules = tournament.scorebook.regulation
    scored = score_session(with_directions([*others, result], 1), rules)
    awards = None
    if tournament.form is not EntrantKind.TEAMS:
        mine = [one.award for one in scored.lines if BoardAtTable.of(one.result) == table]
        awards = [
            text(100 * one.points / one.top if one.top else one.points)
            for one in mine[:: max(1, len(result.ns))]
            if one is not None
        ]
    return WeighedScore(*means, scored.method.unit, awards)
