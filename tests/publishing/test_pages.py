"""``biritch rank --site``: pages that stand by themselves, and lead to one another."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.cli.helpers import refused, run

VECTORS = Path(__file__).parent.parent / "vectors"
CLUB = VECTORS / "ranking" / "club.csv"
TEAMS = VECTORS / "ranking" / "teams.json"
VOID = {"meta", "link", "br"}
TIMES = "\N{MULTIPLICATION SIGN}"


class Page(HTMLParser):
    """A page read back: where it leads, its words, what is still open."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.words: list[str] = []
        self.tags: list[str] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in VOID:
            self.open.append(tag)
        self.links += [value or "" for name, value in attrs if name == "href"]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        assert attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    deals = folder / "deals.pbn"
    deals.write_text(run("deal", "-n", "3", "--seed", "4").out, encoding="utf-8")
    entrants = folder / "entrants.csv"
    entrants.write_text(
        "pair,name,points\n1,<b>Ann</b> & Bob,50\n2,,900\n3,,50\n4,,20\n5,,900\n6,,50\n",
        encoding="utf-8",
    )
    said = run(
        "rank", str(CLUB), "--site", str(folder / "site"), "--deals", str(deals),
        "--entrants", str(entrants), "--strata", "300", "--title", "Monday & more",
    )  # fmt: skip
    assert said.status == 0, said.err
    return folder / "site"


def test_every_page_is_whole_and_leads_somewhere(site: Path) -> None:
    pages = sorted(site.glob("*/*.html"))
    assert len(pages) == 2 * (1 + 3 + 6)
    for path in [*pages, site / "index.html"]:
        page = Page(path.read_text(encoding="utf-8"))
        assert page.open == []
        assert "script" not in page.tags
        for link in page.links:
            assert (path.parent / link).resolve().is_file(), (path, link)


def test_both_languages_say_the_same_in_their_own_words(site: Path) -> None:
    english, french = (
        (site / language / "board-1.html").read_text(encoding="utf-8")
        for language in ("en", "fr")
    )
    for name in ("Traveller", "Dealer North", "Par:"):
        assert name in english
    for name in ("Fiche ambulante", "Donneur Nord", "Par :"):
        assert name in french
    assert english.count("<tr>") == french.count("<tr>")


def test_what_people_wrote_stays_words(site: Path) -> None:
    page = (site / "en" / "index.html").read_text(encoding="utf-8")
    assert "&lt;b&gt;Ann&lt;/b&gt; &amp; Bob" in page
    assert "<h1>Monday &amp; more</h1>" in page


def test_the_bars_say_what_they_show(site: Path) -> None:
    page = (site / "en" / "board-1.html").read_text(encoding="utf-8")
    label = re.search('aria-label="(How often[^"]*)"', page)
    assert label is not None
    assert label[1].endswith("450: 1, 420: 1, -50: 1")
    assert page.count("<rect") == 3


def test_a_scorecard_tells_why(site: Path) -> None:
    words = " ".join(Page((site / "en" / "who-2-ns.html").read_text(encoding="utf-8")).words)
    assert "91.67%" in words
    assert f"better than 420, 1 {TIMES} 2 = 2" in words
    assert "2 results where 3 were expected (Neuberg)" in words


def test_strata_rank_again_without_the_experts(site: Path) -> None:
    """Pair 2 is the first North-South, and too good for the second stratum."""
    second = Page((site / "en" / "who-3-ns.html").read_text(encoding="utf-8"))
    assert "stratum B: 1" in " ".join(second.words)
    first = Page((site / "en" / "who-2-ns.html").read_text(encoding="utf-8"))
    assert "stratum" not in " ".join(first.words)


def test_teams_have_their_matches_and_a_butler(tmp_path: Path) -> None:
    said = run("rank", str(TEAMS), "--as", "teams", "--site", str(tmp_path), "--lang", "fr")
    assert said.status == 0, said.err
    index = (tmp_path / "fr" / "index.html").read_text(encoding="utf-8")
    assert "<h2>Butler</h2>" in index
    page = (tmp_path / "fr" / "who-1.html").read_text(encoding="utf-8")
    assert "Match contre" in page


def test_a_folder_that_cannot_be_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    line = refused(run("rank", str(CLUB), "--site", str(tmp_path / "file")))
    assert "not a folder that can be written in" in line


LIST = "pair,direction,handicap,carry,penalty,why\n2,ns,5,,,\n3,ns,,1.5,,\n1,ns,,,0.5,slow\n"


def test_a_list_of_entrants_adjusts_the_ranking(tmp_path: Path) -> None:
    """5 % of pair 2's top of 12 are 0.6; a carry-over is in the unit of the ranking."""
    file = tmp_path / "entrants.csv"
    file.write_text(LIST, encoding="utf-8")
    told = run("rank", str(CLUB), "--entrants", str(file), "--json").json["ranking"]
    assert {one["pair"]: one.get("adjusted") for one in told[:3]} == {2: 0.6, 3: 1.5, 1: -0.5}
    said = run("rank", str(CLUB), "--entrants", str(file), "--explain", "1 ns", "--lang", "fr")
    assert "pénalité slow" in said.out


@pytest.mark.parametrize(
    ("text", "strata", "line"),
    [
        ("name\nAnn\n", "300", ":1: not a heading of entrants: 'name'"),
        ("pair,points\n9,3\n", "300", ":2: 9 did not play"),
        ("pair,points\n1,x\n", "300", ":2: not a figure: 'x'"),
        ("pair,points\n1,3\n", "300", "--strata: the master points of 2 NS are not known"),
        ("pair\n", "x", "--strata: not limits of strata: 'x'"),
    ],
)
def test_a_list_that_cannot_be_read_is_one_line(
    tmp_path: Path, text: str, strata: str, line: str
) -> None:
    file = tmp_path / "entrants.csv"
    file.write_text(text, encoding="utf-8")
    said = run("rank", str(CLUB), "--entrants", str(file), "--strata", strata)
    assert line in refused(said)
