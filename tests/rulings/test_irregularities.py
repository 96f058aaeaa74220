"""Every irregularity leads, by every path, to a ruling that names its law in two languages."""

import re
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.core.phrase import Phrase
from biritch.rulings import phrases
from biritch.rulings.catalogue import all_irregularities
from biritch.rulings.irregularity import (
    Irregularity,
    Node,
    Question,
    Ruling,
    Unanswered,
    ask,
    follow_answers,
    paths,
    rule,
)
from biritch.words.translation import LANGUAGES, says, sentence_names

IRREGULARITIES = all_irregularities()
LAW = re.compile(r"[1-9][0-9]?(?:[A-G](?:[1-9](?:\([a-e]\)(?:\(i{1,2}\))?)?)?)?")
"""A number of the code of 2017, with its letters: 27, 16A, 45C4(b), 30B1(b)(ii)."""


def complaints(irregularity: Irregularity) -> Iterator[str]:
    """Yield what a director could not do with *irregularity*."""
    for path, ruling in paths(irregularity.first):
        asked = [question for question, _ in path]
        if len(set(asked)) != len(asked):
            yield f"asks twice: {asked}"
        laws = ruling.law.split("; ")
        if any(not LAW.fullmatch(law) or int(re.match("[0-9]+", law)[0]) > 93 for law in laws):  # type: ignore[index]
            yield f"no law: {ruling.law}"
        if not ruling.says:
            yield f"nothing to say after {path}"
    for ask_ in questions(irregularity.first):
        if len(set(ask_.answers)) < 2:
            yield f"{ask_.question} has one answer only"


def questions(node: Node) -> Iterator[Question]:
    if isinstance(node, Question):
        yield node
        for _, following in node.ways:
            yield from questions(following)


@pytest.mark.parametrize("name", IRREGULARITIES)
def test_every_path_ends_with_a_ruling_that_names_its_law(name: str) -> None:
    assert not list(complaints(IRREGULARITIES[name]))


def test_that_test_can_fail() -> None:
    twice = ask("a", yes=ask("a", yes=rule("94", "x"), no=rule("27B9x")), no=rule("", "x"))
    assert len(list(complaints(Irregularity("27", twice)))) == 6


@given(st.data())
def test_answers_fold_to_where_they_lead(data: st.DataObject) -> None:
    irregularity = data.draw(st.sampled_from(list(IRREGULARITIES.values())))
    answers: list[str] = []
    while isinstance(node := follow_answers(irregularity, answers), Question):
        with pytest.raises(Unanswered):
            follow_answers(irregularity, [*answers, "neither of them"])
        answers.append(data.draw(st.sampled_from(node.answers)))
    assert isinstance(node, Ruling)
    with pytest.raises(Unanswered):
        follow_answers(irregularity, [*answers, "yes"])


def used() -> set[str]:
    """Return the names of all sentences that the shelf uses."""
    found = {phrases.title(name).name for name in IRREGULARITIES}
    for one in IRREGULARITIES.values():
        found.add(phrases.family(one.family).name)
        for node in questions(one.first):
            found.add(phrases.question(node.question).name)
            found |= {phrases.answer(node.question, way).name for way in node.answers}
            found |= {phrases.sentence(told).name for told in node.tell}
        for _, ruling in paths(one.first):
            spoken = (*ruling.says, *ruling.options, *ruling.adjust)
            found |= {phrases.sentence(sentence).name for sentence in spoken}
    return found


def test_every_sentence_is_there_in_both_languages_and_none_is_idle() -> None:
    wanted = used()
    for language in LANGUAGES:
        there = {
            name
            for name in sentence_names(language)
            if re.match("ruling-(title|family|ask|answer|say)-|ruling-(yes|no)$", name)
        }
        assert there == wanted


def test_a_sentence_is_told_apart_in_each_language() -> None:
    alike = {name for name in used() if len(set(says(Phrase(name)).values())) < len(LANGUAGES)}
    assert alike <= {"ruling-family-information"}
