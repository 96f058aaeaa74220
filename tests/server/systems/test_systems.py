"""Systems to look at, their trees, and cards side by side, as the pages ask for them."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from biritch.bidding.catalogue import all_systems
from tests.server.served import Served


def get(served: Served, path: str, status: int = 200, **asked: Any) -> Any:
    answer = httpx.get(f"http://{served.host}{path}", params=asked, timeout=60)
    assert answer.status_code == status
    return answer.json()


def test_every_system_is_told(served: Served) -> None:
    assert [one["name"] for one in get(served, "/bidding/systems")] == sorted(all_systems())


def test_a_system_is_told_with_its_tools(served: Served) -> None:
    told = get(served, "/bidding/systems/sef-drury")
    tools = {one["name"]: one for one in told["tools"]}
    assert tools["drury"] == {
        "name": "drury",
        "title": {"en": "Drury by a passed hand", "fr": "Drury après passe"},
        "played": False,
        "usual": True,
    }
    assert told["taught"] == "sef"
    chapters = {one["name"]: one for one in told["conventions"]}
    assert 0 < chapters["drury"]["played"] < chapters["drury"]["rows"]


def test_the_tree_says_what_each_call_promises(served: Served) -> None:
    told = get(served, "/bidding/systems/sayc/after", calls="1N,P,2D,P")
    assert told["turn"] == "N"
    assert next(one["meaning"]["rule"] for one in told["auction"])
    opened = get(served, "/bidding/systems/sayc/after")
    branches = {one["call"]: one for one in opened["branches"]}
    assert branches["1S"]["promise"]["lengths"]["S"] == [5, 13]
    assert branches["1S"]["agreed"]
    assert branches["1S"]["mark"] == "sourced"
    assert "[" not in branches["1S"]["source"]
    assert not branches["7N"]["agreed"]
    over = get(served, "/bidding/systems/sayc/after", calls="1N P P P")
    assert (over["turn"], over["contract"], over["branches"]) == (None, "1N N", [])


@pytest.mark.parametrize(
    ("path", "asked", "word"),
    [
        ("goren", {}, "goren"),
        ("sef+multi", {}, "multi"),
        ("sayc/after", {"calls": "1S 1H"}, "Law 27"),
        ("sayc/after", {"calls": "1S what"}, "WHAT"),
        ("sayc/after", {"calls": "P " * 61}, "60"),
        ("sayc/after", {"dealer": "X"}, "X"),
    ],
)
def test_what_cannot_be_told_is_refused(
    served: Served, path: str, asked: dict[str, str], word: str
) -> None:
    status = 400 if "after" in path else 404
    told = get(served, f"/bidding/systems/{path}", status, **asked)["refused"]
    assert word.lower() in told["en"].lower()
    assert told["fr"]


@pytest.mark.slow
def test_two_cards_are_compared(served: Served) -> None:
    told = get(served, "/bidding/cards", system=["sayc", "acol:modern"], layout="ebu")
    assert [one["system"]["name"] for one in told["systems"]] == ["sayc", "acol:modern"]
    lines = [line for box in told["boxes"] for line in box["lines"]]
    assert all(len(line["told"]) == 2 for line in lines)
    assert told["differ"] == sum(line["differ"] for line in lines) > 10
    opening = next(line for line in lines if [one["call"] for one in line["said"]] == ["1N"])
    assert opening["told"][0]["announce"]["en"] == "15 to 17"
    assert opening["differ"]
    alone = get(served, "/bidding/cards", system="sef")
    assert alone["layout"] == "ffb"
    assert alone["differ"] == 0
    same = get(served, "/bidding/cards", system=["sef", "sef-landy"])
    assert 0 < same["differ"] < 10
    get(served, "/bidding/cards", 404, system="sef", layout="moon")
    get(served, "/bidding/cards", 400)


@pytest.mark.slow
def test_a_hand_is_bid_over_the_line_and_kept_from_who_may_not_see_it(served: Served) -> None:
    home = f"http://{served.host}/practices"
    body = {"drill": "games", "system": "sayc", "seed": "7"}
    told = httpx.post(home, json=body, timeout=60).json()
    at = f"{home}/{told['practice']}"
    assert httpx.get(f"{at}/review").status_code == 400
    while not told["over"]:
        assert told["hands"] is None
        call = httpx.get(f"{at}/hint").json()["call"]
        asked = {"on": told["n"], "do": "call", "call": call}
        told = httpx.post(f"{at}/do", json=asked, timeout=60).json()
    assert httpx.get(f"{at}/view").json() == told
    review = httpx.get(f"{at}/review", timeout=60).json()
    assert review["mine"]["contract"] == told["contract"]
    stale = httpx.post(f"{at}/do", json={"on": 1, "do": "undo"})
    assert stale.status_code == 409
    assert httpx.get(f"{home}/nowhere/view").status_code == 404
    assert httpx.post(home, json={"drill": "poker"}).status_code == 400
    assert httpx.post(home, content=b"[" * 9000).status_code == 400
    assert httpx.post(home, content=b" " * 20_000).status_code == 413
    foreign = {"origin": "http://evil.example"}
    assert httpx.post(home, content=b"{}", headers=foreign).status_code == 403


@pytest.mark.parametrize("path", ["/practice", "/systems", "/cards"])
def test_the_pages_are_there(served: Served, path: str) -> None:
    answer = httpx.get(f"http://{served.host}{path}")
    assert answer.status_code in {200, 503}
    assert "text/html" in answer.headers["content-type"]


def test_the_kinds_of_hands_are_told_in_order(served: Served) -> None:
    told = get(served, "/bidding/drills")
    assert told[0]["name"] == "any-hands"
    assert all(one["title"]["fr"] and one["about"]["en"] for one in told)
