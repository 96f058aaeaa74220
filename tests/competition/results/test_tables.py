"""A table is read straight: its results are those that its records tell."""

from __future__ import annotations

import random

import pytest

from biritch.competition.results.entry import ResultError
from biritch.competition.results.records import results_from_records
from biritch.competition.results.tables import results_of_table
from biritch.records.csv.reader import read
from biritch.records.format import FormatError

WORDS = (
    *("4S,N,=,HK,", "4S,N,+1,,", "4S,N,=,HK,420", "4S,N,=,,620", "3NT,E,-2,,", "2HX,W,8,,"),
    *(
        "Pass,,,,0",
        ",,,,60-40",
        ",,,,A5050",
        "non jouée,,,,",
        ",,,,-170",
        ",,,,425",
        "8S,N,=,,",
    ),
    *("8S,N,=,,", "4S,Q,=,,", "4S,N,,,", ",,,,", "late,,,,", '"4S",N,=,,', "4S,N,=,'HK,"),
)


def table(
    seed: int, heading: str = "board,ns,ew,contract,declarer,result,lead,score"
) -> list[str]:
    rng = random.Random(seed)
    rows = ["board,ns,ew,contract,declarer,result,lead,score"]
    for _ in range(60):
        board = rng.choice(["1", "2", "07", "13", "A", "16", "0"])
        ns, ew = (rng.choice(["1", "2", "10", "", "Reds"]) for _ in range(2))
        rows.append(f"{board},{ns},{ew},{rng.choice(WORDS)}")
    return rows


@pytest.mark.parametrize("seed", range(25))
def test_straight_and_by_records_is_the_same(seed: int) -> None:
    """Results, refusals and their places: line by line, and at the first fault."""
    lines = table(seed)
    straight: list[Exception] = []
    slow: list[Exception] = []
    results = results_of_table(lines, straight.append).results
    assert results == results_from_records(read(lines, slow.append), slow.append).results
    assert len(results) > 10
    assert sorted(map(str, straight)) == sorted(map(str, slow))
    with pytest.raises((FormatError, ResultError)):
        results_of_table(lines)


def test_named_players_and_sections_go_the_long_way() -> None:
    heading = "section,board,ns,ew,north,south,east,west,contract,declarer,result"
    rows = [heading, "A,1,1,2,Ann,Bob,Cy,Di,4S,N,=", "B,1,1,2,Eve,Fay,Guy,Hal,4S,N,="]
    file = results_of_table(rows)
    assert [result.ns[0].label for result in file.results] == ["A1", "B1"]
    assert "Ann - Bob" in (file.names or {}).values()
