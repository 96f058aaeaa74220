"""The words that the page offers to whoever writes a system: all of them can be read."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from biritch.bidding.notation.chapter_text import read_clauses
from biritch.bidding.notation.own_text import read_own
from biritch.bidding.notation.places import Place
from biritch.server.systems.messages import NotationWords
from biritch.server.systems.notation_words import notation_words
from tests.server.served import Served

HERE = Place("mine.system", 1)
ENDS = {
    "as ": "stayman",
    "if ": "forced",
    "with ": "drury",
    "without ": "drury",
    "for ": "major is 5",
}
LINES = {
    "title ": 'en "Ours"',
    "about ": 'en "Ours"',
    "let ": "short = 0-1H",
    "situation ": "again = forced",
    "term ": 'multi en "Multi"',
    "tool ": 'multi en "Multi"',
    "figure ": "one_notrump = 12-14",
    "plays ": "stayman",
    "strike ": "1N 2D",
    "alerts: ": "ebu",
    "carding: ": "discard lavinthal",
    "tools: ": "drury",
    "from: ": "sef",
    "all: ": "if forced",
}


@pytest.fixture(scope="module")
def words() -> NotationWords:
    return notation_words("sef")


def whole(beginning: str) -> str:
    return f"{beginning}{LINES.get(beginning, 'a text')}"


def wrong(line: str) -> str:
    """Return what is wrong with a file that has *line*, nothing where it is read."""
    return read_own(f"system mine\nfrom: sef\n{line}\n", "mine").complaint


def test_every_promise_can_be_read(words: NotationWords) -> None:
    for promise in words.promises:
        assert not wrong(f"1x 2y = {promise}"), promise
    assert {"12-14 HCP", "balanced", "stopper in x", "12-14 support for x"} <= {*words.promises}


def test_every_clause_can_be_read(words: NotationWords) -> None:
    for clause in words.clauses:
        read_clauses(f"{clause}{ENDS.get(clause, '')}", HERE)
    assert {"forcing", "to play", "if ", "x below y"} <= {*words.clauses}
    assert {clause for clause in words.clauses if clause.endswith(" ")} == ENDS.keys()


def test_every_condition_can_be_read(words: NotationWords) -> None:
    for condition in words.conditions:
        read_clauses(f"if {condition}", HERE)
    assert {"in third seat", "they have spoken", "we have no fit"} <= {*words.conditions}


def test_every_line_can_begin_so(words: NotationWords) -> None:
    for beginning in words.beginnings:
        if beginning != "system ":
            assert not wrong(whole(beginning)), beginning
    assert {"system ", "from: ", "strike ", "let "} <= {*words.beginnings}


def test_every_name_is_known_where_it_stands(words: NotationWords) -> None:
    for name in [each.name for each in words.systems]:
        assert not read_own(f"system mine\nfrom: {name}\n", "mine").complaint, name
    assert {"sef", "acol", "acol:modern"} <= {each.name for each in words.systems}
    for line in (
        *(f"figure {figure}" for figure in words.figures if " " in figure),
        *(f"carding: {custom}" for custom in words.carding),
        *(f"alerts: {body}" for body in words.alerts),
        f"tools: {', '.join(tool.name for tool in words.tools)}",
        *(f"plays {chapter.name}" for chapter in words.chapters[:3]),
        *(f"2D = {term}: 5-10 HCP" for term in words.terms),
    ):
        assert not wrong(line), line
    assert {"ebu", "ffb"} <= {*words.alerts}
    assert "stayman" in words.terms


def test_figures_that_a_system_does_not_have_are_offered_by_name(words: NotationWords) -> None:
    assert "one_notrump = 15-17" in words.figures
    [bare, *_] = [figure for figure in words.figures if " " not in figure]
    assert not wrong(f"figure {bare} = 25-27")


def get(served: Served, **asked: Any) -> Any:
    answer = httpx.get(f"http://{served.host}/bidding/own/words", params=asked, timeout=60)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_tools_and_figures_are_those_of_the_system_it_begins_with(served: Served) -> None:
    told = get(served, **{"from": "acol"})
    [baron] = [tool for tool in told["tools"] if tool["name"] == "baron"]
    assert (baron["played"], baron["title"]["fr"]) == (True, "2♠ Baron sur 1SA")
    assert "one_notrump = 12-14" in told["figures"]
    [usual] = [system for system in told["systems"] if system["name"] == "acol"]
    assert usual["title"]["en"] == "Acol, Standard English Modern"


def test_a_name_that_is_being_typed_has_no_tools_yet(served: Served) -> None:
    told = get(served, **{"from": "aco"})
    assert (told["tools"], told["conditions"][0]) == ([], "a pass would end the auction")
    assert get(served) == told
