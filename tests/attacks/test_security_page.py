"""The page on security names every requirement once, and only tests that there are."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
SECTIONS = {
    1: {1: 2, 2: 9, 3: 11, 4: 3, 5: 2},
    2: {1: 3, 2: 3, 3: 4, 4: 1},
    3: {2: 2, 3: 4, 4: 6, 5: 5, 7: 2},
    4: {1: 3, 2: 1, 3: 2, 4: 4},
    5: {1: 1, 2: 3, 3: 2, 4: 3},
    6: {1: 3, 2: 12, 3: 4, 4: 4, 5: 5, 6: 3, 8: 4},
    7: {1: 3, 2: 4, 3: 2, 4: 5, 5: 2, 6: 2},
    8: {1: 2, 2: 3, 3: 1, 4: 1},
    9: {1: 3, 2: 4},
    10: {1: 2, 2: 2, 3: 4, 4: 11, 5: 5, 6: 2, 7: 3},
    11: {1: 2, 2: 3, 3: 3, 4: 4, 5: 1, 6: 1},
    12: {1: 3, 2: 2, 3: 4},
    13: {1: 1, 2: 5, 3: 2, 4: 5},
    14: {1: 2, 2: 4, 3: 3},
    15: {1: 3, 2: 3, 3: 7},
    16: {1: 1, 2: 5, 3: 4, 4: 3, 5: 3},
    17: {1: 1, 2: 4, 3: 2},
}
"""How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has, from its first on."""
ROW = re.compile(r"^\| ([0-9][0-9., –]*) \| (\S[^|]*) \|", re.MULTILINE)


def requirements(words: str) -> Iterator[str]:
    """Yield the numbers that *words* name, as ``1.2.6–8, 1.3.1``."""
    for word in words.split(", "):
        first, _, last = word.partition("–")
        section, _, start = first.rpartition(".")
        for number in range(int(start), int(last or start) + 1):
            yield f"{section}.{number}"


def test_every_requirement_is_there_once() -> None:
    named = Counter(number for words, _ in ROW.findall(PAGE) for number in requirements(words))
    wanted = {
        f"{chapter}.{section}.{number}"
        for chapter, sections in SECTIONS.items()
        for section, many in sections.items()
        for number in range(1, many + 1)
    }
    assert len(wanted) == 253
    assert set(named) == wanted
    assert [number for number, times in named.items() if times > 1] == []
    assert {state.strip() for _, state in ROW.findall(PAGE)} == {"met", "part", "n.a."}


def test_every_attack_is_there() -> None:
    assert re.findall(r"^\| (S[0-9]+) \|", PAGE, re.MULTILINE) == [
        f"S{n}" for n in range(1, 16)
    ]


def test_every_test_that_is_named_is_there() -> None:
    written = "\n".join(
        file.read_text(encoding="utf-8") for file in (ROOT / "tests").rglob("test_*.py")
    )
    there = set(re.findall(r"def (test_\w+)", written))
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    assert len(named) > 40
    assert named <= there, named - there
