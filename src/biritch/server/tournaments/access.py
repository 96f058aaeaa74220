"""The tournament that a request names, and the holder of its key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import Request

from biritch.core.phrase import Phrase
from biritch.server.storage.chain import Damaged
from biritch.server.storage.logs import Unreadable
from biritch.server.tournaments.keys import Role
from biritch.server.tournaments.registry import TournamentRecord, Tournaments
from biritch.server.web.answers import HTTPRefusal
from biritch.server.web.guard import key_of, try_key

if TYPE_CHECKING:
    from biritch.server.host import Host


def tournaments(request: Request) -> Tournaments:
    """Return the tournaments of this server."""
    host: Host = request.app.state.host
    return host.tournaments


async def find_requested(request: Request) -> tuple[TournamentRecord, Role | None]:
    """Return the tournament that the address names, and the role of the request's key.

    Raises:
        HTTPRefusal: There is no such tournament (404), the key opens nothing (403), or too
            many wrong ones came from there (429).
    """
    try:
        record = await tournaments(request).find(str(request.path_params["name"]))
    except Damaged:
        raise
    except Unreadable:
        record = None
    if record is None:
        raise HTTPRefusal(404, Phrase.of("tournament-not-found"))
    key = key_of(request)
    role = try_key(request, key, record.role) if key else None
    if key and role is None:
        raise HTTPRefusal(403, Phrase.of("tournament-wrong-key"))
    if role is not None and record.is_expired(role, tournaments(request).now):
        raise HTTPRefusal(403, Phrase.of("tournament-key-expired"))
    return record, role


async def require_director(request: Request) -> TournamentRecord:
    """Return the tournament that the address names, if a director sends the request.

    Raises:
        HTTPRefusal: There is no such tournament (404), or it is no director (403).
    """
    record, role = await find_requested(request)
    if role is None or not role.director:
        raise HTTPRefusal(403, Phrase.of("tournament-wrong-key"))
    return record
