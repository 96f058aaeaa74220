"""A ranking for spreadsheets, and an event as BridgeWebs takes it in."""

import csv
import json
from fractions import Fraction
from pathlib import Path

import pytest

from biritch.competition.results.result import Contestant
from biritch.competition.scoring.ranking import RankingLine, Total
from biritch.competition.tournament.people import EnteredPlayer
from biritch.publishing.results import TournamentResults
from biritch.publishing.spreadsheets import ranking_table
from tests.cli.helpers import refused, run

VECTORS = Path(__file__).parents[1] / "vectors" / "ranking"
CLUB = VECTORS / "club.csv"
NAMES = "pair,direction,name\n2,ns,Ann - Bob\n5,ew,=cmd|' /C calc'!A0\n"


def rows(path: Path, sign: str = ",") -> list[list[str]]:
    return list(csv.reader(path.read_text(encoding="utf-8-sig").splitlines(), delimiter=sign))


@pytest.fixture
def names(tmp_path: Path) -> str:
    path = tmp_path / "names.csv"
    path.write_text(NAMES)
    return str(path)


def test_a_ranking_as_a_table(names: str, tmp_path: Path) -> None:
    path = tmp_path / "ranking.csv"
    words = ("rank", str(CLUB), "--entrants", names, "--csv", str(path))
    assert run(*words).status == 0
    assert rows(path)[:2] == [
        ["rank", "direction", "pair", "names", "score", "percent", "boards"],
        ["1", "NS", "2", "Ann - Bob", "11", "91.67", "3"],
    ]
    assert rows(path)[4][3] == "'=cmd|' /C calc'!A0", "no formula"
    assert run(*words, "--lang", "fr").status == 0
    assert rows(path, ";")[0][:3] == ["rang", "ligne", "paire"]
    assert rows(path, ";")[2][4:6] == ["2,4", "30,00"]


def test_the_numbers_of_players_stand_beside_their_names() -> None:
    ann = Contestant("1")
    total = Total(ann, Fraction(5), Fraction(10), 5)
    line = RankingLine(1, total)
    players = {ann: (EnteredPlayer("Ann", "FFB 7"), EnteredPlayer("Bob"))}
    results = TournamentResults("pairs", (line,), {ann: "Ann & Bob"}, players=players)
    head, row = ranking_table(results, "en").splitlines()
    assert head.startswith("rank,direction,pair,names,numbers,score")
    assert row.startswith("1,,1,Ann & Bob,FFB 7 & ,")


def test_bridgewebs_gets_the_ranking_and_the_travellers(names: str, tmp_path: Path) -> None:
    path = tmp_path / "club.csv"
    words = ("rank", str(CLUB), "--entrants", names, "--bridgewebs", str(path))
    assert run(*words, "--title", "Monday, pairs").status == 0
    told = rows(path)
    assert ["#Title", "Monday, pairs"] in told
    assert ["#ScoringType", "MATCH_POINTS"] in told
    at = told.index(["#Ranking", "NS", "1", "NS"])
    assert told[at + 2] == ["1", "Ann+Bob", "91.67%", "2", "", "", "", "1"]
    assert ["#Ranking", "EW", "1", "EW"] in told
    heads = told[told.index(["#TravellerLines"]) + 1]
    lines = [dict(zip(heads, row, strict=True)) for row in told[told.index(heads) + 1 :]]
    first = next(one for one in lines if (one["#Board"], one["nsPair"]) == ("1", "2"))
    assert (first["ewPair"], first["Score"], first["nsMpts"]) == ("4", "450", "4.00")
    assert (first["North"], first["South"]) == ("Ann", "Bob")
    again, before = run("rank", str(path), "--json").json, run("rank", str(CLUB), "--json").json
    keys = ("rank", "pair", "direction", "score")
    assert [[one[key] for key in keys] for one in again["ranking"]] == [
        [one[key] for key in keys] for one in before["ranking"]
    ]


def test_teams_for_bridgewebs(tmp_path: Path) -> None:
    path, source = tmp_path / "teams.csv", str(VECTORS / "teams.json")
    words = ("--as", "teams", "--vp", "wbf-continuous", "--json")
    assert run("rank", source, *words, "--bridgewebs", str(path)).status == 0
    assert "#Ranking,TEAMS" in path.read_text(encoding="utf-8")
    again, before = run("rank", str(path), *words).json, run("rank", source, *words).json
    assert again["ranking"] == before["ranking"]


def document(tmp_path: Path, board: object, *scores: object) -> str:
    path = tmp_path / "tournament.json"
    results = [{"ns": n, "ew": n + 9, "score": score} for n, score in enumerate(scores, 1)]
    path.write_text(json.dumps({"boards": [{"board": board, "results": results}]}))
    return str(path)


def test_what_a_traveller_cannot_hold_is_told(tmp_path: Path) -> None:
    path = tmp_path / "bw.csv"
    scores = ({"weighted": [[620, 0.6], [170, 0.4]]}, {"adjust": {"ns": 60, "ew": 40}},
              "not-played", 420)  # fmt: skip
    said = run("rank", document(tmp_path, 7, *scores), "--bridgewebs", str(path))
    assert "weighted or split scores are written as North-South’s mean: board 7" in said.err
    text = path.read_text(encoding="utf-8")
    for told in (",440,", ",A6040,", ",not-played,", ",420,"):
        assert told in text


def test_what_no_such_file_can_be_made_of(tmp_path: Path) -> None:
    path = tmp_path / "bw.csv"
    source = document(tmp_path, "12A", 420, 50)
    line = refused(run("rank", source, "--bridgewebs", str(path)))
    assert "board '12A' has no number" in line
    line = refused(run("rank", source, "--as", "individual", "--bridgewebs", str(path)))
    assert "not for players ranked each for themselves" in line
    assert not path.exists()
