"""What the pages of the tutorials do is typed: mypy finds nothing in their code."""

import re
import subprocess
import sys
from doctest import DocTestParser
from pathlib import Path

import pytest

from tests.test_examples import ROOT, blocks

PAGES = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("docs/tutorials/*.md"))
PAGES += ["README.md", "docs/start.md", "docs/http-api.md"]


def code_of(page: str) -> str:
    """Return the Python of a page, as one program."""
    parts = []
    for language, text in blocks(page):
        if language == "pycon":
            parts += [example.source for example in DocTestParser().get_examples(text)]
        elif language == "python":
            parts.append(text)
    return "".join(part if part.endswith("\n") else f"{part}\n" for part in parts)


@pytest.mark.slow
def test_the_code_of_the_tutorials_has_no_fault_of_types(tmp_path: Path) -> None:
    for page in PAGES:
        name = re.sub(r"\W", "_", page)
        (tmp_path / f"page_{name}.py").write_text(code_of(page), "utf-8")
    done = subprocess.run(
        [
            *(sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml")),
            *(
                "--allow-untyped-defs",
                "--disable-error-code",
                "empty-body",
                "--no-error-summary",
            ),
            *sorted(map(str, tmp_path.glob("page_*.py"))),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_pages_have_code_to_be_checked() -> None:
    assert sum(bool(code_of(page)) for page in PAGES) > 5
    assert "import biritch as bw" in code_of("docs/tutorials/analyse.md")
