"""The documentation's pages of systems say what the systems say; `make docs` writes them."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from biritch.bidding import catalogue
from biritch.core.calls import PASS, parse_call
from biritch.core.seats import Seat
from biritch.publishing import system_text
from biritch.rules.auction import Auction
from biritch.words.translation import LANGUAGES

ROOT = Path(__file__).parents[2]
WHOLE = "sif"


@pytest.fixture(scope="module")
def writing() -> ModuleType:
    """Return the script that writes the pages."""
    path = ROOT / "scripts" / "write_systems.py"
    spec = importlib.util.spec_from_file_location("write_systems", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_holds_openings_and_the_answers_to_one_spade(
    writing: ModuleType,
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(writing, "FOLDER", tmp_path)
    monkeypatch.setattr(sys, "argv", ["write_systems.py", WHOLE])
    writing.main()
    text = (tmp_path / f"{WHOLE}.{language}.md").read_text(encoding="utf-8")
    begun = Auction.of(Seat.NORTH, (parse_call("1S"), PASS))
    system = catalogue.find(WHOLE)
    answers = tuple(system_text.branches_after(system, begun, 1))
    for branches in (system_text.tree(system, 1), answers):
        assert "\n".join(system_text.section(branches, language)) in text
    other = "\n".join(
        system_text.section(system_text.tree(catalogue.find("sayc"), 1), language)
    )
    assert other not in text
