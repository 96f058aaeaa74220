"""A knock-out at the server: robots play it to its end; in a room telephones do."""

from __future__ import annotations

import httpx
import pytest

from tests.server.served import Served
from tests.server.tournaments.online.test_online import online, over
from tests.server.tournaments.participants import TournamentClient


@pytest.mark.slow
def test_robots_play_five_teams_to_a_winner(served: Served) -> None:
    """Three rest; every draw is made by itself, the tables of extra boards too."""
    tournament = online(served, form="teams", pairs=5, movement="knock-out", rounds=3, each=2)
    tournament.do("td", "show", shown=True)
    tournament.do("td", "next", round=1)
    view = tournament.until(over)
    bracket = tournament.view("")["bracket"]
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
    tournament = TournamentClient.opened(
        served, form="teams", pairs=2, movement="knock-out", rounds=1, each=4, minutes=20
    )
    tournament.do("td", "next", round=1)
    for board in (1, 2, 3, 4):
        tournament.agreed(1, board)
        tournament.agreed(2, board)
    assert tournament.view()["bracket"][0]["ties"][0]["winner"] == 0
    tournament.do("td", "next", round=2)
    view = tournament.view()
    assert (view["round"], view["rounds"]) == (2, 2)
    assert [one["number"] for one in view["tables"][0]["boards"]] == [5]
    tournament.agreed(1, 5, "3N N +1")
    tournament.agreed(2, 5)
    tournament.do("td", "next", round=3)
    view = tournament.view()
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
