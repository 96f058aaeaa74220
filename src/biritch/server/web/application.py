"""The web application (Starlette): all routes, and the opening of tables."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from biritch.core.phrase import Phrase
from biritch.games.variant import GameOption
from biritch.server.accounts import routes as account_routes
from biritch.server.api import routes as api_routes
from biritch.server.classes import routes as class_routes
from biritch.server.clubs import regular_routes, season_routes, simultaneous_routes
from biritch.server.clubs import routes as club_routes
from biritch.server.help import routes as help_routes
from biritch.server.host import Host
from biritch.server.laws import routes as laws_routes
from biritch.server.learn import routes as learn_routes
from biritch.server.owner import routes as owner_routes
from biritch.server.practice import routes as practice_routes
from biritch.server.sets import routes as set_routes
from biritch.server.systems import routes as system_routes
from biritch.server.tables import invitations
from biritch.server.tables.connections.sockets import LARGEST, at_table
from biritch.server.tables.log_setup import games
from biritch.server.tables.opening import CannotOpenTable, bids_systems, read_opening
from biritch.server.tables.registry import Tables, TooManyTables
from biritch.server.together import routes as together_routes
from biritch.server.tournaments import routes as tournament_routes
from biritch.server.web import health, pages
from biritch.server.web.access import AccessMiddleware, RequestTaken, log_access
from biritch.server.web.answers import RETRY, HTTPRefusal, answer, with_refusals
from biritch.server.web.costly import CostlyWork
from biritch.server.web.guard import Guard, GuardMiddleware, body_of, spend
from biritch.server.web.limits import Limits
from biritch.server.web.security import HSTS, SecurityMiddleware
from biritch.server.web.wire import sentence


def application(
    hosted: Callable[[], AbstractAsyncContextManager[Host]],
    hosts: Iterable[str] | None = None,
    guard: Guard | None = None,
    hsts: str = HSTS["host"],
    observe: Callable[[RequestTaken], None] = log_access,
) -> ASGIApp:
    """Return the application over the host that *hosted* opens, for the names *hosts*.

    *hsts* is the header of that name over TLS. *guard* limits the rate of requests; without
    one, the default limits apply. *observe* receives every completed request.
    """
    counting = guard or Guard(Limits(), time.monotonic)
    costly = CostlyWork(counting.limits, time.monotonic)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with hosted() as host:
            app.state.host = host
            host.beside.use(costly.beside, lambda: costly.waiting)
            try:
                yield
            finally:
                costly.close()

    app = Starlette(
        routes=[
            *health.routes(),
            Route("/games", games_known),
            Route("/tables", with_refusals(open_table), methods=["POST"]),
            WebSocketRoute("/ws", at_table),
            *invitations.routes(),
            *tournament_routes.routes(),
            *season_routes.routes(),
            *regular_routes.routes(),
            *simultaneous_routes.routes(),
            *club_routes.routes(),
            *class_routes.routes(),
            *account_routes.routes(),
            *owner_routes.routes(),
            *system_routes.routes(),
            *practice_routes.routes(),
            *set_routes.routes(),
            *together_routes.routes(),
            *laws_routes.routes(),
            *learn_routes.routes(),
            *help_routes.routes(),
            *api_routes.routes(),
            *pages.routes(),
        ],
        middleware=[
            Middleware(AccessMiddleware, observe=observe),
            Middleware(SecurityMiddleware, hosts=hosts, hsts=hsts),
            Middleware(GuardMiddleware, guard=counting),
        ],
        lifespan=lifespan,
    )
    app.state.guard, app.state.costly = counting, costly
    return app


async def games_known(request: Request) -> Response:
    """Respond with the games that can be played here: title and description."""
    del request
    return answer(
        [
            {
                "name": name,
                "title": sentence(Phrase.of(f"game-{name}")),
                "about": sentence(Phrase.of(f"game-{name}-about")),
                "sheet": variant.keeps_a_sheet,
                "systems": bids_systems(variant),
                "honours": variant.keeps_a_sheet and variant.tariff.honours,
                "players": [str(seat) for seat in variant.players],
                "options": [_option(option) for option in variant.options],
            }
            for name, variant in sorted(games().items(), key=lambda game: -game[1].since)
        ]
    )


def _option(option: GameOption) -> dict[str, object]:
    """Return an option and its choices, the default first, with titles."""
    name = f"option-{option.name}"
    ways = [
        {"name": way, "title": sentence(Phrase.of(f"{name}-{way}"))} for way in option.names
    ]
    return {"name": option.name, "title": sentence(Phrase.of(name)), "ways": ways}


async def open_table(request: Request) -> Response:
    """Open a table: the body is an ``Opening``, or nothing.

    Raises:
        HTTPRefusal: It cannot be opened so (400), too many were (429), or are (503).
    """
    tables: Tables = request.app.state.host.tables
    body = await body_of(request, LARGEST)
    await owner_routes.admit(request)
    spend(request, "tables_opened")
    await request.app.state.host.own_files.load_systems([body])
    try:
        asked = read_opening(body, tables.defaults)
        if asked.friends is not None and asked.friends.account:
            asked.friends.name = await invitations.account_name(request, "")
        return answer(await tables.open(asked), 201)
    except CannotOpenTable as error:
        raise HTTPRefusal(400, error.phrase) from None
    except TooManyTables:
        raise HTTPRefusal(503, Phrase.of("server-full"), RETRY) from None
