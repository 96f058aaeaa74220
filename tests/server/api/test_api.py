"""The HTTP interface for programs, asked through the application."""

import asyncio
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from biritch.server.api.routes import openapi, routes
from biritch.server.web.costly import CostlyWork
from biritch.server.web.guard import Guard
from biritch.server.web.limits import Limits

DEAL = "N:Q852.KJ64.KJ7.J3 K9.A85.A96.AQ982 AJ764.QT9.Q4.KT6 T3.732.T8532.754"


class Client:
    """Asks the application without a network."""

    def __init__(self) -> None:
        self.app = Starlette(routes=routes())
        self.app.state.guard = Guard(Limits(), lambda: 0.0)
        self.app.state.costly = CostlyWork(Limits(), lambda: 0.0)

    def ask(self, method: str, path: str, **given: Any) -> httpx.Response:
        async def asking() -> httpx.Response:
            through = httpx.ASGITransport(self.app, client=("192.0.2.1", 1))
            async with httpx.AsyncClient(transport=through, base_url="http://here") as client:
                return await client.request(method, path, **given)

        return asyncio.run(asking())

    def get(self, path: str) -> httpx.Response:
        return self.ask("GET", path)

    def post(self, path: str, **given: Any) -> httpx.Response:
        return self.ask("POST", path, **given)


@pytest.fixture
def client() -> Client:
    return Client()


@pytest.mark.parametrize(
    ("name", "body", "field", "value"),
    [
        ("deal", {"seed": "7", "n": 1, "north": "AKQJT98765432..."}, None, None),
        ("solve", {"deal": DEAL, "board": 7}, "par_ns", 630),
        ("bid", {"hand": "AQJ.K92.A32.8765"}, "call", "1C"),
        ("explain", {"auction": "1N P 2C"}, None, None),
        ("score", {"contract": "4HSx+1", "vulnerable": "both"}, "score", 990),
        ("movement", {"name": "howell", "contestants": 10}, None, None),
        ("convert", {"text": '[Board "7"]\n', "to": "json"}, "boards", 1),
    ],
)
def test_an_address_answers(
    client: Client, name: str, body: dict[str, Any], field: str | None, value: object
) -> None:
    told = client.post(f"/api/v1/{name}", json=body)
    assert told.status_code == 200, told.text
    if field:
        assert told.json()[field] == value


@pytest.mark.parametrize(
    ("name", "body", "status"),
    [
        ("deal", {"n": 0}, 400),
        ("deal", {"north": "AKQ"}, 422),
        ("solve", {"deal": "N:AK"}, 422),
        ("solve", {}, 400),
        ("bid", {"hand": "AQJ.K92.A32.8765", "system": "sayx"}, 422),
        ("bid", {"hand": "AQJ.K92.A32.8765", "auction": "1H 1D"}, 422),
        ("score", {"contract": "4HS"}, 422),
        ("score", {"contract": "4HS=", "colour": "red"}, 400),
        ("movement", {"name": "howel", "contestants": 10}, 422),
        ("convert", {"text": '[Board "7"]\n', "to": "jsn"}, 422),
        ("convert", {"text": '[Board "7"]\n[Dealer "Z"]\n', "to": "json"}, 422),
        ("poker", {}, 404),
        ("systems", {}, 405),
    ],
)
def test_a_refusal_is_a_problem(
    client: Client, name: str, body: dict[str, Any], status: int
) -> None:
    told = client.post(f"/api/v1/{name}", json=body)
    assert told.status_code == status, told.text
    assert told.headers["content-type"] == "application/problem+json"
    assert told.json()["status"] == status
    assert len(told.json()["detail"]) > 10


def test_a_body_that_is_no_json_is_a_problem(client: Client) -> None:
    for content in (b"{", b"[]", b"\xff", b"[" * 9_000, b" " * 20_000_000):
        told = client.post("/api/v1/solve", content=content)
        assert told.status_code in (400, 413)
        assert told.headers["content-type"] == "application/problem+json"


def test_who_asks_too_much_waits(client: Client) -> None:
    bodies = [client.post("/api/v1/score", json={"contract": "4HS="}) for _ in range(70)]
    refused = [told for told in bodies if told.status_code == 429]
    assert len(refused) == 10
    assert int(refused[0].headers["retry-after"]) > 0


def test_what_is_listed_may_be_asked_for(client: Client) -> None:
    assert "sayc" in client.get("/api/v1/systems").json()["names"]
    assert "mitchell" in client.get("/api/v1/movements").json()["names"]


def test_every_address_is_described(client: Client) -> None:
    described = client.get("/api/v1/openapi.json").json()
    assert described == openapi()
    paths = {getattr(route, "path", "") for route in routes()}
    wanted = {path for path in paths if not path.endswith(("openapi.json", "{rest:path}"))}
    assert set(described["paths"]) == wanted
    parts = described["components"]["schemas"]
    assert parts["SolveRequest"]["required"] == ["deal"]
