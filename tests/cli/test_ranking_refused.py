"""``biritch rank``: what cannot be read, and what is asked in vain, in one line."""

import pytest

from tests.cli.helpers import refused, run
from tests.cli.rankings import CSV


def in_json(score: str, more: str = '"x": 0') -> str:
    """Return a document with one result."""
    result = f'{{"ns": 1, "ew": 2, {score}}}'
    return f'{{"boards": [{{"board": 1, "results": [{result}]}}], {more}}}'


LINE = "<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER></TRAVELLER_LINE>"
BAD_FILES = [
    ("", "-: no result in this file"),
    ("board,ns\n1,2\n", "line 1: not a heading of results: 'board,ns'"),
    ("board,score,score\n1,2,3\n", "the heading has 'score' twice"),
    ("board,ns,ew,score\n1,1,2,420,9\n", "line 2: 5 cells, but the heading has 4"),
    ("board,ns,ew,score\n1,1,2,lots\n", "line 2, board 1: not a score: 'lots'"),
    ("board,ns,ew,score\n1,1,2,99999\n", "line 2: board 1: not a score: '99999'"),
    ("board,ns,ew,score\n1,1,2,420\n1,3,4,-425\n",
     "line 3: board 1: no contract is worth -425 points"),
    (in_json('"weighted": [[425, 0.5], [100, 0.5]]'), "no contract is worth 425 points"),
    ("board,ns,ew,score\n1,1,1,420\n1,2,3,420\n", "board 1: 1 cannot sit at one table twice"),
    ("board,ns,ew,score\n" + "1,1,2,420\n" * 250_000, "more than 250,000 lines"),
    ("board,ns,ew,score\n1,1,2,120-40\n", "line 2, board 1: not a score: '120-40'"),
    ("board,ns,ew,score\n,1,2,420\n", "line 2: not a board number: ''"),
    ("board,ns,ew,score\n1,1,,420\n", "board 1: who played is missing (want ns and ew)"),
    ("board,ns,ew,score\n1,1,2,\n", "line 2: board 1: no score, and no contract"),
    (CSV.replace("420", "430"), "line 2: board 1: 4S N 10 is worth 420 to North-South, but"),
    (CSV.replace("4S,N,=", "8S,N,="), "line 2, board 1: not a contract: '8S'"),
    (CSV.replace("4S,N,=", "0S,N,="), "line 2, board 1: not a contract: '0S'"),
    (CSV.replace("4S,N,=", "4S,Q,="), "line 2, board 1: [declarer]: not a seat: 'Q'"),
    (CSV.replace("4S,N,=", "4S,N,+4"), "line 2, board 1: not a result: '+4'"),
    (CSV.replace("4S,N,=", "4S,N,x"), "line 2, board 1: not a result: 'x'"),
    (CSV.replace("\n1,1,2", "\nA,1,2"), "line 2: board A: who is vulnerable is not known"),
    ("board,room,score\n1,cellar,420\n", "line 2, board 1: not a room: 'cellar'"),
    ("board,ns,ew,score\n1,1,2,420\n1,3,4,«4\n".replace("«", '"'), "line 3"),
    ('{"boards": [', "-: not JSON: "),
    ('{"boards": 3}', "-: not a document of results"),
    ('{"boards": [3]}', "-: not a document of results"),
    ('{"boards": [{"board": 1}]}', "-: board 1: no list of results"),
    ('{"boards": [{"board": 1, "results": [3]}]}', "board 1, result 1: board 1: no list"),
    (in_json('"score": true'), "not a score: 'true'"),
    (in_json('"score": NaN'), "not JSON: NaN is not a number"),
    (in_json('"score": [420]'), "not a score: '[420]'"),
    (in_json('"score": {"x": 1}'), "not a score"),
    (in_json('"adjust": {"ns": "x", "ew": 4}'), "not a percentage: 'x'"),
    (in_json('"weighted": [[1, 0.5]]'), "not a weighted score"),
    (in_json('"weighted": [[1.5, 1]]'), "not a weighted score"),
    (in_json('"score": 110', '"adjustments": [3]'), "not an adjustment: 3"),
    (in_json('"score": 110', '"adjustments": [{"pair": 9, "points": 1}]'),
     "an adjustment for 9, who did not play"),
    ("[" * 100_000, "-: line 1: not a JSON document of boards: nested too deep"),
    ("<a>", "line 1: not XML: no element found"),
    ("<a></a>", "-: line 1: not USEBIO: the document is 'A'"),
    ("<USEBIO><MATCH/></USEBIO>", "-: no result in this file"),
    ('<!DOCTYPE a [<!ENTITY b "c">]><USEBIO>&b;</USEBIO>',
     "line 1: a document with entities of its own: refused"),
    ("<a>" * 100, "line 1: elements more than 40 deep, or too many"),
    (f"<USEBIO><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>\n{LINE}</BOARD></USEBIO>",
     "line 2: board 1: who played is missing"),
    ('[Board "x"]\n[Contract "4S"]\n[Declarer "N"]\n[Result "10"]\n', "-: line 1"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "line"), BAD_FILES, ids=[line for _, line in BAD_FILES])
def test_a_file_that_cannot_be_read_is_one_line(text: str, line: str) -> None:
    assert line in refused(run("rank", "-", stdin=text))
    assert refused(run("rank", "-", "--lang", "fr", stdin=text))


ALIKE = CSV.replace("1,3,4,4S,N,-1,HK,-50", "1,1,2,4S,N,-1,HK,-50")


@pytest.mark.parametrize(
    ("words", "text", "line"),
    [
        ("rank - --by golf", CSV, "--by: no such method: 'golf' (want mp, bam, imp"),
        ("rank - --as teams --by mp", CSV, "--by: no such method: 'mp' (want imp, bam, total)"),
        ("rank - --rules chess", CSV, "--rules: no such regulation: 'chess' (want acbl, ebu"),
        ("rank - --vp wbf-continuous", CSV, "--vp: victory points are for matches"),
        ("rank - --vp golf --as teams", CSV, "--vp: no such scale: 'golf' (want acbl-20"),
        ("rank - --explain 9", CSV, "--explain: nobody called '9' played"),
        ("rank - --by total", CSV, "-: an artificial score is worth no total points"),
        ("rank - --as teams", CSV, "-: no board was played in both rooms"),
        ("rank - --as teams", ALIKE, "-: board 1: 1 and its opponents played it twice"),
        ("rank - --winners 1", "board,ns,ew,score\n1,1,1,420\n", "1 cannot sit at one table"),
        ("rank -", ALIKE, "-: board 1: 1 has two results"),
        ("rank - --as golf", CSV, "--as: not a choice: 'golf'"),
        ("rank - --winners 3", CSV, "--winners: not a number from 1 to 2: '3'"),
        ("match-score -", CSV, "matches in this file (want one"),
        ("match-score -", "board,room,score\n1,open,420\n", "-: no board was played in both"),
        ("match-score - --vp wbf-25-0", "board,room,score\n1,open,420\n1,closed,420\n",
         "this scale has no table for 1 board (want 8, 12, 16, 20, 24, 28 or 32)"),
        ("vp --boards 16 -- -1", "", "IMPS: not a number from 0 to 100000"),
        ("vp --boards 0 1", "", "--boards: not a number from 1 to 1000: '0'"),
        ("vp --boards 12 --scale acbl-20 1", "", "no table for 12 boards (want 6, 7, 8, 9, 10"),
        ("vp 12", "", "missing --boards"),
        ("imps x", "", "POINTS: not a number from -100000 to 100000: 'x'"),
    ],
)  # fmt: skip
def test_what_is_asked_in_vain_is_one_line(words: str, text: str, line: str) -> None:
    assert line in refused(run(*words.split(), stdin=text))
