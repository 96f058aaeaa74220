"""Structure: packages with docstrings, no circles, no crowded folders, no foreign paths."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

import biritch
from scripts import measure_house

ROOT = Path(biritch.__file__).parent
TREE = ROOT.parent.parent
SHELVES = {
    "biritch/competition/movements",
    "biritch/core/evaluators",
    "biritch/records/formats",
    "biritch/rulings/irregularities",
}
"""Folders that grow by one more of the same."""


@pytest.mark.parametrize("room", sorted(p.parent.name for p in ROOT.glob("*/__init__.py")))
def test_a_room_has_a_sign(room: str) -> None:
    sign = ast.get_docstring(ast.parse((ROOT / room / "__init__.py").read_text("utf-8")))
    assert sign
    assert len(sign.splitlines()) <= 6


def test_no_two_public_classes_bear_one_name() -> None:
    """One word, one thing: ``Board`` is the Laws' board, and nothing else is called so."""
    assert measure_house.shared_classes(ROOT) == {}


@pytest.mark.slow
def test_no_modules_import_each_other_in_a_circle() -> None:
    """Inside rooms either; imports for type checking alone count too."""
    assert measure_house.circles(ROOT) == []


def test_a_folder_is_read_at_a_glance() -> None:
    """About twenty entries at most, but for shelves, whose entries are all of a kind."""
    crowded = {
        folder: size
        for folder, size in measure_house.folders(ROOT).items()
        if size > 22 and folder not in SHELVES
    }
    assert not crowded


def test_the_house_speaks_of_itself_alone() -> None:
    """No path of one machine and no registry's host stands in the tree."""
    tracked = subprocess.run(
        ["git", "ls-files"], cwd=TREE, capture_output=True, text=True, check=False
    ).stdout.split()
    bad = re.compile(
        r"/(?:work|root|farm)/[a-z.]|registry\.npmjs|pypi\.org/simple|files\.pythonhosted"
    )
    text = {
        ".py",
        ".md",
        ".toml",
        ".ts",
        ".svelte",
        ".json",
        ".txt",
        ".ftl",
        ".words",
        ".js",
        "",
    }
    found = [
        name
        for name in tracked
        if (path := TREE / name).suffix in text
        and path.is_file()
        and path.name != "test_house.py"
        and bad.search(path.read_text("utf-8", errors="replace"))
    ]
    assert not found
