"""``biritch card``: a page for the printer, or one clear line."""

from pathlib import Path

from tests.cli.helpers import refused, run


def test_a_card_is_printed_in_the_readers_language() -> None:
    said = run("card", "sayc", "--lang", "fr")
    assert said.status == 0
    assert said.out.startswith("<!doctype html>")
    assert "Feuille de conventions" in said.out


def test_a_card_is_written_to_a_file(tmp_path: Path) -> None:
    page = tmp_path / "card.html"
    said = run("card", "acol:modern", "--layout", "ebu", "--output", str(page))
    assert (said.status, said.out) == (0, "")
    assert "12 to 14" in page.read_text(encoding="utf-8")


def test_what_cannot_be_done_is_told_in_one_line(tmp_path: Path) -> None:
    assert "goren" in refused(run("card", "goren"))
    assert "zonal" in refused(run("card", "sayc", "--layout", "zonal"))
    missing = tmp_path / "nowhere" / "card.html"
    assert "cannot write" in refused(run("card", "sayc", "--output", str(missing)))
