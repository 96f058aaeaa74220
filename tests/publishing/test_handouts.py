"""``biritch hand-records`` and ``curtain-cards``: what the pages say, and nothing else."""

import csv
import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

import pytest

from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.records.files import records_of
from tests.cli.helpers import refused, run

VECTORS = Path(__file__).parents[1] / "vectors"
RANKS = {"A": "A", "R": "K", "D": "Q", "V": "J", "K": "K", "Q": "Q", "J": "J", "10": "T"}


@dataclass
class Read(HTMLParser):
    """A page, read back: holdings in their order, cells of tables, every tag."""

    holdings: list[str] = field(default_factory=list)
    cells: list[int] = field(default_factory=list)
    tags: set[str] = field(default_factory=set)
    words: list[str] = field(default_factory=list)
    inside: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, text: str) -> "Read":
        found = cls()
        HTMLParser.__init__(found)
        found.feed(text)
        return found

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        if tag == "li":
            self.holdings.append("")
        self.inside.append(tag)
        assert not {name for name, _ in attrs} & {"src", "href", "onload", "onclick"}

    def handle_endtag(self, tag: str) -> None:
        while self.inside.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        here = self.inside
        self.words.append(data)
        if here[-1:] == ["li"]:
            self.holdings[-1] += data
        if here[-1:] == ["td"] and data.strip().isdecimal():
            self.cells.append(int(data))

    @property
    def deals(self) -> list[Deal]:
        """The deals of the holdings, sixteen each from North's spades."""
        plain = [
            "".join(RANKS.get(word, word) for word in text.split() if word != "—")
            for text in self.holdings
        ]
        hands = [".".join(plain[at : at + 4]) for at in range(0, len(plain), 4)]
        return [
            Deal.parse("N:" + " ".join(hands[at : at + 4])) for at in range(0, len(hands), 4)
        ]


@pytest.fixture
def dealt(tmp_path: Path) -> Path:
    path = tmp_path / "set.pbn"
    path.write_text(run("deal", "-n", "5", "--seed", "7").out)
    return path


@pytest.mark.parametrize("command", ["hand-records", "curtain-cards"])
@pytest.mark.parametrize("words", [[], ["--lang", "fr", "--notation", "fr"]])
def test_the_hands_on_the_page_are_those_of_the_file(
    dealt: Path, command: str, words: list[str]
) -> None:
    more = ["--plain"] if command == "hand-records" else []
    said = run(command, str(dealt), *more, *words)
    assert said.status == 0
    assert Read.of(said.out).deals == [record.deal for record in records_of(dealt)]


@pytest.mark.slow
@pytest.mark.parametrize("command", ["hand-records", "curtain-cards"])
def test_the_page_needs_nothing_else_and_fits_on_a4(dealt: Path, command: str) -> None:
    out = dealt.parent / "page.html"
    said = run(command, str(dealt), str(out))
    assert said.out == f"5 boards printed in {out}\n"
    text = out.read_text(encoding="utf-8")
    assert text.startswith("<!DOCTYPE html>")
    assert "size: A4" in text
    assert not Read.of(text).tags & {"script", "link", "img", "iframe", "object"}
    assert "http" not in text
    assert "break-inside: avoid" in text


@pytest.mark.slow
def test_french_pages_speak_french(dealt: Path) -> None:
    page = run("hand-records", str(dealt), "--lang", "fr", "--notation", "fr").out
    for words in ("Donne 1", "Donneur Nord", "Est-Ouest vulnérables", "Levées", "Par :"):
        assert words in page
    assert '<html lang="fr">' in page
    assert 'aria-label="cœur"' in page
    assert "R V 6 4" in page
    english = run("hand-records", str(dealt)).out
    assert "K J 6 4" in english
    assert "Dealer North" in english


@pytest.mark.slow
def test_what_a_board_makes_is_what_the_solver_says(tmp_path: Path) -> None:
    """Ten boards against the double dummy tables kept beside the tests."""
    path = tmp_path / "dd.pbn"
    games = (VECTORS / "dd_200.pbn").read_text().split("\n\n")[:10]
    path.write_text("\n\n".join(games))
    page = Read.of(run("hand-records", str(path)).out)
    with (VECTORS / "dd_200_tables.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))[:10]
    want = [
        int(row[f"{strain}_{seat}"])
        for row in rows
        for seat in "NSEW"
        for strain in ("NT", "S", "H", "D", "C")
    ]
    assert page.cells == want


@pytest.mark.slow
def test_par_is_told_in_words(dealt: Path) -> None:
    text = " ".join("".join(Read.of(run("hand-records", str(dealt)).out).words).split())
    assert "Par: 430 for North-South · 3NT by North-South" in text
    assert "Par: 100 for East-West · 4♣X by North-South" in text


def test_results_repeat_a_board_and_the_page_does_not(dealt: Path) -> None:
    text = dealt.read_text()
    dealt.write_text(text + "\r\n" + text)
    assert len(Read.of(run("curtain-cards", str(dealt)).out).deals) == 5


def test_a_title_is_text_never_a_tag(dealt: Path) -> None:
    title = '<script>alert("1")</script> & <b>'
    page = run("curtain-cards", str(dealt), "--title", title).out
    assert "script" not in Read.of(page).tags
    assert page.count("&lt;script&gt;") == 2


def test_a_hand_that_is_not_known_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "some.pbn"
    path.write_text('[Board "1"]\n[Deal "N:AK32.AK2.AK2.432 - - -"]\n')
    assert "the deal is not known whole" in refused(run("curtain-cards", str(path)))


def test_each_hand_is_named_to_who_listens(dealt: Path) -> None:
    page = run("hand-records", str(dealt), "--plain").out
    assert len(re.findall(r"<h3>(North|East|South|West)</h3>", page)) == 5 * len(Seat)
    assert page.count('<section aria-label="Board') == 5


@pytest.mark.parametrize(
    ("kind", "language", "words"),
    [
        ("slips", "fr", ["Donne 13", "Entame", "Marque NS", "Donneur Nord"]),
        ("slips", "en", ["Board 13", "Lead", "NS score", "both sides vulnerable"]),
        ("sheet", "fr", ["13 · N · tous", "Contrat", "Levées"]),
        ("rubber", "fr", ["Nous", "Eux"]),
        ("rubber", "en", ["We", "They"]),
    ],
)
def test_forms_have_the_columns_of_the_documents(
    kind: str, language: str, words: list[str]
) -> None:
    page = run("forms", kind, "--first", "13", "-n", "2", "--lang", language).out
    text = " ".join(Read.of(page).words)
    assert all(word in text for word in words)
    assert "Entame" not in text or kind == "slips"


def test_a_form_has_a_line_for_each_table_or_board() -> None:
    slips = run("forms", "slips", "-n", "3", "--tables", "5").out
    assert slips.count("<caption>") == 3
    assert slips.count("<tr><td") == 15
    sheet = run("forms", "sheet", "-n", "16").out
    assert sheet.count("<tr><td") == 16
    assert run("forms", "rubber", "--tables", "2").out.count('class="rubber"') == 2
    assert "not a choice" in refused(run("forms", "napkin"))
