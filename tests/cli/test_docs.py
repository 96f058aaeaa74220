"""The page of the command line: every example is run."""

import re
import shlex
from pathlib import Path

import pytest

from biritch.publishing.handbook.book import handbook
from biritch.server.tables.log_setup import games
from tests.cli.helpers import run

ROOT = Path(__file__).parents[2]
HELP_PAGES = {"help/index.md", *(f"help/{page.name}.md" for page in handbook("en"))}
PAGE = ROOT / "docs" / "command-line.md"


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


@pytest.mark.parametrize("page", ["docs/games.md", "docs/games-in-pictures.md"])
def test_every_game_is_named_and_every_name_is_a_game(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    named = set(re.findall(r"biritch play --game ([\w-]+)", text))
    named |= {"contract"} if "`biritch play`" in text else set()
    assert named == {name.replace("_", "-") for name in games()}


@pytest.mark.parametrize(
    "page", ["README.md", *(f"docs/{one.name}" for one in sorted((ROOT / "docs").glob("*.md")))]
)
def test_every_link_and_picture_of_a_page_is_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#\s]+)|(?:src|href)=\"([^\"#]+)", text)
    for link in {one or other for one, other in links}:
        # The handbook's pages are written when the site is built.
        if "://" not in link and link not in HELP_PAGES:
            assert ((ROOT / page).parent / link).exists(), link
