"""``biritch score`` and ``biritch codes``."""

import csv
from pathlib import Path

import pytest

from biritch.scoring.codes import scoring_codes
from tests.cli.helpers import refused, run

VECTORS = Path(__file__).parent.parent / "vectors"


def test_the_example_of_the_contract() -> None:
    words = ("score", "4HX", "--declarer", "N", "--tricks", "9", "--vulnerable", "both")
    assert run(*words, "--json").json == {
        "score_ns": -200,
        "score_ew": 200,
        "made": False,
        "parts": {"undertricks": 200},
    }


@pytest.mark.parametrize(
    ("words", "score_ns", "parts"),
    [
        ("3N --declarer N --tricks 10", 430, {"contract": 100, "overtricks": 30, "game": 300}),
        ("3NT --declarer E --result +1", -430,
         {"contract": 100, "overtricks": 30, "game": 300}),
        ("2S --declarer S --result =", 110, {"contract": 60, "partscore": 50}),
        ("6HXX --declarer W --result = --vulnerable ew", -2070,
         {"contract": 720, "insult": 100, "game": 500, "slam": 750}),
        ("1N --declarer W --result -2 --vulnerable all", 200, {"undertricks": 200}),
        ("4SX --declarer N --tricks 1 --code duplicate-pre1987", -1700,
         {"undertricks": 1700}),
        ("Pass", 0, {}),
        ("pass --declarer N --tricks 7", 0, {}),
    ],
)  # fmt: skip
def test_scores_are_the_boards(words: str, score_ns: int, parts: dict[str, int]) -> None:
    found = run("score", *words.split(), "--json").json
    assert found["score_ns"] == score_ns
    assert found["score_ew"] == -score_ns
    assert found["parts"] == parts


def test_law_77_line_by_line() -> None:
    """A slice of the printed table; the whole of it is the scoring room's test."""
    with (VECTORS / "score_table_law77.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 2940
    for row in rows[:: len(rows) // 40]:
        vulnerable = "ns" if row["vul"] == "1" else "none"
        contract = row["level"] + row["strain"] + "X" * int(row["risk"])
        words = ("--declarer", "N", "--tricks", row["tricks"], "--vulnerable", vulnerable)
        found = run("score", contract, *words, "--json").json
        assert found["score_ns"] == int(row["score"]), row


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("4Z --declarer N --tricks 9", "not a contract: '4Z' (want 3N, 4HX, 2SXX or Pass)"),
        ("0H --declarer N --tricks 9", "not a contract: '0H'"),
        ("4H --tricks 9", "missing --declarer"),
        ("4H --declarer N", "give either --tricks (0 to 13) or --result (+1, = or -2)"),
        ("4H --declarer N --tricks 9 --result -1", "give either"),
        ("4H --declarer N --tricks 14", "--tricks: not a number from 0 to 13: '14'"),
        ("4H --declarer N --tricks ten", "--tricks: not a number from 0 to 13: 'ten'"),
        ("4H --declarer N --tricks ٩", "--tricks: not a number from 0 to 13"),
        ("4H --declarer N --result 2", "--result: not a result: '2' (want +1, = or -2)"),
        ("4H --declarer N --result +4", "no such result: +4 in 4H would be 14 tricks"),
        ("4H --declarer Q --tricks 9", "--declarer: not a seat: 'Q' (want N, E, S or W)"),
        ("4H --declarer N --tricks 9 --vulnerable x", "--vulnerable: not a vulnerability: 'x'"),
        ("4H --declarer N --tricks 9 --code golf", "--code: no such scoring code: 'golf'"),
        ("", "missing CONTRACT"),
    ],
)  # fmt: skip
def test_bad_input_is_one_line(words: str, line: str) -> None:
    assert line in refused(run("score", *words.split()))


def test_people_see_the_parts_in_both_languages() -> None:
    words = ("score", "4HX", "--declarer", "N", "--tricks", "11", "--vulnerable", "both")
    english, french = run(*words).out, run(*words, "--lang", "fr").out
    assert "4♥X by North, 11 tricks" in english
    assert "North-South score 990" in english
    assert "4♥X par Nord, 11 levées" in french
    assert "Nord-Sud marquent 990" in french
    assert "levées de mieux" in french


def test_every_code_is_listed_with_its_source() -> None:
    rows = run("codes", "--json").json
    assert [row["name"] for row in rows] == list(scoring_codes())
    assert all(row["title"] and row["source"] for row in rows)
    shown = run("codes", "--lang", "fr").out
    assert "duplicate-2017" in shown
    assert "Barème" in shown


@pytest.mark.parametrize("code", scoring_codes())
def test_every_code_scores(code: str) -> None:
    words = ("score", "3N", "--declarer", "S", "--tricks", "9", "--code", code, "--json")
    worth = {"auction-bridge": 30, "bridge-whist-paris": 36, "biritch-1886": 30, "whist": 3}
    assert run(*words).json["parts"]["contract"] == worth.get(code, 100)
