"""The pages of docs/systems are what the systems say.

All of one system, and of every other the openings and what answers its openings of one spade:
`scripts/write_systems.py --check` reads the rest.
"""

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
def written() -> ModuleType:
    """Return the script that writes the pages."""
    path = ROOT / "scripts" / "write_systems.py"
    spec = importlib.util.spec_from_file_location("write_systems", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_a_whole_page_is_up_to_date(written: ModuleType) -> None:
    for language in LANGUAGES:
        text = written.file(WHOLE, language).read_text(encoding="utf-8")
        assert text == written.page(WHOLE, language), "run scripts/write_systems.py"


@pytest.mark.parametrize("name", sorted(catalogue.all_systems()))
def test_openings_and_answers_are_up_to_date(name: str, written: ModuleType) -> None:
    begun = Auction.of(Seat.NORTH, (parse_call("1S"), PASS))
    answers = tuple(system_text.branches_after(catalogue.find(name), begun, 1))
    for language in LANGUAGES:
        text = written.file(name, language).read_text(encoding="utf-8")
        for branches in (system_text.tree(catalogue.find(name), 1), answers):
            told = "\n".join(system_text.section(branches, language))
            assert told in text, "run scripts/write_systems.py"


def test_no_page_is_left_of_a_system_that_is_gone(written: ModuleType) -> None:
    kept = {written.file(name, one) for name in catalogue.all_systems() for one in LANGUAGES}
    assert set(written.FOLDER.glob("*.md")) == kept


def test_a_page_out_of_date_would_be_caught(written: ModuleType) -> None:
    told = "\n".join(system_text.section(system_text.tree(catalogue.find("sayc"), 1), "en"))
    other = written.file("acol:modern", "en").read_text(encoding="utf-8")
    assert told not in other
