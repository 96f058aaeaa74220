"""Tournaments through the interface for programs: with a key, refusals as problems."""

import httpx

from tests.server.served import Served
from tests.server.tournaments.participants import TournamentClient, mitchell


def ask(
    tournament: TournamentClient, method: str, path: str, key: str = "", **body: object
) -> httpx.Response:
    headers = {"authorization": f"Bearer {key}"} if key else {}
    url = f"{tournament.url}/api/v1/tournaments/{path}"
    return httpx.request(method, url, headers=headers, json=body or None, timeout=30)


def test_a_step_is_done_and_seen_with_a_key(served: Served) -> None:
    monday = mitchell(served)
    name, key = monday.event, monday.director
    looked = ask(monday, "GET", name, key)
    assert looked.status_code == 200
    assert looked.json()["title"] == "Monday"
    done = ask(monday, "POST", f"{name}/steps", key, id="one", do="start", seen=1_000_000)
    assert done.status_code in (200, 400, 409)
    step = {"id": "one", "do": "next", "round": 1, "seen": 1_000_000}
    done = ask(monday, "POST", f"{name}/steps", key, **step)
    assert done.status_code == 200, done.text
    assert done.json()["n"] > looked.json()["n"]
    results = ask(monday, "GET", f"{name}/results", key)
    assert results.status_code == 200
    assert "boards" in results.json()


def test_refusals_are_problems(served: Served) -> None:
    monday = mitchell(served)
    for asked in (
        ask(monday, "GET", "none-of-this-name", monday.director),
        ask(monday, "GET", f"{monday.event}/results"),
        ask(monday, "POST", f"{monday.event}/steps", "wrong", id="x", do="start"),
        ask(monday, "POST", f"{monday.event}/steps", monday.director, do="dance"),
        ask(monday, "DELETE", monday.event),
    ):
        assert asked.status_code in (400, 403, 404, 405, 409), asked.text
        assert asked.headers["content-type"] == "application/problem+json"
        assert asked.json()["status"] == asked.status_code
        detail = asked.json()["detail"]
        assert len(detail) > 10
        assert not detail.startswith("{")
