"""Whether a server lives and can work: ``/livez``, ``/readyz`` and ``/healthz``."""

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
    """Return where a proxy and a monitor ask."""
    return [
        Route("/livez", live),
        Route("/readyz", ready),
        Route("/healthz", healthy),
    ]


async def live(request: Request) -> Response:
    """Answer that the process is alive; without an answer the supervisor restarts it."""
    del request
    return answer({"ok": True})


async def ready(request: Request) -> Response:
    """Say whether the server can work now: 503 while its database does not answer."""
    stored = await _database_answers(request.app.state.host)
    return answer({"ok": stored, "database": stored}, 200 if stored else 503)


async def healthy(request: Request) -> Response:
    """Say whether it can work, how many tables are at work, what robots have to do.

    The status stays 200, so that people read in a sentence that nothing can be stored.
    """
    host: Host = request.app.state.host
    stored = await _database_answers(host)
    return answer({"ok": stored, "tables": len(host.tables), "robots": host.workload()})


async def _database_answers(host: Host) -> bool:
    """Whether the database reads a record, and takes one if it did not last, in time."""
    try:
        async with asyncio.timeout(PATIENCE):
            await host.accounts.records.records("health")
            return await host.probe()
    except (OSError, TimeoutError) as error:
        _log.warning("the database does not answer: %s", type(error).__name__)
        return False
