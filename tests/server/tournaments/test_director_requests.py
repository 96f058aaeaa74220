"""What the director of a tournament does: corrections, slips, missing pairs, the clock."""

from __future__ import annotations

import httpx

from tests.server.served import Served
from tests.server.tournaments.participants import mitchell


def test_a_correction_keeps_what_stood_with_who_and_when(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    tournament.agreed(1, 1, "3N N =")
    assert "director" in tournament.refused("1ns", "score", board=1, contract="P")
    assert "already" in tournament.refused("td", "slip", text="1 1 3N N +1")
    tournament.do("td", "slip", text="1 1 3N N +1", correct=True, why="slip misread")
    (score,) = tournament.view()["scores"]
    assert score["state"] == "agreed"
    assert score["score"]["result"] == "+1"
    told = [(one["did"], one["by"], one["why"]) for one in score["past"]]
    assert told == [
        ("score", "table 1 NS", ""),
        ("agree", "table 1 EW", ""),
        ("correct", "director", "slip misread"),
    ]
    assert all(one["at"] for one in score["past"])


def test_the_director_enters_slips_and_adjusts(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "slip", text="1 1 4hx n+1 sk")
    tournament.do("td", "slip", text="2 1 4CX O -1 PR", notation="fr")
    tournament.do("td", "slip", text="3 2 pass")
    tournament.do("td", "slip", text="4 2 60-40", why="wrong board")
    tournament.do("td", "slip", text="5 3 not played")
    tournament.do("td", "slip", text="6 3 -420", why="Law 12C1")
    found = {one["board"]: one["score"] for one in tournament.view()["scores"]}
    assert (found[1]["contract"], found[1]["lead"], found[1]["points"]) == ("4HX", "SK", 690)
    assert (found[2]["contract"], found[2]["declarer"], found[2]["lead"]) == ("4HX", "W", "SK")
    assert found[3]["contract"] == "Pass"
    assert found[4]["given"] == "60-40"
    assert found[5]["given"] == "not-played"
    assert found[6]["points"] == -420
    for text in ("1", "1 1", "1 1 4Z N =", "1 1 4H N", "x y z", "1 1 42", "1 9 3NN="):
        assert tournament.refused("td", "slip", text=text)


def test_a_slip_for_a_later_round_is_asked_about_once(served: Served) -> None:
    """Nobody has played board 9 of round 5 in round 1; the director may know better."""
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    (seated,) = (one for one in tournament.view()["tables"] if one["ns"]["number"] == 1)
    later = max(one["number"] for one in seated["boards"]) + 1
    said = tournament.refused("td", "slip", text=f"{later} 1 pass")
    assert "round 1 is being played" in said
    tournament.do("td", "slip", text=f"{later} 1 pass", anyway=True)
    (score,) = tournament.view()["scores"]
    assert score["board"] == later


def test_no_slip_gives_points_that_no_contract_is_worth(served: Served) -> None:
    tournament = mitchell(served)
    assert "no contract is worth 425" in tournament.refused("td", "slip", text="1 1 +425")
    for score in ("-425", "60% 425, 40% -50"):
        assert tournament.refused("td", "adjust", board=1, pair=1, score=score)
    tournament.do("td", "slip", text="1 1 non jouée", notation="fr")
    (score,) = tournament.view()["scores"]
    assert score["score"]["given"] == "not-played"


def test_what_cannot_be_read_is_said_in_the_readers_language(served: Served) -> None:
    tournament = mitchell(served)
    for body, fr in (
        ({"do": "score", "board": "x"}, "« board » doit être un nombre entier"),
        ({"do": "score"}, "il manque « board »"),
        ({"do": "score", "board": 0}, "« board » vaut au moins 1"),
        ({"do": "dance"}, "« do » ne peut pas être « dance »"),
        ({"do": "slip", "text": "x" * 200}, "« text » est trop long (au plus 120)"),
        ({"do": "agree", "board": 1, "why": "no"}, "rien ne s’appelle « why » ici"),
    ):
        url = f"{tournament.url}/events/{tournament.event}/do"
        sent = {"id": "unread", **body}
        answer = httpx.post(url, params={"token": tournament.director}, json=sent)
        said = answer.json()["refused"]
        assert fr in said["fr"].replace("\u2068", "").replace("\u2069", ""), said
        assert "Expected" not in said["en"]


def test_a_missing_pair_leaves_the_other_sitting_out_until_it_comes(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "come", pair=4, how="missing")
    tournament.do("td", "next", round=1)
    table = next(one for one in tournament.view()["tables"] if one["ew"]["number"] == 4)
    assert not table["playing"]
    north = f"{table['table']}ns"
    assert tournament.view(north)["seated"]["boards"] == []
    assert "Nobody plays" in tournament.refused(north, "score", board=1, contract="P")
    tournament.do("td", "come", pair=4, how="late")
    boards = tournament.view(north)["seated"]["boards"]
    tournament.do(north, "score", board=boards[0]["number"], contract="P")
    assert "was here" in tournament.refused("td", "come", pair=4, how="missing")
    tournament.do("td", "come", pair=4, how="leaves", why="ill")
    state = {one["number"]: one["state"] for one in tournament.view()["players"]}
    assert state[4] == "gone"


def test_a_round_does_not_end_unnoticed_while_scores_are_wanting(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    assert "table 1, 2, 3" in tournament.refused("td", "next", round=2)
    tournament.do("td", "next", round=2, anyway=True)
    assert tournament.view()["waiting"] == [{"round": 1, "tables": [1, 2, 3]}]
    assert tournament.refused("td", "next", round=2)


def test_the_clock_goes_stands_and_is_given_more(served: Served) -> None:
    tournament = mitchell(served)
    assert tournament.view("")["clock"] is None
    tournament.do("td", "next", round=1)
    assert tournament.view("")["clock"]["running"]
    tournament.do("td", "clock", running=False, minutes=5)
    clock = tournament.view("")["clock"]
    assert not clock["running"]
    assert 15 * 60 < clock["left"] <= 20 * 60
    assert tournament.view("")["clock"] == clock


def test_another_movement_may_be_taken_until_there_is_a_score(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "seat", movement="mitchell", pairs=10, rounds=5, each=2, minutes=15)
    assert len(tournament.view()["tables"]) == 5
    tournament.do("td", "slip", text="1 1 P")
    said = tournament.refused(
        "td", "seat", movement="mitchell", pairs=6, rounds=3, each=2, minutes=15
    )
    assert "stays" in said


def test_a_pairs_own_phone_follows_it_from_table_to_table(served: Served) -> None:
    """Pair 4 moves on with its one key; it enters or agrees as the movement has it sit."""
    tournament = mitchell(served)
    before = tournament.view("4a")
    assert (before["eye"], before["pair"], before["table"]) == ("table", 4, 0)
    first = before["next"]
    tournament.do("td", "next", round=1)
    seen = tournament.view("4a")
    assert (seen["table"], seen["side"].lower()) == (first["table"], first["way"])
    assert [board["number"] for board in seen["seated"]["boards"]] == first["boards"]
    north = f"{first['against']['number']}a"
    board = first["boards"][0]
    assert "East-West agree" in tournament.refused("4a", "score", board=board, contract="P")
    tournament.do(north, "score", board=board, contract="P")
    tournament.do("4a", "agree", board=board)
    (score,) = tournament.view()["scores"]
    assert score["state"] == "agreed"
    assert [one["by"] for one in score["past"]] == [f"player {north[:-1]} a", "player 4 a"]
    told = seen["next"]
    tournament.do("td", "next", round=2, anyway=True)
    moved = tournament.view("4a")
    assert moved["table"] == told["table"] != first["table"]
    assert [one["number"] for one in moved["seated"]["boards"]] == told["boards"]
    assert tournament.view("1ns")["pair"] == 0, "a tablet stays with its table"


def test_a_pair_that_sits_out_is_told_where_it_goes(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "come", pair=4, how="missing")
    tournament.do("td", "next", round=1)
    lonely = next(one for one in tournament.view()["tables"] if one["ew"]["number"] == 4)
    key = f"{lonely['ns']['number']}a"
    seen = tournament.view(key)
    assert not seen["seated"]["playing"]
    assert seen["next"]["boards"]
    assert "Nobody plays" in tournament.refused(key, "score", board=1, contract="P")
