"""The rulings on the web: the tree of questions, and scores reckoned."""

from __future__ import annotations

import httpx
import pytest

from biritch.rulings.catalogue import all_irregularities
from biritch.rulings.phrases import phrases
from tests.server.served import Served


def asked(served: Served, path: str, **what: str) -> httpx.Response:
    return httpx.get(f"http://{served.host}/laws/{path}", params=what)


def test_the_tree_holds_every_irregularity_to_its_rulings(served: Served) -> None:
    found = {one["name"]: one for one in asked(served, "tree").json()}
    assert list(found) == list(all_irregularities())
    node = found["revoke"]["first"]
    for answer in ("dummy", "yes"):
        node = next(way["leads"] for way in node["ways"] if way["answer"] == answer)
    assert (node["is"], node["law"], node["tricks"]) == ("ruling", "64B3", 0)


def test_the_page_has_every_sentence_of_the_tree_in_two_languages(served: Served) -> None:
    told = asked(served, "sentences").json()
    assert set(told) == {"en", "fr"}
    assert set(told["en"]) == set(told["fr"])
    assert told["en"]["title-revoke"] == "Revoke"
    assert told["fr"]["answer-revoker-dummy"] == "Le mort"
    for name, one in all_irregularities().items():
        for phrase in phrases(name, one):
            key = phrase.name.removeprefix("ruling-")
            assert told["en"][key] not in ("", phrase.name)


def test_a_weighted_score_is_reckoned_among_others(served: Served) -> None:
    told = {"score": "60% 4P=, 40% 4P-1", "declarer": "N", "notation": "fr"}
    found = asked(served, "weigh", **told, others="420 170 -100").json()
    assert (found["mean_ns"], found["unit"]) == ("232", "matchpoints")
    assert found["awards"] == ["63.33", "36.67"]
    split = asked(served, "weigh", score="100% 620", ew="100% 170", others="620", by="imp")
    assert split.json()["awards"] == ["0.00", "10.00"]


def test_tricks_change_sides_with_their_score(served: Served) -> None:
    told = {"contract": "4SX", "declarer": "E", "vulnerable": "ew", "tricks": "10"}
    assert asked(served, "moved", **told, moved="-2").json() == {
        "tricks": [10, 8],
        "points": [-790, 500],
    }


@pytest.mark.parametrize(
    ("path", "what"),
    [
        ("weigh", {}),
        ("weigh", {"score": "60% 4S="}),
        ("weigh", {"score": "100% 4S=", "declarer": "X"}),
        ("weigh", {"score": "100% 620", "others": "4S"}),
        ("weigh", {"score": "100% 620", "vulnerable": "sometimes"}),
        ("weigh", {"score": "9" * 9000}),
        ("moved", {}),
        ("moved", {"contract": "4S", "declarer": "N", "tricks": "14", "moved": "1"}),
        ("moved", {"contract": "4S", "declarer": "N", "tricks": "9", "moved": "9"}),
        ("moved", {"contract": "9S", "declarer": "N", "tricks": "9", "moved": "1"}),
        ("moved", {"contract": "4S", "declarer": "N", "tricks": "²", "moved": "1"}),
    ],
)
def test_what_cannot_be_reckoned_is_refused_in_two_languages(
    served: Served, path: str, what: dict[str, str]
) -> None:
    answer = asked(served, path, **what)
    assert answer.status_code == 400
    refused = answer.json()["refused"]
    assert refused["en"]
    assert refused["fr"] != refused["en"]
