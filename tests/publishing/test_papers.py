"""Papers as PDF, read back: what they say, that they are A4, and that nothing is cut."""

import re
from collections.abc import Iterator
from pathlib import Path

import pypdfium2  # type: ignore[import-untyped]
import pytest

from biritch.competition.results.entry import possible_points
from biritch.competition.tournament.scorebook import Scorebook
from biritch.competition.tournament.steps.movement import MovementSet
from biritch.competition.tournament.tournament import Tournament
from biritch.publishing.papers.desk_papers import start_list
from biritch.publishing.wording import PrintedWording
from tests.cli.helpers import Said, refused, run

CLUB = str(Path(__file__).parents[1] / "vectors" / "ranking" / "club.csv")
ROWS = [
    "board,ns,ew,contract,declarer,result,lead,north,south,east,west",
    "1,1,4,3NT,N,+1,S4,Élodie Lefèvre,Jean-Baptiste de la Rochefoucauld-Montbel,Ελένη,Анна",
    "1,2,5,4SX,E,-1,H10,Łukasz,Παῦλος,林,Zoë",
    "1,3,6,Pass,,,,,,,",
]


class Read:
    """A PDF, read back."""

    def __init__(self, path: Path) -> None:
        with pypdfium2.PdfDocument(path) as document:
            self.sizes = [page.get_size() for page in document]
            self.pages = [page.get_textpage().get_text_range() for page in document]
            self.inside = all(_inside(page) for page in document)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.pages).split())


def _inside(page: pypdfium2.PdfPage) -> bool:
    """Whether every letter of a page stands well inside it."""
    wide, high = page.get_size()
    text = page.get_textpage()
    boxes: Iterator[tuple[float, float, float, float]]
    boxes = (text.get_charbox(place) for place in range(text.count_chars()))
    return all(
        left > 15 and low > 10 and right < wide - 15 and top < high - 15
        for left, low, right, top in boxes
        if right > left
    )


def printed(path: Path, *words: str) -> Read:
    said: Said = run(*words)
    assert said.status == 0, said.err
    read = Read(path)
    assert read.inside
    for size in read.sizes:
        assert [round(length / 72 * 25.4) for length in sorted(size)] == [210, 297]
    return read


@pytest.fixture
def results(tmp_path: Path) -> str:
    path = tmp_path / "results.csv"
    path.write_text("\n".join(ROWS), encoding="utf-8")
    return str(path)


@pytest.fixture
def boards(tmp_path: Path) -> str:
    path = tmp_path / "boards.pbn"
    path.write_text(run("deal", "-n", "9", "--seed", "4").out, encoding="utf-8")
    return str(path)


def test_an_event_on_paper(results: str, tmp_path: Path) -> None:
    path, boards = tmp_path / "event.pdf", tmp_path / "one.pbn"
    boards.write_text(run("deal", "--seed", "4").out)
    words = ("rank", results, "--pdf", str(path), "--title", "Été à Sète")
    paper = printed(path, *words, "--lang", "fr", "--deals", str(boards))
    for told in (
        "Été à Sète",
        "Élodie Lefèvre - Jean-Baptiste de la Rochefoucauld-Montbel",
        "Łukasz - Παῦλος",
        "\N{REPLACEMENT CHARACTER} - Zoë",
        "Donne 1",
        "Par : ",
        "Fréquence des marques",
        "3SA",
        "♠4",
        "4♠X",
        "passe général",
        "Paire 6 Est-Ouest",
    ):
        assert told in paper.text, told
    assert f"1 / {len(paper.pages)}" in paper.pages[0]
    english = printed(path, *words)
    assert "3NT" in english.text
    assert "How often each score" in english.text


def test_names_made_to_hurt_are_printed_as_they_are(tmp_path: Path) -> None:
    source, path = tmp_path / "hurt.csv", tmp_path / "hurt.pdf"
    names = ('"<b>x</b> & &amp; <script>"', "\U0001f600 J\u202eX", "W" * 100_000, "a\tb")
    row = ",".join(("1,1,4,3NT,N,+1,S4", *names))
    source.write_text(f"{ROWS[0]}\n{row}\n1,2,5,Pass,,,,,,,\n", encoding="utf-8")
    paper = printed(path, "rank", str(source), "--pdf", str(path), "--title", "<i>T</i> & co")
    for told in ("<i>T</i> & co", "<b>x</b> & &amp; <script> - \N{REPLACEMENT CHARACTER} JX"):
        assert told in paper.text
    assert "W" * 50 in paper.text
    assert len(paper.pages) < 8


def test_parts_of_an_event(results: str, tmp_path: Path) -> None:
    path = tmp_path / "event.pdf"
    words = ("rank", results, "--pdf", str(path), "--papers")
    assert len(printed(path, *words, "ranking").pages) == 1
    assert "Traveller" not in printed(path, *words, "scorecards").text
    line = refused(run(*words, "ranking,sweets"))
    assert "no such part of an event on paper: 'sweets' (want ranking, travellers" in line


def test_many_rows_run_over_pages_with_their_heads(tmp_path: Path) -> None:
    source, path = tmp_path / "many.csv", tmp_path / "many.pdf"
    scores = sorted(possible_points())[1:121]
    rows = [f"1,{n},{n + 200},,,,,{score}" for n, score in enumerate(scores, 1)]
    source.write_text("\n".join(["board,ns,ew,contract,declarer,result,lead,score", *rows]))
    paper = printed(path, "rank", str(source), "--pdf", str(path), "--papers",
                    "ranking,travellers")  # fmt: skip
    assert len(paper.pages) >= 6
    for page in paper.pages:
        assert "Rank" in page or "NS" in page
    for score in scores:
        assert f"{score} " in paper.text


def test_teams_on_paper(tmp_path: Path) -> None:
    path, source = tmp_path / "teams.pdf", CLUB.replace("club.csv", "teams.json")
    paper = printed(path, "rank", source, "--as", "teams", "--vp", "wbf-continuous", "--pdf",
                    str(path))  # fmt: skip
    assert "Match against" in paper.text
    assert "Our NS pair" in paper.text.replace("\n", " ")


def holdings(pbn: str) -> Iterator[str]:
    for told in re.findall(r'\[Deal "[NESW]:(.*?)"', pbn):
        for suit in re.split(r"[ .]", told):
            yield " ".join("10" if rank == "T" else rank for rank in suit) or "—"


def test_hands_on_paper_are_those_of_the_file(boards: str, tmp_path: Path) -> None:
    path, held = tmp_path / "hands.pdf", set(holdings(Path(boards).read_text()))
    assert len(held) > 90
    for words in (("hand-records", boards, str(path), "--plain"),
                  ("curtain-cards", boards, str(path))):  # fmt: skip
        paper = printed(path, *words)
        assert len(paper.pages) == 2
        assert not [one for one in held if one not in paper.text]
    french = printed(
        path, "hand-records", boards, str(path), "--plain", "--lang", "fr", "--notation", "fr"
    )
    assert "Donne 9" in french.text
    assert not set("KQJT") & {word for word in french.text.split() if len(word) == 1}


def test_deals_are_printed_as_they_are_dealt(tmp_path: Path) -> None:
    path = tmp_path / "deal.pdf"
    said = run("deal", "-n", "3", "--seed", "4", "--pdf", str(path))
    assert said.out == run("deal", "-n", "3", "--seed", "4").out
    assert "Board 3" in Read(path).text


@pytest.mark.parametrize(("kind", "pages"), [("slips", 3), ("sheet", 1), ("rubber", 2)])
def test_forms_on_paper(kind: str, pages: int, tmp_path: Path) -> None:
    path = tmp_path / "form.PDF"
    paper = printed(path, "forms", kind, str(path), "--lang", "fr")
    assert len(paper.pages) == pages
    assert {"slips": "Donne 24", "sheet": "Contrat", "rubber": "Nous"}[kind] in paper.text


@pytest.mark.parametrize("sheet", ["guide", "tables", "entrants"])
def test_a_movement_on_paper(sheet: str, tmp_path: Path) -> None:
    path = tmp_path / "movement.pdf"
    words = ("movement", "howell", "--pairs", "10", "--print", sheet, "--pdf", str(path))
    paper = printed(path, *words, "--lang", "fr")
    assert len(paper.pages) == {"guide": 1, "tables": 2, "entrants": 3}[sheet]
    assert {"guide": "Table 5", "tables": "Table 5", "entrants": "Paire 10"}[
        sheet
    ] in paper.text
    assert "25-27" in paper.text
    if sheet == "guide":
        assert not [line for page in paper.pages for line in page.splitlines()
                    if "10 - 1 " in line and "1-3" in line]  # fmt: skip


def test_the_largest_movement_fits_on_its_sheet(tmp_path: Path) -> None:
    path = tmp_path / "movement.pdf"
    words = ("movement", "howell", "--tables", "12", "--pdf", str(path))
    assert len(printed(path, *words).pages) == 1


def test_a_guide_too_wide_for_a_sheet_has_some_tables_on_each(tmp_path: Path) -> None:
    path = tmp_path / "movement.pdf"
    paper = printed(path, "movement", "web-sections", "--pairs", "98", "--pdf", str(path))
    assert 1 < len(paper.pages) < 5
    assert all("Round" in page for page in paper.pages)
    for table in (1, 17, 25, 49):
        assert f"Table {table} " in paper.text + " "


def test_a_paper_is_whole_or_not_at_all(results: str, tmp_path: Path) -> None:
    line = refused(run("rank", results, "--pdf", str(tmp_path / "none" / "event.pdf")))
    assert line.endswith("none: not a folder that can be written in")
    assert not list(tmp_path.glob("**/*.pdf"))


def test_the_start_list_says_the_seat_of_a_player_who_enters_alone() -> None:
    def words(movement: str, pairs: int) -> str:
        names = {number: f"Player {number}" for number in range(1, pairs + 1)}
        seated = MovementSet(movement, pairs, 7, 2, 15)
        monday = Tournament(Scorebook(rules="wbf"), seated, names=names)
        content = start_list(monday, PrintedWording("fr", "fr", "A4"))
        with pypdfium2.PdfDocument(content) as document:
            return str(document[0].get_textpage().get_text_range())

    alone = words("individual", 8)
    assert all(seat in alone for seat in ("Nord", "Est", "Sud", "Ouest", "N°"))
    assert "Paire" not in alone
    assert "Paire" in words("howell", 8)
