"""A tournament on the web: who may see and do what, and that a kill loses nothing."""

from __future__ import annotations

import asyncio
import csv
import io
import time
from pathlib import Path

import httpx
import pytest

from biritch.server.storage.stores.memory import MemoryStore
from biritch.server.tournaments.opening import OpenTournament
from biritch.server.tournaments.registry import TournamentRecord, Tournaments, log_name
from tests.server.served import Served, serving, start
from tests.server.tournaments.participants import TournamentClient, mitchell


def test_pairs_are_enough_to_open_a_tournament(served: Served) -> None:
    tournament = TournamentClient.opened(served, pairs=9)
    view = tournament.view()
    assert view["pairs"] == 9
    assert view["rounds"] >= 3
    assert view["each"] >= 2
    assert len(view["links"]) * 2 + len(view["keys"]) == len(tournament.keys)
    assert len(view["keys"]) == view["pairs"], "each pair has a key of its own"
    found = httpx.get(f"{tournament.url}/events/proposals", params={"pairs": "9"}).json()
    assert found[0]["name"] == view["movement"]
    assert found[0]["title"]["fr"]


def test_a_log_of_version_0_1_0_opens() -> None:
    """Its header calls the tournament an evening."""

    async def stored() -> tuple[TournamentRecord, list[bytes]]:
        store = MemoryStore()
        opened = await Tournaments(store, time.time).open(OpenTournament(4))
        lines = await store.read(log_name(opened.event))
        head = lines[0].replace(b'"tournament"', b'"evening"')
        assert head != lines[0]
        return TournamentRecord(opened.event, lines), [head, *lines[1:]]

    kept, older = asyncio.run(stored())
    assert TournamentRecord(kept.name, older).tournament == kept.tournament


@pytest.mark.parametrize(
    ("asked", "word"),
    [
        ({"pairs": 3}, "pairs"),
        ({}, "pairs"),
        ({"pairs": 6, "movement": "waltz"}, "waltz"),
        ({"pairs": 6, "movement": "mitchell", "rounds": 7}, "7"),
        ({"pairs": 6, "rules": "mine"}, "mine"),
        ({"pairs": 4, "names": ["a", "b", "c", "d", "e"]}, "5"),
        ({"pairs": 6, "strange": 1}, "strange"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused_in_a_sentence(
    served: Served, asked: dict[str, object], word: str
) -> None:
    answer = httpx.post(f"http://{served.host}/events", json=asked)
    assert answer.status_code == 400
    said = answer.json()["refused"]
    assert word in said["en"]
    assert said["fr"]


def test_north_enters_and_east_west_agree(served: Served) -> None:
    tournament = mitchell(served)
    assert "Nobody plays" in tournament.refused("1ns", "score", board=1, contract="P")
    tournament.do("td", "next", round=1)
    first = tournament.view("1ns")["seated"]["boards"][0]["number"]
    assert tournament.board(1, first)["state"] == "none"
    tournament.do(
        "1ns", "score", board=first, contract="4SX", declarer="N", result="+1", lead="HK"
    )
    seen = tournament.board(1, first, "1ew")
    assert seen["state"] == "entered"
    assert seen["score"]["contract"] == "4SX"
    assert seen["traveller"] is None
    assert tournament.board(1, first)["traveller"] is None
    tournament.do("1ew", "refuse", board=first)
    assert tournament.board(1, first)["state"] == "refused"
    tournament.do("1ns", "score", board=first, contract="4S", declarer="N", result="+1")
    assert tournament.board(1, first)["state"] == "entered"
    tournament.do("1ew", "agree", board=first)
    assert tournament.board(1, first)["state"] == "agreed"
    assert [one["score"]["contract"] for one in tournament.board(1, first)["traveller"]] == [
        "4S"
    ]


@pytest.mark.parametrize(
    ("who", "do", "more", "words"),
    [
        ("1ns", "score", {"contract": "8S", "declarer": "N", "result": "="}, "8S"),
        ("1ns", "score", {"contract": "4S", "declarer": "N", "result": "+4"}, "+4"),
        ("1ns", "score", {"contract": "4S", "declarer": "N", "result": "-11"}, "-11"),
        ("1ns", "score", {"contract": "4S", "declarer": "Q", "result": "="}, "Q"),
        ("1ns", "score", {"contract": "4S", "declarer": "N"}, "score"),
        ("1ns", "score", {}, "score"),
        ("1ns", "score", {"contract": "P", "lead": "ZZ"}, "ZZ"),
        ("1ew", "score", {"contract": "P"}, "North"),
        ("1ns", "agree", {}, "North-South entered"),
        ("1ew", "agree", {}, "no score"),
        ("1ew", "refuse", {}, "no score"),
        ("2ns", "score", {"contract": "P"}, "not played at table 2"),
        ("2ew", "agree", {}, "not played at table 2"),
    ],
)
def test_what_cannot_be_is_refused_and_said(
    served: Served, who: str, do: str, more: dict[str, object], words: str
) -> None:
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    board = tournament.view("1ns")["seated"]["boards"][0]["number"]
    assert words in tournament.refused(who, do, board=board, **more)
    assert tournament.view()["scores"] == []


@pytest.mark.parametrize(
    ("do", "more"),
    [
        ("next", {"round": 2}),
        ("show", {"shown": True}),
        ("penalty", {"pair": 1, "points": "-1"}),
        ("slip", {"text": "1 1 3NN="}),
        ("name", {"pair": 1, "names": "me"}),
        ("come", {"pair": 1, "how": "leaves"}),
        ("clock", {"running": False}),
    ],
)
def test_only_the_director_runs_the_tournament(
    served: Served, do: str, more: dict[str, object]
) -> None:
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    before = tournament.view()["n"]
    assert "director" in tournament.refused("1ns", do, **more)
    assert tournament.ask("nobody", do, **more).status_code == 403
    assert tournament.view()["n"] == before


@pytest.mark.slow
def test_no_telephone_sees_another_tables_score_before_its_own_is_agreed(
    served: Served,
) -> None:
    """Boards 1 and 2 go from table to table; what was made of them does not run ahead."""
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    secret = "7DXX"
    for table in (1, 2, 3):
        for board in tournament.view(f"{table}ns")["seated"]["boards"]:
            tournament.agreed(table, board["number"], f"{secret} N -3")
    tournament.do("td", "next", round=2)
    eyes = [f"{table}{side}" for table in (1, 2, 3) for side in ("ns", "ew")]
    for who in ("", *eyes):
        assert secret not in tournament.look(who).text
        assert "-3" not in tournament.look(who).text
        assert tournament.director not in tournament.look(who).text
        assert all(key not in tournament.look(who).text for key in tournament.keys.values())
    board = tournament.view("2ns")["seated"]["boards"][0]["number"]
    tournament.do("2ns", "score", board=board, contract="P")
    assert secret not in tournament.look("2ns").text
    assert secret not in tournament.look("2ew").text
    tournament.do("2ew", "agree", board=board)
    assert secret in tournament.look("2ew").text
    assert secret not in tournament.look("1ns").text
    assert secret in tournament.look("td").text


def test_the_ranking_is_seen_when_the_director_shows_it(served: Served) -> None:
    tournament = mitchell(served, names=["Ann & Bob", "Cleo & Dan"])
    tournament.do("td", "next", round=1)
    tournament.agreed(1, tournament.view("1ns")["seated"]["boards"][0]["number"])
    assert tournament.view("")["ranking"] is None
    assert tournament.view("1ew")["ranking"] is None
    assert tournament.view()["ranking"]
    tournament.do("td", "show", shown=True)
    assert tournament.view("")["ranking"] == tournament.view()["ranking"]
    tournament.do("td", "show", shown=False)
    assert tournament.view("")["ranking"] is None


def test_a_score_not_agreed_is_neither_ranked_nor_published(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    tournament.do("1ns", "score", board=1, contract="P")
    url = f"{tournament.url}/events/{tournament.event}/results.csv"
    asked = {"token": tournament.director}
    assert tournament.view()["ranking"] == []
    assert "\n1,1," not in httpx.get(url, params=asked).text
    tournament.do("td", "agree", board=1, pair=1)
    assert len(tournament.view()["ranking"]) == 2
    assert "\n1,1," in httpx.get(url, params=asked).text


def test_nothing_new_is_an_empty_answer(served: Served) -> None:
    tournament = mitchell(served)
    n = tournament.view()["n"]
    assert tournament.look("td", since=str(n)).status_code == 204
    tournament.do("td", "show", shown=True)
    assert tournament.look("td", since=str(n)).status_code == 200


def test_the_same_deed_twice_is_done_once(served: Served) -> None:
    tournament = mitchell(served)
    body = {"id": "once", "do": "penalty", "pair": 1, "points": "-0.5", "seen": 1_000}
    url = f"{tournament.url}/events/{tournament.event}/do"
    answers = [
        httpx.post(url, params={"token": tournament.director}, json=body).json() for _ in "12"
    ]
    assert answers[0] == answers[1]
    assert len(tournament.view()["extras"]) == 1


def test_strangers_learn_nothing(served: Served) -> None:
    tournament = mitchell(served)
    url = f"{tournament.url}/events/{tournament.event}"
    assert httpx.get(f"{url}/view", params={"token": "wrong"}).status_code == 403
    assert httpx.get(f"{tournament.url}/events/nowhere/view").status_code == 404
    assert httpx.get(f"{url}/results.csv").status_code == 403
    token = {"token": tournament.keys["1ns"]}
    assert httpx.get(f"{url}/results.csv", params=token).status_code == 403
    assert tournament.ask("td", "dance").status_code == 400
    foreign = httpx.post(f"{url}/do", content=b"{}", headers={"origin": "http://evil.example"})
    assert foreign.status_code == 403
    assert httpx.post(f"{url}/do", content=b" " * 70_000).status_code == 413


def test_the_scores_leave_as_a_table(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "slip", text="1 1 4HX N +1 SK")
    tournament.do("td", "slip", text="2 1 60-40")
    url = f"{tournament.url}/events/{tournament.event}/results.csv"
    answer = httpx.get(url, params={"token": tournament.director})
    rows = list(csv.DictReader(io.StringIO(answer.text)))
    assert rows[0]["contract"] == "4HX"
    assert rows[0]["lead"] == "SK"
    assert rows[1]["score"] == "A6040"


@pytest.mark.slow
def test_a_kill_loses_nothing_that_was_answered(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    first = start(tmp_path, database=database)
    tournament = mitchell(first)
    tournament.do("td", "next", round=1)
    tournament.agreed(1, 1)
    n = tournament.do("td", "penalty", pair=1, points="-1", why="late")
    before = tournament.view()
    first.kill()
    with serving(tmp_path, database=database) as second:
        tournament.url = f"http://{second.host}"
        after = tournament.view()
        assert after["n"] == n
        assert {**after, "clock": None} == {**before, "clock": None}
        assert after["clock"]["running"]
        tournament.agreed(1, 2)
