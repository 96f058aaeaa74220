"""Files of BML that include others."""

from pathlib import Path

from biritch.cli.systems.other_programs import import_notes


def test_a_file_that_is_included_is_read(tmp_path: Path) -> None:
    (tmp_path / "one.bml").write_text("1N 15-17 HCP\n\n#INCLUDE two.bml\n", encoding="utf-8")
    (tmp_path / "two.bml").write_text("2C  5+!c, 11-15 HCP\n", encoding="utf-8")
    notes = import_notes(str(tmp_path / "one.bml"))
    assert [str(call.call) for call in notes.calls] == ["1N", "2C"]
    assert not notes.lost["exchange-included"]


def test_a_file_elsewhere_is_not_read_and_is_reported(tmp_path: Path) -> None:
    inside = tmp_path / "inside"
    inside.mkdir()
    (tmp_path / "two.bml").write_text("2C  5+!c\n", encoding="utf-8")
    (inside / "one.bml").write_text("1N 15-17 HCP\n\n#INCLUDE ../two.bml\n", encoding="utf-8")
    notes = import_notes(str(inside / "one.bml"))
    assert [str(call.call) for call in notes.calls] == ["1N"]
    assert notes.lost["exchange-included"] == 1


def test_files_that_include_one_another_end(tmp_path: Path) -> None:
    (tmp_path / "one.bml").write_text("1N 15-17 HCP\n\n#INCLUDE one.bml\n", encoding="utf-8")
    assert len(import_notes(str(tmp_path / "one.bml")).calls) == 1


def test_an_include_in_small_letters_at_the_end_belongs_to_no_row(tmp_path: Path) -> None:
    (tmp_path / "one.bml").write_text("1N 15-17 HCP\n#include <two.bml>\n", encoding="utf-8")
    (call,) = import_notes(str(tmp_path / "one.bml")).calls
    assert call.says == "15-17 HCP"
    (tmp_path / "two.bml").write_text("2C  5+!c, 11-15 HCP\n", encoding="utf-8")
    assert len(import_notes(str(tmp_path / "one.bml")).calls) == 2
