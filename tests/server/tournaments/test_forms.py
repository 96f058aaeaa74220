"""Teams, single players, sections and sessions at telephones in one room."""

from __future__ import annotations

import httpx
import pytest

from tests.server.served import Served
from tests.server.tournaments.participants import TournamentClient, mitchell


def boards(tournament: TournamentClient, who: str) -> list[int]:
    return [one["number"] for one in tournament.view(who)["seated"]["boards"]]


def test_a_match_of_four_is_scored_from_both_rooms(served: Served) -> None:
    how = {"movement": "team-match", "rounds": 2, "each": 2, "count": "wbf-discrete"}
    tournament = TournamentClient.opened(served, form="teams", pairs=2, **how)
    tournament.do("td", "show", shown=True)
    for number in (1, 2):
        tournament.do("td", "next", round=number)
        assert tournament.view("1ns")["seated"]["room"] == "open"
        assert tournament.view("2ns")["seated"]["room"] == "closed"
        for table, told in ((1, "4S N +1"), (2, "4S N -1")):
            for board in boards(tournament, f"{table}ns"):
                tournament.agreed(table, board, told)
                mine = tournament.board(table, board, f"{table}ew")
                assert (mine["traveller"] is None) == (number == 1)
        assert bool(tournament.view("1ns")["ranking"]) == (number == 2)
    (match,) = tournament.view()["matches"]
    assert match["home"]["number"] == 1
    assert match["played"] == match["boards"] == 4
    margin = int(match["imps"][0])
    assert margin == -int(match["imps"][1])
    assert sum(float(one) for one in match["points"]) == 20
    first = tournament.view()["ranking"][0]
    assert float(first["points"]) == max(float(one) for one in match["points"])
    assert (first["pair"] == 1) == (margin > 0)


def test_a_board_of_a_match_is_gone_over_in_imps(served: Served) -> None:
    """The field of a board that teams played: what it was worth to the one who asks."""
    how = {"movement": "team-match", "rounds": 2, "each": 1}
    deal = "N:AKQJ.T98.765.432 432.AKQJ.T98.765 765.432.AKQJ.T98 T98.765.432.AKQJ"
    tournament = TournamentClient.opened(served, form="teams", pairs=2, **how)
    key = {"authorization": f"Bearer {tournament.director}"}
    pbn = f'[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{deal}"]\n'
    url = f"{tournament.url}/events/{tournament.event}/boards"
    kept = httpx.post(url, content=pbn.encode(), params={"file": "a.pbn"}, headers=key)
    assert kept.is_success, kept.text
    tournament.do("td", "show", shown=True)
    tournament.do("td", "next", round=1)
    tournament.agreed(1, 1, "1N N =")
    address = f"{url}/1"
    early = httpx.get(address, params={"token": tournament.key("1ns")})
    assert early.status_code == 409  # it is still to be played in the other room
    tournament.agreed(2, 2, "1N N =")
    tournament.do("td", "next", round=2)
    tournament.agreed(2, 1, "1N N -2")
    for who, side, worth in (("1ns", "NS", "5"), ("1ew", "EW", "-5"), ("2ew", "EW", "5")):
        told = httpx.get(address, params={"token": tournament.key(who)}).json()
        field = told["field"]
        assert (field["side"], field["unit"], field["tables"]) == (side, "imps", 2)
        assert told["deal"]["deal"] == deal
        [mine] = [line for line in field["lines"] if line["mine"]]
        assert (mine["worth"], mine["points"], mine["top"]) == (worth, worth, "")
        [other] = [line for line in field["lines"] if not line["mine"]]
        assert other["worth"] == str(-int(worth))


def test_a_slip_of_a_match_names_the_team_north_south(served: Served) -> None:
    how = {"movement": "team-match", "rounds": 2, "each": 1}
    tournament = TournamentClient.opened(served, form="teams", pairs=2, **how)
    tournament.do("td", "slip", text="1 1 4S N +1")
    tournament.do("td", "slip", text="1 2 4S N =")
    told = {
        (one["board"], one["ns"]): one["score"]["result"] for one in tournament.view()["scores"]
    }
    assert told == {(1, 1): "+1", (1, 2): "="}
    assert tournament.view()["matches"] == []
    tournament.do("td", "next", round=1)
    (match,) = tournament.view()["matches"]
    assert (match["played"], match["boards"], match["imps"]) == (1, 2, ["1", "-1"])


def test_each_round_of_a_swiss_is_drawn_when_it_begins(served: Served) -> None:
    tournament = TournamentClient.opened(
        served, form="teams", pairs=4, movement="swiss", rounds=3, each=1
    )
    assert tournament.view()["drawn"]
    met = set()
    for number in (1, 2, 3):
        tournament.do("td", "next", round=number)
        for table in tournament.view()["tables"]:
            ns, ew = table["ns"]["number"], table["ew"]["number"]
            met.add(frozenset((ns, ew)))
            tournament.agreed(table["table"], number, "4S N =" if ns < ew else "4S N -1")
            assert all(one["table"] == -1 for one in table["next"])
    assert len(met) == 6
    assert [one["pair"] for one in tournament.view()["ranking"]] == [1, 2, 3, 4]


def test_single_players_sit_and_are_ranked_alone(served: Served) -> None:
    tournament = TournamentClient.opened(served, form="individual", pairs=8, each=1)
    tournament.do("td", "next", round=1)
    seated = tournament.view("1ns")["seated"]
    players = [seated[side][who] for side in ("ns", "ew") for who in ("number", "partner")]
    assert len({*players}) == 4
    for table in (1, 2):
        tournament.agreed(table, boards(tournament, f"{table}ns")[0], "3N N =")
    tournament.do("td", "slip", text=f"1 {players[3]} 3N N +1", correct=True, why="misread")
    ranking = {one["pair"]: one["rank"] for one in tournament.view()["ranking"]}
    assert len(ranking) == 8
    assert ranking[players[0]] == ranking[players[1]] == 1


def test_sections_share_boards_and_one_ranking(served: Served) -> None:
    tournament = mitchell(served, pairs=12, sections=2)
    tournament.do("td", "next", round=1)
    tables = tournament.view()["tables"]
    assert [(one["table"], one["section"]) for one in tables] == [
        (1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2),
    ]  # fmt: skip
    assert boards(tournament, "1ns") == boards(tournament, "4ns")
    tournament.agreed(1, 1, "3N N =")
    tournament.agreed(4, 1, "3N N -1")
    assert [one["percent"] for one in tournament.view()["ranking"]][:2] == ["100.00", "0.00"]
    assert len(tournament.board(4, 1)["traveller"]) == 2


def test_another_session_counts_the_one_before(served: Served) -> None:
    first = mitchell(served, names=["Ann & Bob"])
    first.do("td", "next", round=1)
    first.agreed(1, 1, "3N N =")
    first.agreed(3, 5, "3N N =")
    first.do("td", "slip", text="1 2 3N N -1", anyway=True)
    second = mitchell(served, after=f"{first.event}.{first.director}")
    assert second.view()["players"][0]["names"] == "Ann & Bob"
    assert second.view()["ranking"] == [
        {**one, "session": ""} for one in first.view()["ranking"]
    ]
    second.do("td", "next", round=1)
    for table, told in ((1, "3N N -1"), (2, "3N N =")):
        second.agreed(table, boards(second, f"{table}ns")[0], told)
    second.do("td", "slip", text="1 2 3N N =", anyway=True)
    ann = next(one for one in second.view()["ranking"] if one["pair"] == 1)
    assert (ann["percent"], ann["session"]) == ("50.00", "0.00")
    for key in ("", first.keys["1ns"], "wrong"):
        asked = {"pairs": 6, "after": f"{first.event}.{key}"}
        answer = httpx.post(f"{first.url}/events", json=asked)
        assert answer.status_code == 400
        assert "director" in answer.json()["refused"]["en"]


@pytest.mark.parametrize(
    ("asked", "word"),
    [
        ({"form": "teams", "pairs": 8, "movement": "swiss", "rounds": 8}, "8"),
        ({"form": "teams", "pairs": 3, "movement": "swiss"}, "4"),
        ({"form": "teams", "pairs": 8, "count": "apples"}, "apples"),
        (
            {"form": "teams", "pairs": 8, "movement": "swiss", "each": 5, "count": "wbf-25-0"},
            "28 or 32",
        ),
        ({"form": "teams", "pairs": 8, "sections": 2}, "one section"),
        ({"pairs": 13, "movement": "mitchell", "sections": 2, "rounds": 3}, "7"),
        ({"pairs": 6, "online": True, "robots": "nobody"}, "nobody"),
        ({"form": "pairs", "pairs": 8, "movement": "swiss", "rounds": 8}, "8"),
        ({"form": "pairs", "pairs": 8, "movement": "swiss", "method": "match_points"}, "IMPs"),
        ({"form": "pairs", "pairs": 8, "movement": "swiss", "count": "bam"}, "bam"),
        ({"form": "teams", "pairs": 5, "count": "patton-french"}, "patton-hereford"),
        ({"form": "teams", "pairs": 7, "movement": "swiss", "odd": "square"}, "square"),
        ({"form": "individual", "pairs": 8, "movement": "swiss"}, "teams"),
        ({"form": "teams", "pairs": 8, "movement": "mitchell", "rounds": 4}, "pairs"),
        ({"form": "orchestra", "pairs": 6}, "orchestra"),
    ],
)
def test_what_no_form_allows_is_refused_in_a_sentence(
    served: Served, asked: dict[str, object], word: str
) -> None:
    answer = httpx.post(f"http://{served.host}/events", json=asked)
    assert answer.status_code == 400, answer.text
    said = answer.json()["refused"]
    assert word in said["en"]
    assert said["fr"]
