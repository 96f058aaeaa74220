"""The form of an appeal on paper."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from biritch.publishing.papers.appeal_form import AppealForm
from biritch.publishing.papers.appeal_paper import appeal_paper
from biritch.publishing.wording import PrintedWording
from biritch.words.notation import notation_of
from biritch.words.translation import LANGUAGES, Language
from tests.publishing.test_papers import Read

FORM = AppealForm(3, "Monday pairs", 7, "3 (Ann - Bob)", "8", "a long pause", "stands (16B)")


def read(form: AppealForm, language: Language, path: Path) -> Read:
    file = path / "appeal.pdf"
    file.write_bytes(appeal_paper(form, PrintedWording(language, notation_of(language))))
    found = Read(file)
    assert found.inside
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_tells_what_is_known_and_leaves_room_for_the_rest(
    language: Language, tmp_path: Path
) -> None:
    found = read(FORM, language, tmp_path)
    assert len(found.sizes) == 1
    assert all(told in found.text for told in ("Monday pairs", "Ann - Bob", "a long pause"))
    decided = replace(FORM, outcome="upheld", decision="no other call", late=True)
    words = {"en": "ruling upheld", "fr": "décision confirmée"}
    assert words[language] not in found.text
    assert words[language] in read(decided, language, tmp_path).text


def test_a_long_story_goes_over_the_page(tmp_path: Path) -> None:
    long = replace(FORM, facts="so it was. " * 180, ruling="12C1 " * 300, decision="why " * 400)
    assert len(read(long, "en", tmp_path).sizes) == 2
