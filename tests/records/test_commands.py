"""``biritch convert`` and ``biritch check``, as they are typed."""

import os
import stat
from pathlib import Path

import pytest

from tests.cli.helpers import refused, run, spawn
from tests.records.boards import FORMATS, replays
from tests.table.test_audit import GOOD

BAD = GOOD.replace("C5 C2", "C5 H6")


@pytest.fixture
def good(tmp_path: Path) -> Path:
    path = tmp_path / "good.pbn"
    path.write_text(GOOD + "\n" + GOOD.replace('"1"', '"2"'))
    return path


def test_check_counts_what_it_replayed(good: Path) -> None:
    said = run("check", str(good), "--json")
    assert said.status == 0
    assert said.json == {"deals": 2, "auctions": 2, "plays": 2, "irregular": 0, "problems": []}


def test_check_tells_each_problem_with_its_line_and_board(good: Path) -> None:
    good.write_text(GOOD + "\n" + BAD.replace('"1"', '"2"'))
    said = run("check", str(good), "--json")
    assert said.status == 1
    (problem,) = said.json["problems"]
    assert problem["what"].startswith("revoke: ")
    assert (problem["line"], problem["board"]) == (19 + 16, "2")
    french = run("check", str(good), "--json", "--lang", "fr")
    assert french.json["problems"][0]["what"].startswith("renonce : ")


def test_check_tells_a_board_that_cannot_be_read_and_checks_the_others(good: Path) -> None:
    good.write_text(GOOD.replace("A9732", "A973") + "\n" + GOOD)
    said = run("check", str(good), "--json")
    assert said.status == 1
    assert said.json["deals"] == 1
    assert said.json["problems"] == [
        {"line": 4, "board": "1", "what": "not a deal: N holds 12 cards (want 13)"}
    ]


def test_check_prints_for_people(good: Path) -> None:
    said = run("check", str(good))
    assert said.status == 0
    assert "2 deals, 2 auctions and 2 plays checked" in said.out
    assert "no problem found" in said.out
    good.write_text(BAD)
    said = run("check", str(good), "--lang", "fr")
    assert said.status == 1
    assert "renonce" in said.out
    assert "1 problème" in said.out


def test_check_reads_standard_input_in_any_notation() -> None:
    for name, form in FORMATS.items():
        if form.read_only:
            continue
        record = next(replays())
        data = form.encode_text("".join(form.write([record])))
        said = run("check", "-", "--from", name, "--json", stdin=data)
        kept = form.carry_record(record)
        want = (0, kept.deal is not None, kept.play is not None)
        assert (said.status, said.json["deals"], said.json["plays"]) == want, (name, said)


def test_check_refuses_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert "no such file" in refused(run("check", str(tmp_path / "none.pbn")))


@pytest.mark.parametrize("other", ["lin", "json"])
def test_convert_there_and_back(good: Path, tmp_path: Path, other: str) -> None:
    away, back = tmp_path / f"away.{other}", tmp_path / "back.pbn"
    assert run("convert", str(good), str(away)).status == 0
    said = run("convert", str(away), str(back))
    assert said.status == 0
    assert said.out == ""
    assert "2 boards written as Portable Bridge Notation 2.1" in said.err
    text = back.read_bytes()
    assert text.startswith(b"% PBN 2.1\r\n% EXPORT\r\n[Event ")
    assert b'[Contract "5HX"]\r\n[Result "9"]\r\n' in text
    assert (b'[Score "NS -300"]' in text) == (other == "json")


def test_convert_says_what_is_lost(good: Path, tmp_path: Path) -> None:
    said = run("convert", str(good), str(tmp_path / "out.lin"))
    assert "LIN (Bridge Base Online) cannot hold: scores (2 boards)" in said.err
    french = run("convert", str(good), str(tmp_path / "out.lin"), "--lang", "fr")
    assert (
        "LIN (Bridge Base Online) ne peut pas contenir : les marques (2 donnes)" in french.err
    )
    assert "cannot hold" not in run("convert", str(good), str(tmp_path / "out.json")).err


def test_convert_writes_nothing_when_a_board_cannot_be_read(good: Path, tmp_path: Path) -> None:
    good.write_text(GOOD + "\n" + GOOD.replace("A9732", "A973"))
    out = tmp_path / "out.lin"
    out.write_text("as it was")
    line = refused(run("convert", str(good), str(out)))
    assert line.endswith("line 23, board 1: not a deal: N holds 12 cards (want 13)")
    assert str(good) in line
    assert out.read_text() == "as it was"
    assert {path.name for path in tmp_path.iterdir()} == {"good.pbn", "out.lin"}


def test_convert_may_keep_going(good: Path, tmp_path: Path) -> None:
    good.write_text(GOOD.replace("A9732", "A973") + "\n" + GOOD)
    out = tmp_path / "out.lin"
    said = run("convert", str(good), str(out), "--keep-going")
    assert said.status == 1
    assert "line 4, board 1: not a deal" in said.err
    assert "1 board could not be read" in said.err
    assert out.read_text().count("md|") == 1


def test_convert_through_pipes() -> None:
    said = spawn("convert", "-", "-", "--to", "lin", stdin=GOOD.encode("cp1252"))
    assert said.status == 0
    assert said.out.startswith("pn|,,,|st||md|3")
    assert "1 board written as LIN" in said.err


def test_convert_writes_the_letters_asked_for(good: Path, tmp_path: Path) -> None:
    good.write_text('[Event "Été ♠"]\n', encoding="utf-8")
    out = tmp_path / "out.pbn"
    said = run("convert", str(good), str(out), "--write-encoding", "windows-1252")
    assert '[Event "Été ?"]'.encode("cp1252") in out.read_bytes()
    assert "letters that windows-1252 does not have" in said.err
    run("convert", str(good), str(out))
    assert '[Event "Été ♠"]'.encode() in out.read_bytes()


def test_convert_refuses_what_it_cannot_do(good: Path, tmp_path: Path) -> None:
    unknown = refused(run("convert", str(good), str(tmp_path / "out.doc")))
    assert "unknown suffix of" in unknown
    assert "same file" in refused(run("convert", str(good), str(good)))
    assert "no such file" in refused(run("convert", "none.pbn", str(tmp_path / "out.lin")))
    assert "missing OUT" in refused(run("convert", str(good)))


@pytest.mark.skipif(os.name != "posix", reason="modes of files are POSIX's")
def test_a_converted_file_has_the_mode_of_any_new_file(good: Path, tmp_path: Path) -> None:
    out, new = tmp_path / "out.lin", tmp_path / "new"
    new.touch()
    run("convert", str(good), str(out))
    assert stat.S_IMODE(out.stat().st_mode) == stat.S_IMODE(new.stat().st_mode)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("command", ["convert", "check"])
def test_help_is_there_in_both_languages(command: str, lang: str) -> None:
    said = run(command, "--lang", lang, "--help")
    assert said.status == 0
    assert "cli-" not in said.out
    assert "records-" not in said.out
