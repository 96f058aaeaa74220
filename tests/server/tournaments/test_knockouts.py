"""A knock-out at the server: robots play it to its end; in a room telephones do."""

from __future__ import annotations

import httpx

from tests.server.served import Served
from tests.server.tournaments.online.test_online import online, over
from tests.server.tournaments.participants import Evening


def test_robots_play_five_teams_to_a_winner(served: Served) -> None:
    """Three rest; every draw is made by itself, the tables of extra boards too."""
    evening = online(served, form="teams", pairs=5, movement="knock-out", rounds=3, each=2)
    evening.do("td", "show", shown=True)
    evening.do("td", "next", round=1)
    view = evening.until(over)
    bracket = evening.view("")["bracket"]
    assert [len(heat["ties"]) for heat in bracket] == [4, 2, 1]
    assert [heat["rests"] for heat in bracket] == [True, False, False]
    final = bracket[-1]["ties"][0]
    winner = final["winner"]
    assert winner in (final["home"]["number"], final["away"]["number"])
    assert view["unit"] == "wins"
    assert [one["rank"] for one in view["ranking"]] == [1, 2, 3, 3, 5]
    assert view["ranking"][0]["pair"] == winner
    boards = sum(tie["boards"] for heat in bracket for tie in heat["ties"])
    assert len(view["scores"]) == 2 * boards


def test_in_a_room_a_level_match_gets_extra_boards(served: Served) -> None:
    evening = Evening.opened(
        served, form="teams", pairs=2, movement="knock-out", rounds=1, each=4, minutes=20
    )
    evening.do("td", "next", round=1)
    for board in (1, 2, 3, 4):
        evening.agreed(1, board)
        evening.agreed(2, board)
    assert evening.view()["bracket"][0]["ties"][0]["winner"] == 0
    evening.do("td", "next", round=2)
    view = evening.view()
    assert (view["round"], view["rounds"]) == (2, 2)
    assert [one["number"] for one in view["tables"][0]["boards"]] == [5]
    evening.agreed(1, 5, "3N N +1")
    evening.agreed(2, 5)
    evening.do("td", "next", round=3)
    view = evening.view()
    tie = view["bracket"][0]["ties"][0]
    assert (view["round"], tie["net"], tie["extra"], tie["winner"]) == (3, "1", 1, 1)
    assert [(one["rank"], one["pair"], one["points"]) for one in view["ranking"]] == [
        (1, 1, "1"),
        (2, 2, "0"),
    ]


def test_a_knock_out_is_proposed_to_teams(served: Served) -> None:
    asked = {"form": "teams", "pairs": "6", "time": "240"}
    answer = httpx.get(f"http://{served.host}/events/proposals", params=asked, timeout=60)
    found = {one["name"]: one for one in answer.json()}["knock-out"]
    assert found["rounds"] % 3 == 0
    assert found["least"] * 3 == found["most"] == found["rounds"] * found["each"]
