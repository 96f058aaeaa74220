"""What the command line prints of its sources names something that a reader can open."""

import json
import re

import pytest

from biritch.words.translation import LANGUAGES, sentence_names, tell
from tests.cli.helpers import run

NUMBERED = re.compile(r"\b[Dd]ocuments? 0\d\d|\b0\d\d, lines? \d|\bEX-\d")


@pytest.mark.parametrize("command", ["codes", "formulas", "movements", "systems", "ruling"])
def test_no_source_is_the_number_of_a_file(command: str) -> None:
    printed = run(command, "--json")
    assert printed.status == 0
    entries = json.loads(printed.out)
    assert [text for text in strings(entries) if NUMBERED.search(text)] == []


def test_no_movement_is_printed_with_such_a_source() -> None:
    from biritch.competition.catalogue import movements_by_name

    sources = {name: movement.source for name, movement in movements_by_name().items()}
    assert {name: source for name, source in sources.items() if NUMBERED.search(source)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_help_names_such_a_source(language: str) -> None:
    names = sorted(sentence_names("en"))
    helps = [name for name in names if name.startswith(("cli-help-", "cli-option-"))]
    assert helps
    assert [name for name in helps if NUMBERED.search(tell(name, language))] == []


def strings(document: object) -> list[str]:
    """Return every text in a JSON document."""
    if isinstance(document, str):
        return [document]
    if isinstance(document, dict):
        return [text for value in document.values() for text in strings(value)]
    if isinstance(document, list):
        return [text for value in document for text in strings(value)]
    return []
