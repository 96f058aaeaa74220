"""Words that people type come from the folder of each language."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import biritch.locales
from biritch.cli.parameters import read_seat, read_vulnerability
from biritch.cli.terminal.orders import Order, read_order
from biritch.competition.clubs.members import read_members
from biritch.competition.results.result import Contestant
from biritch.competition.scoring.entrants import read_entrants
from biritch.locales.typed_words import fold_accents, load_typed_words, meanings_by_word

FOLDER = Path(next(iter(biritch.locales.__path__)))
SUBJECTS = sorted(path.stem for path in (FOLDER / "en").glob("*.words"))


def every_word(subject: str) -> list[tuple[str, str]]:
    return [(what, word) for what, words in load_typed_words(subject).items() for word in words]


@pytest.mark.parametrize("subject", SUBJECTS)
def test_no_word_of_a_subject_has_two_meanings(subject: str) -> None:
    for meaning, word in every_word(subject):
        assert meanings_by_word(subject)[word.lower()] == meaning


@pytest.mark.parametrize("folder", sorted(path for path in FOLDER.iterdir() if path.is_dir()))
def test_a_language_has_words_for_meanings_of_english(folder: Path) -> None:
    assert {path.stem for path in folder.glob("*.words")} <= {*SUBJECTS}
    english = {subject: {*_meanings(FOLDER / "en", subject)} for subject in SUBJECTS}
    for path in folder.glob("*.words"):
        assert {*_meanings(folder, path.stem)} <= english[path.stem]


def _meanings(folder: Path, subject: str) -> list[str]:
    lines = (folder / f"{subject}.words").read_text("utf-8").splitlines()
    return [line.split(" = ")[0] for line in lines if line and not line.startswith("#")]


@pytest.mark.parametrize(("order", "word"), every_word("orders"))
def test_an_order_is_read(order: str, word: str) -> None:
    assert read_order(f"{word} 5") == Order(order, "5")
    assert read_order(fold_accents(word).upper()) == Order(order)


@pytest.mark.parametrize(("seat", "word"), every_word("seats"))
def test_a_seat_is_read(seat: str, word: str) -> None:
    assert read_seat(word).name == read_seat(word.upper()).name == seat.upper()


@pytest.mark.parametrize(("side", "word"), every_word("vulnerability"))
def test_a_vulnerability_is_read(side: str, word: str) -> None:
    assert read_vulnerability(word).name == side.upper()


@pytest.mark.parametrize(("field", "word"), every_word("members"))
def test_a_column_of_members_is_read(field: str, word: str) -> None:
    heads = "name" if field != "name" else "number"
    (member,) = read_members(f"{heads};{word.upper()}\nAnn;Wren\n")
    given = f"{member.name} " if field in ("name", "first") else ""
    assert "Wren" in (given or getattr(member, field))


@pytest.mark.parametrize(("field", "word"), every_word("entrants"))
def test_a_column_of_entrants_is_read(field: str, word: str) -> None:
    pair = Contestant("1")
    if field == "who":
        assert read_entrants(f"{word},name\n1,Ann\n", [pair]).names == {pair: "Ann"}
    elif field == "direction":
        north = Contestant("1", "ns")
        assert read_entrants(f"pair,{word},name\n1,NS,Ann\n", [north]).names == {north: "Ann"}
    elif field == "why":
        entrants = read_entrants(f"pair,penalty,{word}\n1,5,late\n", [pair])
        assert entrants.extras[0][3] == "late"
    else:
        entrants = read_entrants(f"pair,{word}\n1,7\n", [pair])
        kinds = {kind for _, _, kind, _ in entrants.extras}
        assert entrants.names or entrants.points or field in kinds


def test_a_planted_language_is_understood(tmp_path: Path) -> None:
    folder = tmp_path / "qps"
    folder.mkdir()
    (folder / "language.ftl").write_text("language-name = pseudo\n", "utf-8")
    (folder / "claim.words").write_text("king = Köng\nhearts = hjärter\nof = ui\n", "utf-8")
    (folder / "orders.words").write_text("undo = zurück  # taken back\n", "utf-8")
    script = (
        "import json;"
        "from biritch.robots.claiming.stated_line import StatedLine;"
        "from biritch.cli.terminal.orders import read_order;"
        "said = StatedLine.parse('Köng ui hjarter', -1);"
        "steps = [[step.suit, step.card] for step in said.steps];"
        "print(json.dumps([*steps, read_order('ZURUCK').name]))"
    )
    done = run_planted(tmp_path, script)
    assert json.loads(done.stdout) == [[2, 37], "undo"]


def test_a_bad_line_is_named_with_its_place(tmp_path: Path) -> None:
    folder = tmp_path / "qps"
    folder.mkdir()
    (folder / "language.ftl").write_text("language-name = pseudo\n", "utf-8")
    (folder / "orders.words").write_text("undo = a\nUndo that\n", "utf-8")
    script = (
        "from biritch.locales.typed_words import load_typed_words\n"
        "try: load_typed_words('orders')\n"
        "except ValueError as error: print(error)"
    )
    assert "orders.words:2: want 'meaning = word, word'" in run_planted(tmp_path, script).stdout


def run_planted(folder: Path, script: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "BIRITCH_LOCALES": str(folder), "PYTHONWARNINGS": "ignore"}
    command = [sys.executable, "-c", script]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
