"""The socket ``/events/ID/live``: it says at once when a tournament has changed.

It carries no scores and wants no key: it says how many lines the log has, and the page then
asks for its view with the key it holds.
"""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from biritch.server.tournaments.messages import TournamentNews
from biritch.server.tournaments.registry import Tournaments
from biritch.server.web.security import same_origin

EVERY = 20.0
"""Seconds after which something is said even if nothing is new: the page knows it is there."""


def routes() -> list[WebSocketRoute]:
    """Return the route of the socket."""
    return [WebSocketRoute("/events/{name:str}/live", live)]


async def live(socket: WebSocket) -> None:
    """Say how many lines the tournament has, now and whenever that changes."""
    if not same_origin(socket.headers):
        await socket.close(1008)
        return
    tournaments: Tournaments = socket.app.state.host.tournaments
    name = str(socket.path_params["name"])
    record = await tournaments.find(name)
    added = None if record is None else tournaments.listeners.add(name)
    if added is None:
        await socket.close(1008)
        return
    changed, end = added
    gone = None
    try:
        await socket.accept()
        gone = asyncio.create_task(_wait_gone(socket))
        await _tell(socket, tournaments, name, changed, gone)
    finally:
        end()
        if gone is not None:
            gone.cancel()


async def _tell(
    socket: WebSocket,
    tournaments: Tournaments,
    name: str,
    changed: asyncio.Event,
    gone: asyncio.Task[None],
) -> None:
    while not gone.done():
        changed.clear()
        record = await tournaments.find(name)
        if record is None or socket.application_state is not WebSocketState.CONNECTED:
            return
        news = msgspec.json.encode(TournamentNews(record.n)).decode()
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.send_text(news)
        waiting = asyncio.create_task(changed.wait())
        await asyncio.wait({waiting, gone}, timeout=EVERY, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()


async def _wait_gone(socket: WebSocket) -> None:
    """Wait until the other end is gone; what it says is not wanted."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        async for _ in socket.iter_text():
            pass
