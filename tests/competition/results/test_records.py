"""One reader for rankings and conversions: a tournament ranks the same in every notation."""

import json
from pathlib import Path

import pytest

from biritch.competition.results.records import results_from_records
from biritch.competition.results.result import (
    ArtificialScore,
    Contestant,
    NoScore,
    ObtainedScore,
)
from biritch.records.files import formats
from tests.cli.helpers import refused, run

SAMPLES = Path(__file__).parents[2] / "vectors" / "ranking"
CLUB = SAMPLES / "club.csv"
RESULTS = ("csv", "ffb", "json", "pbn", "travellers", "usebio", "usebio_13")
"""Notations that can be written and carry results."""
MATCH = """\
<USEBIO Version="1.2"><EVENT EVENT_TYPE="SWISS_TEAMS"><PARTICIPANTS>
<TEAM TEAM_ID="1" TEAM_NAME="Reds"><PAIR><PAIR_NUMBER>11</PAIR_NUMBER></PAIR>
<PAIR><PAIR_NUMBER>12</PAIR_NUMBER></PAIR></TEAM>
<TEAM TEAM_ID="2" TEAM_NAME="Blues"><PAIR><PAIR_NUMBER>21</PAIR_NUMBER></PAIR>
<PAIR><PAIR_NUMBER>22</PAIR_NUMBER></PAIR></TEAM></PARTICIPANTS>
<MATCH><ROUND_NUMBER>1</ROUND_NUMBER><TEAM>1</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM>
<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>
<TRAVELLER_LINE>{first}<SCORE>{one}</SCORE></TRAVELLER_LINE>
<TRAVELLER_LINE>{second}<SCORE>{other}</SCORE></TRAVELLER_LINE>
</BOARD></MATCH></EVENT></USEBIO>
"""
PAIR = "<NS_PAIR_NUMBER>{}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>{}</EW_PAIR_NUMBER>"


@pytest.mark.parametrize("name", [name for name in RESULTS if name in formats()])
def test_a_tournament_ranks_the_same_in_every_notation(tmp_path: Path, name: str) -> None:
    form = formats()[name]
    file = tmp_path / f"tournament{(form.suffixes or ('.xml',))[0]}"
    assert run("convert", str(CLUB), str(file), "--to", name).status == 0
    told = run("rank", str(file), "--json").json
    assert told["ranking"] == run("rank", str(CLUB), "--json").json["ranking"]


def test_records_tell_artificial_scores_boards_missed_and_forms() -> None:
    rows = "board,ns,ew,score,group\n1,1,2,60-40,a\n1,3,4,late,\n1,5,6,np,\nA,7,8,100-0,\n"
    found = results_from_records(formats()["csv"].read(iter(rows.splitlines()), None)).results
    artificial = [(one.for_ns, one.for_ew) for one in found]
    assert artificial[0] == (ArtificialScore(60), ArtificialScore(40))  # type: ignore[arg-type]
    assert artificial[1:3] == [(NoScore.LATE,) * 2, (NoScore.MISSED,) * 2]
    assert artificial[3] == (ArtificialScore(100), ArtificialScore(0))  # type: ignore[arg-type]
    assert [(one.board, one.group) for one in found] == [
        ("1", "a"), ("1", ""), ("1", ""), ("A", ""),
    ]  # fmt: skip


def test_names_come_with_the_numbers() -> None:
    rows = "board,ns,ew,score,north,south\n1,1,2,50,Ann,Bob\n1,3,4,-50,,\n"
    found = results_from_records(formats()["csv"].read(iter(rows.splitlines()), None))
    assert found.names_of([Contestant("1"), Contestant("3")]) == {Contestant("1"): "Ann - Bob"}


@pytest.mark.parametrize(
    ("first", "second", "one", "other"),
    [
        ("", "", 420, -50),
        ("<DIRECTION>EW</DIRECTION>", "<DIRECTION>NS</DIRECTION>", -50, 420),
        (PAIR.format(22, 12), PAIR.format(11, 21), -50, 420),
    ],
    ids=["in order", "direction", "pairs"],
)
def test_usebio_matches_of_teams(first: str, second: str, one: int, other: int) -> None:
    """The Reds have 420 North-South and lose 50 the other way: 470 points, 10 IMPs."""
    text = MATCH.format(first=first, second=second, one=one, other=other)
    ranking = run("rank", "-", "--as", "teams", "--json", stdin=text).json["ranking"]
    assert [(line["team"], line["score"]) for line in ranking] == [("Reds", 10), ("Blues", -10)]
    told = run("match-score", "-", "--json", stdin=text).json
    assert (told["teams"], told["boards"][0]["total"]) == (
        {"home": "Reds", "away": "Blues"},
        470,
    )


@pytest.mark.parametrize("name", ["usebio", "usebio_13"])
def test_matches_of_teams_are_written_in_usebio(tmp_path: Path, name: str) -> None:
    """Two rounds of three named teams score the same from either notation."""
    source, target = tmp_path / "teams.pbn", tmp_path / "teams.xml"
    game = (
        '[Event "Cup"]\n[Board "{board}"]\n[Round "{stage}"]\n[Room "{room}"]\n'
        '[HomeTeam "{home}"]\n[VisitTeam "{away}"]\n[Score "NS {score}"]\n\n'
    )
    rows = [(1, 1, "Reds & co", "Blues", 420, -50), (2, 1, "Reds & co", "Blues", 90, 110),
            (1, 2, "Blues", "Golds", -100, 100)]  # fmt: skip
    games = [
        game.format(board=board, stage=stage, room=room, home=home, away=away, score=score)
        for board, stage, home, away, *scores in rows
        for room, score in zip(("Open", "Closed"), scores, strict=True)
    ]
    source.write_text("".join(games), encoding="utf-8")
    assert run("convert", str(source), str(target), "--to", name).status == 0
    assert target.read_text(encoding="utf-8").count("<MATCH>") == 2
    words = ("--as", "teams", "--vp", "wbf-continuous", "--json")
    assert run("rank", str(target), *words).json == run("rank", str(source), *words).json


def test_a_vugraph_session_is_a_match() -> None:
    hands = "SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,CAKQJT98765432"
    text = (
        "vg|Final,1,I,1,1,Reds,0,Blues,0|\nrs|4SN=,4SN-1|\npn|a,b,c,d,e,f,g,h|pg||\n"
        f"qx|o1|md|3{hands}|sv|o|pg||\nqx|c1|md|3{hands}|sv|o|pg||\n"
    )
    told = run("match-score", "-", "--json", stdin=text)
    assert told.json["teams"] == {"home": "Reds", "away": "Blues"}
    assert told.json["imps"] == {"home": 10, "away": 0}


def test_a_document_of_results_becomes_a_table(tmp_path: Path) -> None:
    results: list[object] = [
        {"ns": 1, "ew": 2, "contract": "4S", "declarer": "N", "tricks": 10, "lead": "HK"},
        {"ns": 3, "ew": 4, "score": -50},
        {"ns": 5, "ew": 6, "score": {"adjust": {"ns": 60, "ew": 40}}},
        "not-played",
    ]
    source = tmp_path / "tournament.json"
    source.write_text(json.dumps({"boards": [{"board": 1, "results": results}]}))
    assert run("convert", str(source), str(tmp_path / "tournament.csv")).status == 0
    assert (tmp_path / "tournament.csv").read_text().splitlines()[1:] == [
        "1,1,2,4S,N,=,HK,", "1,3,4,,,,,-50", "1,5,6,,,,,A6040",
    ]  # fmt: skip
    results[1] = {"ns": 3, "ew": 4, "score": {"weighted": [[620, 0.5], [170, 0.5]]}}
    source.write_text(json.dumps({"boards": [{"board": 1, "results": results}]}))
    assert run("convert", str(source), str(tmp_path / "x.csv")).status == 0
    assert '1,3,4,,,,,"50% 620, 50% 170"' in (tmp_path / "x.csv").read_text()
    results[1] = {"ns": 3, "ew": 4, "score": {"weighted": [[620, "half"], [170, 0.5]]}}
    source.write_text(json.dumps({"boards": [{"board": 1, "results": results}]}))
    assert "not a score" in refused(run("convert", str(source), str(tmp_path / "x.csv")))


def test_every_score_of_a_record_is_within_bounds() -> None:
    assert "board 1: not a score: '99999'" in refused(
        run("rank", "-", stdin="board,ns,ew,score\n1,1,2,99999\n")
    )
    (one,) = results_from_records(
        formats()["csv"].read(iter(["board,ns,ew,score", "1,1,2,-50"]))
    ).results
    assert one.for_ns == ObtainedScore.of(-50)
