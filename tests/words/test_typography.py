"""French spaces that do not break, one kind of apostrophe, sentences that are sentences."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from biritch.coach.course import lessons
from biritch.core.phrase import Phrase
from biritch.server.web.wire import bilingual
from biritch.words.translation import LANGUAGES, Language, has_sentence, say
from biritch.words.typography import NO_BREAK, join_list, typeset
from tests.words.test_translation import SOURCES, messages, text_of

LESSONS = sorted(Path(lessons.__path__[0]).glob("*.lesson"))


@cache
def sentences(language: Language) -> list[tuple[str, str]]:
    """Return the name and the text of each message, its lines joined, as it is written."""
    found = [
        message
        for source in SOURCES
        for message in re.findall(
            r"^([a-z][\w-]*) *=(.*?)(?=^[a-z#-]|\Z)",
            text_of(language, source),
            re.DOTALL | re.MULTILINE,
        )
    ]
    return [(name, " ".join(text.split())) for name, text in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_is_typed_plain_and_read_typeset(language: Language) -> None:
    """Who writes has the keyboard's signs alone; no sign is set by hand here and not there."""
    for name, text in sentences(language):
        assert not re.search(rf"[{NO_BREAK}\u202f]|\w\u2019\w", text), (name, text)
        read = typeset(text, language)
        assert not re.search(r"\w'\w|s' ", read), (name, read)
        if language == "fr":
            assert not re.search(r"[^\s=] [:;!?»%]|« ", read), (name, read)
        if "{" not in text and name not in LAID_OUT:
            assert " ".join(re.split("[ \n]+", say(Phrase.of(name), language))) == read


LAID_OUT = {"own-introduction"}
"""What keeps its columns."""


def test_french_signs_have_their_space() -> None:
    for name, text in sentences("fr"):
        # Colons inside words are addresses and commands: http://, robot:sef, N:…
        if name in LAID_OUT:
            continue
        assert not re.search(r"[\w)}»][!?;](?=\s|$)", text.replace("&amp;", "")), (name, text)
        tight = re.findall(r"\S*[\w)}]:(?=\s|$)", text)
        assert not [one for one in tight if one not in TIGHT], (name, tight)


TIGHT = {"memory:", "N:", "Rouges:", "biritch:", "tools:", '{"\\u00A0"}:'}
"""What is typed so, and not French: the start of a list of names, of a deal, of an address."""


def test_english_signs_have_no_space() -> None:
    for name, text in sentences("en"):
        assert not re.search(r"[\w)}] [:;!?%](?=\s|$)", text), (name, text)
        assert not re.search(r"\w …", text) or name in ENDS_LATER, (name, text)


ENDS_LATER = {"web-key-card-keys"}
"""Where the dots stand for what is between."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_help_says_is_a_sentence(language: Language) -> None:
    """A capital, a full stop; in French what a command does, not what to do."""
    for name, text in sentences(language):
        if not name.startswith(("cli-help-", "cli-option-")) or name in NOT_SENTENCES:
            continue
        assert text[0].isupper() or text.startswith(('"', "bml", "{")), (name, text)
        assert text.rstrip().endswith((".", "}")), (name, text)
        todo = re.match(r"Ne pas |(\w+er|\w+ir|Écrire|Dire|Lire|Mettre|Inscrire)\b", text)
        assert language == "en" or todo is None, (name, text)


NOT_SENTENCES = {"cli-option-rank-by", "cli-option-game"}
"""What only lists the words that may be typed."""


def test_one_word_names_one_thing() -> None:
    """What the glossary calls otherwise, and what no French player says."""
    for name, text in sentences("fr"):
        wrong = WRONG.search(CODE.sub(" ", text))
        assert wrong is None or name in COMMANDS, (name, wrong, text)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda path: path.stem)
def test_lessons_speak_as_the_rest_does(lesson: Path) -> None:
    text = re.sub(r"\n +", " ", lesson.read_text(encoding="utf-8"))
    for told in re.findall(r"^\w+ fr: (.*)", text, re.MULTILINE):
        assert not WRONG.search(CODE.sub(" ", told)), told
        assert not re.search(rf"[\w)}}»][!?;:](?=\s|$)|[{NO_BREAK}\u2019]", told), told


WRONG = re.compile(
    r"\b(plis?|scores?|boards?|tricks?|deals?|settings?|IMPs|FMB)\b|\((?:Lois? |attendu)"
    r"|\b(?:arrêt|coupe|impasse|entame|contrat) à (?:piques|cœurs|carreaux|trèfles)\b"
)
CODE = re.compile(
    r"\{ \$[\w-]+ ->|\{[^{}]*\}|«[^»]*»|\[[^\]]*\]|--[\w-]+|<[^>]*>|\w+(?:,\w+){2,}"
)
"""Blanks, quotations and lists of columns: what is not French, and need not be."""
COMMANDS = {"cli-help-event", "cli-help-simulate", "cli-option-manager-room"}
"""What names commands, or words of their languages."""


def test_what_fills_a_sentence_is_left_as_it_was_written() -> None:
    said = say(Phrase.of("cli-file-not-found", file="l'été ?.pbn"), "fr")
    assert said == f"fichier introuvable{NO_BREAK}: l'été ?.pbn"
    assert has_sentence("cli-file-not-found", "fr")


def test_what_stands_in_both_languages_is_typeset_too() -> None:
    sentence = bilingual({"en": "Partner's suit?", "fr": "L'as : à qui ?"})
    assert sentence.en == "Partner\u2019s suit?"
    assert sentence.fr == f"L\u2019as{NO_BREAK}: à qui{NO_BREAK}?"


def test_a_list_is_parted_as_the_language_does() -> None:
    assert join_list("ab", "en") == "a; b"
    assert join_list("ab", "fr") == f"a{NO_BREAK}; b"


def test_typesetting_leaves_blanks_and_code_alone() -> None:
    text = "x = { $many ->\n    [one] une\n   *[other] { $many }\n} : d'{ $who } http://a:1/b"
    assert typeset(text, "fr") == text.replace("} :", f"}}{NO_BREAK}:").replace("d'", "d\u2019")
    assert messages("fr", "web.ftl")
