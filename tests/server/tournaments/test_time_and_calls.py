"""The time of a round, boards not begun in it, and calls of the director."""

from __future__ import annotations

from typing import Any

from tests.server.served import Served
from tests.server.tournaments.online.test_online import MITCHELL, online, sit
from tests.server.tournaments.participants import Evening, mitchell


def begun(served: Served, **more: object) -> Evening:
    """Three boards a round, of which Ann begins the first."""
    evening = online(served, **{**MITCHELL, "each": 3, "minutes": 20, **more})
    evening.view("1a")
    evening.do("td", "next", round=1)
    return evening


def owed(view: dict[str, Any]) -> int:
    return sum(one["state"] == "none" for seat in view["tables"] for one in seat["boards"])


def test_boards_not_begun_in_time_may_count_half(served: Served) -> None:
    evening = begun(served)
    assert evening.view()["overrun"] == "wait"
    evening.do("td", "overrun", boards="average")
    ann = sit(served, evening, "1a")
    clock = evening.view("1a")["clock"]
    assert 0 < clock["short"] == 300 < clock["left"] <= 1200
    evening.do("td", "clock", running=True, minutes=-20)
    evening.until(lambda view: owed(view) <= 1)
    ann.to_the_end()
    assert not ann.view["canNext"]
    ann.leave()
    view = evening.until(lambda view: view["round"] == 2)
    mine = [one for one in view["scores"] if one["round"] == 1 and one["table"] == 1]
    mine.sort(key=lambda one: int(one["board"]))
    given = {one["board"]: one["score"]["given"] for one in mine}
    assert given == {1: "", 2: "50-50", 3: "50-50"}
    assert [(p["by"], p["did"], p["why"]) for p in mine[-1]["past"]] == [
        ("play", "adjust", "12C2(a)")
    ]


def test_the_director_may_decide_when_time_is_over(served: Served) -> None:
    evening = begun(served)
    evening.do("td", "overrun", boards="director")
    ann = sit(served, evening, "1a")
    evening.do("td", "clock", running=True, minutes=-20)
    ann.until(lambda message: message["t"] == "view")
    ann.to_the_end()
    answer = ann.ask("next")
    assert (answer["t"], "time of the round" in answer["says"]["en"]) == ("refused", True)
    evening.do("td", "slip", text="2 1 60-40")
    evening.do("td", "overrun", boards="wait", now=True)
    ann.until(lambda message: message["t"] == "view" and message["canNext"])
    assert ann.ask("next")["t"] == "done"
    ann.to_the_end()
    assert ann.view["board"] == 3
    ann.leave()
    view = evening.until(lambda view: view["round"] == 2)
    assert view["overrun"] == "director"
    said = evening.refused("1a", "overrun", boards="wait")
    assert "the table tells" in said


def test_whoever_plays_with_telephones_may_be_given_averages(served: Served) -> None:
    evening = mitchell(served)
    evening.do("td", "overrun", boards="average")
    evening.do("td", "next", round=1)
    evening.agreed(1, 1)
    evening.do("1ns", "score", board=2, contract="P")
    evening.do("td", "next", round=2, anyway=True)
    view = evening.view()
    first = [one for one in view["scores"] if one["round"] == 1]
    assert [one["score"]["given"] for one in first] == ["", "", *["50-50"] * 4]
    assert [(one["round"], one["tables"]) for one in view["waiting"]] == [(1, [1])]


def test_a_call_reaches_the_desk_and_the_answer_the_table(served: Served) -> None:
    evening = begun(served, names=["Ann & Bob"])
    evening.do("1a", "call", board=1, why="a revoke")
    call = evening.view()["calls"][0]
    assert (call["table"], call["board"], call["why"], call["who"]) == (1, 1, "a revoke", "Ann")
    assert "called" in evening.refused("1b", "call")
    assert evening.view("2a")["calls"] == []
    assert [one["number"] for one in evening.view("1b")["calls"]] == [1]
    evening.do("td", "reply", call=1, words="I am coming.")
    told = evening.view("1b")["calls"][0]
    assert [(one["words"], one["by"]) for one in told["replies"]] == [
        ("I am coming.", "director")
    ]
    assert "the table tells" in evening.refused("2a", "reply", call=1, words="x")
    evening.do("td", "reply", call=1, closed=True)
    assert evening.view("1b")["calls"] == []
    assert "done with" in evening.refused("td", "reply", call=1, words="x")
    assert "no call 2" in evening.refused("td", "reply", call=2, words="x")
    assert "tables call" in evening.refused("td", "call")


def test_a_telephone_calls_for_its_own_table(served: Served) -> None:
    evening = mitchell(served)
    assert "nobody plays" in evening.refused("2ew", "call")
    evening.do("td", "next", round=1)
    assert "is not played at table 2" in evening.refused("2ew", "call", board=99)
    evening.do("2ew", "call")
    call = evening.view()["calls"][0]
    assert (call["table"], call["who"], call["way"], call["board"]) == (2, "", "ew", 0)
    assert evening.view("1ns")["calls"] == []
    assert len(evening.view("2ns")["calls"]) == 1
