"""Who asks a tournament, and which one: the name in the address, the key that came with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import Request

from biritch.core.phrase import Phrase
from biritch.server.storage.logs import Unreadable
from biritch.server.tournaments.keys import Role
from biritch.server.tournaments.registry import TournamentRecord, Tournaments
from biritch.server.web.answers import HTTPRefusal

if TYPE_CHECKING:
    from biritch.server.host import Host


def tournaments(request: Request) -> Tournaments:
    """Return the tournaments of this server."""
    host: Host = request.app.state.host
    return host.tournaments


async def kept(request: Request) -> tuple[TournamentRecord, Role | None]:
    """Return the tournament asked for, and whose key came with the question."""
    try:
        found = await tournaments(request).find(str(request.path_params["name"]))
    except Unreadable:
        found = None
    if found is None:
        raise HTTPRefusal(404, Phrase.of("tournament-not-found"))
    key = request.query_params.get("token", "")
    role = found.role(key)
    if key and role is None:
        raise HTTPRefusal(403, Phrase.of("tournament-wrong-key"))
    return found, role


async def directed(request: Request) -> TournamentRecord:
    """Return the tournament asked for by its director."""
    found, role = await kept(request)
    if role is None or not role.director:
        raise HTTPRefusal(403, Phrase.of("tournament-wrong-key"))
    return found
