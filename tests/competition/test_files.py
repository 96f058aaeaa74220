"""The shelf of notations that carry results."""

from pathlib import Path

import pytest

from biritch.competition.file import guess, notations
from biritch.competition.results import Obtained

SAMPLES = Path(__file__).parent.parent / "vectors" / "ranking"
OF = {
    "csv": ("club.csv", 9),
    "json": ("teams.json", 8),
    "pbn": ("score_table.pbn", 3),
    "usebio": ("usebio.xml", 3),
}
"""A file of each notation, and how many results it holds."""


def lines(name: str) -> list[str]:
    return (SAMPLES / name).read_text(encoding="utf-8").splitlines()


def test_every_notation_has_a_sample() -> None:
    assert set(OF) == set(notations())


@pytest.mark.parametrize("name", notations())
def test_every_notation_reads_its_sample_and_is_known_by_its_look(name: str) -> None:
    notation, (file, many) = notations()[name], OF[name]
    assert notation.title
    found = notation.read(lines(file)).results
    assert len(found) == many
    assert any(isinstance(one.for_ns, Obtained) for one in found)
    assert guess(f"x{notation.suffixes[0].upper()}", []) is notation
    assert guess("-", lines(file)) is notation


def test_what_looks_like_nothing_is_taken_for_a_table() -> None:
    assert guess("-", ["", "nothing at all"]).title == "CSV"
