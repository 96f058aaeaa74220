"""What is hardly ever meant is asked about once; a penalty can be taken back."""

from __future__ import annotations

import httpx
import pytest

from tests.server.served import Served
from tests.server.tournaments.participants import TournamentClient, mitchell

HANDS = """[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432"]
"""


@pytest.mark.parametrize(
    ("who", "do", "more", "word"),
    [
        ("1ns", "score", {"board": 1, "contract": "7NXX", "declarer": "N", "result": "-13"},
         "-7000"),
        ("1ns", "score", {"board": 1, "contract": "1N", "declarer": "N", "result": "=",
                          "lead": "S2"}, "does not hold"),
        ("td", "slip", {"text": "1 1 7NXXN -13"}, "-7000"),
        ("td", "penalty", {"pair": 1, "points": "-9999"}, "-9999"),
    ],
)  # fmt: skip
def test_the_strange_is_asked_about_and_done_when_it_is_meant(
    served: Served, who: str, do: str, more: dict[str, object], word: str
) -> None:
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    address = f"{tournament.url}/events/{tournament.event}/boards"
    sent = httpx.post(
        address, params={"token": tournament.director, "file": "a.pbn"}, content=HANDS
    )
    assert sent.status_code == 200, sent.text
    answer = tournament.ask(who, do, **more)
    assert (answer.status_code, answer.json()["ask"]) == (409, True)
    assert word in answer.json()["refused"]["en"]
    view = tournament.view()
    assert (view["scores"], view["extras"]) == ([], [])
    tournament.do(who, do, anyway=True, **more)


def test_usual_scores_are_not_asked_about(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    for contract, result in (("7N", "="), ("6HXX", "="), ("4S", "-6"), ("3NX", "-4")):
        tournament.do("1ns", "score", board=1, contract=contract, declarer="N", result=result)


def test_points_are_read_as_a_score(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    for slip in ("1 1 420", "2 1 -50"):
        tournament.do("td", "slip", text=slip)
    assert [one["score"]["points"] for one in tournament.view()["scores"]] == [420, -50]
    assert "425" in tournament.refused("td", "slip", text="3 2 425")
    assert "60" in tournament.refused("td", "slip", text="3 2 60")


def percent(tournament: TournamentClient, pair: int) -> str:
    return next(
        str(one["percent"]) for one in tournament.view()["ranking"] if one["pair"] == pair
    )


def test_a_penalty_is_taken_back(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    for slip in ("1 1 4SN=", "1 2 4SN-1", "1 3 4SN-2"):
        tournament.do("td", "slip", text=slip, anyway=True)
    before = percent(tournament, 1)
    tournament.do("td", "penalty", pair=2, points="-1")
    tournament.do("td", "penalty", pair=1, points="-1", why="late")
    assert percent(tournament, 1) != before
    assert "no such penalty" in tournament.refused("td", "penalty-back", pair=1, number=1)
    assert "no such penalty" in tournament.refused("td", "penalty-back", pair=1, number=3)
    assert "director" in tournament.refused("1ns", "penalty-back", pair=1, number=2)
    tournament.do("td", "penalty-back", pair=1, number=2)
    assert percent(tournament, 1) == before
    assert [one["pair"] for one in tournament.view()["extras"]] == [2]
