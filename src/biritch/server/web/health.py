"""Health checks: ``/livez``, ``/readyz`` and ``/healthz``."""

from __future__ import annotations

import asyncio
import logging

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.server.host import Host
from biritch.server.web.answers import answer

_log = logging.getLogger(__name__)
PATIENCE = 2.0
"""Seconds within which the database answers, or cannot be used."""


def routes() -> list[BaseRoute]:
    """Return the routes of health checks."""
    return [
        Route("/livez", live),
        Route("/readyz", ready),
        Route("/healthz", healthy),
    ]


async def live(request: Request) -> Response:
    """Respond that the process is alive; without a response the supervisor restarts it."""
    del request
    return answer({"ok": True})


async def ready(request: Request) -> Response:
    """Respond whether the server is ready: 503 if its database does not answer."""
    stored = await _database_answers(request.app.state.host)
    return answer({"ok": stored, "database": stored}, 200 if stored else 503)


async def healthy(request: Request) -> Response:
    """Respond with the state of the store, the open tables and the robots' queue.

    The status is always 200, so that people can read a sentence about a failing store.
    """
    host: Host = request.app.state.host
    stored = await _database_answers(host)
    return answer({"ok": stored, "tables": len(host.tables), "robots": host.workload()})


async def _database_answers(host: Host) -> bool:
    """Return whether the database reads a record in time, and writes one after a failure."""
    try:
        async with asyncio.timeout(PATIENCE):
            await host.accounts.records.records("health")
            return await host.probe()
    except (OSError, TimeoutError) as error:
        _log.warning("the database does not answer: %s", type(error).__name__)
        return False
