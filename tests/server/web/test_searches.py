"""What nobody can reach any more is looked for by the clock, not whenever Python likes."""

from __future__ import annotations

import asyncio
import gc

import pytest
import uvicorn

from biritch.server.web.server import Server


def test_everything_is_searched_every_ten_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[int] = []
    tick = 0
    monkeypatch.setattr(gc, "collect", lambda: searched.append(tick))
    server = Server(uvicorn.Config(app=lambda: None), lambda: None)

    async def ask(now: int) -> None:
        await server.on_tick(now)

    for tick in (0, 1, 5_998, 5_999, 6_000, 11_999, 12_000):
        asyncio.run(ask(tick))
    assert searched == [5_999, 11_999]
