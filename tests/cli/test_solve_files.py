"""``biritch solve`` of endings, of files with boards that cannot be solved, and --write."""

import json
from pathlib import Path

import pytest

from biritch.cli.deals.solved_files import journal_of
from biritch.records.files import records_of
from biritch.records.pbn.optimum import tricks_in_tags
from tests.cli.helpers import run

ENDING = "tests/vectors/outside_files/b04_ending.pbn"
BOARDS = "tests/vectors/dd_200.pbn"


def test_an_ending_has_the_tricks_of_its_leader() -> None:
    (ending,) = json.loads(run("solve", ENDING, "--json").out)
    assert ending["ending"] == {
        "leader": "N",
        "strain": "N",
        "tricks": {"ns": 2, "ew": 0},
        "leads": {"HA": 2, "HK": 2},
    }
    assert "North leads: North-South win 2, East-West 0" in run("solve", ENDING).out


def test_boards_that_cannot_be_solved_are_left_out_when_asked(tmp_path: Path) -> None:
    path = tmp_path / "boards.pbn"
    text = Path(BOARDS).read_text(encoding="ascii").split("\n\n")[0]
    path.write_text(f'[Board "7"]\n[Deal "N:AKQJ... - - -"]\n\n{text}\n', encoding="ascii")
    refused = run("solve", str(path), "--json")
    assert refused.status == 2
    assert "board 7: the deal is not known whole" in refused.err
    said = run("solve", str(path), "--json", "--keep-going")
    assert (said.status, len(json.loads(said.out))) == (1, 1)
    assert "board 7" in said.err


def test_a_file_is_written_again_with_tricks_and_par(tmp_path: Path) -> None:
    path, out = tmp_path / "boards.pbn", tmp_path / "out.pbn"
    path.write_text(
        Path(BOARDS).read_text(encoding="ascii").split("\n\n[Event")[0] + "\n", encoding="ascii"
    )
    count = len(list(records_of(path)))
    said = run("solve", str(path), "--write", str(out), "--json")
    assert json.loads(said.out) == {"boards": count, "solved": count, "already": 0}
    written = list(records_of(out))
    assert all(tricks_in_tags(record) and record.tag("OptimumScore") for record in written)
    assert [record.deal for record in written] == [record.deal for record in records_of(path)]
    again = run("solve", str(out), "--write", str(tmp_path / "two.json"), "--json")
    assert json.loads(again.out) == {"boards": count, "solved": 0, "already": count}
    assert not (tmp_path / "out.pbn.solved").exists()


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    path, out = tmp_path / "boards.pbn", tmp_path / "out.pbn"
    path.write_text(
        Path(BOARDS).read_text(encoding="ascii").split("\n\n[Event")[0] + "\n", encoding="ascii"
    )
    first, *rest = (record.deal for record in records_of(path))
    journal = journal_of(str(out))
    with journal.path.open("w", encoding="ascii") as file:
        journal.note(file, first, first.solve())  # type: ignore[arg-type, union-attr]
        file.write("1234 77")  # a line cut short
    said = json.loads(run("solve", str(path), "--write", str(out), "--json").out)
    assert said == {"boards": len(rest) + 1, "solved": len(rest), "already": 1}


@pytest.mark.parametrize("name", ["out.lin", "out.dup", "out.xyz"])
def test_a_target_that_cannot_hold_tricks_is_refused(tmp_path: Path, name: str) -> None:
    said = run("solve", BOARDS, "--write", str(tmp_path / name))
    assert said.status == 2
    assert "cannot hold tricks and par" in said.err
