"""The glossary: every thing it names is where it says, and named once."""

import importlib
import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "glossary.md"
ROW = re.compile(
    r"^\| \*\*(.+?)\*\* · \*(.+?)\* \| (.+?) \| (?:`([\w.]+)`)? \| .*\|$", re.MULTILINE
)
ROWS = ROW.findall(PAGE.read_text(encoding="utf-8"))


def there(place: str) -> bool:
    """Whether *place*, below ``biritch``, is a module or something in one."""
    parts = place.split(".")
    for end in range(len(parts), 0, -1):
        try:
            found: object = importlib.import_module("biritch." + ".".join(parts[:end]))
        except ModuleNotFoundError:
            continue
        for at, name in enumerate(parts[end:]):
            fields = getattr(found, "__dataclass_fields__", {})
            if name in fields and at == len(parts[end:]) - 1:
                return True
            if not hasattr(found, name):
                return False
            found = getattr(found, name)
        return True
    return False


def test_every_line_is_read() -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    assert len(ROWS) == sum(line.startswith("| **") for line in lines) > 60


@pytest.mark.parametrize("place", sorted({row[3] for row in ROWS if row[3]}))
def test_a_thing_is_where_the_glossary_says(place: str) -> None:
    assert there(place)


def test_no_word_stands_twice() -> None:
    for column in (0, 1):
        words = [word for row in ROWS for word in row[column].split(", ")]
        assert sorted(set(words)) == sorted(words)


def test_the_test_can_fail() -> None:
    assert not there("core.boards.Bored")
    assert not there("nowhere")
