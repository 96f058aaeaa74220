"""A server says that it lives, and whether it can work: also while its database is away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from biritch.server.web import health
from biritch.server.web.application import application


class Away:
    """Records of a database that is stopped, or that stands still."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    async def records(self, under: str) -> dict[str, bytes]:
        del under
        await asyncio.sleep(self.seconds)
        raise OSError("connection refused")


async def writable() -> bool:
    return True


def asked(path: str, records: object) -> httpx.Response:
    host = SimpleNamespace(
        accounts=SimpleNamespace(records=records),
        tables=(),
        workload=dict[str, float],
        probe=writable,
    )

    @asynccontextmanager
    async def hosted() -> AsyncIterator[Any]:
        yield host

    async def ask() -> httpx.Response:
        app: Any = application(hosted)
        through = httpx.ASGITransport(app)
        app.state.host = host
        async with httpx.AsyncClient(transport=through) as client:
            return await client.get(f"http://localhost{path}")

    return asyncio.run(ask())


class There:
    """Records of a database that answers."""

    async def records(self, under: str) -> dict[str, bytes]:
        del under
        return {}


@pytest.mark.parametrize("seconds", [0.0, 60.0])
def test_without_its_database_a_server_lives_and_is_not_ready(
    seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.05)
    away = Away(seconds)
    assert asked("/livez", away).status_code == 200
    answer = asked("/readyz", away)
    assert (answer.status_code, answer.json()) == (503, {"ok": False, "database": False})
    assert asked("/healthz", away).json()["ok"] is False


def test_with_its_database_a_server_is_ready() -> None:
    answer = asked("/readyz", There())
    assert (answer.status_code, answer.json()) == (200, {"ok": True, "database": True})
    assert asked("/healthz", There()).json()["ok"] is True
