"""The HTTP interface for programs, asked through the application."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

import biritch as bw
from biritch.server.api.routes import EXAMPLES, openapi, routes
from biritch.server.web.costly import CostlyWork
from biritch.server.web.guard import Guard
from biritch.server.web.limits import Limits

SAMPLES = Path(__file__).parents[3] / "samples"
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
        ("robot-bid", {"hand": "AQJ.K92.A32.8765", "robot": "rude"}, 400),
        ("robot-bid", {"hand": "AQJ.K92.A32.876"}, 422),
        ("lead", {"hand": "KJ742.Q3.862.975", "auction": "1N P"}, 422),
        ("lead", {"hand": "KJ742.Q3.862.975", "auction": "P P P P"}, 422),
        ("lead", {"hand": "KJ742.Q3.862.975", "auction": "1N P P P", "deals": 9999}, 400),
        ("play", {"hand": "KJ742.Q3.862.975", "auction": "1N P"}, 422),
        ("play", {"hand": "KJ742.Q3.862.975", "auction": "1N P P P", "cards": ["SA"]}, 422),
        ("play", {"hand": "KJ742.Q3.862.975", "auction": "1N P P P", "cards": ["ZZ"]}, 422),
        (
            "play",
            {
                "hand": "KJ742.Q3.862.975",
                "auction": "1N P P P",
                "cards": ["SK"],
                "dummy": "K32.A43.K54.T432",
            },
            422,
        ),
        ("rank", {"text": ""}, 422),
        ("rank", {"text": "board,ns,ew,score\n1,1,2,420\n", "by": "butlr"}, 422),
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


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_example_of_the_description_answers(client: Client, name: str) -> None:
    told = client.post(f"/api/v1/{name}", json=EXAMPLES[name])
    assert told.status_code == 200, told.text
    assert openapi()["paths"][f"/api/v1/{name}"]["post"]["operationId"] == name


def test_leads_of_the_interface_are_those_of_python(client: Client) -> None:
    told = client.post("/api/v1/lead", json=EXAMPLES["lead"]).json()
    rows = bw.leads("KJ742.Q3.862.975", "1N P 3N P P P", n=20, seed=1)
    assert [option["card"] for option in told["leads"]] == [str(row.card) for row in rows]
    assert told["deals"] == 20


def test_a_card_is_asked_for_in_the_middle_of_the_play(client: Client) -> None:
    """Any moment of a board played by robots: the card that comes back is allowed there."""
    done = bw.play(bw.game(deal=bw.Deal.random(seed=5), board=2), "rule:sayc", seed=1)
    calls = [action for action in done.log if not isinstance(action, bw.Card)]
    cards = [action for action in done.log if isinstance(action, bw.Card)]
    game = bw.game(deal=done.deal, board=2)
    for call in calls:
        game = game.after(call)
    contract = game.facts.contract
    assert contract is not None
    for number, card in enumerate(cards[:-1]):
        if number % 6 == 0:
            actor = game.actor
            assert actor is not None
            body = {
                "hand": str(done.deal[actor]),
                "auction": " ".join(map(str, calls)),
                "dealer": "E",
                "vulnerable": "ns",
                "cards": [str(one) for one in cards[:number]],
                "robot": "rule",
                "dummy": str(done.deal[contract.dummy]) if number else None,
            }
            told = client.post("/api/v1/play", json=body)
            assert told.status_code == 200, told.text
            found = told.json()
            assert bw.Card(found["card"]) in game.view(actor).legal
            assert found["hand_of"] == str(game.phase.turn)
            assert found["why"]["fr"]
        game = game.after(card)


def test_results_are_ranked_as_in_python(client: Client) -> None:
    text = (SAMPLES / "results.csv").read_text("utf-8")
    told = client.post("/api/v1/rank", json={"text": text, "notation": "csv"}).json()
    ranking = bw.rank(SAMPLES / "results.csv")
    assert [(line["rank"], line["contestant"]) for line in told["ranking"]] == [
        (place.rank, str(place.contestant)) for place in ranking
    ]


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
