"""The house: each room keeps to its own words and says what it is."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

import biritch

ROOT = Path(biritch.__file__).parent
TREE = ROOT.parent.parent
FOREIGN = {
    "core": r"law|score|points_for|robot|player|view|legal",
    "rules": r"score|points|tariff|robot|pair|round",
    "scoring": r"legal|offence|auction|trick_winner|pair_number",
    "games": r"robot|socket|clock|person|client",
    "records": r"legal|robot|tariff",
    "solver": r"robot|person|socket|system",
    "competition": r"card|suit|hand|deal|trump",
    "bidding": r"robot|socket|rng|random|trick_winner",
    "rulings": r"robot|socket|request|person",
    "table": r"socket|request|http|database",
    "words": r"deal|auction|game|robot",
}


def words(path: Path) -> set[str]:
    names = (
        getattr(node, "id", getattr(node, "name", getattr(node, "attr", None)))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    )
    return {name.lower() for name in names if isinstance(name, str)}


@pytest.mark.parametrize("room", FOREIGN)
def test_a_room_speaks_its_own_language(room: str) -> None:
    foreign = re.compile(rf"^(?:{FOREIGN[room]})s?$")
    heard = {
        (path.name, word)
        for path in (ROOT / room).rglob("*.py")
        for word in words(path)
        if foreign.match(word)
    }
    assert not heard


@pytest.mark.parametrize("room", sorted(p.parent.name for p in ROOT.glob("*/__init__.py")))
def test_a_room_has_a_sign(room: str) -> None:
    sign = ast.get_docstring(ast.parse((ROOT / room / "__init__.py").read_text("utf-8")))
    assert sign
    assert len(sign.splitlines()) <= 6


def test_the_house_speaks_of_itself_alone() -> None:
    """No path of one machine and no registry's host stands in the tree."""
    tracked = subprocess.run(
        ["git", "ls-files"], cwd=TREE, capture_output=True, text=True, check=False
    ).stdout.split()
    bad = re.compile(
        r"/(?:work|root|farm)/[a-z.]|registry\.npmjs|pypi\.org/simple|files\.pythonhosted"
    )
    text = {".py", ".md", ".toml", ".ts", ".svelte", ".json", ".txt", ".ftl", ".js", ""}
    found = [
        name
        for name in tracked
        if (path := TREE / name).suffix in text
        and path.is_file()
        and path.name != "test_house.py"
        and bad.search(path.read_text("utf-8", errors="replace"))
    ]
    assert not found
