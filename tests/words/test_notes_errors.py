"""Whatever is wrong with a file of notes is said in both languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from biritch.words.notes_errors import error_phrase
from biritch.words.translation import say

NOTATION = Path(__file__).parents[2] / "src" / "biritch" / "bidding" / "notation"


def errors() -> set[str]:
    """Return what is said where an error of notes is raised, an example in every blank."""
    said = set()
    for path in NOTATION.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "NotesError":
                said |= {text for text in map(written, node.args[1:]) if text}
    return said


def written(node: ast.expr) -> str:
    match node:
        case ast.Constant(value=str() as text):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(written(part) or "7" for part in parts)
        case _:
            return ""


def test_the_errors_are_found() -> None:
    assert len(errors()) > 30


@pytest.mark.parametrize("text", sorted(errors()))
def test_every_error_is_said_in_french(text: str) -> None:
    assert say(error_phrase(text), "en") == text
    assert error_phrase(text).name != "notes-other"
    assert not re.search(r"\b(want|not a|at most)\b", say(error_phrase(text), "fr"))
