"""Optional parts: without one, all else works, and what needs it says so in a line."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from biritch.extras import EXTRAS, MissingExtra
from biritch.server.web import qr_codes
from biritch.words.translation import say

ROOT = Path(__file__).parents[2]
WITHOUT = """
import sys
sys.modules[{module!r}] = None  # as if it were not installed
from biritch.cli.main import biritch
biritch.main({words!r})
"""


def run_without(module: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Return what ``biritch`` answers in a process that cannot import *module*."""
    code = WITHOUT.format(module=module, words=list(words))
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )


def test_every_extra_is_declared_and_has_its_sentences() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(project["optional-dependencies"]) == {*EXTRAS, "all"}
    for name in EXTRAS:
        missing = MissingExtra(name)
        assert say(missing.phrase, "en") == str(missing)
        assert f"biritch[{name}]" in say(missing.phrase, "fr")


@pytest.mark.parametrize(("lang", "word"), [("en", "optional part"), ("fr", "facultative")])
def test_a_paper_without_its_library_is_refused_in_a_line(
    lang: str, word: str, tmp_path: Path
) -> None:
    boards, paper = str(ROOT / "samples" / "boards.pbn"), tmp_path / "cards.pdf"
    told = run_without("fpdf", "curtain-cards", boards, str(paper), "--lang", lang)
    assert told.returncode == 2
    assert word in told.stderr
    assert "biritch[pdf]" in told.stderr
    assert len(told.stderr.splitlines()) == 1
    assert not paper.exists()


def test_a_bridgemate_file_without_its_library_is_refused_in_a_line(tmp_path: Path) -> None:
    path = tmp_path / "club.bws"
    path.write_bytes(b"\x00\x01\x00\x00Standard Jet DB\x00" + bytes(8192))
    told = run_without("access_parser", "convert", str(path), str(tmp_path / "out.csv"))
    assert told.returncode == 2
    assert 'pip install "biritch[bridgemate]"' in told.stderr
    assert len(told.stderr.splitlines()) == 1


def test_the_server_starts_without_any_of_them() -> None:
    without = "".join(
        f"sys.modules[{one!r}] = None; " for one in ("fpdf", "segno", "access_parser")
    )
    wanted = "biritch.cli.commands.servers.serve, biritch.server.web.application"
    code = f"import sys; {without}import {wanted}"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_code_without_its_library_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "segno", None)
    with pytest.raises(MissingExtra, match="QR codes need an optional part"):
        qr_codes.qr_code_svg("http://localhost/")


def test_a_database_without_its_driver_is_refused_in_a_line() -> None:
    told = run_without("asyncpg", "serve", "--database", "postgresql://127.0.0.1/tables")
    assert told.returncode == 2
    assert 'pip install "biritch[server]"' in told.stderr
    assert len(told.stderr.splitlines()) == 1
