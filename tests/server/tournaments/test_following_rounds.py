"""Rounds that follow by themselves in a room, and a director who plays."""

from __future__ import annotations

import pytest

from tests.server.served import Served
from tests.server.tournaments.participants import TournamentClient, mitchell


def score_round(tournament: TournamentClient, but: int = 0) -> None:
    for table in tournament.view()["tables"]:
        for board in table["boards"]:
            if table["table"] != but:
                tournament.agreed(table["table"], board["number"], "1N N =")


def test_the_next_round_begins_once_every_score_is_in(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "follow", when="all-in")
    assert tournament.view()["round"] == 0, "the first begins as the director says"
    tournament.do("td", "next", round=1)
    score_round(tournament, but=3)
    assert tournament.view()["round"] == 1
    first, second = (board["number"] for board in tournament.view("3ns")["seated"]["boards"])
    tournament.agreed(3, first, "1N N =")
    tournament.do("td", "clock", running=False)
    tournament.agreed(3, second, "1N N =")
    assert tournament.view()["round"] == 1, "a stopped clock holds the next round"
    tournament.do("td", "clock", running=True)
    view = tournament.until(lambda view: view["round"] == 2)
    assert view["clock"]["left"] > 14 * 60
    score_round(tournament)
    tournament.until(lambda view: view["round"] == 3)
    score_round(tournament)
    tournament.until(lambda view: view["round"] == 4)


def test_or_when_the_time_is_up_and_late_boards_stay_on_the_phones(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    score_round(tournament, but=2)
    tournament.do("td", "follow", when="time")
    assert tournament.view()["round"] == 1
    tournament.do("td", "clock", running=True, minutes=-20)
    tournament.until(lambda view: view["round"] == 2)
    assert len(tournament.view("2ns")["owed"]) == 2
    # After the last round nothing ends while scores are missing.
    tournament.do("td", "clock", running=True, minutes=-20)
    tournament.until(lambda view: view["round"] == 3)
    tournament.do("td", "clock", running=True, minutes=-20)
    score_round(tournament)
    assert tournament.view()["round"] == 3


def test_a_swiss_waits_for_every_score(served: Served) -> None:
    tournament = TournamentClient.opened(
        served, form="pairs", pairs=4, movement="swiss", rounds=3, each=1
    )
    tournament.do("td", "follow", when="time")
    tournament.do("td", "next", round=1)
    tournament.agreed(1, 1, "1N N =")
    tournament.do("td", "clock", running=True, minutes=-40)
    assert tournament.view()["round"] == 1
    tournament.agreed(2, 1, "1N N =")
    tournament.until(lambda view: view["round"] == 2)


def test_what_cannot_follow_is_refused(served: Served) -> None:
    tournament = mitchell(served)
    assert "never" in tournament.refused("td", "follow", when="never")
    online = TournamentClient.opened(served, pairs=8, online=True, robots="rule:sif")
    assert "another choice" in online.refused("td", "follow", when="time")
    assert "no pair 9" in tournament.refused("td", "plays", pair=9).lower()


@pytest.mark.parametrize("who", ["td"])
def test_a_director_who_plays_sees_no_board_still_to_come(served: Served, who: str) -> None:
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    score_round(tournament)
    assert {one["board"] for one in tournament.view()["scores"]} == {1, 2, 3, 4, 5, 6}
    before = tournament.view()["n"]
    tournament.do(who, "plays", pair=1)
    view = tournament.look("td", since=str(before)).json()
    assert (view["plays"], view["since"]) == (1, 0), "all is told anew"
    assert {one["board"] for one in view["scores"]} == {1, 2}
    told = {
        board["number"]: board["score"] is not None
        for table in view["tables"]
        for board in table["boards"]
    }
    assert told == {1: True, 2: True, 3: False, 4: False, 5: False, 6: False}
    assert {board["state"] for table in view["tables"] for board in table["boards"]} == {
        "agreed"
    }
    tournament.do("td", "next", round=2)
    n = tournament.view()["n"]
    mine = tournament.view("1a")
    boards = [board["number"] for board in mine["seated"]["boards"]]
    tournament.agreed(mine["table"], boards[0], "1N N =")
    fresh = tournament.look("td", since=str(n)).json()
    assert {one["board"] for one in fresh["scores"]} == {boards[0]}
    assert len(fresh["scores"]) == 2, "the other table's of round 1 too"
    tournament.do(who, "plays", pair=0)
    assert len(tournament.view()["scores"]) == 7
