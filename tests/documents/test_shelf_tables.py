"""The tables of shelves in the documents are what the shelves hold."""

from pathlib import Path

import pytest

from tests.planted.tables import tables

ROOT = Path(__file__).resolve().parents[2]
WRITTEN = tables()


@pytest.mark.parametrize("file", WRITTEN.files(), ids=lambda file: str(file.relative_to(ROOT)))
def test_every_table_is_what_its_shelf_holds(file: Path) -> None:
    text = file.read_text("utf-8")
    assert text == WRITTEN.page(text), "run scripts/write_shelves.py"


def test_every_table_stands_somewhere() -> None:
    text = "".join(file.read_text("utf-8") for file in WRITTEN.files())
    names = {match[2] for match in WRITTEN.MARK.finditer(text)}
    assert names == set(WRITTEN.TABLES)


def test_a_table_that_is_old_is_written_anew() -> None:
    page = "a\n<!-- shelf: robots -->\n| old |\n<!-- end of shelf -->\nb\n"
    assert WRITTEN.page(page) == page.replace("| old |\n", WRITTEN.table("robots", "en"))
    french = page.replace("robots", "robots fr")
    assert WRITTEN.table("robots", "fr") in WRITTEN.page(french)
