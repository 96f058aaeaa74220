"""Words that people type: signs nobody sees, formulas of spreadsheets, markup."""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path

import pytest

from biritch.competition.clubs.members import Member, read_members, write_members
from biritch.server.web.plain_text import plain_text
from tests.attacks.attackers import asked, attacked
from tests.server.served import Person

UNSEEN = ["\u202e", "\u2066", "\u200b", "\ufeff", "\x00", "\x1b", "\u2028", "\u200f"]


@pytest.mark.parametrize("sign", UNSEEN)
def test_signs_nobody_sees_are_left_out(sign: str) -> None:
    assert plain_text(f"An{sign}n") == "Ann"


def test_what_people_write_with_stays() -> None:
    for text in ("Zoé", "דני", "می\u200cخواهم", "क्\u200dष", "Nguyễn", "a\tb\nc"):  # noqa: RUF001
        assert plain_text(text) == text


def test_letters_do_not_pile_up() -> None:
    assert len(plain_text("e" + "\u0301" * 100_000)) < 10


def test_names_come_back_plain_from_a_server(tmp_path: Path) -> None:
    with attacked(tmp_path, {}) as served:
        names = ["An\u202en & Bob", "<b>Eve</b>", "=1+1", "@x"]
        event = asked(served, "/events", {"pairs": 8, "title": "Ev\u200be", "names": names})[2]
        key = {"authorization": f"Bearer {event['director']}"}
        view = asked(served, f"/events/{event['event']}/view", **key)[2]
        assert view["title"] == "Eve"
        assert [pair["names"] for pair in view["players"]][:2] == ["Ann & Bob", "<b>Eve</b>"]
        opened = served.open(names={"S": "Zo\u202eé"})
        person = Person.enter(served, opened["table"], opened["token"])
        assert person.hear()["seats"]["S"]["name"] == "Zoé"
        person.leave()


@pytest.mark.parametrize("formula", ["=1+1", "+A1", "-A1", "@SUM(A1)", "\t=1", "|cmd", "'x"])
def test_no_table_we_write_holds_a_formula(formula: str) -> None:
    written = write_members([Member(formula, number=formula)])
    for row in csv.reader(io.StringIO(written)):
        assert all(cell[:1] not in "=+-@\t|" for cell in row if cell)
    assert read_members(written)[0].number == " ".join(formula.split())


def test_no_page_makes_markup_of_what_it_is_sent() -> None:
    """Names, remarks and comments of files are set as text: no page writes markup at all."""
    written = re.compile(r"\{@html|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write")
    sources = [
        file
        for file in (Path(__file__).parents[2] / "web" / "src").rglob("*")
        if file.suffix in {".svelte", ".ts"}
    ]
    assert len(sources) > 100
    found = [file.name for file in sources if written.search(file.read_text(encoding="utf-8"))]
    assert not found
