"""What a director changes while it is played: pairs, rounds, periods, keys."""

from __future__ import annotations

from collections import Counter

import httpx

from tests.server.served import PATIENCE, Served
from tests.server.tournaments.participants import TournamentClient, mitchell


def score_round(tournament: TournamentClient) -> None:
    for table in tournament.view()["tables"]:
        for board in table["boards"]:
            tournament.do(
                "td", "slip", text=f"{board['number']} {table['ns']['number']} 3N N ="
            )


def test_a_walk_in_takes_the_seat_of_the_pair_that_was_not_there(served: Served) -> None:
    """Nine pairs play a Mitchell; the tenth comes in round 2 and sits where nobody sat."""
    tournament = mitchell(served, pairs=9, rounds=5)
    tournament.do("td", "next", round=1)
    before = tournament.view()
    assert before["seat"]
    alone = {table["ns"]["number"] for table in before["tables"]}
    score_round(tournament)
    tournament.do("td", "next", round=2)
    tournament.do("td", "add", names="Max & Moa")
    after = tournament.view()
    assert after["pairs"] == 10
    assert after["players"][9]["names"] == "Max & Moa"
    assert after["players"][9]["missed"] == 2, "what was played without them is owed"
    assert not after["seat"]
    seated = next(table for table in after["tables"] if table["ew"]["number"] == 10)
    assert seated["playing"]
    assert alone <= {table["ns"]["number"] for table in after["tables"]}
    seen = tournament.view("1ns")["seated"]["ns"]["number"]
    assert seen == 1, "everybody else sits as before"
    own = TournamentClient(tournament.url, tournament.event, tournament.director, {})
    own.keys["10a"] = next(one["key"] for one in after["keys"] if one["number"] == 10)
    assert own.view("10a")["table"] == seated["table"]
    assert "no sit-out" in tournament.refused("td", "add", names="Eleventh")


def test_a_round_begun_too_early_is_taken_back(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    score_round(tournament)
    tournament.do("td", "next", round=2)
    assert tournament.view()["back"]
    tournament.do("td", "back", round=2)
    assert tournament.view()["round"] == 1
    tournament.do("td", "next", round=2)
    score_round(tournament)
    assert not tournament.view()["back"]
    assert "no going back before" in tournament.refused("td", "back", round=2)


def test_the_evening_is_cut_and_played_on_after_all(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    score_round(tournament)
    tournament.do("td", "next", round=2)
    assert "between 2 and 3" in tournament.refused("td", "last", round=1)
    tournament.do("td", "last", round=2)
    view = tournament.view()
    assert (view["rounds"], view["whole"]) == (2, 3)
    score_round(tournament)
    tournament.do("td", "next", round=3)
    assert tournament.view()["round"] > tournament.view()["rounds"]
    # The round that was cut is played nowhere: no phone has its boards.
    assert tournament.view()["tables"] == []
    assert tournament.view("1ns")["seated"] is None
    tournament.do("td", "back", round=3)
    tournament.do("td", "last", round=3)
    tournament.do("td", "next", round=3)
    assert tournament.view("1ns")["seated"]["boards"]


def test_a_pair_that_left_comes_back(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    score_round(tournament)
    tournament.do("td", "come", pair=4, how="leaves")
    tournament.do("td", "next", round=2)
    assert not next(t for t in tournament.view()["tables"] if t["ew"]["number"] == 4)["playing"]
    tournament.do("td", "come", pair=4, how="returns")
    assert next(t for t in tournament.view()["tables"] if t["ew"]["number"] == 4)["playing"]
    assert "is not missing" in tournament.refused("td", "come", pair=4, how="returns")


def test_what_is_missing_is_told_and_the_end_warns(served: Served) -> None:
    tournament = mitchell(served)
    for number in (1, 2, 3):
        tournament.do("td", "next", round=number, anyway=True)
        assert tournament.view("")["provisional"]
        if number > 1:
            score_round(tournament)
    view = tournament.view()
    assert view["missing"] == 6
    first = {(one["board"], one["table"], one["ns"], one["ew"]) for one in view["unscored"]}
    assert (1, 1, 1, 4) in first
    assert "6 scores of earlier rounds are missing" in tournament.refused("td", "next", round=4)
    tournament.do("td", "next", round=4, anyway=True)
    assert tournament.view("")["provisional"]
    for one in view["unscored"]:
        tournament.do("td", "slip", text=f"{one['board']} {one['ns']} pass")
    assert not tournament.view("")["provisional"]


def test_the_correction_period_is_the_organisers(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "correction", minutes=0)
    for number in (1, 2, 3, 4):
        tournament.do("td", "next", round=number, anyway=True)
        if number < 4:
            score_round(tournament)
    tournament.do("td", "show", shown=True)
    assert tournament.view()["until"]
    appeal = {"board": 1, "pair": 1, "facts": "x", "ruling": "y", "concurring": True}
    assert "period ended 0 minutes ago" in tournament.refused("td", "appeal", **appeal)


def test_a_directors_key_is_withdrawn(served: Served) -> None:
    tournament = mitchell(served)
    second = next(one["key"] for one in tournament.view()["desks"] if one["desk"] == 2)
    tournament.keys["2nd"] = second
    assert tournament.view("2nd")["eye"] == "director"
    assert "Only the first" in tournament.refused("2nd", "withdraw", desk=3)
    tournament.do("td", "withdraw", desk=2)
    url = f"{tournament.url}/events/{tournament.event}/view"
    assert httpx.get(url, params={"token": second}, timeout=PATIENCE).status_code == 403
    assert [one["desk"] for one in tournament.view()["desks"]] == [3, 4]


def test_another_movement_for_the_rounds_that_remain(served: Served) -> None:
    """Eight pairs play a Howell; a ninth comes, and each movement told with its price."""
    tournament = TournamentClient.opened(
        served, pairs=8, movement="howell", rounds=7, each=3, minutes=24
    )
    tournament.do("td", "next", round=1)
    score_round(tournament)
    assert "no sit-out" in tournament.refused("td", "add", names="Ninth")
    url = f"{tournament.url}/events/{tournament.event}/changes"
    asked = {"token": tournament.director, "pairs": "1"}
    offers = httpx.get(url, params=asked, timeout=PATIENCE).json()
    best = offers[0]
    assert best["do"] == "reseat"
    assert not best["fair"]
    assert any("comes now plays 18 boards of 21" in one["en"] for one in best["unfair"])
    wanted = ("movement", "entrants", "rounds", "each", "minutes", "sections")
    tournament.do("td", "reseat", **{name: best[name] for name in wanted})
    tournament.do("td", "name", pair=9, names="Ninth & Wife")
    tournament.do("td", "next", round=2)
    view = tournament.view()
    assert view["pairs"] == 9
    assert [one["number"] for one in view["idle"]]
    assert min(board["number"] for table in view["tables"] for board in table["boards"]) > 12
    score_round(tournament)
    again = {name: best[name] for name in wanted}
    assert "Not numbers of pairs" in tournament.refused(
        "td", "reseat", **again | {"entrants": "1 1 2"}
    )


def test_a_section_is_added(served: Served) -> None:
    tournament = TournamentClient.opened(
        served, pairs=14, movement="mitchell", rounds=7, each=3, minutes=24
    )
    tournament.do("td", "next", round=1)
    tournament.do("td", "section", movement="howell", pairs=4, rounds=3)
    tournament.do("td", "next", round=2, anyway=True)
    view = tournament.view()
    assert len(view["tables"]) == 9
    assert {table["section"] for table in view["tables"]} == {1, 2}
    assert len(view["links"]) == 9, "the new tables have addresses"
    own = TournamentClient(tournament.url, tournament.event, tournament.director, {})
    own.keys["18a"] = next(one["key"] for one in view["keys"] if one["number"] == 18)
    assert own.view("18a")["seated"]["boards"]


def test_unequal_sections_are_chosen_by_hand_before_play(served: Served) -> None:
    """Seven tables of a Mitchell, and five pairs of another strength in a Howell."""
    tournament = TournamentClient.opened(
        served, pairs=14, movement="mitchell", rounds=5, each=3, minutes=24
    )
    tournament.do("td", "section", movement="howell", pairs=5, rounds=5)
    tournament.do("td", "next", round=1)
    view = tournament.view()
    sizes = Counter(table["section"] for table in view["tables"])
    assert (sizes, view["pairs"]) == ({1: 7, 2: 2}, 19)
    assert [one["number"] for one in view["idle"]] == [19] or view["idle"]
    score_round(tournament)
    assert not tournament.view()["unscored"]


def test_tables_that_had_one_anothers_boards_and_a_fouled_board(served: Served) -> None:
    tournament = TournamentClient.opened(
        served, pairs=14, movement="mitchell", rounds=7, each=1, minutes=10
    )
    tournament.do("td", "next", round=1)
    score_round(tournament)
    tournament.do("td", "next", round=2)
    numbers = {t["table"]: t["boards"][0]["number"] for t in tournament.view()["tables"]}
    assert "Law 15B" in tournament.refused("td", "swap", table=3, other=4)
    assert "Nobody plays at table 9" in tournament.refused("td", "swap", table=3, other=9)
    tournament.do("td", "swap", table=3, other=6)
    now = {t["table"]: t["boards"][0]["number"] for t in tournament.view()["tables"]}
    assert now == numbers | {3: numbers[6], 6: numbers[3]}
    score_round(tournament)
    view = tournament.view()
    both = [f"{one['ns']}-{one['ew']}" for one in view["scores"] if one["board"] == numbers[3]]
    assert len(both) == 2
    tournament.do("td", "fouled", board=numbers[3], tables=both[0])
    assert tournament.view()["fouled"] == [
        {"board": numbers[3], "form": "B", "tables": [both[0]]}
    ]
    document = httpx.get(
        f"{tournament.url}/events/{tournament.event}/results.json",
        params={"token": tournament.director},
        timeout=PATIENCE,
    ).json()
    lines = next(one for one in document["boards"] if one["board"] == numbers[3])["results"]
    assert sorted(line.get("group", "") for line in lines) == ["", "B"]
    table = httpx.get(
        f"{tournament.url}/events/{tournament.event}/results.csv",
        params={"token": tournament.director},
        timeout=PATIENCE,
    )
    assert table.status_code == 200
    rows = [line.split(",") for line in table.text.splitlines()]
    assert rows[0][:2] == ["board", "group"]
    assert sorted(row[1] for row in rows if row[0] == str(numbers[3])) == ["", "B"]


def test_four_hundred_pairs_play_in_sections(served: Served) -> None:
    tournament = TournamentClient.opened(served, pairs=400, time=210, title="The congress")
    tournament.do("td", "next", round=1)
    view = tournament.view()
    assert (len(view["players"]), len(view["tables"])) == (400, 200)
    last = {one["table"] for one in view["links"]}
    assert max(last) == 200
    tournament.keys |= {
        f"{one['table']}{side}": one[side] for one in view["links"] for side in ("ns", "ew")
    }
    board = view["tables"][199]["boards"][0]["number"]
    tournament.agreed(200, board)
    answer = tournament.look("td", since=str(view["n"]))
    assert len(answer.content) < 100_000
    assert [one["board"] for one in answer.json()["scores"]] == [board]


def test_pace_and_rounds_are_chosen_when_it_is_opened(served: Served) -> None:
    tournament = TournamentClient.opened(
        served, pairs=12, time=150, pace=7, change=3, rounds=6, each=3
    )
    view = tournament.view()
    assert view["rounds"] == 6
    assert view["minutes"] == 24
    assert view["each"] == 3
