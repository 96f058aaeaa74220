"""The addresses of the server: opening tables, the page, and what is refused."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from starlette.types import ASGIApp

from biritch.server.web.application import application
from biritch.server.web.security import HSTS, hosts_of
from tests.server.served import Served


def post(served: Served, body: str | bytes, **headers: str) -> httpx.Response:
    return httpx.post(f"http://{served.host}/tables", content=body, headers=headers)


def test_a_table_is_opened_with_nothing_asked(served: Served) -> None:
    answer = post(served, b"")
    assert answer.status_code == 201
    told = answer.json()
    assert told["seat"] == "S"
    assert told["token"] == told["tokens"]["S"]
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("body", "word"),
    [
        ("{", "not JSON"),
        ("[]", "object"),
        ('{"seat":"X"}', "seat"),
        ('{"boards":3}', "boards"),
        ('{"variant":"poker"}', "poker"),
        ('{"robots":"hal:9000"}', "hal:9000"),
        ('{"seats":{"N":"robot:sif"}}', ""),
        ('{"deals":["N:AKQ"]}', ""),
        ('{"first":0}', "first"),
        ('{"systems":{"ns":"goren"}}', "goren"),
        ('{"systems":{"ew":"sef+multi"}}', "multi"),
        ("[" * 20_000, ""),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(
    served: Served, body: str, word: str
) -> None:
    answer = post(served, body)
    assert answer.status_code == 400
    says = answer.json()["refused"]
    assert word in says["en"]
    assert says["fr"]


def test_a_body_too_long_is_refused(served: Served) -> None:
    assert post(served, b" " * 70_000).status_code == 413


def test_another_page_may_not_open_tables(served: Served) -> None:
    assert post(served, b"", origin="http://evil.example").status_code == 403
    assert post(served, b"", origin=f"http://{served.host}").status_code == 201


def test_another_name_is_not_answered_to(served: Served) -> None:
    """A name of somebody else's that leads here opens nothing (DNS rebinding)."""
    assert post(served, b"", host="evil.example").status_code == 421


@pytest.mark.parametrize("path", ["/", "/healthz", "/nowhere", "/tables", "/../../etc/passwd"])
def test_every_answer_is_guarded(served: Served, path: str) -> None:
    answer = httpx.get(f"http://{served.host}{path}")
    assert answer.status_code in {200, 404, 405}
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "server" not in answer.headers


@pytest.mark.parametrize("method", ["TRACE", "PUT", "DELETE", "OPTIONS", "CONNECT"])
def test_no_other_method_does_anything(served: Served, method: str) -> None:
    answer = httpx.request(method, f"http://{served.host}/tables")
    assert answer.status_code in {400, 404, 405}


def test_over_tls_a_name_is_asked_with_tls_for_a_year(served: Served) -> None:
    """A proxy on this machine says that the line to it was one of TLS."""
    url = f"http://{served.host}/healthz"
    secure = httpx.get(url, headers={"x-forwarded-proto": "https"})
    assert "max-age=31536000" in secure.headers["strict-transport-security"]
    assert "strict-transport-security" not in httpx.get(url).headers


def test_the_page_is_there(served: Served) -> None:
    answer = httpx.get(f"http://{served.host}/")
    assert answer.status_code == 200
    assert "text/html" in answer.headers["content-type"]
    assert "Biritch" in answer.text


def test_behind_a_proxy_the_site_is_answered_to_and_no_other_name() -> None:
    """A server for this machine alone, told of its site, answers to that name."""
    app = application(_nobody, hosts_of("127.0.0.1", ["https://bridge.example.org:8443"]))
    for host, status in (
        ("bridge.example.org", 200),
        ("bridge.example.org:8443", 200),
        ("localhost:8765", 200),
        ("evil.example", 421),
    ):
        assert _asked(app, "/games", host).status_code == status
    assert _asked(app, "/healthz", "10.0.0.7:8765").status_code != 421


@pytest.mark.parametrize(
    ("choice", "header"),
    [
        ("off", None),
        ("host", "max-age=31536000"),
        ("subdomains", "max-age=31536000; includeSubDomains"),
    ],
)
def test_the_owner_chooses_who_is_asked_by_tls_alone(choice: str, header: str | None) -> None:
    app = application(_nobody, None, None, HSTS[choice])
    answer = _asked(app, "/games", "bridge.example.org")
    assert answer.headers.get("strict-transport-security") == header


@asynccontextmanager
async def _nobody() -> AsyncIterator[Any]:
    yield None


def _asked(app: ASGIApp, path: str, host: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        through = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=through) as client:
            return await client.get(f"https://x{path}", headers={"host": host})

    return asyncio.run(ask())
