"""The time of a round, boards not begun in it, and calls of the director."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.served import Served
from tests.server.tournaments.online.test_online import MITCHELL, online, sit
from tests.server.tournaments.participants import TournamentClient, mitchell


def begun(served: Served, **more: object) -> TournamentClient:
    """Three boards a round, of which Ann begins the first."""
    tournament = online(served, **{**MITCHELL, "each": 3, "minutes": 20, **more})
    tournament.view("1a")
    tournament.do("td", "next", round=1)
    return tournament


def owed(view: dict[str, Any]) -> int:
    return sum(one["state"] == "none" for seat in view["tables"] for one in seat["boards"])


def test_boards_not_begun_in_time_may_count_half(served: Served) -> None:
    tournament = begun(served)
    assert tournament.view()["overrun"] == "wait"
    tournament.do("td", "overrun", boards="average")
    ann = sit(served, tournament, "1a")
    clock = tournament.view("1a")["clock"]
    assert 0 < clock["short"] == 300 < clock["left"] <= 1200
    tournament.do("td", "clock", running=True, minutes=-20)
    tournament.until(lambda view: owed(view) <= 1)
    ann.to_the_end()
    assert not ann.view["canNext"]
    ann.leave()
    view = tournament.until(lambda view: view["round"] == 2)
    mine = [one for one in view["scores"] if one["round"] == 1 and one["table"] == 1]
    mine.sort(key=lambda one: int(one["board"]))
    given = {one["board"]: one["score"]["given"] for one in mine}
    assert given == {1: "", 2: "50-50", 3: "50-50"}
    assert [(p["by"], p["did"], p["why"]) for p in mine[-1]["past"]] == [
        ("play", "adjust", "12C2(a)")
    ]


@pytest.mark.slow
def test_the_director_may_decide_when_time_is_over(served: Served) -> None:
    tournament = begun(served)
    tournament.do("td", "overrun", boards="director")
    ann = sit(served, tournament, "1a")
    tournament.do("td", "clock", running=True, minutes=-20)
    ann.until(lambda message: message["t"] == "view")
    ann.to_the_end()
    answer = ann.ask("next")
    assert (answer["t"], "time of the round" in answer["says"]["en"]) == ("refused", True)
    tournament.do("td", "slip", text="2 1 60-40")
    tournament.do("td", "overrun", boards="wait", now=True)
    ann.until(lambda message: message["t"] == "view" and message["canNext"])
    assert ann.ask("next")["t"] == "done"
    ann.to_the_end()
    assert ann.view["board"] == 3
    ann.leave()
    view = tournament.until(lambda view: view["round"] == 2)
    assert view["overrun"] == "director"
    said = tournament.refused("1a", "overrun", boards="wait")
    assert "the table tells" in said


def test_whoever_is_away_for_a_whole_round_may_lose_it(served: Served) -> None:
    """The seats are kept, no robot plays; pair 1 has come, and waits for its opponents."""
    tournament = online(served, **MITCHELL | {"each": 3, "minutes": 20})
    assert tournament.view()["away"] == "robot"
    assert "Expected" not in tournament.refused("td", "away", how="dance")
    tournament.do("td", "away", how="average")
    tournament.do("td", "next", round=1)
    waiting = [sit(served, tournament, who) for who in ("1a", "1b")]
    tournament.do("td", "clock", running=True, minutes=-20)
    view = tournament.until(lambda view: view["round"] == 2)
    given = {
        (one["table"], one["score"]["given"]) for one in view["scores"] if one["round"] == 1
    }
    assert given == {(1, "60-40"), (2, "40-40"), (3, "40-40")}
    assert {one["past"][0]["why"] for one in view["scores"] if one["score"]} == {"12C2(a)"}
    # From now on the seats are kept for the round, and then a robot plays what is left.
    tournament.do("td", "away", how="keep")
    tournament.do("td", "flow", flowing=False)
    view = tournament.view()
    assert (view["away"], view["flowing"], view["robots"]) == ("keep", False, "random:sif")
    assert "not played here" in mitchell(served).refused("td", "away", how="keep")
    for person in waiting:
        person.leave()


def test_whoever_plays_with_telephones_may_be_given_averages(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "overrun", boards="average")
    tournament.do("td", "next", round=1)
    tournament.agreed(1, 1)
    tournament.do("1ns", "score", board=2, contract="P")
    tournament.do("td", "next", round=2, anyway=True)
    view = tournament.view()
    first = [one for one in view["scores"] if one["round"] == 1]
    assert [one["score"]["given"] for one in first] == ["", "", *["50-50"] * 4]
    assert [(one["round"], one["tables"]) for one in view["waiting"]] == [(1, [1])]


def test_a_call_reaches_the_desk_and_the_answer_the_table(served: Served) -> None:
    tournament = begun(served, names=["Ann & Bob"])
    tournament.do("1a", "call", board=1, why="a revoke")
    call = tournament.view()["calls"][0]
    assert (call["table"], call["board"], call["why"], call["who"]) == (1, 1, "a revoke", "Ann")
    assert "called" in tournament.refused("1b", "call")
    assert tournament.view("2a")["calls"] == []
    assert [one["number"] for one in tournament.view("1b")["calls"]] == [1]
    tournament.do("td", "reply", call=1, words="I am coming.")
    told = tournament.view("1b")["calls"][0]
    assert [(one["words"], one["by"]) for one in told["replies"]] == [
        ("I am coming.", "director")
    ]
    assert "the table tells" in tournament.refused("2a", "reply", call=1, words="x")
    tournament.do("td", "reply", call=1, closed=True)
    assert tournament.view("1b")["calls"] == []
    assert "done with" in tournament.refused("td", "reply", call=1, words="x")
    assert "no call 2" in tournament.refused("td", "reply", call=2, words="x")
    assert "tables call" in tournament.refused("td", "call")


def test_a_telephone_calls_for_its_own_table(served: Served) -> None:
    tournament = mitchell(served)
    assert "Nobody plays" in tournament.refused("2ew", "call")
    tournament.do("td", "next", round=1)
    assert "is not played at table 2" in tournament.refused("2ew", "call", board=99)
    tournament.do("2ew", "call")
    call = tournament.view()["calls"][0]
    assert (call["table"], call["who"], call["way"], call["board"]) == (2, "", "ew", 0)
    assert tournament.view("1ns")["calls"] == []
    assert len(tournament.view("2ns")["calls"]) == 1
