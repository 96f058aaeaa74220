"""Who sat where it was not planned: wrong opponents, substitutes, scores for one side alone."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.served import Served
from tests.server.tournaments.participants import TournamentClient, mitchell


def pairs_at(tournament: TournamentClient) -> dict[int, tuple[int, int]]:
    tables = tournament.view()["tables"]
    return {one["table"]: (one["ns"]["number"], one["ew"]["number"]) for one in tables}


def test_two_pairs_exchanged_take_the_scores_of_the_seats(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    assert pairs_at(tournament) == {1: (1, 4), 2: (2, 5), 3: (3, 6)}
    tournament.agreed(1, 1, "4S N =")
    asked = tournament.ask("td", "exchange", pair=4, other=5)
    assert (asked.status_code, asked.json()["ask"]) == (409, True)
    # Pairs 1 and 5, 2 and 4 meet twice; a table of round 2 has nothing that both do not know.
    said = asked.json()["refused"]["en"]
    assert "2 meetings more are second ones" in said
    assert "2 boards are played at one table less" in said
    tournament.do("td", "exchange", pair=4, other=5, anyway=True)
    assert pairs_at(tournament) == {1: (1, 5), 2: (2, 4), 3: (3, 6)}
    (score,) = tournament.view()["scores"]
    assert (score["ns"], score["ew"], score["state"]) == (1, 5, "agreed")
    tournament.agreed(1, 2, "1N N =")
    assert {one["ew"] for one in tournament.view()["scores"]} == {5}
    tournament.do("td", "exchange", pair=4, other=5, anyway=True)
    assert pairs_at(tournament) == {1: (1, 4), 2: (2, 5), 3: (3, 6)}
    assert {one["ew"] for one in tournament.view()["scores"]} == {4}
    tables = [pairs_at(tournament)]
    for number in (2, 3):
        tournament.do("td", "next", round=number, anyway=True)
        tables.append(pairs_at(tournament))
    assert sum(map(len, tables)) == 9, "all that was exchanged is as it was"


def test_nobody_comes_to_a_board_a_second_time(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    tournament.do("td", "next", round=2, anyway=True)
    # Boards 5 and 6 are at table 2 now: pair 6 had them in round 1.
    assert pairs_at(tournament) == {1: (1, 6), 2: (2, 4), 3: (3, 5)}
    said = tournament.refused("td", "exchange", pair=6, other=4, anyway=True)
    assert "Pair 6 has played these boards in round 1" in said
    assert "Round 2" in tournament.refused("td", "exchange", pair=4, other=4, anyway=True)


def test_a_pair_that_sat_out_plays_in_the_place_of_another(served: Served) -> None:
    tournament = TournamentClient.opened(
        served, pairs=7, movement="howell", rounds=7, each=2, minutes=15
    )
    tournament.do("td", "next", round=1)
    idle = tournament.view()["idle"][0]["number"]
    there = pairs_at(tournament)[1][0]
    tournament.do("td", "exchange", pair=idle, other=there, anyway=True)
    assert pairs_at(tournament)[1][0] == idle
    assert [one["number"] for one in tournament.view()["idle"]] == [there]


def test_two_players_of_an_individual_exchange_seats(served: Served) -> None:
    tournament = TournamentClient.opened(served, form="individual", pairs=8, each=1)
    tournament.do("td", "next", round=1)
    tables = tournament.view()["tables"]
    north, other = tables[0]["ns"]["number"], tables[1]["ew"]["partner"]
    tournament.do("td", "exchange", pair=north, other=other, anyway=True)
    tables = tournament.view()["tables"]
    assert (tables[0]["ns"]["number"], tables[1]["ew"]["partner"]) == (other, north)


def test_a_substitute_is_named_at_the_table_and_taken_back(served: Served) -> None:
    tournament = mitchell(served, names=["Ann & Bob"])
    tournament.do("td", "next", round=1)
    tournament.do("td", "substitute", pair=1, name="Zoe", absent="Bob")
    tournament.do("td", "substitute", pair=2, name="Yan", board=3)
    view = tournament.view()
    assert view["tables"][0]["ns"]["names"] == "Ann & Zoe"
    assert tournament.view("1ew")["seated"]["ns"]["names"] == "Ann & Zoe"
    assert {(one["pair"], one["board"], one["who"]) for one in view["substitutes"]} == {
        (1, 0, "Zoe"), (2, 3, "Yan"),
    }  # fmt: skip
    assert "does not play" in tournament.refused("td", "substitute", pair=2, name="X", board=1)
    tournament.do("td", "next", round=2, anyway=True)
    assert tournament.view()["tables"][0]["ns"]["names"] == "Ann & Bob"
    tournament.do("td", "substitute", pair=1, name="", round=1)
    assert [one["who"] for one in tournament.view()["substitutes"]] == ["Yan"]


def percents(tournament: TournamentClient) -> dict[int, str]:
    return {one["pair"]: one["percent"] for one in tournament.view()["ranking"]}


def test_one_side_keeps_its_result_and_the_other_gets_average_plus(
    served: Served, tmp_path: Path
) -> None:
    """Law 12C2: each side its own. Laws 78A and Neuberg's formula for the field of two.

    North-South compare 420, 450 and -50: 2, 4 and 0 of 4. East-West compare 450 and -50 alone,
    stretched to three results: (0 + 1) 3/2 - 1 = 0.5 and (2 + 1) 3/2 - 1 = 3.5 of 4.
    """
    tournament = mitchell(served)
    for ns, told in ((1, "4S N ="), (2, "4S N +1"), (3, "4S N -1")):
        tournament.do("td", "slip", text=f"1 {ns} {told}", anyway=True)
    meets = {one["ns"]: one["ew"] for one in tournament.view()["scores"]}
    for score, ew in (("420", "A+"), ("NS 420 EW 60%", ""), ("4S N =", "60 %")):
        tournament.do("td", "adjust", board=1, pair=1, score=score, ew=ew, why="12C2(a)")
        told = next(one for one in tournament.view()["scores"] if one["ns"] == 1)["score"]
        assert (told["ew_given"], told["ns_given"], told["given"]) == ("60", "", "")
        assert told["ns"] == [{"points": 420, "weight": "100"}]
        assert percents(tournament) == {
            1: "50.00", 2: "100.00", 3: "0.00",
            meets[1]: "60.00", meets[2]: "12.50", meets[3]: "87.50",
        }  # fmt: skip
    url = f"{tournament.url}/events/{tournament.event}/results.json"
    file = tmp_path / "results.json"
    file.write_text(httpx.get(url, params={"token": tournament.director}).text)
    command = [sys.executable, "-m", "biritch.cli.main", "rank", str(file), "--json"]
    ranked = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    read_back = {one["pair"]: f"{one['percent']:.2f}" for one in ranked["ranking"]}
    assert {int(pair): percent for pair, percent in read_back.items()} == percents(tournament)
    tournament.do("td", "adjust", board=1, pair=1, score="A-", ew="420")
    assert percents(tournament)[1] == "40.00"
    said = tournament.refused("td", "adjust", board=1, pair=1, score="A+")
    assert "the other" in said


def test_one_board_is_turned_lent_or_exchanged_by_itself(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    tournament.agreed(1, 1, "4S N =")
    turn = {"tables": [1], "board": 1}
    said = tournament.ask("td", "turn", **turn).json()
    assert said["ask"]
    assert (
        "Board 1 at table 1 in round 1 was played the other way round" in said["refused"]["en"]
    )
    tournament.do("td", "turn", **turn, anyway=True)
    (score,) = tournament.view()["scores"]
    assert (score["ns"], score["ew"], score["state"]) == (4, 1, "agreed")
    assert tournament.board(1, 1)["apart"] == [4, 1]
    assert tournament.board(1, 2)["apart"] == []
    # Board 2 of table 1 is played by pair 5, which lends pair 4 its own meeting with it.
    tournament.do("td", "exchange", pair=5, other=4, board=2, anyway=True)
    assert tournament.board(1, 2)["apart"] == [1, 5]
    tournament.do("td", "slip", text="2 1 1NN=", anyway=True)
    assert {(one["ns"], one["ew"]) for one in tournament.view()["scores"]} == {(4, 1), (1, 5)}
    # Tables 2 and 3 have one board each of the other.
    tournament.agreed(2, 3, "3N N =")  # its number is wrong: board 5 was on the table
    asked = {"table": 2, "other": 3, "board": 3, "against": 5}
    said = tournament.ask("td", "swap", **asked).json()["refused"]["en"]
    assert "The contract entered there is then of the board that was played" in said
    tournament.do("td", "swap", **asked, anyway=True)
    tables = tournament.view()["tables"]
    assert [[one["number"] for one in table["boards"]] for table in tables] == [
        [1, 2], [4, 5], [3, 6],
    ]  # fmt: skip
    (five,) = (one for one in tournament.view()["scores"] if one["board"] == 5)
    assert (five["ns"], five["state"], five["score"]["points"]) == (2, "agreed", 600)
    said = tournament.refused("td", "boards", table=3, board=6, instead=3, anyway=True)
    assert "no other board 6" in said
