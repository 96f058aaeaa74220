"""Every block of code of the README, of the first pages and of the tutorials runs as printed.

The blocks of a page run one after another in one fresh folder with copies of the samples:
``python`` and ``pycon`` share their names, and what ``pycon`` shows is compared; each line of
``sh`` is a command. A command that opens a table is stopped once its page has answered. The
lines of the README are run by a shell; elsewhere commands of ours run within the test, which
reads systems once for all of them, and in ``make prove`` by a shell too.
"""

from __future__ import annotations

import contextlib
import doctest
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from click.testing import CliRunner

from biritch.cli.main import biritch
from tests.proving import PROVING

ROOT = Path(__file__).parents[1]
PAGES = [
    pytest.param("README.md", marks=pytest.mark.slow),
    "docs/start.md",
    pytest.param("docs/fr/index.md", marks=pytest.mark.prove),
    pytest.param("docs/fr/mon-systeme.md", marks=pytest.mark.prove),
    *(f"docs/tutorials/{path.name}" for path in sorted((ROOT / "docs/tutorials").glob("*.md"))),
    *(f"docs/gallery/{path.name}" for path in sorted((ROOT / "docs/gallery").glob("*.md"))),
]
BLOCK = re.compile(
    r"^```(?:\{code-cell\} )?(sh|python|pycon)\n(?::tags:[^\n]*\n\n)?(.*?)^```",
    re.MULTILINE | re.DOTALL,
)
NOT_HERE = ("make ", "pip ", "git ", "cd ")
"""Commands that set a machine up; they are proved elsewhere, or are no command of ours."""
MANY_PROCESSES = ("match", "simulate")
"""Commands that start processes of their own."""
OF_A_SHELL = re.compile(r"[|<>;&$`*?]")
SERVES = re.compile(r"biritch(?: play(?! --terminal)| serve|\s*(?:#|$))")
ADDRESS = re.compile(r"http://(?:127\.0\.0\.1|localhost|\[::1\]):\d+/\S*")


def blocks(page: str) -> list[tuple[str, str]]:
    """Return the blocks of *page* that run, each with its language."""
    return BLOCK.findall((ROOT / page).read_text(encoding="utf-8"))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a fresh folder with copies of the samples, where ``biritch`` is this tree's."""
    here = tmp_path / "here"
    shutil.copytree(ROOT / "samples", here)
    command = tmp_path / "bin" / "biritch"
    command.parent.mkdir()
    python = f'#!/bin/sh\nexec "{sys.executable}" -m biritch.cli.main "$@"\n'
    command.write_text(python, encoding="utf-8")
    command.chmod(0o755)
    monkeypatch.chdir(here)
    for name, value in {
        "PATH": f"{command.parent}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT / "src"),
        "HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "BROWSER": "true",
        "LC_ALL": "C.UTF-8",
    }.items():
        monkeypatch.setenv(name, value)
    return here


def commands(text: str) -> Iterator[str]:
    """Yield the commands of a block, those over several lines as one."""
    for line in text.replace("\\\n", " ").splitlines():
        if line.strip() and not line.startswith(("#", *NOT_HERE)):
            yield line


def run_command(line: str) -> None:
    """Run one *line*, within this process if it is a command of ours and nothing else."""
    words = shlex.split(line, comments=True)
    if (
        PROVING
        or words[0] != "biritch"
        or words[1] in MANY_PROCESSES
        or OF_A_SHELL.search(line)
    ):
        run_in_shell(line)
        return
    done = CliRunner().invoke(biritch, words[1:])
    assert done.exit_code == 0, f"{line}\n{done.output}"
    assert "Traceback" not in done.output


def run_in_shell(line: str) -> None:
    """Run one *line* of a shell; what it asks on the terminal gets no answer."""
    done = subprocess.run(
        line, shell=True, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False
    )
    assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
    assert "Traceback" not in done.stderr


def open_and_close(line: str) -> None:
    """Start the server that *line* starts, wait for its page, and stop it."""
    words = f"exec {line.partition('#')[0].strip()}"
    words += " --port 0 --database memory:" if " " in words.removeprefix("exec ") else ""
    process = subprocess.Popen(
        words, shell=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        start_new_session=True,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        address, told = None, ""
        while address is None:
            said = process.stdout.readline()
            assert said, f"{line}: it ended before it said where the table is\n{told}"
            told += said
            address = ADDRESS.search(said)
        with urllib.request.urlopen(address[0], timeout=30) as answer:
            assert answer.status == 200
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGINT)
        try:
            process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        if process.stdout is not None:
            process.stdout.close()


def run_doctest(page: str, text: str, names: dict[str, object]) -> None:
    """Compare what a ``pycon`` block shows with what comes out."""
    test = doctest.DocTestParser().get_doctest(text, names, page, page, 0)
    runner, complaints = doctest.DocTestRunner(), list[str]()
    runner.run(test, out=complaints.append, clear_globs=False)
    names.update(test.globs)
    assert runner.failures == 0, "".join(complaints)


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES)
def test_every_block_of_a_page_runs(page: str, folder: Path) -> None:
    names: dict[str, object] = {"__name__": "__main__"}
    for language, text in blocks(page):
        if language == "pycon":
            run_doctest(page, text, names)
        elif language == "python":
            exec(compile(text, f"{page} in {folder}", "exec"), names)
        else:
            for line in commands(text):
                if SERVES.match(line):
                    open_and_close(line)
                elif page == "README.md":
                    run_in_shell(line)
                else:
                    run_command(line)


@pytest.mark.parametrize("page", PAGES)
def test_a_page_has_something_to_run(page: str) -> None:
    assert blocks(page) or page.endswith("/index.md")


def test_the_test_can_fail(folder: Path) -> None:
    for run in (run_command, run_in_shell):
        with pytest.raises(AssertionError, match="no such file"):
            run("biritch check nowhere.pbn")
    with pytest.raises(AssertionError, match="Expected"):
        run_doctest("page", ">>> 1 + 1\n3\n", {})
    with pytest.raises(AssertionError, match="it ended"):
        open_and_close("biritch play nowhere.pbn")


def test_what_is_served_and_what_is_not_is_told_apart() -> None:
    served = ["biritch", "biritch   # a table", "biritch play boards.pbn", "biritch serve"]
    others = ["biritch play --terminal", "biritch rank results.csv", "biritch deal -n 4"]
    kinds: Mapping[str, bool] = {line: bool(SERVES.match(line)) for line in [*served, *others]}
    assert kinds == dict.fromkeys(served, True) | dict.fromkeys(others, False)
