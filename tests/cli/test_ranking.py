"""``biritch rank``: every form of results, every way of scoring, explained."""

import json
from pathlib import Path

import pytest

import biritch
from biritch.competition.scoring.reason import Reason
from tests.cli.helpers import refused, run
from tests.cli.rankings import CSV, VECTORS, one_board, rank, told


def test_a_howell_is_one_field_and_ties_share_a_rank() -> None:
    found = rank(CSV)
    assert told(found["ranking"]) == [
        (1, 4, None, 4.8, 80),
        (2, 1, None, 3, 50),
        (2, 3, None, 3, 50),
        (4, 2, None, 1.2, 20),
    ]
    assert [one["score"] for one in found["boards"]["2"]] == [-430, 0]
    assert found["boards"]["3"][0]["contract"] == "2HX"
    assert found["boards"]["3"][0]["score"] == -670, "East-West are vulnerable on board 3"
    assert found["boards"]["3"][1]["score"] == {"percent": 60}


def test_a_mitchell_has_two_lines() -> None:
    found = rank(one_board(420, 420, 450, -50, 400))["ranking"]
    assert told(found)[0] == (1, 3, "ns", 8, 100)
    assert told(found)[1:3] == [(2, 1, "ns", 5, 62.5), (2, 2, "ns", 5, 62.5)]
    assert told(found)[5] == (1, 14, "ew", 8, 100)
    assert len(rank(one_board(420, -50), "--winners", "1")["ranking"]) == 4


@pytest.mark.parametrize(
    ("by", "scores"),
    [("mp", [5, 5, 8, 0, 2]), ("match-points-half", [2.5, 2.5, 4, 0, 1]),
     ("cross-imp", [2.5, 2.5, 3.75, -10.25, 1.5]), ("imp", [2.5, 2.5, 3.75, -10.25, 1.5]),
     ("butler", [0, 0, 1, -10, 0]), ("total", [420, 420, 450, -50, 400]),
     ("ascherman", [6, 6, 9, 1, 3]), ("cross-imps-total", [10, 10, 15, -41, 6])],
)  # fmt: skip
def test_every_way_of_scoring(by: str, scores: list[float]) -> None:
    found = rank(one_board(420, 420, 450, -50, 400), "--by", by)
    assert [one["points_ns"] for one in found["boards"]["1"]] == scores


def test_every_kind_of_score_in_json() -> None:
    found = rank(
        one_board(
            100,
            {"adjust": {"ns": 60, "ew": 40}},
            "not-played",
            "late",
            {"weighted": [[620, 0.6], [170, 0.4]]},
            {"ns": -50, "ew": 200},
            "A6060",
            "AVE+",
            "Avg-",
            "average",
        )
    )["boards"]["1"]
    assert found[1]["percent_ns"] == 60
    assert found[2]["points_ns"] is None
    assert found[3]["score"] == "late"
    assert found[4]["score"] == {"weighted": [[620, 0.6], [170, 0.4]]}
    assert (found[5]["score"], found[5]["score_ew"]) == (-50, 200)
    assert (found[6]["percent_ns"], found[6]["percent_ew"]) == (60, 60)
    assert (found[7]["percent_ns"], found[7]["percent_ew"]) == (60, 40)
    assert (found[8]["percent_ns"], found[8]["percent_ew"]) == (40, 60)
    assert (found[9]["percent_ns"], found[9]["percent_ew"]) == (50, 50)
    same = rank({"boards": [{"board": 1, "results": ["not-played",
        {"ns": 5, "ew": 6, "contract": "not-played"},
        {"ns": 1, "ew": 2, "adjust": {"ns": 60, "ew": 40}}, {"ns": 3, "ew": 4, "score": 0},
    ]}]})  # fmt: skip
    assert [one["percent_ns"] for one in same["boards"]["1"]] == [None, 60, 50]


def test_teams_in_victory_points_imps_and_points_a_board() -> None:
    rows = [(1, 2, 420), (2, 1, -50), (3, 4, 170), (4, 3, 140)]
    results = [{"ns": ns, "ew": ew, "score": score} for ns, ew, score in rows]
    document = {"boards": [{"board": 1, "results": results}]}
    vps = rank(document, "--as", "teams", "--by", "imp", "--vp", "wbf-continuous")
    assert [(one["rank"], one["team"], one["score"]) for one in vps["ranking"]] == [
        (1, 1, 18.09),
        (2, 3, 11.2),
        (3, 4, 8.8),
        (4, 2, 1.91),
    ]
    assert [one["score"] for one in rank(document, "--as", "teams")["ranking"]] == [
        10,
        1,
        -1,
        -10,
    ]
    bam = rank(document, "--as", "teams", "--by", "bam")["ranking"]
    assert [(one["rank"], one["percent"]) for one in bam] == [
        (1, 100),
        (1, 100),
        (3, 0),
        (3, 0),
    ]
    assert vps["boards"]["1"][0]["points_home"] == 10
    said = run("rank", "-", "--as", "teams", "--explain", "1", "--vp", "wbf-continuous",
               stdin=json.dumps(document)).out  # fmt: skip
    assert "Match against 2: 10 IMPs over 1 board, 18.09 VPs" in said


def test_an_individual() -> None:
    seats = [dict(zip("NSEW", range(n, n + 4), strict=True)) for n in (1, 5)]
    document = {"boards": [{"board": 1, "results": [
        {"seats": seats[0], "score": 420}, {"ns": [5, 6], "ew": [7, 8], "score": -50},
    ]}]}  # fmt: skip
    found = rank(document, "--as", "individual")["ranking"]
    assert {one["player"]: one["rank"] for one in found} == {
        1: 1, 2: 1, 7: 1, 8: 1, 3: 5, 4: 5, 5: 5, 6: 5,
    }  # fmt: skip
    text = "board,n,s,e,w,score\n1,1,2,3,4,420\n1,5,6,7,8,-50\n"
    assert rank(text, "--as", "individual")["ranking"] == found


def test_players_and_pairs_however_a_file_names_them() -> None:
    """``1-2`` is two players of an individual; Ann & Bob are one pair, and so are N and S."""
    text = "board,ns,ew,score\n1,1-2,3-4,420\n1,5+6,7/8,-50\n"
    found = rank(text, "--as", "individual")["ranking"]
    assert sorted(one["player"] for one in found) == [1, 2, 3, 4, 5, 6, 7, 8]
    text = "board,ns,ew,score\n1,Ann & Bob,A-3,420\n1,C,D,-50\n"
    assert rank(text)["ranking"][0]["pair"] == "Ann & Bob"
    text = "board,n,s,e,w,score\n1,1,2,3,4,420\n1,5,6,7,8,-50\n"
    assert rank(text)["ranking"][0]["pair"] == "1 + 2"


def test_usebio_and_a_score_table() -> None:
    """The match points a file prints may be raw or stretched: they are never read."""
    usebio = rank((VECTORS / "usebio.xml").read_text(encoding="utf-8"))
    assert told(usebio["ranking"])[:3] == [
        (1, 1, "ns", 3.5, 87.5),
        (2, 3, "ns", 2.4, 60),
        (3, 2, "ns", 0.5, 12.5),
    ]
    assert usebio["ranking"][0]["names"] == "Ann - Bob & co"
    pbn = run("rank", str(VECTORS / "score_table.pbn"), "--json").json
    assert told(pbn["ranking"])[:2] == [(1, 1, "ns", 3.5, 87.5), (2, 3, "ns", 2.4, 60)]


HEAD = """[Board "1"]
[Vulnerable "None"]
[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS;Score_EW"]
"""


def test_a_score_table_may_tell_east_wests_score_or_both() -> None:
    rows = '"1" 4 - - - - 50\n2 5 - - - -100 200\n3 6 3NT W 9 - 400\n'
    found = rank(HEAD + rows)["boards"]["1"]
    assert [one["score"] for one in found] == [-50, -100, -400]
    assert found[1]["score_ew"] == -200
    line = refused(run("rank", "-", stdin=HEAD + "1 4 3NT W 9 - 430\n"))
    assert "3NT W 9 is worth -400 to North-South, but the score says -430" in line
    adjusted = rank(HEAD + "1 4 - - - 60-40 -\n2 5 - - - - 60-40\n")["boards"]["1"]
    assert [one["percent_ew"] for one in adjusted] == [40, 40]


def test_sections_of_a_pbn_file_do_not_mix() -> None:
    game = """[Board "1"]
[Section "{section}"]
[PairNS "1"]
[PairEW "2"]
[Vulnerable "None"]
[Declarer "N"]
[Contract "4S"]
[Result "{tricks}"]

"""
    both = game.format(section="A", tricks=10) + game.format(section="B", tricks=9)
    found = rank(both)["ranking"]
    assert [one["pair"] for one in found] == ["A1", "B1", "B2", "A2"]
    assert rank(game.format(section="A", tricks=10))["ranking"][0]["pair"] == 1


def test_penalties_count_and_are_explained() -> None:
    document = one_board(420, -50)
    document["adjustments"] = [{"pair": 1, "points": -0.5, "why": "slow play"}]
    assert told(rank(document)["ranking"])[0] == (1, 1, "ns", 1.5, 75)
    said = run("rank", "-", "--explain", "1", stdin=json.dumps(document)).out
    assert "penalty slow play: -0.5" in said


@pytest.mark.parametrize("by", ["mp", "match-points-half", "ascherman", "cross-imp", "butler",
                                "cross-imps-total", "cross-imps-scores", "total"])  # fmt: skip
def test_every_score_explains_itself_in_both_languages(by: str) -> None:
    weighted = {"weighted": [[620, 0.6], [170, 0.4]]}
    results = [{"ns": n, "ew": 10 + n, "score": one}
               for n, one in enumerate([100, weighted, -50, "late"], 1)]  # fmt: skip
    extra = [{"ns": 1, "ew": 12, "score": 620}, {"ns": 2, "ew": 13, "score": 100}]
    document = {"boards": [{"board": 1, "results": results}, {"board": 2, "results": extra}]}
    for who in ("1", "2", "4"):
        found = rank(document, "--by", by, "--explain", who)
        score = next(one["score"] for one in found["ranking"] if one["pair"] == int(who))
        why = found["why"]
        assert why["value"] == score
        assert sum(one["value"] for one in why["parts"]) == pytest.approx(score, abs=0.02)
        assert why["says"]["en"] != why["says"]["fr"]


def test_a_tree_of_reasons_is_walked_from_its_trunk() -> None:
    leaf = Reason.of("points", 1, score=1)
    tree = Reason.of("weighted", 1, leaf)
    assert list(tree.walk()) == [(0, tree), (1, leaf)]


def test_neuberg_is_told_with_its_figures() -> None:
    results = [[(1, 11, 100), (2, 12, 50), (3, 13, 0)], [(1, 12, 100), (2, 13, 50)]]
    document = {"boards": [
        {"board": board, "results": [dict(zip(("ns", "ew", "score"), one, strict=True))
                                     for one in many]}
        for board, many in enumerate(results, 1)
    ]}  # fmt: skip
    text = json.dumps(document)
    english = run("rank", "-", "--explain", "1 ns", stdin=text).out
    assert "(2 + 1) \N{MULTIPLICATION SIGN} 3 / 2 - 1 = 3.5" in english
    assert "better than 50, 1 \N{MULTIPLICATION SIGN} 2 = 2" in english
    french = run("rank", "-", "--explain", "1 NS", "--lang", "fr", stdin=text).out
    assert (
        "2 résultats au lieu de 3 (Neuberg) : (2 + 1) \N{MULTIPLICATION SIGN} 3 / 2 - 1 = 3,5"
        in french
    )


def test_a_form_of_a_board_played_too_rarely_is_told() -> None:
    """Eight tables had one form of the board, two another: the EBU gives those 65 and 55."""
    rows = "".join(f"1,{n},{n + 20},{100 * n},{'b' if n > 8 else 'a'}\n" for n in range(1, 11))
    text = f"board,ns,ew,score,group\n{rows}"
    said = run("rank", "-", "--rules", "ebu", "--explain", "10", stdin=text).out
    assert "only 2 results of this form of the board where 10 were expected: 11.7" in said
    assert "Neuberg" in run("rank", "-", "--rules", "wbf", "--explain", "10", stdin=text).out


def test_people_see_a_table_in_both_languages() -> None:
    text = json.dumps(one_board(420, -50))
    assert "North-South" in run("rank", "-", stdin=text).out
    french = run("rank", "-", "--lang", "fr", stdin=text).out
    assert "Nord-Sud" in french
    assert "100,00" in french


def test_ties_are_broken_only_by_a_regulation_that_is_named() -> None:
    """1 and 3 have two tops of three; on the board where they met, the top was 3's."""
    rows = [(1, 1, 2, 100), (1, 3, 4, 0), (2, 1, 3, 0), (2, 2, 4, 100), (3, 1, 4, 100),
            (3, 2, 3, 0)]  # fmt: skip
    text = "board,ns,ew,score\n" + "".join(f"{','.join(map(str, row))}\n" for row in rows)
    shared = rank(text)["ranking"]
    assert [(one["rank"], one["pair"]) for one in shared] == [(1, 1), (1, 3), (3, 2), (3, 4)]
    broken = rank(text, "--rules", "wbf")["ranking"]
    assert [(one["rank"], one["pair"]) for one in broken] == [(1, 3), (2, 1), (3, 2), (4, 4)]
    assert {one["broken_by"] for one in broken} == {"mutual"}
    said = run("rank", "-", "--rules", "wbf", "--explain", "3", "--lang", "fr", stdin=text).out
    assert "une égalité départagée par : ce qu’ils ont pris l’un à l’autre" in said


def test_regulations_are_presets() -> None:
    document = one_board(420, 420, 450, -50, 400)
    acbl = rank(document, "--rules", "acbl")["boards"]["1"]
    assert [one["points_ns"] for one in acbl] == [2.5, 2.5, 4, 0, 1]
    pzbs = rank(document, "--rules", "pzbs", "--by", "butler")["boards"]["1"]
    assert pzbs[0]["points_ns"] == 0


def test_a_scale_of_one_s_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    file.write_text("margin,winner,loser\n0,5,5\n9,8,2\n10,10,0\n", encoding="utf-8")
    said = run("vp", "--scale", str(file), "--boards", "3", "9", "--json").json
    assert said == {"winner": 8, "loser": 2}
    file.write_text("0,5,5\nx,8,2\n", encoding="utf-8")
    assert "mine.csv:2: not a row of a scale: 'x,8,2'" in refused(
        run("vp", "--scale", str(file), "--boards", "3", "9")
    )
    file.write_text("3,5,5\n3,8,2\n", encoding="utf-8")
    assert "their margins must rise" in refused(
        run("vp", "--scale", str(file), "--boards", "3", "9")
    )


def test_lists_of_methods_are_those_of_the_shelf() -> None:
    from biritch.competition.scoring.session import methods

    line = refused(run("rank", "-", "--by", "golf", stdin=CSV))
    assert all(name.replace("_", "-") in line for name in methods())


USEBIO = """<USEBIO Version="1.2"><EVENT EVENT_TYPE="{kind}">
<EVENT_DESCRIPTION>One</EVENT_DESCRIPTION>{more}<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{lines}</BOARD></EVENT></USEBIO>"""
MET = (
    "<TRAVELLER_LINE><NS_PAIR_NUMBER>{ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>{ew}</EW_PAIR_NUMBER>\
<SCORE>{score}</SCORE></TRAVELLER_LINE>"
)


def usebio(kind: str, more: str = "") -> str:
    """Return an event of three tables."""
    met = ((1, 2, 420), (3, 4, 450), (5, 6, -50))
    lines = "".join(MET.format(ns=ns, ew=ew, score=score) for ns, ew, score in met)
    return USEBIO.format(kind=kind, lines=lines, more=more)


@pytest.mark.parametrize(
    ("kind", "method"),
    [
        ("MP_PAIRS", "mp"),
        ("PAIRS", "mp"),
        ("BUTLER_PAIRS", "butler"),
        ("CROSS_IMPS", "cross-imp"),
        ("SWISS_PAIRS_CROSS_IMPS", "cross-imp"),
    ],
)
def test_the_type_of_a_usebio_event_says_how_it_is_ranked(kind: str, method: str) -> None:
    said = run("rank", "-", "--json", stdin=usebio(kind))
    by_hand = run("rank", "-", "--json", "--by", method, stdin=usebio("PAIRS"))
    assert said.json == by_hand.json
    assert ("as the file says" in said.err) == (method != "mp")
    other = run("rank", "-", "--json", "--by", "mp", stdin=usebio(kind))
    assert other.json == run("rank", "-", "--json", stdin=usebio("PAIRS")).json


def test_a_program_is_told_as_much_as_a_command(tmp_path: Path) -> None:
    """``biritch.rank`` knows the winners of a USEBIO file and the penalties of a document."""
    file = tmp_path / "one.xml"
    file.write_text(usebio("PAIRS", "<WINNER_TYPE>1</WINNER_TYPE>"))
    for results in (str(file), biritch.read(file)):
        assert {line.contestant.direction for line in biritch.rank(results)} == {""}
    document = {**one_board(420, 450), "adjustments": [{"pair": 1, "points": -1}]}
    penal = tmp_path / "penal.json"
    penal.write_text(json.dumps(document))
    command = run("rank", str(penal), "--json").json["ranking"]
    program = biritch.rank(penal)
    assert [(str(line.total.points), line.contestant.label) for line in program] == [
        (str(one["score"]), str(one["pair"])) for one in command
    ]
