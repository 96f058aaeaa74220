"""The page of rankings: every example is run."""

import shlex
from pathlib import Path

import pytest

from tests.cli.helpers import run

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "ranking.md").read_text(encoding="utf-8")
EXAMPLES = [
    part.partition("\n")[::2]
    for block in PAGE.split("```console\n")[1:]
    for part in block.split("```")[0].split("$ biritch ")[1:]
]


def test_the_page_has_examples() -> None:
    assert len(EXAMPLES) > 6


@pytest.mark.parametrize(("command", "answer"), EXAMPLES, ids=[one for one, _ in EXAMPLES])
def test_an_example_answers_as_the_page_says(
    command: str, answer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    said = run(*shlex.split(command))
    lines = [line.rstrip() for line in (said.out + said.err).rstrip().splitlines()]
    assert lines == answer.rstrip().splitlines()
