"""``biritch sheet``."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.helpers import refused, run

RUBBER = "S 3D =\nE 2N =\nS 1H =\nS 2D =\n"


def test_the_example_of_the_contract() -> None:
    said = run("sheet", "--code", "rubber-1993", "-", "--json", stdin=RUBBER).json
    assert said["below"] == {"ns": [[60, 30, 40]], "ew": [[70]]}
    assert said["above"] == {"ns": [], "ew": []}
    assert said["games"] == {"ns": 1, "ew": 0}
    assert said["totals"] == {"ns": 130, "ew": 70}
    assert (said["vulnerable"], said["over"]) == ("ns", False)
    assert (said["bonus"], said["winner"]) == (None, None)
    assert len(said["deals"]) == 4


def test_an_unfinished_rubber() -> None:
    said = run("sheet", "-", "--unfinished", "--json", stdin=RUBBER).json
    assert (said["over"], said["bonus"], said["winner"]) == (True, 300, "ns")
    assert said["totals"] == {"ns": 430, "ew": 70}


def test_honours_may_stand_on_the_line_or_below_it() -> None:
    one = run("sheet", "-", "--json", stdin="S 4H = honours E 100\n").json
    two = run("sheet", "-", "--json", stdin="# a remark\n\nS 4H =\nHonneurs E 100\n").json
    assert one == two
    assert one["above"]["ew"] == [100]


def test_bridge_whist() -> None:
    text = "N H 9\ncontre 2\nhonours NS 4-divided\nchicane W\n"
    said = run("sheet", "-", "--code", "bridge-whist-paris", "--json", stdin=text).json
    assert said["below"]["ns"] == [[96]]
    assert said["above"] == {"ns": [32], "ew": [16]}
    single = ("sheet", "-", "--code", "bridge-whist-paris", "--single", "--json")
    assert run(*single, stdin=text).json["bonus"] == 100


def test_the_sheet_is_drawn_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "robre.txt"
    file.write_text(RUBBER + "N 3N +1\n", encoding="utf-8")
    said = run("sheet", str(file), "--lang", "fr", "--stake", "0,50").out
    assert "Nord-Sud" in said
    assert "robre  700" in said
    assert "━" in said
    assert "Est-Ouest doivent 4.45 à Nord-Sud" in said


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("S 3D", "line 1: not a deal: 'S 3D'"),
        ("S 3D =\nS 8D =", "line 2: not a contract: '8D'"),
        ("Q 3D =", "line 1: not a seat: 'Q'"),
        ("S 3D ten", "line 1: not a result: 'ten'"),
        ("S 3D +5", "line 1: no such result: +5 in 3D would be 14 tricks"),
        ("honours E 100", "line 1: 'honours' belongs to a deal"),
        ("pass\nhonours E 100", "line 2: 'honours' after a deal that was passed out"),
        ("S 4H = honours E 120", "line 1: not honours: '120' (want 100 or 150)"),
        ("S 4H = contre 2", "line 1: not understood: 'contre 2'"),
        ("S 4H =\n" * 3, "line 3: the rubber is over"),
        ("\x00\x01", "line 1: not a deal"),
    ],
)
def test_a_line_that_cannot_be_is_refused(text: str, line: str) -> None:
    assert line in refused(run("sheet", "-", "--lang", "en", stdin=text))


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    huge = tmp_path / "huge.txt"
    huge.write_bytes(b"x" * 1_000_001)
    assert "too long" in refused(run("sheet", str(huge), "--lang", "en"))
    assert "nothing.txt" in refused(run("sheet", str(tmp_path / "nothing.txt")))
    assert "not a stake" in refused(run("sheet", "-", "--stake", "much", "--lang", "en"))
    assert "not a stake" in refused(run("sheet", "-", "--stake", "nan", "--lang", "en"))
