"""``biritch system``, and a file of one's own wherever a system is named."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.cli.helpers import run

if TYPE_CHECKING:
    from pathlib import Path

LINES = """system ours
from: sef
title en "Ours"  fr "Le nôtre"
1N = 12-14 HCP, balanced
"""


@pytest.fixture
def ours(tmp_path: Path) -> str:
    path = tmp_path / "ours.system"
    path.write_text(LINES, encoding="utf-8")
    return str(path)


def answer(*words: str) -> object:
    result = run(*words, "--json")
    assert result.status == 0, result.err
    return json.loads(result.out)


def test_a_new_system_plays_what_it_begins_with(tmp_path: Path) -> None:
    path = str(tmp_path / "mine.system")
    assert answer("system", "new", path, "--from", "acol") == {"written": path}
    assert answer("system", "check", path) == {"errors": [], "warnings": [], "more": 0}
    told = answer("system", "diff", "acol", path, "--hands", "20")
    assert told == {"changed": [], "deals": 20, "hands": []}


@pytest.mark.parametrize("base", ["sef", "sayc", "acol:modern", "four-card-majors"])
def test_the_tools_a_new_system_suggests_are_its_own(base: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.system"
    answer("system", "new", str(path), "--from", base)
    text = path.read_text("utf-8")
    assert "# tools: " in text
    path.write_text(text.replace("# tools: ", "tools: "), encoding="utf-8")
    assert answer("system", "check", str(path)) == {"errors": [], "warnings": [], "more": 0}


def test_what_is_there_is_not_written_over(ours: str) -> None:
    result = run("system", "new", ours, "--from", "sef")
    assert result.status == 2
    assert "ours.system" in result.err


def test_errors_have_their_places(tmp_path: Path) -> None:
    path = tmp_path / "bad.system"
    path.write_text("system bad\nfrom: sef\n1N 2C = 8 points\n", encoding="utf-8")
    result = run("system", "check", str(path), "--json")
    assert result.status == 2
    [error] = json.loads(result.out)["errors"]
    assert (error["line"], error["column"]) == (3, 9)
    assert error["text"].startswith("not a promise: '8 points'")


def test_remarks_have_their_places(ours: str) -> None:
    told = answer("system", "check", ours, "--lang", "fr")
    assert isinstance(told, dict)
    [warning] = told["warnings"]
    assert (warning["line"], warning["column"], warning["kind"]) == (4, 6, "misread")
    assert "mal lire : 1N" in warning["text"]


def test_two_systems_are_compared(ours: str) -> None:
    told = answer("system", "diff", "sef", ours, "--hands", "20", "--lang", "en")
    assert isinstance(told, dict)
    assert told["changed"][0] == {
        "auction": "",
        "call": "1N",
        "a": "15-17 HCP, balanced",
        "b": "12-14 HCP, balanced",
    }
    assert told["hands"][0].keys() == {"auction", "hand", "a", "b"}


def test_the_tree_is_shown(ours: str) -> None:
    told = answer("system", "show", ours, "--depth", "2", "--lang", "en")
    assert isinstance(told, dict)
    [notrump] = [branch for branch in told["tree"] if branch["call"] == "1N"]
    assert notrump["short"] == "12-14 HCP, balanced"
    assert {branch["call"] for branch in notrump["answers"]} >= {"2C", "2D", "P"}


@pytest.mark.parametrize(
    "words",
    [
        ("bid", "--dealer", "N", "--hand", "AKJ.K82.Q432.J63"),
        ("explain", "--dealer", "N", "--auction", "1N"),
    ],
)
def test_a_file_stands_where_a_system_is_named(ours: str, words: tuple[str, ...]) -> None:
    told = answer(*words, "--system", ours)
    meaning = told[0] if isinstance(told, list) else told
    assert isinstance(meaning, dict)
    assert meaning["promise"]["hcp"] == [12, 14]


def test_its_card_is_printed(ours: str) -> None:
    assert "Ours" in run("card", ours, "--lang", "en").out


def test_a_file_that_cannot_be_played_is_refused_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "bad.system"
    path.write_text("system bad\n1N = x\n1C = y\n", encoding="utf-8")
    for words in (
        ("explain", "--dealer", "N", "--auction", "1N", "--system", str(path)),
        ("system", "show", str(path)),
        ("play", "--robot", f"robot:{path}"),
    ):
        result = run(*words)
        assert result.status == 2
        assert result.err.count("\n") == 1
        assert f"{path}:2:6: not a promise: 'x'" in result.err


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    result = run("system", "check", str(tmp_path / "none.system"))
    assert result.status == 2
    assert "none.system" in result.err


SMALL = """system small
1N = 15-17 HCP, balanced
1N 2C = 8+ HCP; artificial
... 4N = 18+ HCP
"""
"""That a whole system comes back is shown in tests/bidding/exchange; here is the command."""


@pytest.mark.parametrize("form", ["bml", "bss"])
def test_a_system_goes_out_and_comes_back(tmp_path: Path, form: str) -> None:
    small = tmp_path / "small.system"
    small.write_text(SMALL, encoding="utf-8")
    out, back = str(tmp_path / f"small.{form}"), str(tmp_path / "back.system")
    gone = run("system", "export", str(small), out, "--to", form, "--json", "--lang", "en")
    assert json.loads(gone.out) == {"written": out}
    assert "about many auctions at once (...) cannot be carried" in gone.err
    assert answer("system", "import", out, back) == {"written": back}
    told = answer("explain", "--system", back, "--dealer", "N", "--auction", "1N")
    assert isinstance(told, list)
    assert told[0]["promise"]["hcp"] == [15, 17]


def test_what_is_no_file_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "what.pdf"
    path.write_bytes(b"x")
    result = run("system", "import", str(path), str(tmp_path / "o.system"), "--lang", "en")
    assert (result.status, result.err.count("\n")) == (2, 1)
    bad = tmp_path / "what.bss"
    bad.write_bytes(b"x")
    assert "line 1" in run("system", "import", str(bad), str(tmp_path / "o.system")).err


@pytest.mark.parametrize("layout", ["acbl", "ebu", "ffb", "wbf"])
def test_a_card_is_a_paper(ours: str, tmp_path: Path, layout: str) -> None:
    out = tmp_path / "card.pdf"
    words = ("system", "export", ours, str(out), "--to", "card", "--layout", layout)
    assert answer(*words) == {"written": str(out)}
    assert out.read_bytes()[:5] == b"%PDF-"
    assert run("card", ours, "--layout", layout, "--output", str(out)).status == 0
    assert run("card", ours, "sef", "--output", str(out)).status == 2


@pytest.mark.parametrize(
    ("lang", "openings", "theirs"),
    [("en", "Openings", "They open 1♠"), ("fr", "Ouvertures", "Ils ouvrent de 1♠")],
)
def test_a_whole_system_is_one_text(lang: str, openings: str, theirs: str) -> None:
    told = run("system", "show", "sayc", "--lang", lang)
    assert told.status == 0
    assert told.out.startswith("# ")
    assert f"## {openings}\n" in told.out
    assert f"## {theirs}\n" in told.out
    assert len(told.out.splitlines()) > 300


def test_all_errors_are_told_at_once_with_what_was_meant(tmp_path: Path) -> None:
    path = tmp_path / "slips.system"
    path.write_bytes(
        b"system Our SEF\nfrom: sef\ntools: -drurry\n1NT = 12-14 points\n\t2C = 8+\n"
    )
    result = run("system", "check", str(path), "--json")
    assert result.status == 2
    told = json.loads(result.out)["errors"]
    places = [(error["line"], error["column"]) for error in told]
    assert places == [(1, 1), (3, 8), (4, 1), (4, 7), (5, 1), (5, 7)]
    assert told[1]["text"] == "not a tool: 'drurry'; did you mean 'drury'?"
    said = run("system", "check", str(path), "--lang", "fr").out
    assert said.count("\n") == len(told)
    assert "vouliez-vous dire" in said
