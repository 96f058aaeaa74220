"""Adding one thing is adding one file: an entry planted on a shelf is seen everywhere.

One entry is planted on every shelf, as another package's and as a file on the shelf itself,
with its sentences and without; then the command line and the server are asked.
"""

from __future__ import annotations

import ast
import importlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import pytest

import biritch
from biritch import shelf
from biritch.words.translation import LANGUAGES
from tests.planted.places import PLACES, SILENT
from tests.planted.sentences import missing

ROOT = Path(__file__).resolve().parent.parent
SOURCE = Path(biritch.__file__).parent
TEMPLATES = Path(__file__).parent / "planted" / "biritch_planted"
SHELVES = {package.rpartition(".")[2]: package for package in shelf.SHELVES}
WORDS = {"en": "planted", "fr": "plant"}
"""What is written of a planted entry: *planté*, *plantée*, *plantées*."""

Told: TypeAlias = "dict[str, dict[str, str]]"
"""What each place says in each language."""


@dataclass(frozen=True)
class Planting:
    """Where the entries were planted, and what is said of them."""

    path: tuple[Path, ...]
    folder: Path

    def asked(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run ``python WORDS`` where the entries are."""
        return subprocess.run(
            [sys.executable, *words],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(map(str, self.path))},
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=300,
        )

    def told(self) -> Told:
        """Return what each place says in each language."""
        told: Told = self._read("tests.planted.places", str(self.folder))
        return told

    def missing(self) -> list[str]:
        """Return the sentences and titles that are not there."""
        lines: list[str] = self._read("tests.planted.sentences")
        return lines

    def _read(self, *words: str) -> Any:
        done = self.asked("-m", *words)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)


def silent(source: str) -> str:
    """Return *source* without its sentences, and without its titles in French."""
    tree = ast.parse(source)
    lines = source.splitlines(keepends=True)
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "SENTENCES":
            assert node.end_lineno is not None
            del lines[node.lineno - 1 : node.end_lineno]
    text = "".join(lines)
    for part in ast.walk(tree):
        if isinstance(part, ast.keyword) and part.arg in ("titles", "about"):
            if not isinstance(part.value, ast.Dict):
                continue
            whole = ast.get_source_segment(source, part.value)
            english = ast.get_source_segment(source, part.value.values[0])
            assert whole is not None
            text = text.replace(whole, f'{{"en": {english}}}')
    return text


def unchanged(source: str) -> str:
    return source


def as_package(folder: Path, change: Callable[[str], str] = unchanged) -> Planting:
    """Plant the entries as another package does, by its entry points."""
    site = folder / "site"
    package = site / "biritch_planted"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    for path in TEMPLATES.glob("*.py"):
        (package / path.name).write_text(change(path.read_text("utf-8")), "utf-8")
    points = "".join(
        f"[biritch.{name}]\nplanted = biritch_planted.{name}\n" for name in SHELVES
    )
    describe(site, "biritch-planted", points)
    return Planting((site, SOURCE.parent), folder)


def describe(site: Path, package: str, points: str) -> None:
    """Write what an installer leaves of *package*: its name and its entry points."""
    info = site / f"{package.replace('-', '_')}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(points)


def on_our_shelves(folder: Path, change: Callable[[str], str] = unchanged) -> Planting:
    """Plant the entries as one file each, on a copy of our own shelves."""
    tree = folder / "tree"
    shutil.copytree(
        SOURCE, tree / "biritch", ignore=shutil.ignore_patterns("__pycache__", "static")
    )
    for name, package in SHELVES.items():
        file = tree.joinpath(*package.split("."), "planted.py")
        text = (TEMPLATES / f"{name}.py").read_text("utf-8")
        file.write_text(change(text), "utf-8")
    return Planting((tree,), folder)


PLANTINGS = {"package": as_package, "file": on_our_shelves}


@pytest.fixture(scope="session")
def planted(
    tmp_path_factory: pytest.TempPathFactory,
) -> Callable[[str], Told]:
    """Return what is said everywhere of the entries planted in one way."""

    @cache
    def told(how: str) -> Told:
        return PLANTINGS[how](tmp_path_factory.mktemp(how)).told()

    return told


@pytest.fixture(scope="session")
def unsaid(tmp_path_factory: pytest.TempPathFactory) -> Planting:
    """Return the entries planted without their sentences."""
    return as_package(tmp_path_factory.mktemp("unsaid"), silent)


def test_every_shelf_has_something_planted_on_it() -> None:
    assert {path.stem for path in TEMPLATES.glob("*.py")} == set(SHELVES)
    assert {place.partition(":")[0] for place in PLACES} == set(SHELVES)
    assert len(SHELVES) == len(shelf.SHELVES)


@pytest.mark.slow
def test_every_shelf_is_in_the_list_of_shelves() -> None:
    """Whatever is loaded as a shelf is one whose sentences are found."""
    for package, constant in shelf.SHELVES.items():
        entries = shelf.load(importlib.import_module(package), constant, object)
        assert entries, package
    loads = [
        (path, node)
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("shelf.load", "shelf.find")
    ]
    constants = {
        argument.value
        for _, node in loads
        for argument in node.args
        if isinstance(argument, ast.Constant)
    }
    assert constants == set(shelf.SHELVES.values())


@pytest.mark.slow
@pytest.mark.parametrize("how", PLANTINGS)
@pytest.mark.parametrize("place", PLACES)
def test_what_is_planted_is_seen(place: str, how: str, planted: Callable[[str], Told]) -> None:
    for language in LANGUAGES:
        text = planted(how)[place][language]
        assert "Error" not in text
        assert WORDS[language] in text.lower() or place in SILENT, text


@pytest.mark.slow
@pytest.mark.parametrize("place", PLACES)
def test_what_is_planted_without_sentences_is_seen_by_its_name(
    place: str, unsaid: Planting
) -> None:
    for language in LANGUAGES:
        text = _told(unsaid)[place][language]
        assert "Error" not in text
        assert "planted" in text.lower() or place in SILENT, text


@cache
def _told(planting: Planting) -> Told:
    return planting.told()


def test_no_entry_lacks_a_sentence() -> None:
    assert not list(missing())


@pytest.mark.slow
def test_an_entry_without_sentences_is_named(unsaid: Planting) -> None:
    found = unsaid.missing()
    wanted = {
        "variants/planted: no sentence game-planted-about in fr",
        "variants/planted: no sentence help-planted-play in fr",
        "variants/planted: no sentence option-soil-deep in en",
        "tariffs/planted: no sentence cli-code-planted in fr",
        "conventions/planted: no sentence call-planted in en",
        "conventions/planted: no sentence tool-seedling in en",
        "systems/planted: no titles in fr",
        "systems/planted: no sentence system-planted-about in fr",
        "drills/planted: no about in fr",
        "movements/planted: no sentence movement-planted in en",
        "irregularities/planted: no sentence ruling-say-planted-say-deep in fr",
        "commands/planted: no sentence cli-option-planted-soil in fr",
    }
    assert wanted <= set(found)
    assert all("/planted: " in line for line in found)


@pytest.mark.slow
def test_an_entry_with_its_sentences_lacks_none(tmp_path: Path) -> None:
    assert as_package(tmp_path).missing() == []


BROKEN = {
    "raising = broken.raising": "RuntimeError: no soil here",
    "leaving = broken.leaving": "SystemExit: 3",
    "absent = broken.absent": "ModuleNotFoundError: No module named 'broken.absent'",
    "empty = broken.empty": "AttributeError: module 'broken.empty' has no attribute 'MOVEMENT'",
    "wrong = broken.wrong": "it is no Movement",
    "howell = broken.howell": "Biritch has an entry of that name",
    "disguised = broken.disguised:MOVEMENT": "ValueError: it calls itself 'howell'",
}
"""Entry points of a broken package, and why each is left out."""


def test_a_broken_entry_is_left_out_with_one_line_that_names_its_package(
    tmp_path: Path,
) -> None:
    package = tmp_path / "broken"
    package.mkdir()
    plain = (TEMPLATES / "movements.py").read_text("utf-8")
    disguise = "\nclass _Named(type(MOVEMENT)):\n    name = 'howell'\n"
    for name, text in {
        "__init__": "",
        "raising": "raise RuntimeError('no soil\\nhere')",
        "leaving": "raise SystemExit(3)",
        "empty": "",
        "wrong": "MOVEMENT = 'a Howell'",
        "howell": plain,
        "disguised": plain + disguise + "MOVEMENT = type('M', (), {'name': 'howell'})()",
        "sound": plain,
    }.items():
        (package / f"{name}.py").write_text(text, "utf-8")
    points = "[biritch.movements]\n" + "\n".join([*BROKEN, "planted = broken.sound"])
    describe(tmp_path, "broken-soil", points)
    done = Planting((tmp_path, SOURCE.parent), tmp_path).asked(
        "-m", "biritch.cli.main", "movements", "--json"
    )
    assert done.returncode == 0
    known = {one["name"]: one["title"] for one in json.loads(done.stdout)}
    assert known["planted"] == "Planted movement"
    assert known["howell"] == "Howell"
    assert len(known) == len(list((SOURCE / "competition" / "movements").glob("[a-z]*.py"))) + 1
    lines = done.stderr.splitlines()
    assert len(lines) == len(BROKEN)
    for point, why in BROKEN.items():
        name = point.partition(" ")[0]
        [line] = [line for line in lines if f"entry {name!r} " in line]
        assert "broken-soil" in line
        assert "movements" in line
        assert line.endswith(why)


def test_of_two_packages_with_one_name_the_second_is_left_out(tmp_path: Path) -> None:
    for name in ("first", "second"):
        (tmp_path / f"{name}.py").write_text((TEMPLATES / "tariffs.py").read_text("utf-8"))
        describe(tmp_path, name, f"[biritch.tariffs]\nplanted = {name}\n")
    done = Planting((tmp_path, SOURCE.parent), tmp_path).asked(
        "-m", "biritch.cli.main", "codes", "--json"
    )
    assert [one["name"] for one in json.loads(done.stdout)].count("planted") == 1
    [line] = done.stderr.splitlines()
    assert "second" in line
    assert line.endswith("another package has an entry of that name")


def test_entry_points_are_not_looked_for_when_no_shelf_is_asked() -> None:
    done = Planting((SOURCE.parent,), ROOT).asked(
        "-c",
        "import sys\n"
        "from click.testing import CliRunner\n"
        "from biritch.cli.main import biritch\n"
        "assert CliRunner().invoke(biritch, ['board', '7']).exit_code == 0\n"
        "assert 'importlib.metadata' not in sys.modules\n",
    )
    assert done.returncode == 0, done.stderr


def test_the_sentence_of_one_chapter_is_found_without_reading_all_of_them() -> None:
    done = Planting((SOURCE.parent,), ROOT).asked(
        "-c",
        "from biritch import shelf\n"
        "from biritch.words.translation import tell\n"
        "assert tell('call-control', 'fr', what='A').startswith('Contrôle, vise le chelem')\n"
        "texts = [entry for entry in shelf._loaded if ':' in entry]\n"
        "assert texts == ['biritch.bidding.conventions:slam/controls.notes'], texts\n",
    )
    assert done.returncode == 0, done.stderr
