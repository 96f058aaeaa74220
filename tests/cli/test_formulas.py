"""``biritch formulas``."""

from __future__ import annotations

import pytest

from biritch.competition.catalogue import formulas_by_name
from tests.cli.helpers import refused, run


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_list_of_formulas(lang: str) -> None:
    said = run("formulas", "--lang", lang)
    assert said.status == 0
    assert "Patton" in said.out
    assert [one["name"] for one in run("formulas", "--json").json] == list(formulas_by_name())


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_programme_is_told(lang: str) -> None:
    said = run("formulas", "--teams", "16", "--lang", lang).out
    assert "(championship)" in said
    assert "formula-" not in said
    facts = run("formulas", "--teams", "16", "--pace", "7.5", "--json").json
    assert [leg["play"] for leg in facts["championship"]] == ["round-robin", "knock-out"]


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("--teams 700", "no formula fits this number of entrants"),
        ("--teams 8 --pairs 8", "give either --teams or --pairs, not both"),
        ("--teams 8 --pace 1", "--pace: not minutes for a board: '1' (want e.g. 8 or 7.5)"),
        ("--teams 8 --pace fast", "--pace: not minutes for a board: 'fast'"),
    ],
)
def test_what_has_no_programme_is_refused(words: str, line: str) -> None:
    assert line in refused(run("formulas", *words.split(), "--lang", "en"))
