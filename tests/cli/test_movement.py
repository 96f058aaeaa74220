"""``biritch movements`` and ``biritch movement``."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from biritch.competition.catalogue import movements_by_name
from tests.cli.helpers import refused, run


def test_the_example_of_the_contract() -> None:
    words = ("movement", "howell", "--tables", "5", "--boards-per-round", "3", "--json")
    said = run(*words).json
    assert (said["pairs"], said["boards"], len(said["rounds"])) == (10, 27, 9)
    assert said["rounds"][0][0] == {"table": 1, "ns": 10, "ew": 1, "boards": [1, 2, 3]}
    assert said["merits"]["complete"] is True


def test_players_have_four_seats() -> None:
    said = run("movement", "individual", "--tables", "2", "--json").json
    assert said["players"] == 8
    assert set(said["rounds"][0][0]["seats"]) == {"N", "E", "S", "W"}
    assert said["merits"]["meetings"] == [2, 2]


def test_sections_have_letters_and_teams_are_teams() -> None:
    said = run("movement", "sections", "--pairs", "36", "--json").json
    assert {one["section"] for one in said["rounds"][0]} == {"A", "B"}
    assert run("movement", "triangle", "--json").json["teams"] == 3


def test_a_match_has_an_open_and_a_closed_room() -> None:
    first, *_ = run("movement", "team-match", "--json").json["rounds"]
    assert [(one["room"], one["ns"], one["ew"]) for one in first] == [
        ("open", 1, 2),
        ("closed", 2, 1),
    ]
    pool = run("movement", "round-robin", "--teams", "6", "--json").json["rounds"]
    assert [one["room"] for one in pool[0]] == ["open", "closed"] * 3
    whist = run("movement", "american-whist", "--teams", "5", "--json").json["rounds"]
    assert not any("room" in one for sittings in whist for one in sittings)


@pytest.mark.parametrize("name", movements_by_name())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_movement_is_drawn(name: str, lang: str) -> None:
    size = str(movements_by_name()[name].sizes[0])
    said = run("movement", name, "--pairs", size, "--lang", lang)
    assert said.status == 0
    assert "movement-" not in said.out
    assert ("Tour" if lang == "fr" else "Round") in said.out


def test_the_list_of_movements() -> None:
    names = [one["name"] for one in run("movements", "--json").json]
    assert names == list(movements_by_name())
    assert "Baromètre" in run("movements", "--lang", "fr").out


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("mitchel --tables 5", "NAME: unknown movement: 'mitchel' (want american-whist,"),
        ("mitchell --tables 8", "this movement is not for 16"),
        ("mitchell --tables 8", "mitchell-skip"),
        ("howell --pairs 3", "this movement is not for 3 (want 4-24 pairs)"),
        ("howell", "give either --tables, or one of"),
        ("howell --tables 4 --pairs 8", "give either --tables, or one of"),
        ("howell --tables 4 --rounds 3", "cannot be played in 3 here (rounds wanted: 7)"),
        ("howell --tables 0", "--tables: not a number from 1 to 200: '0'"),
        ("howell --tables 4 --boards-per-round x", "--boards-per-round: not a number"),
        ("howell --tables 4 --print x", "--print: not a choice"),
    ],
)
def test_what_cannot_be_seated_is_refused(words: str, line: str) -> None:
    assert line in refused(run("movement", *words.split(), "--lang", "en"))


class Tags(HTMLParser):
    """Every element of a page closed in its order, and what its cells say."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.said: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        del attrs
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if not {"style", "title"} & set(self.open) and data.strip():
            self.said.append(data.strip())


@pytest.mark.parametrize("sheet", ["guide", "tables", "entrants"])
@pytest.mark.parametrize("words", ["howell --pairs 7", "individual --players 9", "triangle"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_sheets_are_whole_pages(sheet: str, words: str, lang: str) -> None:
    said = run("movement", *words.split(), "--print", sheet, "--lang", lang)
    page = Tags()
    page.feed(said.out)
    page.close()
    assert page.open == []
    assert f'<html lang="{lang}">' in said.out
    assert "@page" in said.out
    assert not [text for text in page.said if text.startswith("movement-")]


def test_a_pairs_slip_says_where_to_sit() -> None:
    said = run("movement", "howell", "--tables", "4", "--boards-per-round", "3", "--print",
               "entrants", "--lang", "en").out  # fmt: skip
    page = Tags()
    page.feed(said)
    first = page.said[: page.said.index("Pair 2")]
    assert first[0] == "Pair 1"
    assert first[2:12] == [
        "Round", "Table", "Seat", "Against", "Boards",
        "1", "1", "East-West", "8", "1-3",
    ]  # fmt: skip
    assert said.count("<section>") == 8


def test_movements_are_ranked_for_those_who_have_come() -> None:
    said = run("movements", "--pairs", "8", "--minutes", "200", "--json").json
    assert said[0]["name"] == "howell"
    assert (said[0]["rounds"], said[0]["boards_per_round"]) == (7, 3)
    burdens = [one["burden"] for one in said]
    assert burdens == sorted(burdens)


@pytest.mark.parametrize("who", ["--pairs 15", "--players 12", "--teams 7"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_proposals_are_told_in_sentences(who: str, lang: str) -> None:
    said = run("movements", *who.split(), "--lang", lang)
    assert said.status == 0
    assert said.out.startswith("1. ")
    assert ("tours" if lang == "fr" else "rounds") in said.out
    assert "movement-" not in said.out


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("--pairs 3", "no movement seats this number of entrants in that time"),
        ("--pairs 14 --minutes 10", "no movement seats this number of entrants in that time"),
        ("--pairs 14 --teams 3", "give only one of --pairs, --players and --teams"),
        ("--pairs x", "--pairs: not a number from 1 to 800: 'x'"),
    ],
)
def test_what_nobody_can_propose_is_refused(words: str, line: str) -> None:
    assert refused(run("movements", *words.split(), "--lang", "en")) == line


@pytest.mark.parametrize("name", ["howell", "mitchell-relay", "individual", "rover"])
def test_a_picture_moves_everybody_where_the_schedule_says(tmp_path: Path, name: str) -> None:
    """Every round of every entrant is a step of its own; who listens is told the rounds."""
    size = {"howell": 10, "mitchell-relay": 12, "individual": 12, "rover": 15}[name]
    words = ["movement", name, "--pairs", str(size)]
    told = run(*words, "--json").json
    file = tmp_path / "x.svg"
    assert run(*words, "--picture", str(file), "--lang", "fr").status == 0
    text = file.read_text(encoding="utf-8")
    root = ET.fromstring(text)
    rounds = len(told["rounds"])
    people = [one for one in root.iter() if re.fullmatch("p[0-9]+", one.get("id", ""))]
    assert len(people) == size
    for one in people:
        frames = re.search(rf"@keyframes {one.get('id')} {{ (.*) }}", text)
        assert frames is not None
        assert frames[1].count("transform") == rounds + 1
    describes = root.find("{http://www.w3.org/2000/svg}desc")
    assert describes is not None
    assert f"Tour {rounds} sur {rounds}" in (describes.text or "")
    assert text.count("prefers-reduced-motion: no-preference") > size
