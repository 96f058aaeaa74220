"""Settings: every limit is documented with its default, and what cannot be is refused."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from biritch.server.web.limits import BadSettings, Limits, Rate, limits_of, read_settings
from biritch.words.translation import LANGUAGES, say

PAGE = Path(__file__).parents[2] / "docs" / "security.md"


def test_every_limit_is_in_the_documents_with_its_default() -> None:
    page = PAGE.read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| `([^`]+)` \|", page, re.MULTILINE))
    limits = Limits()
    for field in fields(Limits):
        value = getattr(limits, field.name)
        shown = rows.pop(field.name)
        if isinstance(value, Rate):
            assert shown == f"[{value.at_once:g}, {value.per_minute:g}]"
        elif isinstance(value, int):
            assert shown == str(value)
    assert not {name for name in rows if name in dir(Limits)}


def test_the_example_of_the_documents_can_be_used(tmp_path: Path) -> None:
    example = re.search(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert example
    file = tmp_path / "club.toml"
    file.write_text(example[1], encoding="utf-8")
    assert read_settings(file).tables_opened == Rate(200, 60)


@pytest.mark.parametrize(
    ("table", "word"),
    [
        ({"tabels": 3}, "tabels"),
        ({"tables": "many"}, "many"),
        ({"tables": -1}, "-1"),
        ({"tables": True}, "True"),
        ({"tables_opened": 5}, "at_once"),
        ({"tables_opened": [5, -1]}, "at_once"),
        ({"trusted_proxies": ["proxy.example"]}, "192.0.2.1"),
    ],
)
def test_what_is_no_limit_is_refused_in_a_sentence(table: dict[str, object], word: str) -> None:
    with pytest.raises(BadSettings) as refused:
        limits_of(table, "club.toml")
    for language in LANGUAGES:
        said = say(refused.value.phrase, language)
        assert "club.toml" in said
        assert word in said


@pytest.mark.parametrize("content", [b"tables = 3\n", b"[limits\n", b"\xff", b"[limit]\n"])
def test_a_file_that_is_none_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "club.toml"
    file.write_bytes(content)
    with pytest.raises(BadSettings):
        read_settings(file)
    with pytest.raises(BadSettings):
        read_settings(tmp_path / "nowhere.toml")
