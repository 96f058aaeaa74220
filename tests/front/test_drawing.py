"""What is drawn for notebooks, terminals and papers, and tables of data."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import nanoarrow
import pytest

import biritch
from biritch.core.deals import PartialDeal
from biritch.publishing.drawings.forms import FORMS, html_table

bw: Any = biritch  # what is tested are arguments that a checker would refuse
SAMPLES = Path(__file__).parents[2] / "samples"
DEAL = bw.Deal.random(seed=7)
BOARDS = bw.read(SAMPLES / "boards.pbn")
THINGS = [
    DEAL.north,
    DEAL,
    PartialDeal.parse("N:AK... .AK.. - -"),
    bw.Auction.parse("P 1H X XX 2C"),
    DEAL.solve(),
    BOARDS[4],
    bw.Record(number=3),
]


def letters(drawn: str) -> str:
    """Return what a reader of *drawn* sees, without marks and blanks."""
    text = re.sub(
        r"\x1b\[\d+m|<[^>]+>|\\(?:begin|end)\{[^}]+\}(?:\[t\])?(?:\{[^ ]*\})?", " ", drawn
    )
    for sign, suit in zip(("club", "diamond", "heart", "spade"), "♣♦♥♠", strict=True):
        text = text.replace(rf"$\{sign}suit$", suit)
    text = re.sub(r"\\textbf\{([^}]*)\}", r"\1", text).replace("---", "—")
    return re.sub(r"[\s&~\\]|nbsp;", "", text)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("thing", THINGS, ids=lambda thing: type(thing).__name__)
def test_every_form_shows_the_same(thing: Any, form: str, language: str) -> None:
    drawn = bw.draw(thing, form, language=language)
    if form == "latex":
        cells = drawn.count("tabular")
        assert cells % 2 == 0
        return
    plain = letters(bw.draw(thing, "text", language=language))
    if form in ("text", "ansi", "svg"):
        assert letters(drawn) == plain
    else:
        assert sorted(letters(drawn)) == sorted(plain)


def test_a_deal_is_drawn_with_its_board() -> None:
    lines = bw.draw(DEAL, board=7, language="fr").splitlines()
    assert lines[0].split() == ["Donne", "7", "♠", "D", "8", "5", "2"]
    assert "Donneur Sud" in lines[1]
    assert lines[5].lstrip().startswith("♠ 10 3")
    assert bw.draw(str(DEAL), board=7, language="fr").splitlines() == lines


def test_a_picture_is_well_formed() -> None:
    for thing in THINGS:
        for picture in bw.draw(thing, "svg").split("\n\n"):
            root = ET.fromstring(picture)
            assert root.tag.endswith("svg")
            assert float(root.attrib["width"]) > 0


def test_markup_of_names_is_no_markup() -> None:
    columns: dict[str, list[object]] = {"names": ["<script>", None], "empty": [None, None]}
    shown = html_table(columns)
    assert "&lt;script&gt;" in shown
    assert "empty" not in shown


def test_notebooks_show_values_as_html() -> None:
    ranking = bw.rank(SAMPLES / "results.xml")
    written = bw.read(SAMPLES / "boards.pbn")[0].auction
    for thing in (*THINGS, written, ranking):
        shown = thing._repr_html_()
        assert shown.startswith("<table")
        assert "Ada Wren" in shown if thing is ranking else "Ada Wren" not in shown
    assert "<script" not in ranking._repr_html_()


def test_a_value_that_is_not_shown_loads_nothing_that_draws() -> None:
    code = "import sys, biritch as bw; bw.Deal.random(seed=7)"
    code += "; print('biritch.publishing' in sys.modules)"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "False"


def test_a_record_becomes_a_row() -> None:
    found = bw.to_columns(BOARDS)
    assert len({len(column) for column in found.values()}) == 1
    assert found["contract"][4] == "4S"
    assert found["declarer"][4] == "N"
    assert found["score"] == [record.score for record in BOARDS]
    assert found["north"][4] == str(BOARDS[4].deal.north)


def test_answers_become_rows() -> None:
    leads = bw.to_columns(bw.leads("KJ742.Q3.862.975", "1N P 3N P P P", n=5, seed=1))
    assert len(leads["card"]) == 13
    assert set(map(type, leads["imps"])) == {float}
    table = bw.to_columns([DEAL.solve()])
    assert table["SN"] == [10]
    assert len(table) == 20
    assert bw.to_columns([{"a": 1}, {"b": 2.5}]) == {"a": [1, None], "b": [None, 2.5]}
    assert bw.to_columns([]) == {}


def test_pandas_takes_the_columns() -> None:
    frame = bw.rank(SAMPLES / "results.xml").to_frame()
    assert list(frame["rank"][:3]) == [1, 2, 2]
    assert frame["names"][0] == "Ada Wren - Tom Birch"
    assert bw.to_frame(BOARDS)["score"].sum() == sum(board.score for board in BOARDS)


def test_arrow_takes_the_columns_with_their_types() -> None:
    table = bw.to_arrow(BOARDS)
    assert isinstance(table, nanoarrow.Array)
    assert len(table) == 18
    rows = table.to_pylist()
    assert [row["score"] for row in rows] == [board.score for board in BOARDS]
    assert rows[4]["contract"] == "4S"
    kinds = {field.name: field.type.name for field in table.schema.fields}
    assert kinds["score"] == "INT64"
    assert kinds["contract"] == "STRING"
    ranking = bw.to_arrow(bw.rank(SAMPLES / "results.xml"))
    assert {field.type.name for field in ranking.schema.fields} == {"INT64", "DOUBLE", "STRING"}


def test_an_address_of_the_hand_viewer_comes_back() -> None:
    address = bw.handviewer_url(BOARDS[4])
    assert bw.read(address + "\n", "lin")[0].deal == BOARDS[4].deal
    assert bw.read(bw.handviewer_url(str(DEAL), 7) + "\n", "lin")[0].deal == DEAL


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (lambda: bw.draw(DEAL, "gif"), "want text, ansi, html, svg or latex"),
        (lambda: bw.draw(3), "not to be drawn: 3"),
        (lambda: bw.draw("AK"), "four suits and three dots"),
        (lambda: bw.draw(DEAL, board=0), "not a board: 0"),
        (lambda: bw.handviewer_url(3), "not a board: 3"),
        (lambda: bw.to_columns([3]), "no row of a table: 3"),
    ],
)
def test_a_wrong_argument_is_refused_in_a_sentence(ask: Any, words: str) -> None:
    with pytest.raises((ValueError, TypeError)) as refused:
        ask()
    assert words in str(refused.value)
