"""``biritch match-score``, ``imps`` and ``vp``."""

import json

from biritch.competition.teams.patton import pattons
from tests.cli.helpers import refused, run
from tests.cli.rankings import VECTORS


def test_the_contracts_example_of_imps_and_vps() -> None:
    assert run("imps", "450", "--json").json == {"imps": 10}
    assert run("imps", "-450", "--json").json == {"imps": -10}
    said = run("vp", "--scale", "wbf-continuous", "--boards", "16", "12", "--json").json
    assert said == {"winner": 13.28, "loser": 6.72}
    assert run("vp", "--boards", "16", "12", "--json").json == said
    old = run("vp", "--scale", "wbf-25-0", "--boards", "16", "50", "--json").json
    assert old == {"winner": 25, "loser": 4}


def test_people_read_imps_and_vps_in_both_languages() -> None:
    assert run("imps", "20").out == "20 points: 1 IMP\n"
    assert run("imps", "450", "--lang", "fr").out == "450 points : 10 IMP\n"
    assert run("vp", "--boards", "16", "12").out == "13.28 to 6.72\n"
    assert run("vp", "--boards", "16", "12", "--lang", "fr").out == "13,28 à 6,72\n"
    assert run("vp", "--boards", "7", "3", "--scale", "acbl-20").out == "12 to 8\n"


def test_the_contracts_example_of_a_match() -> None:
    document = {"boards": [{"board": 1, "open": 620, "closed": 170}]}
    found = run("match-score", "-", "--json", stdin=json.dumps(document)).json
    assert found["boards"] == [{"board": 1, "total": 450, "imps": 10}]
    assert found["imps"] == {"home": 10, "away": 0}
    assert found["vp"]["home"] + found["vp"]["away"] == 20


def test_a_match_in_csv_pbn_and_for_people() -> None:
    text = "board;room;contract;declarer;result\n1;open;4S;N;=\n1;closed;4S;N;-1\n"
    found = run("match-score", "-", "--json", "--vp", "wbf-discrete", stdin=text).json
    assert found["boards"] == [{"board": 1, "total": 470, "imps": 10}]
    pbn = run("match-score", str(VECTORS / "two_rooms.pbn"), "--json").json
    assert pbn["boards"] == [{"board": 1, "total": 530, "imps": 11}], (
        "a bare score is declarer’s"
    )
    shown = run("match-score", "-", "--lang", "fr", stdin=text).out
    assert "équipe qui reçoit : 10 IMP" in shown
    assert "home: 10 IMPs" in run("match-score", "-", stdin=text).out


def test_a_match_where_both_sides_are_given_something() -> None:
    both = {"adjust": {"home": 60, "away": 60}}
    document = {"boards": [{"board": 1, "open": 620, "closed": both},
                           {"board": 2, "open": 100, "closed": "not-played"}]}  # fmt: skip
    found = run("match-score", "-", "--json", stdin=json.dumps(document)).json
    assert found["boards"][0] == {"board": 1, "total": None, "imps": 3, "imps_away": 3}
    assert found["boards"][1]["imps"] is None
    assert found["imps"] == {"home": 3, "away": 3}
    assert "non joué" in run("match-score", "-", "--lang", "fr", stdin=json.dumps(document)).out


def test_an_unfinished_board_costs_itself_alone_where_asked() -> None:
    text = (
        "board;room;contract;declarer;result\n1;open;4S;N;=\n1;closed;4S;N;-1\n2;open;3SA;N;\n"
    )
    assert "no score" in refused(run("match-score", "-", stdin=text))
    said = run("match-score", "-", "--keep-going", "--json", stdin=text)
    assert (said.status, said.json["boards"]) == (1, [{"board": 1, "total": 470, "imps": 10}])
    assert "line 4: board 2: no score" in said.err
    ranked = run(
        "rank",
        "-",
        "--keep-going",
        "--json",
        stdin="board,ns,ew,score\n1,1,2,420\n1,3,4,425\n1,5,6,lots\n",
    )
    assert ranked.status == 1
    assert [one["pair"] for one in ranked.json["ranking"]] == [1, 2]


def test_a_match_as_polish_patton() -> None:
    rooms = [(420, 400), (-50, -50), (110, 140), (-100, 100)]
    boards = [{"board": n, "open": ns, "closed": ew} for n, (ns, ew) in enumerate(rooms, 1)]
    text = json.dumps({"boards": boards})
    words = ("match-score", "-", "--patton", "polish")
    assert run(*words, "--json", stdin=text).json["patton"] == {
        "boards": {"home": 3, "away": 5},
        "quantity": {"home": 1, "away": 3},
        "total": {"home": 4, "away": 8},
    }
    assert "boards 3 to 5, quantity 1 to 3, in all 4 to 8" in run(*words, stdin=text).out
    assert "en tout 4 à 8" in run(*words, "--lang", "fr", stdin=text).out
    assert f"no such Patton: 'golf' (want {', '.join(pattons())})" in refused(
        run("match-score", "-", "--patton", "golf", stdin=text)
    )
    boards[0]["open"] = {"adjust": {"home": 60, "away": 40}}  # type: ignore[assignment]
    line = refused(run(*words, stdin=json.dumps({"boards": boards})))
    assert "board 1: Patton wants a plain score in both rooms" in line
