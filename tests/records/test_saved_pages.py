"""Pages saved from BBO and ACBL Live: the boards embedded in them are read."""

from html import escape
from pathlib import Path
from urllib.parse import quote

from biritch.records.files import records_of
from tests.cli.helpers import refused, run

LIN = (
    "pn|Ann,Bob,Cy,Di|st||md|4S456H59TQKD479CTQ,S7AH4AD38TKC2568A,S8JQH278JD5JQC39K,|rh||"
    "ah|Board 2|sv|n|mb|p|mb|p|mb|1C|mb|p|mb|1N|mb|p|mb|p|mb|p|pc|H5|mc|7|"
)
ACBL = Path("tests/vectors/outside_files/a01_acbl_both_average_plus.json")


def page(folder: Path, body: str) -> Path:
    file = folder / "page.html"
    file.write_text(f"<!DOCTYPE html>\n<html><body>{body}</body></html>", encoding="utf-8")
    return file


def test_my_hands_holds_its_boards_as_lin(tmp_path: Path) -> None:
    def row(number: int) -> str:
        board = quote(LIN.replace("Board 2", f"Board {number}"))
        return (
            f'<tr><td><a href="/tools/handviewer.html?myhand=M-1-{number}" '
            f"onclick=\"hv_popuplin('{board}');return false;\">Movie</a> "
            f'<a href="fetchlin.php?id=1{number}">Lin</a></td></tr>'
        )

    rows = row(2) + row(3)
    boards = list(records_of(page(tmp_path, f"<table>{rows}</table>")))
    assert [board.number for board in boards] == [2, 3]
    assert boards[0].names == ("Cy", "Di", "Ann", "Bob")
    assert str(boards[0].contract) == "1N E"
    assert boards[0].tricks == 7


def test_addresses_of_the_viewer_are_boards_and_each_counts_once(tmp_path: Path) -> None:
    link = f'<a href="https://www.bridgebase.com/tools/handviewer.html?lin={quote(LIN)}">2</a>'
    by_hands = "https://www.bridgebase.com/tools/handviewer.html?n=sAh2d3c4&amp;d=n&amp;b=5"
    body = f'{link}{link}<a href="{by_hands}">5</a>'
    boards = list(records_of(page(tmp_path, body)))
    assert [board.number for board in boards] == [2, 5]


def test_an_address_in_a_page_may_have_spaces_voids_and_a_comment_of_lines(
    tmp_path: Path,
) -> None:
    """Pages of ACBL Live: the names, the dashes and the words are written so there."""
    address = (
        "https://www.bridgebase.com/tools/handviewer.html?n=cq104dakqs109875h92&amp;"
        "s=ca832d-----skq632haq104&amp;e=cj76d108652sj4hj75&amp;w=ck95dj9743sahk863&amp;d=n"
        "&amp;v=-&amp;b=1&amp;a=pp6sppp&amp;nn=Ann Bee&amp;sn=Cy Dee&amp;en=Di Eff&amp;"
        "wn=Al Gee&amp;tbt=y&amp;p={&lt;p&gt;&lt;b&gt;Event:&lt;/b&gt; Open%20Pairs&lt;/p&gt;\n"
        "\t&lt;p&gt;&lt;b&gt;Score:&lt;/b&gt; 980&lt;/p&gt;\n}"
    )
    (board,) = records_of(page(tmp_path, f'<a class="btn" href="{address}">Play</a>'))
    assert board.names == ("Ann Bee", "Di Eff", "Cy Dee", "Al Gee")
    assert (str(board.deal), str(board.contract)) == (
        "N:T9875.92.AKQ.QT4 J4.J75.T8652.J76 KQ632.AQT4..A832 A.K863.J9743.K95", "6S S",
    )  # fmt: skip
    assert "Event: Open Pairs Score: 980" in repr(board)
    assert board.play is None


def test_a_session_of_acbl_live_is_found_in_its_page(tmp_path: Path) -> None:
    document = ACBL.read_text()
    expected = [record.tag("Score") for record in records_of(ACBL)]
    bound = f'<result-details v-bind:data="{escape(document)}"></result-details>'
    assigned = f"<script>var data = {document};\nvar other = 1;</script>"
    for body in (bound, assigned):
        assert [record.tag("Score") for record in records_of(page(tmp_path, body))] == expected


def test_a_page_without_a_board_is_refused_in_a_sentence(tmp_path: Path) -> None:
    file = page(tmp_path, '<a href="/tools/handviewer.html?myhand=M-1-2">Movie</a>')
    line = refused(run("convert", str(file), str(tmp_path / "out.pbn")))
    assert "a page in which no board is embedded" in line
