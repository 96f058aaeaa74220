"""The page of the command line: every example is run."""

import shlex
from pathlib import Path

import pytest

from tests.cli.helpers import run

PAGE = Path(__file__).parents[2] / "docs" / "command-line.md"


def examples() -> list[tuple[str, str]]:
    """Return each command of the page's console blocks, with what it should answer."""
    found: list[tuple[str, str]] = []
    for block in PAGE.read_text(encoding="utf-8").split("```console\n")[1:]:
        for part in block.split("```")[0].split("$ biritch ")[1:]:
            command, _, answer = part.partition("\n")
            found.append((command, answer))
    return found


def test_the_page_has_examples() -> None:
    assert len(examples()) > 8


@pytest.mark.parametrize(("command", "answer"), examples(), ids=[one for one, _ in examples()])
def test_an_example_answers_as_the_page_says(command: str, answer: str) -> None:
    said = run(*shlex.split(command))
    assert not (said.out and said.err)
    lines = [line.rstrip() for line in (said.out + said.err).rstrip().splitlines()]
    assert lines == answer.rstrip().splitlines()
